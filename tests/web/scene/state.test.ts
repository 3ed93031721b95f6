// Rows of the ledger as a figure's state names them.
import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../web/scene/scene.ts';
import type { Obb, Quat } from '../../../web/scene/shape.ts';
import { kNoRow, rowNumber } from '../../../web/scene/state.ts';
import { createStore } from '../../../web/scene/store.ts';

test('rows are numbered from 1', () => {
  expect(rowNumber(0)).toBe(1);
  expect(rowNumber(14)).toBe(15);
});

test('where none is chosen there is no number', () => {
  expect(rowNumber(null)).toBeNull();
  expect(rowNumber(kNoRow)).toBeNull();
});

describe('a pair that is turned', () => {
  const box = (rotation: Quat): Obb => ({
    kind: 'obb',
    center: [0, 0, 0],
    rotation,
    halfExtents: [1, 1, 1],
  });
  const scene = (rotation: Quat): Scene => ({
    items: [
      { id: 1, name: 'A', shape: box([0, 0, 0, 1]) },
      { id: 2, name: 'B', shape: box(rotation) },
    ],
    pair: [1, 2],
  });

  test('has lost the row that was chosen', () => {
    const store = createStore(scene([0, 0, 0, 1]));
    store.update({ step: 3 });
    store.edit(scene([0, 0, 1, 2]));
    expect(store.state.step).toBeNull();
  });

  test('still shows none where none was to be shown', () => {
    const store = createStore(scene([0, 0, 0, 1]));
    store.update({ step: kNoRow });
    store.edit(scene([0, 0, 1, 2]));
    expect(store.state.step).toBe(kNoRow);
  });
});
