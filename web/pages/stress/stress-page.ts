// What the stress page shows, as a template of its state.
import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../../strings/lang.ts';
import { format, rich, type Values } from '../../strings/text.ts';
import { header } from '../shared/header.ts';
import type { SurroundingsStore } from '../shared/surroundings.ts';
import { costTable, type Words } from './cost-table.ts';
import { kCounts } from './counts.ts';
import { kTriangles } from './knot.ts';
import { kModes } from './mode.ts';
import { raySentence } from './ray-sentence.ts';
import type { StressCommands, StressState } from './stress-state.ts';

const whole = (lang: Lang, n: number) => new Intl.NumberFormat(lang).format(n);

function modes(
  { strings }: Words,
  { mode }: StressState,
  commands: StressCommands,
): TemplateResult {
  return html`<div class="modes" role="radiogroup" aria-label=${strings.mode}>
    ${kModes.map(
      (each) => html`<label>
        <input
          type="radio"
          name="mode"
          .checked=${each === mode}
          @change=${() => commands.setMode(each)}
        />
        <span>${strings[`mode.${each}`]}</span>
      </label>`,
    )}
  </div>`;
}

function slider(
  { strings, lang }: Words,
  { mode, count }: StressState,
  commands: StressCommands,
): TemplateResult {
  const counts = kCounts[mode];
  const name = strings[`count.${mode}`];
  const input = (event: Event) =>
    commands.setCount(counts.at(Number((event.target as HTMLInputElement).value)));
  return html`<label>
    <h2>${name}</h2>
    <span class="count">${whole(lang, count)}</span>
    <input
      type="range"
      min="0"
      max=${counts.positions}
      .value=${String(counts.positionOf(count))}
      aria-label=${name}
      aria-valuetext=${whole(lang, count)}
      @input=${input}
    />
  </label>`;
}

/** Over the picture: what the core has found. */
function verdicts(words: Words, state: StressState): TemplateResult {
  const { strings, lang } = words;
  const { count, met, missed, costs, alert, hasPicture } = state;
  if (alert) return html`<div class="verdicts"><p class="verdict" role="alert">${alert}</p></div>`;
  if (!costs) return html``;
  const pairs = whole(lang, (count * (count - 1)) / 2);
  return html`<div class="verdicts">
    <p class="verdict">${richText(missed === null ? strings.verdict : strings['verdict.swept'], {
      met: whole(lang, met),
      missed: whole(lang, missed ?? 0),
      pairs,
    })}</p>
    ${hasPicture ? html`<p class="verdict ray">${richText(...raySentence(words, state))}</p>` : nothing}
  </div>`;
}

export function stressPage(
  store: SurroundingsStore<'stress'>,
  state: StressState,
  commands: StressCommands,
): TemplateResult {
  const { strings, lang } = store.current;
  const words = { strings, lang };
  const { mode, count, isRunning, costs, hasPicture } = state;
  const picture = format(strings[`picture.${mode}`], { n: whole(lang, count) });
  return html`${header('stress', store)}
    <main>
      <canvas tabindex="0" role="application" aria-label=${picture} ?hidden=${!hasPicture}></canvas>
      <i class="aim" hidden></i>
      ${verdicts(words, state)}
    </main>
    <aside>
      ${modes(words, state, commands)} ${slider(words, state, commands)}
      <div class="row">
        <button type="button" class="primary" @click=${() => commands.toggle()}>
          ${isRunning ? strings.pause : strings.continue}
        </button>
        <button type="button" ?disabled=${isRunning} @click=${() => commands.step()}>
          ${strings.step}
        </button>
      </div>
      <h2>${strings.costs}</h2>
      ${costTable(words, costs, mode === 'bullets')}
      <p class="soft">${format(strings[`about.${mode}`], { n: whole(lang, kTriangles) })}</p>
      <p class="soft">${strings['about.costs']}</p>
      <p class="soft">${hasPicture ? strings.drag : strings[`noPicture.${mode}`]}</p>
    </aside>`;
}

/** With what is between asterisks emphasized. */
const richText = (template: string, values: Values): TemplateResult =>
  html`${rich(template, values).map(({ text, strong }) => (strong ? html`<strong>${text}</strong>` : text))}`;
