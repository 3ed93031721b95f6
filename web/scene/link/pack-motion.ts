// The binary format of the motion in links of version 3, which must never change:
//
//   motion  1 where the scene says how long it lasts or 0 (one byte), duration (eight), steps (two; 0: none),
//           count of the shapes that move (two), of each its index from 0 (two) and its velocity (three of eight),
//           all little endian
import { kLongestDuration, kMostSteps } from '../motion-limits.ts';
import type { Scene, SceneMotion } from '../scene.ts';
import type { Vec3 } from '../shape.ts';
import { PackError } from './pack.ts';

const kHead = 1 + 8 + 2 + 2;
const kMoving = 2 + 3 * 8;

export function packedMotion({ items, motion }: Scene): Uint8Array {
  const moving = items.flatMap(({ velocity }, i) => (velocity ? [{ i, velocity }] : []));
  const data = new DataView(new ArrayBuffer(kHead + kMoving * moving.length));
  data.setUint8(0, motion ? 1 : 0);
  data.setFloat64(1, motion?.duration ?? 0, true);
  data.setUint16(9, motion?.steps ?? 0, true);
  data.setUint16(11, moving.length, true);
  moving.forEach(({ i, velocity }, place) => {
    const at = kHead + kMoving * place;
    data.setUint16(at, i, true);
    velocity.forEach((number, axis) => {
      data.setFloat64(at + 2 + 8 * axis, number, true);
    });
  });
  return new Uint8Array(data.buffer);
}

export interface UnpackedMotion {
  /** Bytes that it takes. */
  readonly size: number;
  /** The scene with this motion; throws a PackError where it has no such shapes. */
  of(scene: Scene): Scene;
}

/** Of the first of these bytes. */
export function unpackedMotion(bytes: Uint8Array): UnpackedMotion {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = bytes.length < kHead ? kHead : kHead + kMoving * data.getUint16(11, true);
  if (bytes.length < size) throw new PackError(`ends at byte ${bytes.length}`);
  const velocities = new Map<number, Vec3>();
  for (let at = kHead; at < size; at += kMoving) {
    const [x, y, z] = [2, 10, 18].map((offset) => data.getFloat64(at + offset, true));
    velocities.set(data.getUint16(at, true), [x as number, y as number, z as number]);
  }
  const motion = motionAt(data);
  return {
    size,
    of(scene) {
      for (const index of velocities.keys()) {
        if (index >= scene.items.length) throw new PackError(`there is no shape ${index}`);
      }
      const items = scene.items.map((item, i) => {
        const velocity = velocities.get(i);
        return velocity ? { ...item, velocity } : item;
      });
      return { ...scene, items, ...(motion && { motion }) };
    },
  };
}

function motionAt(data: DataView): SceneMotion | null {
  const [flag, duration, steps] = [
    data.getUint8(0),
    data.getFloat64(1, true),
    data.getUint16(9, true),
  ];
  if (flag > 1 || steps > kMostSteps) throw new PackError('no motion');
  if (flag === 0) return null;
  if (!(duration > 0 && duration <= kLongestDuration)) throw new PackError('no duration');
  return steps === 0 ? { duration } : { duration, steps };
}
