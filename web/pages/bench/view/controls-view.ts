// The judge's buttons and options, and its progress while it is at work.
import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../../../strings/lang.ts';
import { format } from '../../../strings/text.ts';
import type { Level } from '../judge-messages.ts';
import { kMostTolerance } from '../page-address.ts';
import type { Words } from './answer-text.ts';

export interface Running {
  readonly done: number;
  readonly wrong: number;
  readonly count: number;
}

interface Controls {
  readonly words: Words;
  readonly lang: Lang;
  /** How many inputs the function can be tried on. */
  readonly inputs: number;
  readonly count: number;
  readonly level: Level;
  readonly tolerance: number;
  run(what: 'judge' | 'try'): void;
  setLevel(level: Level): void;
  setTolerance(tolerance: number): void;
}

const numberText = (n: number, lang: Lang) => new Intl.NumberFormat(lang).format(n);

export function runningView(
  { done, wrong, count }: Running,
  { words, lang }: Pick<Controls, 'words' | 'lang'>,
  commands: { cancel(): void; halt(): void },
): TemplateResult {
  const texts = {
    done: numberText(done, lang),
    count: numberText(count, lang),
    wrong: numberText(wrong, lang),
  };
  const button = (key: string, act: () => void) =>
    html`<button type="button" @click=${act}>${words[key]}</button>`;
  return html`<progress max=${count} .value=${done} aria-label=${words['progress.label']}></progress>
    <span class="soft">${done === 0 ? words['started'] : format(words['progress'] ?? '', texts)}</span>
    ${done === 0 ? button('cancel', commands.cancel) : button('halt', commands.halt)}`;
}

function toleranceIn({ target }: Event): number {
  const field = target as HTMLInputElement;
  const given = field.valueAsNumber;
  const tolerance = given > 0 ? Math.min(given, kMostTolerance) : 0;
  field.value = String(tolerance);
  return tolerance;
}

export function controlsView(controls: Controls): TemplateResult {
  const { words, lang, inputs, count, level, tolerance } = controls;
  const setLevel = ({ target }: Event) =>
    controls.setLevel((target as HTMLInputElement).checked ? 'exact' : 'close');
  return html`${
    inputs === 0
      ? nothing
      : html`<button type="button" @click=${() => controls.run('try')}>
            ${words[inputs > 1 ? 'try.many' : 'try']}
          </button>`
  }
    <button type="button" class="primary" @click=${() => controls.run('judge')}>
      ${format(words['judge'] ?? '', { count: numberText(count, lang) })}
    </button>
    <label>
      <input type="checkbox" .checked=${level === 'exact'} @change=${setLevel} />
      ${words['level']}
    </label>
    <label>
      ${words['tolerance']}
      <input
        type="number"
        class="tolerance"
        min="0"
        max=${kMostTolerance}
        step="any"
        .value=${String(tolerance)}
        @change=${(event: Event) => controls.setTolerance(toleranceIn(event))}
      />
    </label>
    ${tolerance > 0 ? html`<p class="soft tolerant">${toleranceText(tolerance, words)}</p>` : nothing}`;
}

/** What it does to what is compared. */
const toleranceText = (tolerance: number, words: Words): string =>
  format(words['tolerance.text'] ?? '', { tolerance });
