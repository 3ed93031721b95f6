// How the walker walks, in place: one stride, as rotations of its bones at equal times.
import {
  AnimationClip,
  type Bone,
  Euler,
  type KeyframeTrack,
  Quaternion,
  QuaternionKeyframeTrack,
  VectorKeyframeTrack,
} from 'three';

/** Seconds of a stride, and its keys. */
const kStride = 1.4;
const kKeys = 28;
/** Where in the stride each leg is: one after the other, as animals walk. */
const kPhases: Readonly<Record<string, number>> = {
  hind_left: 0,
  front_left: 0.25,
  hind_right: 0.5,
  front_right: 0.75,
};

type Turn = (phase: number) => readonly [x: number, y: number, z: number];

/** Angles about the axes of the model, which are those of every bone before it is turned. */
function turnOf(name: string): Turn | null {
  const [part = '', ...leg] = name.split('_');
  const offset = kPhases[leg.join('_')] ?? 0;
  const at = (phase: number, turns = 1) => 2 * Math.PI * (turns * phase + offset);
  const turns: Readonly<Record<string, Turn>> = {
    thigh: (phase) => [0, 0, 0.42 * Math.sin(at(phase))],
    // bent while the leg swings forward
    shin: (phase) => [0, 0, -0.75 * Math.max(0, Math.cos(at(phase))) ** 2],
    chest: (phase) => [0, 0.06 * Math.sin(at(phase)), 0.02 * Math.sin(at(phase, 2))],
    neck: (phase) => [0, -0.05 * Math.sin(at(phase)), 0.07 * Math.sin(at(phase, 2))],
    head: (phase) => [0, 0, -0.09 * Math.sin(at(phase, 2) - 0.6)],
    tail: (phase) => [0, 0.32 * Math.sin(at(phase) - (leg[0] === '2' ? 1 : 0)), 0],
  };
  return turns[part] ?? null;
}

export function walkClip(bones: readonly Bone[]): AnimationClip {
  const phases = Array.from({ length: kKeys + 1 }, (_, i) => i / kKeys);
  const times = phases.map((phase) => phase * kStride);
  const tracks = bones.flatMap((bone): KeyframeTrack[] => {
    const turn = turnOf(bone.name);
    if (!turn) return [];
    const values = phases.flatMap((phase) => {
      const [x, y, z] = turn(phase);
      return new Quaternion().setFromEuler(new Euler(x, y, z)).toArray();
    });
    return [new QuaternionKeyframeTrack(`${bone.name}.quaternion`, times, values)];
  });
  const [root] = bones as [Bone];
  const heights = phases.flatMap((phase) => {
    const [x, y, z] = root.position.toArray();
    return [x, y + 0.012 * Math.cos(4 * Math.PI * phase), z];
  });
  tracks.push(new VectorKeyframeTrack(`${root.name}.position`, times, heights));
  return new AnimationClip('walk', kStride, tracks);
}
