import { initialState, Task, TaskStatus } from '@lit/task';
import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Progress } from '../../page/commands.ts';
import { explainedOf } from '../../page/selectors.ts';
import { isMoving } from '../../scene/clock.ts';
import { format } from '../../strings/text.ts';
import { define, LightElement } from '../controls/panel-element.ts';
import type { EmbedModel } from './embed-model.ts';

class PicturesPane extends LightElement {
  static override properties: PropertyDeclarations = { embed: { attribute: false } };

  declare embed: EmbedModel;
  #withVerdict = false;
  readonly #walk = this.#recording((progress) => this.embed.commands.files.saveWalk(progress));
  readonly #motion = this.#recording((progress) => this.embed.commands.files.saveMotion(progress));

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
        ${this.#gifTemplate(this.#walk, words.gif, words['gif.what'], hasNoWalk)}
        ${
          isMoving(page.scene)
            ? this.#gifTemplate(this.#motion, words['gif.motion'], words['gif.motion.what'])
            : null
        }
      </div>`;
  }

  readonly #toggleVerdict = (event: Event): void => {
    this.#withVerdict = (event.target as HTMLInputElement).checked;
  };

  /** Closing the dialog cancels the recording. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#walk.task.abort();
    this.#motion.task.abort();
  }

  #recording(save: (progress: Progress) => Promise<boolean>): Recording {
    const recording: Recording = {
      progress: { i: 0, n: 0 },
      task: new Task(this, {
        autoRun: false,
        args: () => [] as const,
        task: async (_args, { signal }) => {
          recording.progress = { i: 0, n: 0 };
          const drawn = (i: number, n: number) => {
            recording.progress = { i, n };
            this.requestUpdate();
          };
          const isSaved = await save({ signal, drawn });
          return !isSaved && signal.aborted ? initialState : isSaved;
        },
        onError: (error) => console.error(error),
      }),
    };
    return recording;
  }

  #gifTemplate({ task, progress }: Recording, name: string, what: string, disabled = false) {
    const { words } = this.embed;
    const status = task.render({
      pending: () => format(words['gif.drawing'], progress),
      complete: (isSaved) => words[isSaved ? 'gif.saved' : 'gif.failed'],
      error: () => words['gif.failed'],
    });
    return html`${
      task.status === TaskStatus.PENDING
        ? html`<button type="button" @click=${() => task.abort()}>${words['gif.cancel']}</button>`
        : html`<button type="button" ?disabled=${disabled} @click=${() => task.run()}>
            ${name}
          </button>`
    }
      <p>${what} <span role="status">${status ?? ''}</span></p>`;
  }
}

/** A GIF that is being drawn, and how many of its pictures are. */
interface Recording {
  progress: { readonly i: number; readonly n: number };
  readonly task: Task<readonly [], boolean>;
}

define('cp-pictures-pane', PicturesPane);

/** Downloads of the figure as image files. */
export const picturesPane = (embed: EmbedModel): TemplateResult =>
  html`<cp-pictures-pane .embed=${embed}></cp-pictures-pane>`;
