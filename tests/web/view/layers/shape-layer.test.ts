// What the camera is fitted to of the shapes of a scene.
import { Box3 } from 'three';
import { expect, test } from 'vitest';
import { sceneAt } from '../../../../web/scene/clock.ts';
import { withVelocity } from '../../../../web/scene/edits.ts';
import type { Scene } from '../../../../web/scene/scene.ts';
import { RenderResources } from '../../../../web/view/engine/render-resources.ts';
import { LayerStack } from '../../../../web/view/layers/layer-stack.ts';
import { ShapeLayer } from '../../../../web/view/layers/shape-layer.ts';
import { core } from '../../../core/support/core.ts';
import { sceneOf, stateOf } from '../support/drawing.ts';

const still = sceneOf({ kind: 'aabb', min: [0, 0, 0], max: [1, 1, 1] });
const moving: Scene = { ...withVelocity(still, 1, [2, 0, 0]), motion: { duration: 4 } };

function framedAt(scene: Scene, time: number) {
  const layers = new LayerStack(new RenderResources(), [ShapeLayer]);
  const state = stateOf(sceneAt(scene, time), { time });
  layers.update(state, core.createFigure().evaluate(state.scene));
  const { min, max } = new Box3().setFromPoints([...layers.frame(state.scene)]);
  return [min.toArray(), max.toArray()];
}

test.each([0, 1, 2.5, 4])('at %f s the whole motion is framed', (time) => {
  expect(framedAt(moving, time)).toEqual([
    [0, 0, 0],
    [9, 1, 1],
  ]);
});

test('where nothing moves the shapes are framed', () => {
  expect(framedAt(still, 2)).toEqual([
    [0, 0, 0],
    [1, 1, 1],
  ]);
});
