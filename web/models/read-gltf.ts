// glTF 2, as text or as GLB.
import type { Object3D } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { bareGlb } from './gltf-document.ts';
import { ModelError } from './model-error.ts';

export async function readGltf(bytes: ArrayBuffer): Promise<Object3D> {
  const { scene, scenes } = await new GLTFLoader().parseAsync(bareGlb(bytes), '');
  const shown = scene ?? scenes[0];
  if (!shown) throw new ModelError('noTriangles');
  return shown;
}
