// Worlds of boxes that move: so many that each meets about one other, in sizes within a factor of three.
import { randomOf } from '../cli/cases.mjs';

/** Numbers a box: center, rotation, half extents, drift and turn a frame. */
const kNumbers = 17;
/** Half the side of the space that a box has for itself. */
const kRoom = 0.52;
const kSmallest = 0.15;
const kLargest = 0.45;
/** Meters, and parts of a quaternion, a frame. */
const kSpeed = 0.01;
/** Frames until the boxes swing back, so that no number of frames thins them out. */
const kSwing = 16;

const kRotation = 3;
const kHalfExtents = 7;
const kDrift = 10;
const kTurn = 13;
/** Numbers of a pose: position and quaternion. */
export const kPose = 7;

export function makeBoxes(count: number, seed: number): Float64Array {
  const random = randomOf(seed);
  const side = kRoom * Math.cbrt(count);
  const numbers = new Float64Array(count * kNumbers);
  for (let at = 0; at < numbers.length; at += kNumbers) {
    const fill = (first: number, size: number, scale: number, offset = 0) => {
      for (let i = first; i < first + size; i++) numbers[at + i] = offset + random() * scale;
    };
    fill(0, 3, side);
    fill(kRotation, 4, 1);
    fill(kHalfExtents, 3, (kLargest - kSmallest) / 2, (kLargest + kSmallest) / 2);
    fill(kDrift, 3, kSpeed);
    fill(kTurn, 4, kSpeed);
  }
  return numbers;
}

/** The boxes as they are in a frame: the same for every library. */
export class Motion {
  readonly count: number;
  /** A box each: x, y, z, and a quaternion of length 1. */
  readonly poses: Float64Array;
  /** Three a box. */
  readonly halfExtents: Float64Array;
  readonly #numbers: Float64Array;

  constructor(numbers: Float64Array) {
    this.#numbers = numbers;
    this.count = numbers.length / kNumbers;
    this.poses = new Float64Array(this.count * kPose);
    this.halfExtents = new Float64Array(this.count * 3);
    for (let box = 0; box < this.count; box++) {
      const first = box * kNumbers + kHalfExtents;
      this.halfExtents.set(numbers.subarray(first, first + 3), 3 * box);
    }
    this.moveTo(0);
  }

  moveTo(frame: number): void {
    const swing = Math.abs(((frame + kSwing) % (2 * kSwing)) - kSwing);
    for (let box = 0; box < this.count; box++) {
      const from = box * kNumbers;
      const to = box * kPose;
      for (let i = 0; i < kPose; i++) {
        this.poses[to + i] = this.#at(from + i) + swing * this.#at(from + kDrift + i);
      }
      this.#normalize(to + kRotation);
    }
  }

  #normalize(at: number): void {
    const length = Math.hypot(...this.poses.subarray(at, at + 4));
    for (let i = at; i < at + 4; i++) this.poses[i] = (this.poses[i] as number) / length;
  }

  #at(index: number): number {
    return this.#numbers[index] as number;
  }
}
