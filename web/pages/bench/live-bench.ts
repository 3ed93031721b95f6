// The bench at work: chooser, editor, judge, and what the visitor has written for each pair.
import { html, nothing, render } from 'lit';
import { particleAfter } from '../../strings/korean-particle.ts';
import type { Lang } from '../../strings/lang.ts';
import { loadPageStrings } from '../../strings/pages.ts';
import { setParticles } from '../../strings/text.ts';
import { writeCodeLink } from './code/code-link.ts';
import { caseCount } from './judge.ts';
import type { Level, TaskName } from './judge-messages.ts';
import { openingOf, ownCode, starterOf } from './opening.ts';
import { type AllProgress, loadProgress, storeProgress } from './progress-store.ts';
import { textbookCode } from './textbook-code.ts';
import type { Words } from './view/answer-text.ts';
import { fieldsView } from './view/fields-view.ts';
import { markSeals } from './view/seal-table.ts';
import { placesIn, Workbench } from './view/workbench.ts';

/** From `bench/` and `ko/bench/` to the site's folder. */
const upIn = (lang: Lang) => (lang === 'en' ? '../' : '../../');

class Bench {
  readonly #root: HTMLElement;
  readonly #words: Words;
  readonly #workbench: Workbench;
  #task: TaskName;
  #note: string;
  #progress: AllProgress;

  constructor(
    root: HTMLElement,
    lang: Lang,
    words: Words,
    progress: AllProgress,
    opening: { readonly task: TaskName; readonly code: string; readonly note: string },
  ) {
    this.#root = root;
    this.#words = words;
    this.#progress = progress;
    this.#task = opening.task;
    this.#note = opening.note;
    const section = this.#part('.workbench');
    this.#workbench = new Workbench(placesIn(section), {
      ...{ task: opening.task, code: opening.code, words, lang },
      cases: [],
      up: upIn(lang),
      count: caseCount(),
      changed: (code) => this.#store(code, null),
      sealed: (level, code) => this.#store(code, level),
    });
    section.hidden = false;
    this.#chooser.addEventListener('change', () => this.#choose(this.#chooser.value as TaskName));
    this.#show();
    void this.#workbench.edit();
  }

  get #chooser(): HTMLSelectElement {
    return this.#part('select') as HTMLSelectElement;
  }

  #part(selector: string): HTMLElement {
    return this.#root.querySelector<HTMLElement>(selector) as HTMLElement;
  }

  #choose(task: TaskName): void {
    this.#task = task;
    this.#open(ownCode(task, this.#progress, this.#words));
    const address = new URL(location.href);
    address.search = `?pair=${task}`;
    address.hash = '';
    history.replaceState(null, '', address);
    this.#show();
  }

  #open(code: string): void {
    this.#note = '';
    this.#workbench.open({ task: this.#task, code });
  }

  /** `seal`: newly earned; the best of this code is kept. */
  #store(code: string, seal: Level | null): void {
    const own = this.#progress[this.#task];
    const best = own?.code === code ? own.seal : null;
    const kept = best === 'exact' ? best : (seal ?? best);
    this.#progress = { ...this.#progress, [this.#task]: { code, seal: kept } };
    if (!storeProgress(this.#progress)) this.#note = this.#words['page.unstored'] ?? '';
    this.#show();
  }

  async #startFrom(code: Promise<string> | string): Promise<void> {
    const text = await code;
    this.#open(text);
    this.#store(text, null);
  }

  async #copyLink(): Promise<void> {
    const link = await writeCodeLink({ task: this.#task, code: this.#workbench.code });
    this.#note = this.#words[link === null ? 'page.copy.long' : 'page.copied'] ?? '';
    if (link !== null) {
      const address = new URL(location.href);
      address.search = '';
      address.hash = link;
      try {
        await navigator.clipboard.writeText(address.href);
      } catch {
        history.replaceState(null, '', address);
        this.#note = this.#words['page.copy.failed'] ?? '';
      }
    }
    this.#show();
  }

  #show(): void {
    const words = this.#words;
    this.#chooser.value = this.#task;
    const tool = (key: string, act: () => void) =>
      html`<button type="button" @click=${act}>${words[key]}</button>`;
    render(
      html`${tool('page.textbook', () => void this.#startFrom(textbookCode(this.#task)))}
      ${tool('page.starter', () => void this.#startFrom(starterOf(this.#task, words)))}
      ${tool('page.copy', () => void this.#copyLink())}`,
      this.#part('.tools'),
    );
    const note = this.#note === '' ? nothing : html`<p role="status">${this.#note}</p>`;
    render(note, this.#part('.note'));
    render(fieldsView(this.#task, words), this.#part('.gets'));
    markSeals(this.#part('.seals'), this.#task, this.#progress, words);
  }
}

/** The names of the kinds, as the page has them in its table. */
function namesIn(root: HTMLElement): Words {
  const heads = [...root.querySelectorAll<HTMLElement>('.seals thead [data-kind]')];
  return Object.fromEntries(
    heads.map((head) => [`name.${head.dataset['kind']}`, head.textContent ?? '']),
  );
}

export async function openBench(root: HTMLElement, lang: Lang): Promise<void> {
  if (lang === 'ko') setParticles(particleAfter);
  const texts: Words = await loadPageStrings('bench', lang);
  const words: Words = { ...texts, ...namesIn(root) };
  const progress = loadProgress();
  const opening = await openingOf(location, progress, lang, words);
  new Bench(root, lang, words, progress, opening);
  // another link opened in the same page
  addEventListener('hashchange', () => location.reload());
}
