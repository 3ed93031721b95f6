// STL, as text or binary.
import { Mesh, type Object3D } from 'three';
import { STLLoader } from 'three/addons/loaders/STLLoader.js';

export function readStl(bytes: ArrayBuffer): Object3D {
  return new Mesh(new STLLoader().parse(bytes));
}
