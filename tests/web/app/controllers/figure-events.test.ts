import { beforeEach, expect, test } from 'vitest';
import { FigureEventsController } from '../../../../web/app/controllers/figure-events.ts';
import type { Scene } from '../../../../web/scene/scene.ts';
import { createStore, type Store } from '../../../../web/scene/store.ts';

const scene: Scene = {
  items: [1, 2, 3].map((id) => ({
    id,
    name: `P${id}`,
    shape: { kind: 'point', position: [id, 0, 0] },
  })),
  pair: [1, 2],
};
const detail = (id: number) => ({ id, name: `P${id}` });

let store: Store;
let heard: unknown[];
beforeEach(() => {
  heard = [];
  store = createStore(scene);
  const events = new FigureEventsController((...event) => heard.push(event));
  store.subscribe((state, previous) => events.stateChanged(state, previous));
});

test('the shape under the pointer is told once, and that there is none', () => {
  store.update({ hovered: 2 });
  store.update({ hovered: 2, step: 1 });
  store.update({ hovered: null });
  expect(heard).toEqual([
    ['hover', detail(2)],
    ['hover', null],
  ]);
});

test('the selection is told with all of its shapes, first the one with the handles', () => {
  store.update({ selected: 3 });
  store.update({ selected: 1, also: [3] });
  store.update({ several: true });
  store.update({ selected: null, also: [] });
  expect(heard).toEqual([
    ['selection-change', [detail(3)]],
    ['selection-change', [detail(1), detail(3)]],
    ['selection-change', []],
  ]);
});

test('a shape that is removed is neither selected nor under the pointer', () => {
  store.update({ selected: 3, hovered: 3 });
  heard = [];
  store.edit({ ...scene, items: scene.items.slice(0, 2) });
  expect(heard).toEqual([
    ['hover', null],
    ['selection-change', []],
  ]);
});

test('another scene is told once, with the first frame as the beginning', () => {
  const events = new FigureEventsController((...event) => heard.push(event));
  const other: Scene = { ...scene, pair: [2, 3] };
  for (const shown of [scene, scene, other, other, scene]) events.frameShown(shown, null, null, '');
  expect(heard.map((event) => (event as readonly unknown[])[0])).toEqual([
    'ready',
    'scene-change',
    'scene-change',
  ]);
});
