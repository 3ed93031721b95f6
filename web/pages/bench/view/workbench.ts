// A function with its editor and the judge: on the bench, and on the page of an exhibit.
import { html, nothing, render } from 'lit';
import type { Lang } from '../../../strings/lang.ts';
import { loadElement } from '../../shared/load-element.ts';
import type { Editor } from '../code/editor.ts';
import { readCode } from '../code/read-code.ts';
import { Judge, kCasesForSeal } from '../judge.ts';
import type { JudgedCase, JudgedTask, Level } from '../judge-messages.ts';
import { addressOfTolerance, toleranceIn } from '../page-address.ts';
import { functionName } from '../tasks-list.ts';
import type { Words } from './answer-text.ts';
import { controlsView, type Running, runningView } from './controls-view.ts';
import { faultText } from './fault-text.ts';
import type { ResultContext } from './result-context.ts';
import { type Result, resultTitle, resultView } from './result-view.ts';

export interface WorkbenchOptions {
  readonly task: JudgedTask;
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

/** What was found about a function. */
interface Shown {
  readonly result: Result;
  readonly level: Level;
  readonly code: string;
}

const faultAbout = ({ task, lang }: WorkbenchOptions) => ({
  name: functionName(task),
  number: (n: number) => new Intl.NumberFormat(lang).format(n),
});

export class Workbench {
  readonly #places: WorkbenchPlaces;
  readonly #judge = new Judge();
  #options: WorkbenchOptions;
  #code: string;
  #editor: Editor | null = null;
  #level: Level = 'close';
  #running: Running | null = null;
  #result: Shown | null = null;
  /** Why the code as it is was not judged; what was found before stays. */
  #refusal: Shown | null = null;
  /** What was found about each task's function, for when the reader comes back to it. */
  readonly #results = new Map<JudgedTask, Shown>();
  #tolerance = toleranceIn(location.search);

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
    this.#refusal = null;
    const before = this.#results.get(this.#options.task) ?? null;
    this.#result = before?.code === this.#code ? before : null;
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
      faultText: (fault) => faultText(fault, words, faultAbout(this.#options)),
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
    const tolerance = this.#tolerance;
    const level = what === 'judge' ? this.#level : 'close';
    const read = readCode(code);
    if ('fault' in read) return this.#refuse({ type: 'fault', fault: read.fault }, level, code);
    this.#refusal = null;
    this.#result = null;
    this.#running = { done: 0, wrong: 0, count };
    this.#places.status.textContent = words['started'] ?? '';
    this.#render();
    const { body } = read;
    const seed = Math.floor(Math.random() * 2 ** 31);
    const verdict = await this.#judge.run(
      what === 'judge'
        ? { type: 'judge', body, task, level, tolerance, count, seed }
        : { type: 'try', body, task, tolerance, cases },
      (done, wrong) => {
        this.#running = { done, wrong, count };
        this.#render();
      },
    );
    this.#running = null;
    this.#show({ result: verdict, level, code });
    const isWhole = count === kCasesForSeal && tolerance === 0;
    if (verdict.type === 'passed' && isWhole) this.#options.sealed?.(level, code);
  }

  #cancel(): void {
    this.#judge.cancel();
    this.#running = null;
    this.#places.status.textContent = this.#options.words['cancelled'] ?? '';
    this.#render();
  }

  #show(shown: Shown): void {
    const { result, level } = shown;
    this.#result = shown;
    this.#results.set(this.#options.task, shown);
    if (result.type === 'wrong') void loadElement();
    this.#tell(result, level);
  }

  #refuse(result: Result, level: Level, code: string): void {
    this.#refusal = { result, level, code };
    this.#tell(result, level);
  }

  #tell(result: Result, level: Level): void {
    this.#places.status.textContent = resultTitle(this.#context(level), result);
    this.#render();
    this.#places.result.scrollIntoView({ block: 'nearest' });
  }

  #context(level: Level): ResultContext {
    const { words, lang, task, up } = this.#options;
    const goTo = (line: number) => void this.edit().then(() => this.#editor?.goTo(line));
    return { words, lang, task, level, tolerance: this.#tolerance, up, goTo };
  }

  #controls() {
    const { words, lang, cases, count } = this.#options;
    if (this.#running) {
      return runningView(
        this.#running,
        { words, lang },
        {
          cancel: () => this.#cancel(),
          halt: () => this.#judge.halt(),
        },
      );
    }
    return controlsView({
      ...{ words, lang, count, inputs: cases.length, level: this.#level },
      tolerance: this.#tolerance,
      run: (what) => void this.#run(what),
      setLevel: (level) => {
        this.#level = level;
      },
      setTolerance: (tolerance) => {
        this.#tolerance = tolerance;
        history.replaceState(null, '', addressOfTolerance(location.href, tolerance));
        this.#render();
      },
    });
  }

  #render(): void {
    render(this.#controls(), this.#places.controls);
    const view = (shown: Shown | null) =>
      shown ? resultView(this.#context(shown.level), shown.result) : nothing;
    render(html`${view(this.#refusal)}${view(this.#result)}`, this.#places.result);
  }
}
