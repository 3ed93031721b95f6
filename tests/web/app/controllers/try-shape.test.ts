import { beforeAll, describe, expect, test } from 'vitest';
import { SceneController } from '../../../../web/app/controllers/scene-controller.ts';
import { type Core, loadCore } from '../../../../web/core/index.node.ts';
import type { Scene } from '../../../../web/scene/scene.ts';
import type { SceneShape } from '../../../../web/scene/scene-shape.ts';
import type { Shape } from '../../../../web/scene/shape.ts';
import { createStore, type Store } from '../../../../web/scene/store.ts';
import { shapes } from '../../scene/samples.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const storeOf = (shape: Shape) => {
  const scene: Scene = { items: [{ id: 7, name: 'A', shape }], pair: null };
  return createStore(scene);
};

function tryShape(store: Store, core: Core, id: number, change: (shape: SceneShape) => SceneShape) {
  const controller = new SceneController({
    store,
    core: () => core,
    surroundings: () => null,
    reveal: () => undefined,
    openPreset: () => undefined,
    openEmpty: () => undefined,
    edited: () => undefined,
  });
  return controller.tryShape(id, change);
}

test('what the core takes is shown, and is one step once it is committed', () => {
  const store = storeOf(shapes.sphere);
  const widened = (radius: number) => () => ({ ...shapes.sphere, radius });
  expect(tryShape(store, core, 7, widened(2))).toBeNull();
  expect(tryShape(store, core, 7, widened(3))).toBeNull();
  expect(store.state.scene.items[0]?.shape).toMatchObject({ radius: 3 });
  store.commit();
  store.undo();
  expect(store.state.scene.items[0]?.shape).toBe(shapes.sphere);
  expect(store.canUndo).toBe(false);
});

describe('what the core refuses is answered and not shown', () => {
  const cases: [Shape, Shape, string, string][] = [
    [shapes.sphere, { ...shapes.sphere, radius: -1 }, 'radius', 'negative'],
    [shapes.sphere, { ...shapes.sphere, radius: Number.NaN }, 'radius', 'notFinite'],
    [shapes.point, { ...shapes.point, position: [1e61, 0, 0] }, 'position[0]', 'outOfRange'],
    [shapes.ray, { ...shapes.ray, direction: [0, 0, 0] }, 'direction', 'zeroLength'],
    [shapes.plane, { ...shapes.plane, normal: [0, 0, 0] }, 'normal', 'zeroLength'],
    [shapes.obb, { ...shapes.obb, rotation: [0, 0, 0, 0] }, 'rotation', 'zeroLength'],
    [shapes.obb, { ...shapes.obb, halfExtents: [1, -1, 1] }, 'halfExtents[1]', 'negative'],
  ];
  test.each(cases)('%j', (before, after, field, reason) => {
    const store = storeOf(before);
    expect(tryShape(store, core, 7, () => after)).toMatchObject({ field, reason });
    expect(store.state.scene.items[0]?.shape).toBe(before);
  });

  test('a minimum above its maximum', () => {
    const store = storeOf(shapes.aabb);
    const refusal = tryShape(store, core, 7, () => ({ ...shapes.aabb, min: [3, 0, 1] }));
    expect(refusal).toMatchObject({ reason: 'minAboveMax' });
    expect(store.state.scene.items[0]?.shape).toBe(shapes.aabb);
  });

  test('arithmetic on the way', () => {
    const store = storeOf(shapes.obb);
    const turned = () => ({
      ...shapes.obb,
      rotation: core.quaternion.fromAxisAngle([0, 0, 0], 1),
    });
    expect(tryShape(store, core, 7, turned)).toMatchObject({ reason: 'zeroLength' });
    expect(store.state.scene.items[0]?.shape).toBe(shapes.obb);
  });
});

test('a mistake of ours is no refusal', () => {
  const store = storeOf(shapes.point);
  const broken = () => {
    throw new TypeError('broken');
  };
  expect(() => tryShape(store, core, 7, broken)).toThrow(TypeError);
});

test('the same shape, or one that is gone, changes nothing', () => {
  const store = storeOf(shapes.point);
  const before = store.state;
  expect(tryShape(store, core, 7, (shape) => shape)).toBeNull();
  expect(tryShape(store, core, 8, () => shapes.sphere)).toBeNull();
  expect(store.state).toBe(before);
});
