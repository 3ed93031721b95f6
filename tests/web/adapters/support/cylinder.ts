// A cylinder about y, four meters long, with a bone at each meter; weights change from one bone to the next in the middle
// between them.
import {
  Bone,
  CylinderGeometry,
  Float32BufferAttribute,
  MeshBasicMaterial,
  Skeleton,
  SkinnedMesh,
  Uint16BufferAttribute,
} from 'three';

export const kBones = 4;
const kRadius = 0.3;

export interface Cylinder {
  readonly mesh: SkinnedMesh;
  readonly bones: readonly Bone[];
}

export function cylinder(): Cylinder {
  const geometry = new CylinderGeometry(kRadius, kRadius, kBones, 12, 4 * kBones, true);
  geometry.translate(0, kBones / 2, 0);
  const position = geometry.getAttribute('position');
  const indices: number[] = [];
  const weights: number[] = [];
  for (let i = 0; i < position.count; i++) {
    const place = Math.min(Math.max(position.getY(i) - 0.5, 0), kBones - 1);
    const lower = Math.min(Math.floor(place), kBones - 2);
    indices.push(lower, lower + 1, 0, 0);
    weights.push(1 - (place - lower), place - lower, 0, 0);
  }
  geometry.setAttribute('skinIndex', new Uint16BufferAttribute(indices, 4));
  geometry.setAttribute('skinWeight', new Float32BufferAttribute(weights, 4));
  const bones = Array.from({ length: kBones }, (_, i) => {
    const bone = new Bone();
    bone.name = `bone ${i}`;
    bone.position.y = i === 0 ? 0 : 1;
    return bone;
  });
  for (const [i, bone] of bones.entries()) bones[i - 1]?.add(bone);
  const mesh = new SkinnedMesh(geometry, new MeshBasicMaterial());
  mesh.name = 'cylinder';
  mesh.add(bones[0] as Bone);
  mesh.updateMatrixWorld(true);
  mesh.bind(new Skeleton(bones));
  return { mesh, bones };
}
