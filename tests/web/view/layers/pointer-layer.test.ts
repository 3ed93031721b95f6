import { expect, test } from 'vitest';
import type { PointerHit } from '../../../../web/scene/pointing.ts';
import type { Shape } from '../../../../web/scene/shape.ts';
import { PointerLayer } from '../../../../web/view/layers/pointer-layer.ts';
import { ShapeLayer } from '../../../../web/view/layers/shape-layer.ts';
import { Drawing, sceneOf, strokesOf, watched } from '../support/drawing.ts';

const ball: Shape = { kind: 'sphere', center: [0, 0, 0], radius: 1 };
const box: Shape = { kind: 'aabb', min: [2, 0, 0], max: [3, 1, 1] };
const ray = { origin: [0, 0, 9], direction: [0, 0, -1] } as const;
const hit: PointerHit = { id: 1, point: [0, 0, 1], normal: [0, 0, 1], triangle: null };

/** The number of strokes: of an arrow two, and two for a dot with its halo. */
function strokes(given: PointerHit | null | undefined): number {
  const { LayerClass, layer } = watched(PointerLayer);
  const pointing = given === undefined ? null : { ray: { ...ray, hit: given } };
  new Drawing(sceneOf(ball, box), { pointing }, [ShapeLayer, LayerClass]);
  return strokesOf(layer());
}

test('marks where the ray of the pointer hits, with the normal', () => {
  const withNormal = strokes(hit);
  expect(withNormal).toBeGreaterThan(strokes({ ...hit, normal: null }));
  expect(strokes({ ...hit, normal: null })).toBeGreaterThan(0);
});

test('and nothing where it hits nothing, or is not shown', () => {
  expect([strokes(null), strokes(undefined)]).toEqual([0, 0]);
});
