// Equal places of a file get one number: files repeat a corner for each triangle or normal that it has. A hash table of
// numbers, as texts to look them up by take as long as the reading of the file.
import { ModelError } from './model-error.ts';

const kNone = -1;
const kMultiplier = 0x9e3779b1;

export class Places {
  readonly #positions: Float64Array;
  /** Numbers of places, by their hashes; where one is taken, that of the next. */
  readonly #table: Int32Array;
  readonly #place = new Float64Array(3);
  readonly #bits = new Int32Array(this.#place.buffer);
  #count = 0;

  /** `most`: how many there are, if all differ. */
  constructor(most: number) {
    this.#positions = new Float64Array(3 * most);
    this.#table = new Int32Array(2 ** Math.ceil(Math.log2(2 * most + 1))).fill(kNone);
  }

  /** @throws ModelError where a coordinate is no number, or infinite */
  numberOf({ x, y, z }: { readonly x: number; readonly y: number; readonly z: number }): number {
    if (![x, y, z].every(Number.isFinite)) throw new ModelError('notFinite', `${x}, ${y}, ${z}`);
    // + 0: no −0
    const place = this.#place;
    place[0] = x + 0;
    place[1] = y + 0;
    place[2] = z + 0;
    const last = this.#table.length - 1;
    let at = this.#hash() & last;
    let number = this.#table[at] as number;
    while (number !== kNone && !this.#isAt(number)) {
      at = (at + 1) & last;
      number = this.#table[at] as number;
    }
    if (number !== kNone) return number;
    this.#table[at] = this.#count;
    this.#positions.set(place, 3 * this.#count);
    return this.#count++;
  }

  /** Of all numbers that were given. */
  positions(): Float64Array {
    return this.#positions.slice(0, 3 * this.#count);
  }

  #isAt(number: number): boolean {
    const place = this.#place;
    const positions = this.#positions;
    const at = 3 * number;
    return (
      positions[at] === place[0] && positions[at + 1] === place[1] && positions[at + 2] === place[2]
    );
  }

  #hash(): number {
    let hash = 0;
    for (let i = 0; i < 6; i++) {
      hash = Math.imul(hash ^ (this.#bits[i] as number), kMultiplier);
      hash ^= hash >>> 15;
    }
    return hash;
  }
}
