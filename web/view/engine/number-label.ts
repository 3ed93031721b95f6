// A number that is written over the picture.
import { number } from '../../strings/number.ts';

/** A number with a word in front of it: made anew only when it changes. */
export class NumberLabel {
  #word = '';
  #value = Number.NaN;
  #text = '';

  of(word: string, value: number): string {
    if (value !== this.#value || word !== this.#word) {
      this.#word = word;
      this.#value = value;
      this.#text = `${word} ${number(value)}`.trim();
    }
    return this.#text;
  }
}
