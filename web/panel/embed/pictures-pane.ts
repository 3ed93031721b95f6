import { html, type TemplateResult } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import { explainedOf } from '../../page/selectors.ts';
import { format } from '../../strings/text.ts';
import type { EmbedModel } from './embed-model.ts';

/** The walk on its way into a file. */
interface Drawing {
  readonly abort: AbortController;
  readonly drawn: number;
  readonly of: number;
}

class PicturesPane extends AsyncDirective {
  #drawing: Drawing | null = null;
  /** What came of the last one; null: nothing yet. */
  #end: 'saved' | 'failed' | null = null;

  override render(embed: EmbedModel): TemplateResult {
    const { words, page, commands } = embed;
    const nothingToWalk = explainedOf(page) === null;
    return html`<p>${words['hint.pictures']}</p>
      <div class="pictures">
        <button type="button" @click=${() => commands.files.savePicture()}>${words.png}</button>
        <p>${words['png.what']}</p>
        <button type="button" ?disabled=${nothingToWalk} @click=${() => commands.files.saveChart()}>
          ${words.svg}
        </button>
        <p>${words['svg.what']}</p>
        ${
          this.#drawing
            ? html`<button type="button" @click=${() => this.#drawing?.abort.abort()}>
                ${words['gif.cancel']}
              </button>`
            : html`<button
                type="button"
                ?disabled=${nothingToWalk}
                @click=${() => this.#save(embed)}
              >
                ${words.gif}
              </button>`
        }
        <p>${words['gif.what']} <span role="status">${this.#status(embed)}</span></p>
      </div>`;
  }

  /** The dialog is closed: nobody waits for the file any more. */
  override disconnected(): void {
    this.#drawing?.abort.abort();
  }

  #status({ words }: EmbedModel): string {
    const drawing = this.#drawing;
    if (drawing) return format(words['gif.drawing'], { i: drawing.drawn, n: drawing.of });
    return this.#end ? words[`gif.${this.#end}`] : '';
  }

  async #save({ commands }: EmbedModel): Promise<void> {
    const abort = new AbortController();
    const { signal } = abort;
    const show = (drawing: Drawing | null, end: 'saved' | 'failed' | null) => {
      this.#drawing = drawing;
      this.#end = end;
      commands.page.refresh();
    };
    show({ abort, drawn: 0, of: 0 }, null);
    try {
      const saved = await commands.files.saveWalk({
        signal,
        drawn: (drawn, of) => show({ abort, drawn, of }, null),
      });
      show(null, saved ? 'saved' : signal.aborted ? null : 'failed');
    } catch (error) {
      console.error(error);
      show(null, 'failed');
    }
  }
}

/** Pictures of the figure as files. */
export const picturesPane = directive(PicturesPane);
