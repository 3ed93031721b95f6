// Records with lists after them, read from the first number to the last.
import type { Vec3 } from '../scene/shape.ts';

export class Reader {
  readonly data: Float64Array;
  at = 0;

  constructor(data: Float64Array) {
    this.data = data;
  }

  number(): number {
    return this.data[this.at++] as number;
  }
  numbers(count: number): number[] {
    const numbers = Array.from(this.data.subarray(this.at, this.at + count));
    this.at += count;
    return numbers;
  }
  vector(): Vec3 {
    return this.numbers(3) as [number, number, number];
  }
  /** Where the next record of so many numbers is. */
  record(stride: number): number {
    this.at += stride;
    return this.at - stride;
  }
}

export function listOf<Item>(count: number, next: () => Item): Item[] {
  const items: Item[] = [];
  while (items.length < count) items.push(next());
  return items;
}
