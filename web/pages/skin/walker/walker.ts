// The model that the page opens with: a walker on four legs, made here of tubes, facing +x, in meters.
import { Bone, type BufferGeometry, Group, Skeleton, SkinnedMesh, Vector3 } from 'three';
import { type Tube, tubeGeometry } from './tubes.ts';
import { walkClip } from './walk-clip.ts';

interface BoneAt {
  readonly parent: BoneName | null;
  readonly place: readonly [x: number, y: number, z: number];
}

/** Hind and front legs, left and right. */
export const kLegs = ['hind_left', 'hind_right', 'front_left', 'front_right'] as const;
type Leg = (typeof kLegs)[number];

export type BoneName =
  | 'pelvis'
  | 'chest'
  | 'neck'
  | 'head'
  | 'tail_1'
  | 'tail_2'
  | `thigh_${Leg}`
  | `shin_${Leg}`;

const kHip = { x: -0.4, y: 0.7, z: 0.13 };
const kShoulder = { x: 0.34, y: 0.7, z: 0.14 };
const kKnee = 0.37;
const kFoot = 0.05;

const isFront = (leg: Leg) => leg.startsWith('front');

function legAt(leg: Leg) {
  const { x, y, z } = isFront(leg) ? kShoulder : kHip;
  return { x, y, z: leg.endsWith('left') ? -z : z };
}

/** Where bones begin, in the space of the model. Parents stand before their children. */
const kBones: readonly (readonly [BoneName, BoneAt])[] = [
  ['pelvis', { parent: null, place: [-0.5, 0.76, 0] }],
  ['chest', { parent: 'pelvis', place: [-0.02, 0.78, 0] }],
  ['neck', { parent: 'chest', place: [0.42, 0.84, 0] }],
  ['head', { parent: 'neck', place: [0.64, 1.1, 0] }],
  ['tail_1', { parent: 'pelvis', place: [-0.56, 0.8, 0] }],
  ['tail_2', { parent: 'tail_1', place: [-0.78, 0.87, 0] }],
  ...kLegs.flatMap((leg): [BoneName, BoneAt][] => {
    const { x, y, z } = legAt(leg);
    const bend = isFront(leg) ? -0.02 : 0.03;
    return [
      [`thigh_${leg}`, { parent: isFront(leg) ? 'chest' : 'pelvis', place: [x, y, z] }],
      [`shin_${leg}`, { parent: `thigh_${leg}`, place: [x + bend, kKnee, z] }],
    ];
  }),
];

const numberOf = (name: BoneName) => kBones.findIndex(([each]) => each === name);

function tubes(): Tube[] {
  const joint = (x: number, y: number, z: number, radius: number) => ({
    place: new Vector3(x, y, z),
    radius,
  });
  return [
    {
      bones: ['pelvis', 'chest'].map((name) => numberOf(name as BoneName)),
      parent: null,
      joints: [joint(-0.5, 0.76, 0, 0.15), joint(-0.02, 0.76, 0, 0.18), joint(0.4, 0.78, 0, 0.19)],
    },
    {
      bones: ['neck', 'head'].map((name) => numberOf(name as BoneName)),
      parent: numberOf('chest'),
      joints: [joint(0.42, 0.84, 0, 0.12), joint(0.64, 1.1, 0, 0.1), joint(0.92, 1.04, 0, 0.055)],
    },
    {
      bones: ['tail_1', 'tail_2'].map((name) => numberOf(name as BoneName)),
      parent: numberOf('pelvis'),
      joints: [
        joint(-0.56, 0.8, 0, 0.06),
        joint(-0.78, 0.87, 0, 0.045),
        joint(-1.0, 0.84, 0, 0.02),
      ],
    },
    ...kLegs.map((leg): Tube => {
      const { x, y, z } = legAt(leg);
      const knee = isFront(leg) ? x - 0.02 : x + 0.03;
      return {
        bones: [numberOf(`thigh_${leg}`), numberOf(`shin_${leg}`)],
        parent: numberOf(isFront(leg) ? 'chest' : 'pelvis'),
        joints: [
          joint(x, y, z, 0.09),
          joint(knee, kKnee, z, 0.06),
          joint(isFront(leg) ? x : x - 0.02, kFoot, z, 0.048),
        ],
      };
    }),
  ];
}

function skeletonBones(): Bone[] {
  const bones = kBones.map(([name]) => {
    const bone = new Bone();
    bone.name = name;
    return bone;
  });
  for (const [i, [, { parent, place }]] of kBones.entries()) {
    const bone = bones[i] as Bone;
    bone.position.fromArray(place);
    if (parent === null) continue;
    const above = numberOf(parent);
    bone.position.sub(new Vector3().fromArray((kBones[above] as (typeof kBones)[number])[1].place));
    bones[above]?.add(bone);
  }
  return bones;
}

function skinnedBody(geometry: BufferGeometry, bones: Bone[]): SkinnedMesh {
  const mesh = new SkinnedMesh(geometry);
  mesh.name = 'walker';
  mesh.add(bones[0] as Bone);
  mesh.updateMatrixWorld(true);
  mesh.bind(new Skeleton(bones));
  return mesh;
}

/** As a loader of files gives it: a scene and its animations. */
export function walker() {
  const bones = skeletonBones();
  const scene = new Group();
  scene.add(skinnedBody(tubeGeometry(tubes()), bones));
  return { scene, animations: [walkClip(bones)] };
}
