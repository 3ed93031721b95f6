// Changed versions of the open scene, as a host page gives them.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Opening } from '../../../../web/app/controllers/opening.ts';
import { SceneUpdates } from '../../../../web/app/controllers/scene-updates.ts';
import type { PageStore } from '../../../../web/app/page-store.ts';
import type { Item, Scene } from '../../../../web/scene/scene.ts';
import type { Quat, Shape } from '../../../../web/scene/shape.ts';
import type { Store } from '../../../../web/scene/store.ts';
import { loadPanelStrings } from '../../../../web/strings/index.ts';
import { document, openingFigure } from './support/opening-figure.ts';

const item = (id: number, shape: Shape): Item => ({ id, name: 'ABC'.charAt(id - 1), shape });
const sphere = (radius: number) => item(2, { kind: 'sphere', center: [3, 0, 0], radius });
const obb = (rotation: Quat) =>
  item(1, { kind: 'obb', center: [0, 0, 0], rotation, halfExtents: [1, 2, 3] });
const sceneOf = (...items: readonly Item[]): Scene => ({ items, pair: [1, 2] });
const turned = (w: number) => sceneOf(obb([0, 0, 1, w]), sphere(1));
const first = turned(1);

let store: Store;
let pageStore: PageStore;
let opening: Opening;
let updates: SceneUpdates;
let log: string[];

beforeAll(() => loadPanelStrings());
beforeEach(() => {
  const figure = openingFigure(first);
  ({ store, pageStore, opening, log } = figure);
  updates = new SceneUpdates(figure.context, opening, figure.notices);
  opening.finish();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const update = (scene: unknown, done = false) => updates.update(document(scene), done);

test('versions are one step of history, when the page has done', async () => {
  await update(turned(2));
  await update(turned(3));
  expect(store.state.scene).toEqual(turned(3));
  expect(store.isCommitted).toBe(false);
  await update(turned(4), true);
  expect(store.isCommitted).toBe(true);
  store.undo();
  expect(store.state.scene).toBe(first);
  expect(store.canUndo).toBe(false);
  expect(log).toEqual([]);
});

test('they are one when the reader turns to the figure, whose edit is the next', async () => {
  await update(turned(2));
  updates.finish();
  store.edit(turned(9));
  updates.finish();
  store.undo();
  expect(store.state.scene).toEqual(turned(2));
  store.undo();
  expect(store.state.scene).toBe(first);
});

test('what is back where it began is no step of history', async () => {
  await update(turned(2));
  await update(first, true);
  expect(store.state.scene).toBe(first);
  expect(store.isCommitted).toBe(true);
  expect(store.canUndo).toBe(false);
  await update(turned(2), true);
  await update(first, true);
  expect(store.canUndo).toBe(true);
});

test('a drag that has begun since is not ended', async () => {
  await update(turned(2));
  store.preview(turned(5));
  updates.finish();
  expect(store.isCommitted).toBe(false);
});

test('what is shown already is no step', async () => {
  await update(structuredClone(first), true);
  expect(store.state.scene).toBe(first);
  expect(store.canUndo).toBe(false);
});

test('selection and row stay, also where the axis of the row turns', async () => {
  store.update({ selected: 2, also: [1], step: 1, highlighted: ['A'] });
  const { state } = store;
  await update(turned(2));
  await update(turned(3), true);
  expect(store.state).toEqual({ ...state, scene: turned(3) });
});

test('a row of a pair of other kinds is dropped, and the selection with its shape', async () => {
  store.update({ selected: 1, step: 1 });
  const box = item(2, { kind: 'aabb', min: [0, 0, 0], max: [1, 1, 1] });
  await update(sceneOf(obb([0, 0, 0, 1]), box), true);
  expect(store.state).toMatchObject({ selected: 1, step: null });
  store.update({ step: 2 });
  const third = item(3, { kind: 'point', position: [0, 0, 9] });
  await update({ items: [box, third], pair: [2, 3] }, true);
  expect(store.state).toMatchObject({ selected: null, step: null });
  expect(store.state.scene.items).toHaveLength(2);
});

test('one that is no scene is reported, and ends the step with what is shown', async () => {
  await update(turned(2));
  await update(sceneOf(obb([0, 0, 0, 1]), { ...sphere(1), name: '' }));
  expect(log).toEqual(['error scene.items[1].name']);
  expect(store.state.scene).toEqual(turned(2));
  expect(store.isCommitted).toBe(false);
  await updates.update(null, true);
  expect(log).toHaveLength(2);
  expect(store.isCommitted).toBe(true);
  store.undo();
  expect(store.state.scene).toBe(first);
});

test('of several that are asked for at once, the last is shown', async () => {
  await Promise.all([update(turned(2)), update(turned(3)), update(turned(4), true)]);
  expect(store.state.scene).toEqual(turned(4));
  store.undo();
  expect(store.state.scene).toBe(first);
});

test('a scene that was asked for before is opened first, one after wins', async () => {
  const before = opening.openGiven(document(turned(7)));
  const then = update(turned(8));
  await Promise.all([before, then]);
  expect(log).toEqual(['opened']);
  expect(store.state.scene).toEqual(turned(8));
  opening.undo();
  expect(store.state.scene).toEqual(turned(7));

  const late = update(turned(2), true);
  await Promise.all([opening.openGiven(document(turned(6))), late]);
  expect(store.state.scene).toEqual(turned(6));
});

test('where there was no scene to show, it is opened', async () => {
  pageStore.update({ missing: () => 'There is no such example.' });
  await update(turned(2));
  expect(log).toEqual(['opened']);
  expect(store.state.scene).toEqual(turned(2));
});
