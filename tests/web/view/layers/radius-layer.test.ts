// The projected radius of a box against a plane: it ends where the plane through the corner does, and the signed
// distance ends on the plane itself.
import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import type { Plane, Shape, Vec3 } from '../../../../web/scene/shape.ts';
import { RadiusLayer } from '../../../../web/view/layers/radius-layer.ts';
import { ShapeLayer } from '../../../../web/view/layers/shape-layer.ts';
import { Drawing, linesOf, sceneOf, watched } from '../support/drawing.ts';

const obb = (center: Vec3): Shape => ({
  kind: 'obb',
  center,
  rotation: [0.2, -0.4, 0.4, 1.2],
  halfExtents: [1, 0.5, 0.75],
});
const aabb: Shape = { kind: 'aabb', min: [-1, 2, -1], max: [1, 3, 2] };
const plane: Plane = { kind: 'plane', normal: [1, 2, -2], constant: -1.5 };

const heightOf = (point: Vector3) => (point.dot(new Vector3(...plane.normal)) + plane.constant) / 3;

function drawn(first: Shape, second: Shape) {
  const { LayerClass, layer } = watched(RadiusLayer);
  const drawing = new Drawing(sceneOf(first, second), {}, [ShapeLayer, LayerClass]);
  const lines = linesOf(layer()).map(({ start, end }) => ({ from: start, to: end }));
  const texts = drawing.labels.map(({ text }) => text);
  const places = drawing.labels.map(({ x, y }) => [x, y]);
  return { lines, texts, places, record: drawing.results.ledger?.verdict.plane };
}

describe.each([
  ['a box in front', obb([0.5, 3, -2])],
  ['a box behind', obb([0, -3, 1])],
  ['a box across the plane', obb([0.3, 0.5, 0])],
  ['an axis-aligned box', aabb],
])('%s', (_, box) => {
  test.each([
    ['before the plane', box, plane],
    ['after the plane', plane, box],
  ])('%s', (_, first, second) => {
    const { lines, texts, record } = drawn(first, second);
    if (!record) throw new Error('there is no ledger');
    const [diagonal, projection, radius, distance] = lines;
    if (!(diagonal && projection && radius && distance)) throw new Error('lines are missing');
    // The diagonal is drawn whole: its middle is the center.
    expect(diagonal.to.distanceTo(projection.from)).toBeCloseTo(0, 5);
    const center = (heightOf(diagonal.from) + heightOf(diagonal.to)) / 2;
    expect(Math.abs(heightOf(diagonal.from) - heightOf(diagonal.to))).toBeCloseTo(
      2 * record.projectedRadius,
      4,
    );
    expect(center).toBeCloseTo(record.signedDistance, 5);
    // The corner is as high as the end of the radius, which stands on the plane's normal.
    expect(heightOf(projection.from)).toBeCloseTo(heightOf(radius.to), 5);
    expect(radius.from.distanceTo(radius.to)).toBeCloseTo(record.projectedRadius, 5);
    expect(Math.abs(heightOf(radius.to) - center)).toBeCloseTo(record.projectedRadius, 5);
    expect(Math.abs(heightOf(radius.to))).toBeLessThan(Math.abs(center) + record.projectedRadius);
    // The arrow points from the plane: along the normal where the distance is positive.
    expect(heightOf(distance.from)).toBeCloseTo(0, 5);
    expect(heightOf(distance.to)).toBeCloseTo(center, 5);
    expect(distance.from.distanceTo(distance.to)).toBeCloseTo(Math.abs(center), 5);
    const names = texts.filter((text) => text.startsWith('v'));
    expect(names.toSorted()).toEqual(['vmax', 'vmin']);
    const numbers = texts
      .filter((text) => !text.startsWith('v'))
      .map((text) => Number(text.replace('−', '-')));
    expect(numbers[0]).toBeCloseTo(record.projectedRadius, 3);
    expect(numbers[1]).toBeCloseTo(record.signedDistance, 3);
  });
});

test('a center in the plane has its distance beside it', () => {
  const { places } = drawn(obb([0.5, 0.5, 0]), plane);
  expect(places).toHaveLength(4);
  expect(places.flat().every(Number.isFinite)).toBe(true);
});

test('a sphere against a plane has no diagonal', () => {
  const { lines, texts } = drawn({ kind: 'sphere', center: [0, 2, 0], radius: 1 }, plane);
  expect([lines, texts]).toEqual([[], []]);
});
