import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { kViews } from '../../../web/scene/views.ts';
import { Viewpoint } from '../../../web/view/viewpoint.ts';

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
  view.lookFrom('front');
  const width = (z: number) => seen(view, 1, 0, z).x - seen(view, -1, 0, z).x;
  expect(width(1) - width(-1)).toBeGreaterThan(10);
  view.setParallel(true);
  expect(Math.abs(width(1) - width(-1))).toBeLessThan(1);
});

test.each([
  ['front', [1, 0, 0], [0, 1, 0]],
  ['side', [0, 0, -1], [0, 1, 0]],
  ['top', [1, 0, 0], [0, 0, -1]],
] as const)('from the %s, right is %j and up is %j', (view, right, up) => {
  const from = viewpoint();
  from.lookFrom(view);
  const column = (i: number) => new Vector3().setFromMatrixColumn(from.camera.matrixWorld, i);
  expect(column(0).distanceTo(new Vector3(...right))).toBeLessThan(0.01);
  expect(column(1).distanceTo(new Vector3(...up))).toBeLessThan(0.01);
});

test.each(kViews)('the zoom is kept from the %s', (view) => {
  const from = viewpoint();
  const target = from.target.toArray();
  const before = from.worldPerPixel(target);
  from.lookFrom(view);
  expect(from.worldPerPixel(target)).toBeCloseTo(before, 9);
  expect(from.target.toArray()).toEqual(target);
});

test('the view turns about the middle of what is framed', () => {
  const view = new Viewpoint();
  view.resize(800, 600);
  view.frame([new Vector3(4, 4, 4), new Vector3(6, 6, 6)]);
  expect(view.target.distanceTo(new Vector3(5, 5, 5))).toBeLessThan(0.5);
});
