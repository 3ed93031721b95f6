import { expect, test } from 'vitest';
import { methodOf } from '../../../web/strings/pair-method.ts';

const method = (a: string, b: string, name: string) =>
  methodOf({ pair: { a, b, method: name } as never });

test('rays and segments have methods of their own', () => {
  expect(method('ray', 'capsule', 'distance')).toBe('capsule');
  expect(method('segment', 'plane', 'signedDistance')).toBe('crossing');
  expect(method('sphere', 'capsule', 'distance')).toBe('distance');
});

test('a mesh is explained as the triangle that decides', () => {
  expect(method('ray', 'mesh', 'triangles')).toBe('slabs');
  expect(method('segment', 'mesh', 'triangles')).toBe('slabs');
  expect(method('sphere', 'mesh', 'triangles')).toBe('distance');
  expect(method('mesh', 'plane', 'triangles')).toBe('side');
  expect(method('obb', 'mesh', 'triangles')).toBe('axes');
  expect(method('mesh', 'hull', 'triangles')).toBe('axes');
  expect(method('mesh', 'mesh', 'triangles')).toBe('axes');
});

test('what the table does not know is explained by axes', () => {
  expect(method('point', 'point', 'new')).toBe('axes');
});
