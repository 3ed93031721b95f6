// The areas of u, v and w: as parts of the whole shape they are the numbers that the core gives.
import { Matrix4, type Mesh, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { StepGroup } from '../../../../web/core/results.ts';
import type { Shape } from '../../../../web/scene/shape.ts';
import { ShapeLayer } from '../../../../web/view/layers/shape-layer.ts';
import { WeightLayer } from '../../../../web/view/layers/weight-layer.ts';
import { Drawing, sceneOf, watched } from '../support/drawing.ts';

const triangle: Shape = { kind: 'triangle', a: [0, 0, 0], b: [3, 0, 0], c: [0, 2, 1] };
const parallelogram: Shape = { ...triangle, kind: 'parallelogram' };
const through: Shape = { kind: 'ray', origin: [0.7, 0.5, 4], direction: [0.1, 0, -1] };
const beside: Shape = { kind: 'ray', origin: [2.9, 1.5, 4], direction: [0.1, 0, -1] };
const along: Shape = { kind: 'ray', origin: [0, 0, 4], direction: [3, 2, 1] };

/** The area that is drawn for each weight, as a part of the shape's own, and the numbers of the core. */
function weightsOf(first: Shape, second: Shape) {
  const { LayerClass, layer } = watched(WeightLayer);
  const scene = sceneOf(first, second);
  const { ledger } = new Drawing(scene).results;
  const steps = ledger?.steps.slice(0, ledger.count) ?? [];
  const whole = new Vector3(3, 0, 0).cross(new Vector3(0, 2, 1)).length();
  return steps.flatMap(({ group, aMin, bMin, points }, step) => {
    if (group !== StepGroup.barycentric) return [];
    const { labels } = new Drawing(scene, { step }, [ShapeLayer, LayerClass]);
    const [filled] = layer().object.children.filter((mesh) => mesh.visible) as Mesh[];
    const [x, y] = [new Vector3(), new Vector3()];
    (filled?.matrix ?? new Matrix4()).extractBasis(x, y, new Vector3());
    const value = Number.isNaN(points[0]) ? bMin : aMin;
    return { area: x.cross(y).length() / whole, value, label: labels.at(-1)?.text };
  });
}

describe.each([
  ['triangle', triangle, ['u', 'v', 'w']],
  ['parallelogram', parallelogram, ['u', 'v']],
] as const)('of a %s', (_, shape, names) => {
  test.each([
    ['that is hit', through],
    ['that is missed', beside],
  ])('%s', (_, ray) => {
    for (const weights of [weightsOf(ray, shape), weightsOf(shape, ray)]) {
      expect(weights.map(({ label }) => label?.slice(0, 1))).toEqual(names);
      for (const { area, value, label } of weights) {
        expect(area).toBeCloseTo(Math.abs(value), 9);
        expect(Number(label?.replace('−', '-').split('=')[1])).toBeCloseTo(value, 3);
      }
    }
  });
});

test('where the plane is not crossed there is no area', () => {
  expect(weightsOf(along, triangle)).toEqual([]);
});
