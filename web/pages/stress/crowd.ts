// Shapes that move and turn in a room, each at its own constant speed: one step per frame. The room grows with
// their number, so that about half of them meet another one.

import { randomNumbers } from '../shared/random-numbers.ts';

/** Position x, y, z and rotation x, y, z, w. */
export const kPoseNumbers = 7;

/** Meters of the room's edge for one. */
const kRoomOfOne = 2.6;
/** Least and most half extents, meters and radians a step. */
export interface CrowdStyle {
  readonly sizes: readonly [number, number];
  readonly speed: number;
  readonly turn: number;
}

export const crowdStyles = {
  slow: { sizes: [0.25, 0.75], speed: 0.02, turn: 0.03 },
  fast: { sizes: [0.08, 0.2], speed: 1.5, turn: 0 },
} as const satisfies Readonly<Record<string, CrowdStyle>>;

export class Crowd {
  readonly count: number;
  /** Meters from the middle of the room to its walls. */
  readonly reach: number;
  /** `kPoseNumbers` for each. Refreshed in place. */
  readonly poses: Float32Array;
  /** Three for each, if it is a box. */
  readonly halfExtents: Float32Array;
  /** Three for each: meters in the next step. */
  readonly velocities: Float32Array;
  /** The quaternion of one step's turn. */
  readonly #turns: Float32Array;

  constructor(
    count: number,
    { sizes: [fewest, most], speed, turn }: CrowdStyle = crowdStyles.slow,
    seed = 1,
  ) {
    this.count = count;
    this.reach = (kRoomOfOne * Math.cbrt(count)) / 2;
    this.poses = new Float32Array(count * kPoseNumbers);
    this.halfExtents = new Float32Array(count * 3);
    this.velocities = new Float32Array(count * 3);
    this.#turns = new Float32Array(count * 4);
    const random = randomNumbers(seed);
    const within = (most: number) => (2 * random() - 1) * most;
    for (let i = 0; i < count; i++) {
      for (let k = 0; k < 3; k++) {
        this.poses[i * kPoseNumbers + k] = within(this.reach);
        this.halfExtents[i * 3 + k] = fewest + random() * (most - fewest);
        this.velocities[i * 3 + k] = within(speed);
        this.#turns[i * 4 + k] = within(turn / 2);
      }
      this.#turns[i * 4 + 3] = 1; // as good as its cosine, for an angle so small
      this.poses.set([within(1), within(1), within(1), 1], i * kPoseNumbers + 3);
    }
  }

  step(): void {
    for (let i = 0; i < this.count; i++) {
      this.#move(i);
      this.#turn(i);
    }
  }

  #move(i: number): void {
    const { poses, reach, velocities } = this;
    for (let k = 0; k < 3; k++) {
      const at = i * kPoseNumbers + k;
      const next = (poses[at] as number) + (velocities[i * 3 + k] as number);
      poses[at] = next;
      if (Math.abs(next) > reach && next * (velocities[i * 3 + k] as number) > 0) {
        velocities[i * 3 + k] = -(velocities[i * 3 + k] as number);
      }
    }
  }

  /** Multiplies the rotation by the turn, and keeps its length near 1. */
  #turn(i: number): void {
    const { poses } = this;
    const turns = this.#turns;
    const at = i * kPoseNumbers + 3;
    const ax = turns[i * 4] as number;
    const ay = turns[i * 4 + 1] as number;
    const az = turns[i * 4 + 2] as number;
    const aw = turns[i * 4 + 3] as number;
    const bx = poses[at] as number;
    const by = poses[at + 1] as number;
    const bz = poses[at + 2] as number;
    const bw = poses[at + 3] as number;
    const x = aw * bx + ax * bw + ay * bz - az * by;
    const y = aw * by - ax * bz + ay * bw + az * bx;
    const z = aw * bz + ax * by - ay * bx + az * bw;
    const w = aw * bw - ax * bx - ay * by - az * bz;
    const scale = 1 / Math.sqrt(x * x + y * y + z * z + w * w);
    poses[at] = x * scale;
    poses[at + 1] = y * scale;
    poses[at + 2] = z * scale;
    poses[at + 3] = w * scale;
  }
}
