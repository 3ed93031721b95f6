// What the words of the panel mean: the first use of a term is a button that opens its definition.
import { html, type TemplateResult } from 'lit';
import type { Key, Strings } from '../../../strings/index.ts';
import { kTerms, type Term } from './drawings.ts';
import { termButton } from './term-button.ts';

/** In Korean, what stays in the line of a term. Lines break beside a button. */
const kParticle = /^[가-힣]+[,.:;]*/;

/** Marks terms within one rendering of a panel, each where it is first used. */
export class Terms {
  readonly #strings: Strings;
  readonly #marked = new Set<Term>();

  constructor(strings: Strings) {
    this.#strings = strings;
  }

  /** A text with the first use of each of its terms marked. */
  mark(text: string): readonly (string | TemplateResult)[] {
    const found = this.#firstIn(text);
    if (!found) return [text];
    const { term, at, word } = found;
    const button = this.button(term, word);
    const rest = text.slice(at + word.length);
    const [particle = ''] = kParticle.exec(rest) ?? [];
    const marked = particle
      ? html`<span class="kept">${button ?? word}${particle}</span>`
      : (button ?? word);
    return [text.slice(0, at), marked, ...this.mark(rest.slice(particle.length))];
  }

  /** A text that stands for a term as a whole; null: the term is marked already. */
  button(term: Term, text: string): TemplateResult | null {
    if (this.#marked.has(term)) return null;
    this.#marked.add(term);
    return termButton({ term, text, strings: this.#strings });
  }

  #firstIn(text: string): { term: Term; at: number; word: string } | null {
    let first: { term: Term; at: number; word: string } | null = null;
    for (const term of kTerms) {
      if (this.#marked.has(term)) continue;
      for (const word of this.#strings[`term.${term}.words` as Key].split('|')) {
        const at = text.indexOf(word);
        if (at >= 0 && (!first || at < first.at)) first = { term, at, word };
      }
    }
    return first;
  }
}
