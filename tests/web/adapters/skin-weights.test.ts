// The weights of a skinned mesh as one list.
import type { BufferAttribute } from 'three';
import { expect, test } from 'vitest';
import { type SkinWeights, skinWeights } from '../../../web/adapters/index.ts';
import { cylinder } from './support/cylinder.ts';

const entriesOf = ({ offsets, bones, weights }: SkinWeights, vertex: number) => {
  const range = [offsets[vertex], offsets[vertex + 1]] as const;
  return [Array.from(bones.slice(...range)), Array.from(weights.slice(...range))];
};

test('has the bones of each vertex, those of the largest weight first, without zeros', () => {
  const { mesh } = cylinder();
  const { skinIndex, skinWeight } = mesh.geometry.attributes as Record<string, BufferAttribute>;
  skinIndex?.setXYZW(0, 3, 1, 2, 0);
  skinWeight?.setXYZW(0, 0.25, 0.5, 0, 0.25);
  const weights = skinWeights(mesh);
  expect(entriesOf(weights, 0)).toEqual([
    [1, 3, 0],
    [0.5, 0.25, 0.25],
  ]);
  expect(weights.offsets).toHaveLength(mesh.geometry.getAttribute('position').count + 1);
  expect(weights.bones).toHaveLength(weights.offsets.at(-1) as number);
});

test('adds what is said twice of a bone, and may have nothing of a vertex', () => {
  const { mesh } = cylinder();
  const { skinIndex, skinWeight } = mesh.geometry.attributes as Record<string, BufferAttribute>;
  skinIndex?.setXYZW(0, 2, 1, 2, 1);
  skinWeight?.setXYZW(0, 0.25, 0.375, 0.25, 0.125);
  skinWeight?.setXYZW(1, 0, 0, 0, 0);
  const weights = skinWeights(mesh);
  expect(entriesOf(weights, 0)).toEqual([
    [2, 1],
    [0.5, 0.5],
  ]);
  expect(entriesOf(weights, 1)).toEqual([[], []]);
});

test('is of skinned meshes alone', () => {
  expect(() => skinWeights(undefined as never)).toThrow('skinWeights: skinnedMesh is undefined');
});
