// What two shapes have in common, as it is drawn: fans of triangles, an outline, points with their numbers.
import { type Mesh, type Object3D, Vector3 } from 'three';
import { expect, test } from 'vitest';
import type { Vec3 } from '../../../../web/scene/shape.ts';
import { type CommonPart, commonPartLayer } from '../../../../web/view/layers/common-part-layer.ts';
import type { Layer, LayerContext } from '../../../../web/view/layers/layer.ts';
import { Drawing, overlap, sceneOf, stateOf } from '../support/drawing.ts';

const scene = sceneOf(
  { kind: 'aabb', min: [-2, -1, -2], max: [2, 0, 2] },
  { kind: 'aabb', min: [-1, -0.25, -1], max: [1, 2, 1] },
);
const square: readonly Vec3[] = [
  [-1, 0, -1],
  [-1, 0, 1],
  [1, 0, 1],
  [1, 0, -1],
];
const points = square.map((first, i) => ({
  first,
  second: [first[0], -0.25, first[2]] as const,
  text: `${i + 1}`,
  isLit: false,
}));

const nothing: CommonPart = { polygons: [], lines: [], rays: [], points: [] };

type Drawn = Mesh & { geometry: { instanceCount: number } };

function drawn(parts: (CommonPart | null)[]) {
  let layer: Layer | undefined;
  const drawing = new Drawing(scene, {}, [
    class extends commonPartLayer(() => parts[0] ?? null) {
      constructor(context: LayerContext) {
        super(context);
        layer = this;
      }
    },
  ]);
  const meshes = () => (layer?.object?.children ?? []) as readonly Object3D[] as readonly Drawn[];
  return { drawing, meshes };
}

test('a polygon is filled by a fan and outlined by its sides', () => {
  const { meshes } = drawn([{ ...nothing, polygons: [square] }]);
  const [fill, outline, dots] = meshes();
  const position = fill?.geometry.getAttribute('position');
  expect(fill?.geometry.drawRange.count).toBe(6);
  const corners = Array.from({ length: 6 }, (_, i) =>
    new Vector3().fromBufferAttribute(position as never, i).applyMatrix4(fill?.matrix as never),
  );
  expect(new Set(corners.map((corner) => corner.toArray().join()))).toEqual(
    new Set(square.map((corner) => corner.join())),
  );
  // a halo and a line each
  expect(outline?.geometry.instanceCount).toBe(8);
  expect(dots?.visible).toBe(false);
});

test('a line has no fill', () => {
  const { meshes } = drawn([
    { ...nothing, lines: [{ points: square.slice(0, 2), closed: false }] },
  ]);
  const [fill, outline] = meshes();
  expect([fill?.visible, outline?.geometry.instanceCount]).toEqual([false, 2]);
});

test('a closed line leads back to its first point', () => {
  const { meshes } = drawn([{ ...nothing, lines: [{ points: square, closed: true }] }]);
  const [fill, outline] = meshes();
  expect([fill?.visible, outline?.geometry.instanceCount]).toEqual([false, 8]);
});

test('a line without an end is drawn out of any view', () => {
  const { meshes } = drawn([{ ...nothing, rays: [{ origin: [1, 0, 0], direction: [0, 1, 0] }] }]);
  const outline = meshes()[1];
  expect(outline?.geometry.instanceCount).toBe(2);
  const end = outline?.geometry.getAttribute('end').array ?? [];
  expect(end[1]).toBeGreaterThan(100);
});

test('no halo hides another line', () => {
  const { meshes } = drawn([{ ...nothing, polygons: [square, square] }]);
  const tint = meshes()[1]?.geometry.getAttribute('tint').array ?? [];
  const alphas = Array.from({ length: 16 }, (_, i) => tint[4 * i + 3] ?? 0);
  expect(alphas).toEqual([...Array(8).fill(alphas[0]), ...Array(8).fill(1)]);
  expect(alphas[0]).toBeLessThan(1);
});

test('polygons stay sharp far from the origin', () => {
  const far = square.map(([x, y, z]): Vec3 => [x + 2 ** 30, y, z]);
  const { meshes } = drawn([{ ...nothing, polygons: [far] }]);
  const position = meshes()[0]?.geometry.getAttribute('position').array ?? [];
  expect(Math.max(...Array.from(position, Math.abs))).toBe(2);
});

test('each point has its number beside it, and none is written over another', () => {
  const { drawing, meshes } = drawn([{ ...nothing, polygons: [square], points }]);
  const { labels } = drawing;
  expect(labels.map(({ text }) => text)).toEqual(['1', '2', '3', '4']);
  for (const one of labels) {
    expect(labels.filter((other) => other !== one && overlap(one, other))).toEqual([]);
  }
  // a line with its halo, a ring of three dots, a dot
  expect(meshes()[2]?.geometry.instanceCount).toBe(4 * 6);
});

test('the lit one is written first, in another color', () => {
  const lit = points.map((point, i) =>
    i === 2 ? { ...point, text: '3: 0.250', isLit: true } : point,
  );
  const { labels } = drawn([{ ...nothing, points: lit }]).drawing;
  expect(labels[0]).toMatchObject({ text: '3: 0.250', color: 'hit' });
  expect(labels.slice(1).map(({ color }) => color)).toEqual(['ink', 'ink', 'ink']);
});

test('nothing is left of what is no longer there', () => {
  const parts: (CommonPart | null)[] = [{ ...nothing, polygons: [square], points }];
  const { drawing, meshes } = drawn(parts);
  parts[0] = null;
  drawing.layers.update(stateOf(scene), drawing.results);
  expect(meshes().map(({ visible }) => visible)).toEqual([false, false, false]);
  expect(drawing.labels).toEqual([]);
});
