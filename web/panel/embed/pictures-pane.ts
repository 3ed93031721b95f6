import { initialState, Task, TaskStatus } from '@lit/task';
import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { explainedOf } from '../../page/selectors.ts';
import { format } from '../../strings/text.ts';
import { define, LightElement } from '../controls/panel-element.ts';
import type { EmbedModel } from './embed-model.ts';

class PicturesPane extends LightElement {
  static override properties: PropertyDeclarations = { embed: { attribute: false } };

  declare embed: EmbedModel;
  #withVerdict = false;
  /** Frames of the walk drawn so far. */
  #progress = { i: 0, n: 0 };
  readonly #walk = new Task(this, {
    autoRun: false,
    args: () => [] as const,
    task: async (_args, { signal }) => {
      this.#progress = { i: 0, n: 0 };
      const drawn = (i: number, n: number) => {
        this.#progress = { i, n };
        this.requestUpdate();
      };
      const isSaved = await this.embed.commands.files.saveWalk({ signal, drawn });
      return !isSaved && signal.aborted ? initialState : isSaved;
    },
    onError: (error) => console.error(error),
  });

  override render(): TemplateResult {
    const { words, page, commands } = this.embed;
    const hasNoWalk = explainedOf(page) === null;
    return html`<p>${words['hint.pictures']}</p>
      <div class="pictures">
        <button type="button" @click=${() => commands.files.savePicture({ verdict: this.#withVerdict })}>
          ${words.png}
        </button>
        <div>
          <p>${words['png.what']}</p>
          <label class="check">
            <input type="checkbox" .checked=${live(this.#withVerdict)} @change=${this.#toggleVerdict} />
            ${words['png.verdict']}
          </label>
        </div>
        <button type="button" ?disabled=${hasNoWalk} @click=${() => commands.files.saveChart()}>
          ${words.svg}
        </button>
        <p>${words['svg.what']}</p>
        ${
          this.#walk.status === TaskStatus.PENDING
            ? html`<button type="button" @click=${() => this.#walk.abort()}>
                ${words['gif.cancel']}
              </button>`
            : html`<button type="button" ?disabled=${hasNoWalk} @click=${() => this.#walk.run()}>
                ${words.gif}
              </button>`
        }
        <p>${words['gif.what']} <span role="status">${this.#status()}</span></p>
      </div>`;
  }

  readonly #toggleVerdict = (event: Event): void => {
    this.#withVerdict = (event.target as HTMLInputElement).checked;
  };

  /** Closing the dialog cancels the recording. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#walk.abort();
  }

  #status(): string {
    const { words } = this.embed;
    const status = this.#walk.render({
      pending: () => format(words['gif.drawing'], this.#progress),
      complete: (isSaved) => words[isSaved ? 'gif.saved' : 'gif.failed'],
      error: () => words['gif.failed'],
    });
    return status ?? '';
  }
}

define('cp-pictures-pane', PicturesPane);

/** Downloads of the figure as image files. */
export const picturesPane = (embed: EmbedModel): TemplateResult =>
  html`<cp-pictures-pane .embed=${embed}></cp-pictures-pane>`;
