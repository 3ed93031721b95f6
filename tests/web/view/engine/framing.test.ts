import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import type { Shape } from '../../../../web/scene/shape.ts';
import {
  framePoints,
  kOpeningDirection,
  type Projected,
} from '../../../../web/view/engine/framing.ts';
import { Viewpoint } from '../../../../web/view/engine/viewpoint.ts';
import { outlinePoints } from '../../../../web/view/kinds/outline-points.ts';

const box: Shape = {
  kind: 'obb',
  center: [3, -1, 2],
  rotation: [0.1, 0.3, 0.2, 0.9],
  halfExtents: [2, 0.5, 1],
};

function frame(points: readonly Vector3[], width: number, height: number, parallel = false) {
  const view = new Viewpoint();
  view.setParallel(parallel);
  view.resize(width, height);
  view.frame(points);
  return view;
}

describe.each([
  [1440, 900, false],
  [390, 844, false],
  [768, 430, false],
  [1440, 900, true],
  [390, 844, true],
])('a picture of %i × %i, parallel: %s', (width, height, parallel) => {
  test.each([1e-3, 1, 1e6])('holds all of a scene of size %d, and is well filled', (size) => {
    const points = outlinePoints(box).map((point) => point.multiplyScalar(size));
    const { camera } = frame(points, width, height, parallel);
    const seen = points.map((point) => point.clone().project(camera));
    const across = seen.map((point) => point.x);
    const upwards = seen.map((point) => point.y);
    const widest = Math.max(...across, ...across.map((x) => -x));
    const highest = Math.max(...upwards, ...upwards.map((y) => -y));
    expect(Math.max(widest, highest)).toBeCloseTo(0.86, 2);
    // Centered: as much room on one side as on the other.
    expect(Math.max(...across) + Math.min(...across)).toBeCloseTo(0, 2);
    expect(Math.max(...upwards) + Math.min(...upwards)).toBeCloseTo(0, 2);
  });
});

test.each([
  [1440, 900, 0],
  [1440, 900, 500],
  [390, 844, 0],
])(
  'in %i × %i, with %i beside it covered, points lie to each other as in a still picture',
  (width, height, covered) => {
    const points = outlinePoints(box);
    const placesIn = (view: Viewpoint) => {
      view.frame(points);
      const places = points.map((point) =>
        view.project(point.clone(), { x: 0, y: 0, visible: false }),
      );
      const xs = places.map(({ x }) => x);
      const unit = Math.max(...xs) - Math.min(...xs);
      const [first] = places as [Projected];
      return places.flatMap(({ x, y }) => [(x - first.x) / unit, (y - first.y) / unit]);
    };
    const still = new Viewpoint();
    still.resize(768, 430);
    const view = new Viewpoint();
    view.resize(width, height);
    view.setInsets({ left: 0, top: 0, right: covered, bottom: 0 });
    const expected = placesIn(still);
    for (const [i, place] of placesIn(view).entries())
      expect(place).toBeCloseTo(expected[i] ?? 0, 9);
  },
);

test('a panel’s part of the picture is left free', () => {
  const points = outlinePoints(box);
  const lens = { slope: 0.1, parallel: false };
  const distance = (width: number) => {
    const free = { width, height: 800, fullHeight: 800 };
    return framePoints(points, kOpeningDirection, free, lens, new Vector3()).distance;
  };
  expect(distance(500)).toBeGreaterThan(1.5 * distance(1000));
});

test('a single point is looked at without trouble', () => {
  const { camera, target } = frame([new Vector3(1, 2, 3)], 800, 600);
  expect(target.toArray()).toEqual([1, 2, 3]);
  expect(Number.isFinite(camera.position.length())).toBe(true);
});
