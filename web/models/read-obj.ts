// OBJ. Materials, which are files beside it, are not read.
import type { Object3D } from 'three';
import { OBJLoader } from 'three/addons/loaders/OBJLoader.js';

export function readObj(bytes: ArrayBuffer): Object3D {
  return new OBJLoader().parse(new TextDecoder().decode(bytes));
}
