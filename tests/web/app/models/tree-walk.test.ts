// The walk through a hierarchy: stepped, played, and only where there is one.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TreeWalk } from '../../../../web/app/models/tree-walk.ts';
import { PageStore } from '../../../../web/app/page-store.ts';
import { shownTree } from '../../../../web/scene/mesh-tree.ts';
import type { Item } from '../../../../web/scene/scene.ts';
import { createStore, type Store } from '../../../../web/scene/store.ts';
import { loadPanelStrings, stringsOf } from '../../../../web/strings/index.ts';
import { meshOf } from '../../view/support/mesh.ts';

const items: readonly Item[] = [
  { id: 1, name: 'A', shape: { kind: 'ray', origin: [1, 5, 3], direction: [0, -1, 0] } },
  { id: 2, name: 'B', shape: meshOf([0, 0, 0], [0, 0, 0, 1]) },
  { id: 3, name: 'C', shape: { kind: 'point', position: [0, 0, 0] } },
];

let store: Store;
let pageStore: PageStore;
let walk: TreeWalk;
beforeAll(loadPanelStrings);
beforeEach(() => {
  vi.useFakeTimers();
  store = createStore({ items, pair: [1, 2] });
  pageStore = new PageStore({ panelOpen: true, answerOpen: true }, () => undefined);
  walk = new TreeWalk({ store, pageStore, strings: () => stringsOf('en') });
  walk.show({ id: 2, level: 1, step: null });
});
afterEach(() => {
  walk.pause();
  vi.useRealTimers();
});

const step = () => store.state.tree?.step;
const last = () => (shownTree(store.state.tree, store.state.scene)?.walk?.steps.length ?? 0) - 1;

test('is there for the ray of the pair and the mesh that is shown', () => {
  expect(walk.isShown).toBe(true);
  store.amend({ items, pair: [3, 2] });
  expect(walk.isShown).toBe(false);
  walk.walkBy(1);
  expect(step()).toBeNull();
  store.amend({ items, pair: [1, 2] });
  walk.show(null);
  expect(walk.isShown).toBe(false);
});

test('is left for the level', () => {
  expect(walk.end()).toBe(false);
  walk.walkTo(1);
  walk.toggle();
  expect([walk.end(), step(), pageStore.state.playing]).toEqual([true, null, false]);
  vi.advanceTimersByTime(60_000);
  expect([step(), store.state.tree?.level]).toEqual([null, 1]);
  expect(walk.end()).toBe(false);
});

test('is stepped from either end, and ends there', () => {
  expect(last()).toBe(1);
  walk.walkBy(1);
  expect(step()).toBe(0);
  walk.walkBy(-1);
  expect(step()).toBe(0);
  walk.walkTo(1);
  walk.moveStep(1);
  expect(step()).toBe(1);
  walk.show({ id: 2, level: 0, step: null });
  walk.walkBy(-1);
  expect(step()).toBe(1);
});

test('is played to its end, and then from its beginning', () => {
  walk.play();
  expect([step(), pageStore.state.playing]).toEqual([0, true]);
  vi.advanceTimersByTime(20_000);
  expect([step(), pageStore.state.playing]).toEqual([1, false]);
  walk.toggle();
  expect(step()).toBe(0);
  walk.setStep(1);
  expect(pageStore.state.playing).toBe(false);
});

test('a step of another pair is forgotten', () => {
  walk.walkTo(1);
  store.amend({ items, pair: [3, 2] });
  expect(store.state.tree).toEqual({ id: 2, level: 1, step: null });
});
