// Records are read right where the memory moves between two reads, as when the core is asked for a name in between.
import { expect, test } from 'vitest';
import { Reader, RecordLayout } from '../../web/core/record-reader.ts';

/** Numbers that are elsewhere each time somebody looks, where they were is detached. */
class MovingNumbers {
  #data: Float64Array;

  constructor(numbers: readonly number[]) {
    this.#data = Float64Array.from(numbers);
  }

  get hits(): Float64Array {
    const copy = this.#data.slice();
    structuredClone(this.#data.buffer, { transfer: [this.#data.buffer] });
    this.#data = copy;
    return copy;
  }
}

test('in memory that moves', () => {
  const layout = new RecordLayout(
    [
      { name: 'count', size: 1 },
      { name: 'point', size: 3 },
    ],
    ['count', 'point'],
  );
  const reader = new Reader(new MovingNumbers([2, 1, 2, 3, 7, 8, 4, 5, 6]));
  const record = layout.next(reader);
  expect(record.number('count')).toBe(2);
  expect(record.vector('point')).toEqual([1, 2, 3]);
  expect(reader.numbers(record.number('count'))).toEqual([7, 8]);
  expect(reader.vector()).toEqual([4, 5, 6]);
});
