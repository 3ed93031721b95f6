// A function with its editor and the judge: on the bench, and on the page of an exhibit.
import { html, nothing, render } from 'lit';
import type { Lang } from '../../../strings/lang.ts';
import { format } from '../../../strings/text.ts';
import { loadElement } from '../../shared/load-element.ts';
import type { Editor } from '../code/editor.ts';
import { readCode } from '../code/read-code.ts';
import { Judge, kCasesForSeal } from '../judge.ts';
import type { JudgedCase, Level, TaskName } from '../judge-messages.ts';
import type { Words } from './answer-text.ts';
import type { ResultContext } from './result-context.ts';
import { type Result, resultTitle, resultView } from './result-view.ts';

export interface WorkbenchOptions {
  readonly task: TaskName;
  readonly code: string;
  /** What the function can be tried on; empty: nothing in particular. */
  readonly cases: readonly JudgedCase[];
  readonly words: Words;
  readonly lang: Lang;
  readonly up: string;
  readonly count: number;
  readonly changed?: (code: string) => void;
  readonly sealed?: (level: Level, code: string) => void;
}

/** The parts of the page that it fills. */
export interface WorkbenchPlaces {
  readonly code: HTMLElement;
  readonly controls: HTMLElement;
  readonly result: HTMLElement;
  /** Read out when it changes. */
  readonly status: HTMLElement;
}

/** The parts of a section by their classes. */
export function placesIn(section: HTMLElement): WorkbenchPlaces {
  const part = (selector: string) => section.querySelector<HTMLElement>(selector) as HTMLElement;
  return {
    code: part('.code'),
    controls: part('.controls'),
    result: part('.outcome'),
    status: part('[role="status"]'),
  };
}

interface Running {
  readonly done: number;
  readonly wrong: number;
  readonly count: number;
}

export class Workbench {
  readonly #places: WorkbenchPlaces;
  readonly #judge = new Judge();
  #options: WorkbenchOptions;
  #code: string;
  #editor: Editor | null = null;
  #level: Level = 'close';
  #running: Running | null = null;
  #result: { readonly result: Result; readonly level: Level } | null = null;

  constructor(places: WorkbenchPlaces, options: WorkbenchOptions) {
    this.#places = places;
    this.#options = options;
    this.#code = options.code;
    this.#render();
  }

  get code(): string {
    return this.#code;
  }

  /** Another function, with nothing found about it yet. */
  open(change: Partial<Pick<WorkbenchOptions, 'task' | 'code' | 'cases'>>): void {
    this.#judge.cancel();
    this.#options = { ...this.#options, ...change };
    this.#code = this.#options.code;
    this.#running = null;
    this.#result = null;
    this.#editor?.open(this.#code);
    this.#render();
  }

  /** As an edit of the same function: what is running or was found stays. */
  replaceCode(code: string): void {
    this.#code = code;
    this.#editor?.replace(code);
    this.#render();
  }

  /** Puts the editor in the place of the still code. */
  async edit(): Promise<void> {
    if (this.#editor) return;
    const { createEditor } = await import('../code/editor.ts');
    if (this.#editor) return;
    const { words, changed } = this.#options;
    this.#places.code.replaceChildren();
    this.#editor = createEditor(this.#places.code, {
      code: this.#code,
      label: words['editor'] ?? '',
      faultText: (code) => format(words[`fault.${code}`] ?? '', {}),
      changed: (code) => {
        this.#code = code;
        changed?.(code);
        this.#render();
      },
    });
  }

  /** The same for a reader whose focus is on the code. */
  async editHere(): Promise<void> {
    await this.edit();
    this.#editor?.focus();
  }

  async #run(what: 'judge' | 'try'): Promise<void> {
    const { task, cases, count, words } = this.#options;
    const code = this.#code;
    const level = what === 'judge' ? this.#level : 'close';
    const read = readCode(code);
    if ('fault' in read) return this.#show({ type: 'fault', fault: read.fault }, level);
    this.#result = null;
    this.#running = { done: 0, wrong: 0, count };
    this.#places.status.textContent = words['started'] ?? '';
    this.#render();
    const { body } = read;
    const seed = Math.floor(Math.random() * 2 ** 31);
    const verdict = await this.#judge.run(
      what === 'judge'
        ? { type: 'judge', body, task, level, count, seed }
        : { type: 'try', body, task, cases },
      (done, wrong) => {
        this.#running = { done, wrong, count };
        this.#render();
      },
    );
    this.#running = null;
    this.#show(verdict, level);
    if (verdict.type === 'passed' && count === kCasesForSeal) this.#options.sealed?.(level, code);
  }

  #cancel(): void {
    this.#judge.cancel();
    this.#running = null;
    this.#places.status.textContent = this.#options.words['cancelled'] ?? '';
    this.#render();
  }

  #show(result: Result, level: Level): void {
    this.#result = { result, level };
    if (result.type === 'wrong') void loadElement();
    this.#places.status.textContent = resultTitle(this.#context(level), result);
    this.#render();
    this.#places.result.scrollIntoView({ block: 'nearest' });
  }

  #context(level: Level): ResultContext {
    const { words, lang, task, up } = this.#options;
    const goTo = (line: number) => void this.edit().then(() => this.#editor?.goTo(line));
    return { words, lang, task, level, up, goTo };
  }

  #controls() {
    const { words, lang, cases, count } = this.#options;
    const number = (n: number) => new Intl.NumberFormat(lang).format(n);
    if (this.#running) {
      const { done, wrong } = this.#running;
      const values = { done: number(done), count: number(count), wrong: number(wrong) };
      const text = format(words['progress'] ?? '', values);
      return html`<progress max=${count} .value=${done} aria-label=${words['progress.label']}></progress>
        <span class="soft">${done === 0 ? words['started'] : text}</span>
        ${
          done === 0
            ? html`<button type="button" @click=${() => this.#cancel()}>${words['cancel']}</button>`
            : html`<button type="button" @click=${() => this.#judge.halt()}>${words['halt']}</button>`
        }`;
    }
    const setLevel = ({ target }: Event) => {
      this.#level = (target as HTMLInputElement).checked ? 'exact' : 'close';
    };
    return html`${
      cases.length === 0
        ? nothing
        : html`<button type="button" @click=${() => void this.#run('try')}>
              ${words[cases.length > 1 ? 'try.many' : 'try']}
            </button>`
    }
      <button type="button" class="primary" @click=${() => void this.#run('judge')}>
        ${format(words['judge'] ?? '', { count: number(count) })}
      </button>
      <label>
        <input type="checkbox" .checked=${this.#level === 'exact'} @change=${setLevel} />
        ${words['level']}
      </label>`;
  }

  #render(): void {
    render(this.#controls(), this.#places.controls);
    const shown = this.#result;
    render(
      shown ? resultView(this.#context(shown.level), shown.result) : nothing,
      this.#places.result,
    );
  }
}
