// Arrays whose buffer was transferred are refused by name, wherever numbers are taken from one.
import { expect, test } from 'vitest';
import type { Ray } from '../../web/scene/shape.ts';
import { core } from './support/core.ts';
import { thrown } from './support/thrown.ts';

function detached<T extends Float32Array | Float64Array | Uint32Array>(array: T): T {
  structuredClone(array.buffer, { transfer: [array.buffer] });
  return array;
}

const world = core.createWorld({ shapes: 4 });
const batch = core.createBatch('sphere', 'point', { pairs: 4 });
const ray: Ray = { kind: 'ray', origin: [0, 0, 0], direction: [1, 0, 0] };
const doubles = (length: number) => new Float64Array(length);

test.each([
  ['transforms', () => world.transforms(detached(doubles(16)))],
  ['transforms', () => world.transforms(detached(new Float32Array(16)))],
  ['positions', () => core.raycastMesh(ray, detached(doubles(9)))],
  ['positions', () => core.raycastMesh(ray, detached(new Float32Array(9)), [0, 1, 2])],
  ['index', () => core.raycastMesh(ray, doubles(9), detached(new Uint32Array(3)))],
  ['a', () => batch.from(detached(doubles(4)), doubles(3))],
  ['b', () => batch.from(doubles(4), detached(doubles(3)))],
])('%s', (argument, call) => {
  expect(thrown(call)).toMatchObject({
    ...{ name: 'InvalidArgumentError', argument, reason: 'detached' },
    message: expect.stringContaining('it must not be detached'),
  });
});

test('an empty array is none of them', () => {
  expect(() => world.transforms(doubles(0))).not.toThrow();
  expect(core.raycastMesh(ray, doubles(0))).toBe(null);
  expect(batch.from(doubles(0), doubles(0))).toBe(0);
});

test('views of the core’s own memory are copied before it grows', () => {
  const grown = core.createBatch('triangle', 'point', { pairs: 30_000 });
  const { a } = grown;
  a.forEach((_, i) => {
    a[i] = i % 9 === 4 || i % 9 === 8 ? 1 : 0;
  });
  const mesh = core.createMesh(grown.a);
  expect(mesh.triangleCount).toBe(30_000);
  mesh.refit(grown.a);
  const twice = core.createBatch('triangle', 'point', { pairs: 90_000 });
  expect(core.raycastMesh(ray, twice.a)).toMatchObject({ t: 0 });
  const hull = core.createHull(grown.a);
  expect(hull.sources.length).toBe(3);
  for (const each of [mesh, hull, grown, twice]) each.dispose();
});
