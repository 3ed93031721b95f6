// A number with a word in front of it, as it is written into the picture: made anew only when it changes.
import { number } from '../../strings/number.ts';

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
