import { Vector3, Vector4 } from 'three';
import { describe, expect, test } from 'vitest';
import { kViewAngles, kViews } from '../../../../web/scene/appearance.ts';
import { Viewpoint } from '../../../../web/view/engine/viewpoint.ts';

function viewpoint(): Viewpoint {
  const made = new Viewpoint();
  made.resize(800, 600);
  made.frame([new Vector3(-1, -1, -1), new Vector3(1, 1, 1)]);
  return made;
}

const seen = (view: Viewpoint, ...at: [number, number, number]) =>
  view.project(new Vector3(...at), { x: 0, y: 0, visible: false });

test('without perspective what is looked at is as large as before', () => {
  const view = viewpoint();
  const before = view.worldPerPixel(view.target.toArray());
  view.setParallel(true);
  expect(view.parallel).toBe(true);
  expect(view.worldPerPixel(view.target.toArray())).toBeCloseTo(before, 9);
  view.setParallel(false);
  expect(view.worldPerPixel(view.target.toArray())).toBeCloseTo(before, 9);
});

test('without perspective what is nearer is not larger', () => {
  const view = viewpoint();
  view.lookFrom(kViewAngles.front);
  const width = (z: number) => seen(view, 1, 0, z).x - seen(view, -1, 0, z).x;
  expect(width(1) - width(-1)).toBeGreaterThan(10);
  view.setParallel(true);
  expect(width(1)).toBeCloseTo(width(-1), 9);
});

test('with perspective again, and in another size, the lens is that of a scene framed with it', () => {
  const view = viewpoint();
  const other = new Viewpoint();
  other.setParallel(true);
  other.resize(800, 600);
  other.frame([new Vector3(-1, -1, -1), new Vector3(1, 1, 1)]);
  other.setParallel(false);
  for (const each of [view, other]) {
    each.turn(0.2, 0.1);
    each.resize(400, 900);
  }
  expect(other.camera).toHaveProperty('zoom', view.camera.zoom);
});

test('a close-up is so many times larger, and what was seen before comes back', () => {
  const view = viewpoint();
  const whole = view.target.toArray();
  const before = view.worldPerPixel(whole);
  view.closeUp([1, 2, 3], 1000);
  expect(seen(view, 1, 2, 3).x).toBeCloseTo(400, 6);
  expect(seen(view, 1, 2, 3).y).toBeCloseTo(300, 6);
  expect(view.worldPerPixel([1, 2, 3])).toBeCloseTo(before / 1000, 9);
  // The other lens does not change how much of the whole there is to come back to.
  view.setParallel(true);
  view.closeUp([1, 2, 3], 10);
  expect(view.worldPerPixel([1, 2, 3])).toBeCloseTo(before / 10, 9);
  view.closeUp(null, 1);
  expect(view.target.toArray()).toEqual(whole);
  expect(view.worldPerPixel(whole)).toBeCloseTo(before, 9);
});

test('turns about what is looked at, not over the top', () => {
  const view = viewpoint();
  view.lookFrom(kViewAngles.front);
  const target = view.target.toArray();
  view.turn(Math.PI / 2, 0);
  expect(view.direction.x).toBeCloseTo(1, 9);
  view.turn(0, 10);
  expect(view.direction.y).toBeCloseTo(1, 6);
  expect(view.direction.x).toBeGreaterThan(0);
  expect(view.target.toArray()).toEqual(target);
});

describe.each([false, true])('parallel: %s', (parallel) => {
  test('zooms so many times', () => {
    const view = viewpoint();
    view.setParallel(parallel);
    const before = view.worldPerPixel(view.target.toArray());
    view.zoom(2);
    expect(view.worldPerPixel(view.target.toArray())).toBeCloseTo(before / 2, 9);
  });

  function turned(): Viewpoint {
    const view = viewpoint();
    view.setInsets({ left: 64, top: 20, right: 200, bottom: 0 });
    view.setParallel(parallel);
    return view;
  }

  test('a line of sight runs through what is seen in its place', () => {
    const view = turned();
    const point = new Vector3(0.4, -0.7, 0.9);
    const { x, y } = seen(view, ...point.toArray());
    const { origin, direction } = view.rayThrough(x, y);
    const along = new Vector3(...direction);
    const from = point.clone().sub(new Vector3(...origin));
    expect(along.length()).toBeCloseTo(1, 12);
    expect(from.dot(along)).toBeGreaterThan(0);
    expect(from.cross(along).length()).toBeCloseTo(0, 9);
  });

  test('a pixel is as large as it is said to be', () => {
    const view = turned();
    const right = new Vector3().setFromMatrixColumn(view.camera.matrixWorld, 0);
    for (const near of [-1, 0, 1]) {
      const point = view.target.clone().addScaledVector(view.direction, near);
      const size = view.worldPerPixel(point.toArray());
      const beside = point.clone().addScaledVector(right, 10 * size);
      const at = seen(view, ...point.toArray());
      expect(seen(view, ...beside.toArray()).x - at.x).toBeCloseTo(10, 6);
    }
  });

  test('what is looked at lies in the middle of the free area', () => {
    const view = turned();
    const { x, y } = seen(view, ...view.target.toArray());
    expect(x).toBeCloseTo(64 + (800 - 200 - 64) / 2, 6);
    expect(y).toBeCloseTo(20 + (600 - 20) / 2, 6);
  });

  test('another size fits the picture anew until the view is changed', () => {
    const view = turned();
    const before = view.worldPerPixel(view.target.toArray());
    view.resize(1600, 1200);
    const after = view.worldPerPixel(view.target.toArray());
    expect(after).toBeLessThan(0.7 * before);
    view.lookFrom(kViewAngles.side);
    const direction = view.direction.clone();
    view.resize(800, 600);
    expect(view.direction.distanceTo(direction)).toBeLessThan(1e-12);
  });
});

test('parallel lines stay parallel only without perspective', () => {
  const view = viewpoint();
  const slope = (x: number) => {
    const [from, to] = [seen(view, x, 0, -1), seen(view, x, 0, 1)];
    return Math.atan2(to.y - from.y, to.x - from.x);
  };
  expect(Math.abs(slope(1) - slope(-1))).toBeGreaterThan(0.01);
  view.setParallel(true);
  expect(slope(1)).toBeCloseTo(slope(-1), 9);
});

test('without perspective, zooming keeps the eye outside of what is shown', () => {
  const view = viewpoint();
  view.setParallel(true);
  const { camera } = view;
  const target = view.target.toArray();
  const before = view.worldPerPixel(target);
  camera.zoom *= 100;
  view.updateCamera();
  expect(view.worldPerPixel(target)).toBeCloseTo(before / 100, 9);
  camera.zoom /= 1e5;
  view.updateCamera();
  expect(seen(view, 100, 100, 100).visible).toBe(true);
  view.setParallel(false);
  expect(view.worldPerPixel(target) / before).toBeCloseTo(1000, 6);
});

test('lines of sight come from a point, or from a direction', () => {
  const view = viewpoint();
  const eye = new Vector4();
  const { x, y, z } = view.camera.position;
  expect(view.writeEye(eye).toArray()).toEqual([x, y, z, 1]);
  view.setParallel(true);
  view.lookFrom(kViewAngles.front);
  view.writeEye(eye);
  expect(new Vector3(eye.x, eye.y, eye.z).distanceTo(new Vector3(0, 0, 1))).toBeLessThan(1e-9);
  expect(eye.w).toBe(0);
});

test.each([
  ['front', [1, 0, 0], [0, 1, 0]],
  ['side', [0, 0, -1], [0, 1, 0]],
  ['top', [1, 0, 0], [0, 0, -1]],
] as const)('from the %s, right is %j and up is %j', (view, right, up) => {
  const from = viewpoint();
  from.lookFrom(kViewAngles[view]);
  const column = (i: number) => new Vector3().setFromMatrixColumn(from.camera.matrixWorld, i);
  expect(column(0).distanceTo(new Vector3(...right))).toBeLessThan(0.01);
  expect(column(1).distanceTo(new Vector3(...up))).toBeLessThan(0.01);
});

test.each(kViews)('the zoom is kept from the %s', (view) => {
  const from = viewpoint();
  const target = from.target.toArray();
  const before = from.worldPerPixel(target);
  from.lookFrom(kViewAngles[view]);
  expect(from.worldPerPixel(target)).toBeCloseTo(before, 9);
  expect(from.target.toArray()).toEqual(target);
});

test('the view turns about the middle of what is framed', () => {
  const view = new Viewpoint();
  view.resize(800, 600);
  view.frame([new Vector3(4, 4, 4), new Vector3(6, 6, 6)]);
  expect(view.target.distanceTo(new Vector3(5, 5, 5))).toBeLessThan(0.5);
});

test('a view that was chosen keeps its size in a larger area, and what it shows in a smaller one', () => {
  const view = viewpoint();
  view.camera.position.lerp(view.target, -0.1);
  const size = () => view.worldPerPixel(view.target.toArray());
  const chosen = size();
  view.resize(800, 1000);
  expect(size()).toBeCloseTo(chosen, 9);
  view.setInsets({ left: 0, top: 0, right: 400, bottom: 0 });
  expect(size()).toBeCloseTo(2 * chosen, 9);
  view.setInsets({ left: 0, top: 0, right: 0, bottom: 0 });
  view.resize(1, 1);
  view.resize(800, 600);
  expect(size()).toBeCloseTo(chosen, 9);

  // and chosen again, in the current area
  view.setInsets({ left: 400, top: 0, right: 0, bottom: 0 });
  view.camera.position.lerp(view.target, 0.5);
  const nearer = size();
  view.setInsets({ left: 0, top: 0, right: 0, bottom: 0 });
  expect(size()).toBeCloseTo(nearer, 9);
});

test('a view that nobody has chosen fills the area there is', () => {
  const view = viewpoint();
  const before = view.worldPerPixel(view.target.toArray());
  view.resize(1600, 1200);
  expect(view.worldPerPixel(view.target.toArray())).toBeCloseTo(before / 2, 9);
});
