import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { StepGroup, StepUnit } from '../../../../web/core/results.ts';
import type { Shape } from '../../../../web/scene/shape.ts';
import { RenderResources } from '../../../../web/view/engine/render-resources.ts';
import { makeNode } from '../../../../web/view/kinds/make-node.ts';
import { AxisDrawing } from '../../../../web/view/layers/axis-drawing.ts';
import { step } from '../../strings/explained.ts';

const resources = new RenderResources();

function side(shape: Shape) {
  const node = makeNode(shape.kind, resources);
  node.place(shape);
  return { shape, node };
}

const along = (x: number, y: number, z: number) => new Float64Array([x, y, z]);

describe('the line of a projection', () => {
  const drawing = new AxisDrawing(resources);

  test.each([2.5, 30, 4000])('stands beside both spheres, %d m apart', (distance) => {
    const a = side({ kind: 'sphere', center: [0, 0, 0], radius: 1 });
    const b = side({ kind: 'sphere', center: [distance, 5, -3], radius: 1 });
    const [aMin, aMax, bMin, bMax] = [-1, 1, distance - 1, distance + 1];
    drawing.draw(step(bMin - aMax, { axis: along(1, 0, 0), aMin, aMax, bMin, bMax }), a, b);
    const { from, to, beside, labelAt } = drawing;
    // As long as what it measures, and a little more at both ends.
    expect(from.x).toBeCloseTo(aMin - 0.25, 9);
    expect(to.x).toBeCloseTo(bMax + 0.25, 9);
    expect(labelAt.x).toBeCloseTo((aMax + bMin) / 2, 9);
    const clearances = [a, b].map(({ node }) => {
      const support = node.support(beside, new Vector3());
      return from.clone().sub(support).dot(beside);
    });
    expect(Math.min(...clearances)).toBeCloseTo(0.3, 9);
  });

  test('points from A to B, whichever way the candidate does', () => {
    const a = side({ kind: 'sphere', center: [4, 0, 0], radius: 1 });
    const b = side({ kind: 'sphere', center: [0, 0, 0], radius: 1 });
    const intervals = { aMin: 3, aMax: 5, bMin: -1, bMax: 1 };
    drawing.draw(step(2, { axis: along(1, 0, 0), ...intervals }), a, b);
    expect(drawing.from.x).toBeCloseTo(5.25, 9);
    expect(drawing.to.x).toBeCloseTo(-1.25, 9);
    expect(drawing.labelAt.x).toBeCloseTo(2, 9);
  });

  test('measures up to a plane however far it is', () => {
    const a = side({ kind: 'sphere', center: [0, 0, 0], radius: 1 });
    const b = side({ kind: 'plane', normal: [0, 1, 0], constant: 50 });
    const axis = along(0, -1, 0);
    drawing.draw(step(49, { axis, aMin: -1, aMax: 1, bMin: 50, bMax: 50 }), a, b);
    expect(drawing.from.y).toBeCloseTo(1.25, 9);
    expect(drawing.to.y).toBeCloseTo(-50.25, 9);
    expect(Math.hypot(drawing.from.x, drawing.from.z)).toBeCloseTo(1.3, 9);
  });

  test('ends where the picture does if an interval has no end', () => {
    const a = side({ kind: 'ray', origin: [0, 2, 0], direction: [0, -2, 0] });
    const b = side({ kind: 'plane', normal: [0, 1, 0], constant: 0 });
    const aMin = Number.NEGATIVE_INFINITY;
    drawing.draw(step(-2, { axis: along(0, 1, 0), aMin, aMax: 2, bMin: 0, bMax: 0 }), a, b);
    expect(drawing.to.y).toBeCloseTo(2.25, 9);
    expect(drawing.from.y).toBeCloseTo(-2.25, 9);
  });
});

describe('the line of a parameter', () => {
  const drawing = new AxisDrawing(resources);
  const ray = side({ kind: 'ray', origin: [1, 0, 0], direction: [0, 0, 2] });
  const box = side({ kind: 'aabb', min: [0, -1, 4], max: [2, 1, 6] });
  const infinite = Number.POSITIVE_INFINITY;
  const numbers = { unit: StepUnit.parameter, aMin: 0, aMax: infinite };

  test('lies beside the ray, with t = 1 at its tip', () => {
    drawing.draw(step(-1, { ...numbers, bMin: 2, bMax: 3 }), ray, box);
    expect(drawing.shown).toBe(true);
    const beside = drawing.from.clone().sub(new Vector3(1, 0, 0));
    expect(beside.x * beside.x + beside.y * beside.y).toBeGreaterThan(0);
    expect(drawing.labelAt.z).toBeCloseTo(5, 9);
    expect(drawing.to.z).toBeGreaterThan(100);
    // No number is written: the unit is the ray's own.
    expect(drawing.gap).toBeNaN();
  });

  test('is drawn where the ray misses a slab that it is parallel to', () => {
    drawing.draw(step(1, { ...numbers, bMin: Number.NaN, bMax: Number.NaN }), ray, box);
    expect(drawing.shown).toBe(true);
    expect(Number.isFinite(drawing.from.z)).toBe(true);
  });

  test('lies beside a segment from its start to its end', () => {
    const segment = side({ kind: 'segment', start: [1, 0, 0], end: [1, 0, 4] });
    drawing.draw(step(-0.25, { ...numbers, aMax: 1, bMin: 0.5, bMax: 0.75 }), segment, box);
    expect(drawing.shown).toBe(true);
    expect(drawing.labelAt.z).toBeCloseTo(2.5, 9);
    const point = side({ kind: 'segment', start: [1, 0, 0], end: [1, 0, 0] });
    drawing.draw(step(-0.25, { ...numbers, aMax: 1, bMin: 0.5, bMax: 0.75 }), point, box);
    expect(drawing.shown).toBe(false);
  });
});

describe('a distance against a radius', () => {
  const drawing = new AxisDrawing(resources);
  const ray = side({ kind: 'ray', origin: [-2, 3, 0], direction: [1, 0, 0] });
  const ball = side({ kind: 'sphere', center: [0, 0, 0], radius: 1 });
  const [center, near, none] = [
    [0, 0, 0],
    [0, 3, 0],
    [Number.NaN, Number.NaN, Number.NaN],
  ];
  const radial = (numbers: object, points: number[][]) =>
    step(2, { ...numbers, group: StepGroup.distance, points: new Float64Array(points.flat()) });

  test.each([
    ['of the second', { aMin: 3, aMax: 3, bMin: 0, bMax: 1 }, [near, near, center, none]],
    ['of the first', { aMin: 0, aMax: 1, bMin: 3, bMax: 3 }, [center, none, near, near]],
  ] as [string, object, number[][]][])('%s runs from the center', (_, numbers, points) => {
    drawing.draw(radial(numbers, points), ray, ball);
    expect(drawing.shown).toBe(true);
    expect(drawing.gap).toBe(2);
    expect(drawing.from.toArray()).toEqual([0, 0, 0]);
    expect(drawing.to.toArray()).toEqual([0, 3, 0]);
    expect(drawing.labelAt.toArray()).toEqual([0, 2, 0]);
  });

  test('that is zero has no direction', () => {
    const numbers = { aMin: 0, aMax: 0, bMin: 0, bMax: 1 };
    drawing.draw(
      radial(numbers, [
        center as number[],
        center as number[],
        center as number[],
        none as number[],
      ]),
      ray,
      ball,
    );
    expect(drawing.gap).toBeNaN();
  });
});
