// Reads a file of glTF, as text or binary. Of its materials and pictures nothing is loaded: what is shown are weights.
import { MeshBasicMaterial } from 'three';
import type { GLTFLoaderPlugin } from 'three/addons/loaders/GLTFLoader.js';
import { SkinnedModel } from './skinned-model.ts';

export const kMostMegabytes = 50;

export type OpeningReason = 'kind' | 'size' | 'skin' | 'read';

/** A file that is not shown. `detail`: what the loader says. */
export class OpeningError extends Error {
  override readonly name = 'OpeningError';
  readonly reason: OpeningReason;
  readonly detail: string;

  constructor(reason: OpeningReason, detail = '') {
    super(`${reason}: ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}

const kLongestDetail = 160;

/** Instead of those of the file. */
const plainMaterials = (): GLTFLoaderPlugin & { loadMaterial(): Promise<MeshBasicMaterial> } => ({
  name: 'plain materials',
  loadMaterial: () => Promise.resolve(new MeshBasicMaterial()),
});

/** @throws OpeningError */
export async function openModel(file: File): Promise<SkinnedModel> {
  if (!/\.(glb|gltf)$/i.test(file.name)) throw new OpeningError('kind');
  if (file.size > kMostMegabytes * 1e6) throw new OpeningError('size');
  const { GLTFLoader } = await import('three/addons/loaders/GLTFLoader.js');
  try {
    const loader = new GLTFLoader().register(plainMaterials);
    return new SkinnedModel(await loader.parseAsync(await file.arrayBuffer(), ''));
  } catch (error) {
    if (error instanceof RangeError && error.message === 'no skinned mesh') {
      throw new OpeningError('skin');
    }
    const detail = error instanceof Error ? error.message : String(error);
    throw new OpeningError('read', detail.slice(0, kLongestDetail));
  }
}
