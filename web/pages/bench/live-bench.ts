// The bench at work: chooser, editor, judge, and what the visitor has written for each pair.
import { html, nothing, render } from 'lit';
import { copyText } from '../../shared/clipboard.ts';
import { particleAfter } from '../../strings/korean-particle.ts';
import type { Lang } from '../../strings/lang.ts';
import { setParticles } from '../../strings/text.ts';
import { writeCodeLink } from './code/code-link.ts';
import { caseCount } from './judge.ts';
import type { TaskName } from './judge-messages.ts';
import { type Opening, openingOf, ownCode, starterOf } from './opening.ts';
import { addressWith } from './page-address.ts';
import { kMaxKept, ProgressStore, sealsIn } from './progress-store.ts';
import { textbookCode } from './textbook-code.ts';
import type { Words } from './view/answer-text.ts';
import { fieldsView } from './view/fields-view.ts';
import { markSeals } from './view/seal-table.ts';
import { placesIn, Workbench } from './view/workbench.ts';
import { workbenchWords } from './workbench-words.ts';

/** From `bench/` and `ko/bench/` to the site's folder. */
const upIn = (lang: Lang) => (lang === 'en' ? '../' : '../../');

class Bench {
  readonly #root: HTMLElement;
  readonly #words: Words;
  readonly #workbench: Workbench;
  readonly #progress: ProgressStore;
  #task: TaskName;
  #note: string;
  /** Somebody else's code is shown, which is not kept in place of the visitor's own. */
  #isForeign: boolean;

  constructor(
    root: HTMLElement,
    lang: Lang,
    words: Words,
    progress: ProgressStore,
    opening: Opening,
  ) {
    this.#root = root;
    this.#words = words;
    this.#progress = progress;
    this.#task = opening.task;
    this.#note = opening.note;
    this.#isForeign = opening.isForeign;
    const section = this.#part('.workbench');
    this.#workbench = new Workbench(placesIn(section), {
      ...{ task: opening.task, code: opening.code, words, lang },
      cases: [],
      up: upIn(lang),
      count: caseCount(),
      changed: (code) => this.#keep(code),
      sealed: (level, code) => {
        // no edit has kept it yet, where it is the starter code or somebody else's
        if (code === this.#workbench.code) this.#keep(code);
        this.#progress.keepSeal(this.#task, code, level);
        this.#show();
      },
    });
    section.hidden = false;
    this.#chooser.addEventListener('change', () => this.#choose(this.#chooser.value as TaskName));
    progress.follow((task) => this.#follow(task));
    this.#show();
  }

  /** @throws Error where the editor can't be loaded */
  edit(): Promise<void> {
    return this.#workbench.edit();
  }

  get #chooser(): HTMLSelectElement {
    return this.#part('select') as HTMLSelectElement;
  }

  #part(selector: string): HTMLElement {
    return this.#root.querySelector<HTMLElement>(selector) as HTMLElement;
  }

  #choose(task: TaskName): void {
    this.#task = task;
    this.#note = '';
    this.#workbench.open({ task, code: ownCode(task, this.#progress, this.#words) });
    this.#becomeOwn();
    this.#show();
  }

  /** What is shown is the visitor's own, also after a reload: the address no longer names somebody else's code. */
  #becomeOwn(): void {
    this.#isForeign = false;
    history.replaceState(null, '', addressWith(location.href, { pair: this.#task }));
  }

  /** Whether the visitor has written something else than what is shown. */
  get #hasOther(): boolean {
    const own = this.#progress.of(this.#task);
    return this.#isForeign && own !== null && own.code !== this.#workbench.code;
  }

  /** The starter code is nobody's. */
  #keep(code: string): void {
    const isStarter = !this.#progress.of(this.#task) && code === starterOf(this.#task, this.#words);
    if (this.#hasOther) this.#note = this.#words['page.own.other'] ?? '';
    else if (!isStarter) {
      if (this.#isForeign) this.#becomeOwn();
      const isKept = this.#progress.keepCode(this.#task, code);
      this.#note = isKept ? '' : (this.#words[unkeptBecause(code)] ?? '');
    }
    this.#show();
  }

  /** The code that is shown becomes the visitor's own. */
  #adopt(): void {
    this.#becomeOwn();
    this.#keep(this.#workbench.code);
  }

  /** Another tab has kept something. */
  #follow(task: TaskName): void {
    const own = this.#progress.of(task);
    if (task === this.#task && !this.#isForeign && own) this.#workbench.replaceCode(own.code);
    this.#show();
  }

  async #startFrom(code: Promise<string> | string): Promise<void> {
    const text = await code;
    if (this.#isForeign) {
      this.#workbench.open({ task: this.#task, code: text });
      this.#becomeOwn();
    } else this.#workbench.replaceCode(text);
    this.#keep(text);
  }

  async #copyLink(): Promise<void> {
    const making = this.#addressOfCode();
    // Copied in the task of the click: a link that is too long is none.
    const copying = copyText(making.then((made) => made?.href ?? Promise.reject(kTooLong)));
    const isCopied = copying.then(
      () => true,
      () => false,
    );
    const address = await making;
    if (address === null) this.#note = this.#words['page.copy.long'] ?? '';
    else if (await isCopied) this.#note = this.#words['page.copied'] ?? '';
    else {
      history.replaceState(null, '', address);
      this.#note = this.#words['page.copy.failed'] ?? '';
    }
    this.#show();
  }

  /** null: the code is too long for a link. */
  async #addressOfCode(): Promise<URL | null> {
    const link = await writeCodeLink({ task: this.#task, code: this.#workbench.code });
    if (link === null) return null;
    const address = addressWith(location.href, {});
    address.hash = link;
    return address;
  }

  #show(): void {
    const words = this.#words;
    this.#chooser.value = this.#task;
    const tool = (key: string, act: () => void) =>
      html`<button type="button" @click=${act}>${words[key]}</button>`;
    render(
      html`${tool('page.textbook', () => void this.#startFrom(textbookCode(this.#task)))}
      ${tool('page.starter', () => void this.#startFrom(starterOf(this.#task, words)))}
      ${tool('page.copy', () => void this.#copyLink())}
      ${
        this.#hasOther
          ? html`${tool('page.own.open', () => this.#choose(this.#task))}
            ${tool('page.own.adopt', () => this.#adopt())}`
          : nothing
      }`,
      this.#part('.tools'),
    );
    const note = this.#note === '' ? nothing : html`<p role="status">${this.#note}</p>`;
    render(note, this.#part('.note'));
    render(fieldsView(this.#task, words), this.#part('.gets'));
    markSeals(this.#part('.seals'), this.#task, sealsIn(this.#progress), words);
  }
}

/** The words for why code could not be kept. */
const unkeptBecause = (code: string) =>
  code.length > kMaxKept ? 'page.unstored.long' : 'page.unstored';

const kTooLong = new Error('too long for a link');

/** The names of the kinds, as the page has them in its table. */
function namesIn(root: HTMLElement): Words {
  const heads = [...root.querySelectorAll<HTMLElement>('.seals thead [data-kind]')];
  return Object.fromEntries(
    heads.map((head) => [`name.${head.dataset['kind']}`, head.textContent ?? '']),
  );
}

/** @throws Error where a part of it can't be loaded */
export async function openBench(root: HTMLElement, lang: Lang): Promise<void> {
  if (lang === 'ko') setParticles(particleAfter);
  const texts: Words = await workbenchWords(lang);
  const words: Words = { ...texts, ...namesIn(root) };
  const progress = new ProgressStore();
  const opening = await openingOf(location, progress, lang, words);
  const bench = new Bench(root, lang, words, progress, opening);
  // another link opened in the same page
  addEventListener('hashchange', () => location.reload());
  await bench.edit();
}
