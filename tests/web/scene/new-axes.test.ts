import { expect, test } from 'vitest';
import { addShape, replaceShape, setPair } from '../../../web/scene/edits.ts';
import { kinds } from '../../../web/scene/kinds/index.ts';
import type { ShapeKind } from '../../../web/scene/kinds/kind.ts';
import { hasPairNewAxes, havePairSameKinds } from '../../../web/scene/new-axes.ts';
import { emptyScene, type Scene } from '../../../web/scene/scene.ts';
import type { Quat, Shape } from '../../../web/scene/shape.ts';
import { createStore } from '../../../web/scene/store.ts';
import { all, shapes } from './samples.ts';

const sceneOf = (shape: Shape): Scene =>
  setPair(addShape(addShape(emptyScene, 1, shape), 2, shapes.sphere), 1, 2);
const kindOf = (shape: Shape) => kinds[shape.kind] as unknown as ShapeKind<Shape>;
const eighth: Quat = [0.1, 0.2, 0.3, 0.9];

/** Shapes that look the same however they are turned, or are not turned at all. */
const kRound = ['sphere', 'point', 'aabb'];

for (const shape of all) {
  test(`${shape.kind}: moving keeps the axes, turning does not`, () => {
    const moved = kindOf(shape).translated(shape, [0.1, 1e6 / 3, -7.3]);
    const turned = kindOf(shape).rotated(shape, eighth, [1, 1, 1]);
    expect(hasPairNewAxes(sceneOf(shape), sceneOf(moved))).toBe(false);
    expect(hasPairNewAxes(sceneOf(shape), sceneOf(turned))).toBe(!kRound.includes(shape.kind));
  });
}

test('a row that was chosen before a rotation is not shown after it', () => {
  const store = createStore(sceneOf(shapes.obb));
  const turned = replaceShape(store.state.scene, 1, { ...shapes.obb, rotation: eighth });
  store.update({ step: 4 });
  store.preview(turned);
  expect(store.state.step).toBe(4);
  store.commit();
  expect(store.state.step).toBeNull();

  store.update({ step: 4 });
  store.undo();
  expect(store.state.step).toBeNull();
  store.update({ step: 4 });
  store.redo();
  expect(store.state.step).toBeNull();
});

test('a row stays chosen while a shape is moved, and while one beside the pair is turned', () => {
  const store = createStore(addShape(sceneOf(shapes.obb), 3, shapes.obb));
  store.update({ step: 4 });
  const { scene } = store.state;
  store.edit(replaceShape(scene, 1, { ...shapes.obb, center: [9, 8, 7] }));
  store.edit(replaceShape(store.state.scene, 3, { ...shapes.obb, rotation: eighth }));
  expect(store.state.step).toBe(4);
});

const pairOf = (a: Shape, b: Shape): Scene => ({
  items: [
    { id: 1, name: 'A', shape: a },
    { id: 2, name: 'B', shape: b },
  ],
  pair: [1, 2],
});
const { obb, sphere, point } = shapes;

test('kinds are compared side by side', () => {
  const before = pairOf(obb, sphere);
  expect(havePairSameKinds(before, pairOf({ ...obb, center: [9, 9, 9] }, sphere))).toBe(true);
  expect(havePairSameKinds(before, pairOf(sphere, obb))).toBe(false);
  expect(havePairSameKinds(before, pairOf(obb, point))).toBe(false);
  expect(havePairSameKinds(before, { ...before, pair: null })).toBe(false);
  expect(havePairSameKinds(emptyScene, emptyScene)).toBe(true);
});
