// Files of visitors: skinned models are opened, and why others are not is said.
import { describe, expect, test } from 'vitest';
import { kMostMegabytes, openModel } from '../../../../web/pages/skin/open-model.ts';
import { kBoneNames, kVertices, skinnedGlb } from '../../../support/skinned-glb.ts';

const file = (name: string, content: Buffer | string) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);

test('a skinned GLB, with the names of its bones as they are in the file', async () => {
  const model = await openModel(file('arm.GLB', skinnedGlb()));
  expect(model.meshNames).toEqual(['Arm']);
  expect(model.clips.map(({ name }) => name)).toEqual(['bend']);
  expect(model.duration).toBe(2);
  const [mesh] = model.meshes;
  if (!mesh) throw new Error('there is no mesh');
  const { boneNames, weights } = model.weightsOf(mesh);
  expect(boneNames).toEqual(kBoneNames);
  expect(weights.offsets).toHaveLength(kVertices + 1);
  model.setTime(2);
  expect(model.bounds().min[0]).toBeLessThan(-0.9);
});

describe('an error for', () => {
  const large = file('large.glb', '');
  Object.defineProperty(large, 'size', { value: kMostMegabytes * 1e6 + 1 });

  test.each([
    ['another kind of file', file('arm.obj', 'v 0 0 0'), 'kind'],
    ['a large file', large, 'size'],
    ['no skin', file('arm.glb', skinnedGlb(false)), 'skin'],
    ['half a file', file('arm.glb', skinnedGlb().subarray(0, 300)), 'read'],
    ['no glTF', file('arm.gltf', 'hello'), 'read'],
  ])('%s', async (_, given, reason) => {
    await expect(openModel(given)).rejects.toMatchObject({ name: 'OpeningError', reason });
  });
});
