import { expect, test } from 'vitest';
import { movingWith, selectedIds, toggled } from '../../../web/scene/selection.ts';
import { createStore } from '../../../web/scene/store.ts';

const point = { kind: 'point', position: [0, 0, 0] } as const;
const state = {
  ...createStore({
    items: [
      { id: 1, name: 'A', shape: point },
      { id: 2, name: 'B', shape: point, locked: true },
      { id: 3, name: 'C', shape: point },
      { id: 4, name: 'D', shape: point, hidden: true },
    ],
    pair: [1, 2],
  }).state,
  selected: 1,
  also: [2, 4],
};
const ids = (id: number) => movingWith(state, id).map((item) => item.id);

test('the shape with the gizmo comes first', () => {
  expect(selectedIds(state)).toEqual([1, 2, 4]);
  expect(selectedIds({ ...state, selected: null })).toEqual([]);
});

test('the selection moves together, except locked and hidden shapes', () => {
  expect(ids(1)).toEqual([1]);
  expect(movingWith({ ...state, also: [2, 3] }, 3).map((item) => item.id)).toEqual([1, 3]);
});

test('a shape outside the selection moves alone', () => {
  expect(ids(3)).toEqual([3]);
  expect(movingWith({ ...state, also: [] }, 2)).toEqual([]);
});

test('toggling adds and removes shapes', () => {
  expect(toggled(state, 3)).toEqual({ selected: 3, also: [1, 2, 4] });
  expect(toggled(state, 1)).toEqual({ selected: 2, also: [4] });
  expect(toggled({ ...state, also: [] }, 1)).toEqual({ selected: null, also: [] });
});
