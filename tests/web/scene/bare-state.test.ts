import { expect, test } from 'vitest';
import { bareState, withoutHandles } from '../../../web/scene/bare-state.ts';
import { createStore } from '../../../web/scene/store.ts';
import { shapes } from './samples.ts';

const { state } = createStore({
  items: [
    { id: 1, name: 'A', shape: shapes.obb },
    { id: 2, name: 'B', shape: shapes.sphere, hidden: true },
  ],
  pair: [1, 2],
});

test('a bare state has nothing that a pointer or a page has added', () => {
  const bare = bareState({ ...state, selected: 1, hovered: 1, highlighted: ['A'] });
  expect(bare).toMatchObject({ selected: null, hovered: null, highlighted: [] });
  expect(bare.scene.items.map(({ name }) => name)).toEqual(['A']);
});

test('without handles the shape under the pointer is lit among the others', () => {
  expect(withoutHandles(state)).toBe(state);
  const lit = withoutHandles({ ...state, hovered: 1, highlighted: ['C'] });
  expect(lit).toEqual({ ...state, hovered: null, highlighted: ['C', 'A'] });
});
