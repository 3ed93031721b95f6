// What casts of shapes that turn are asked for and answer: no time of contact is exact, but what is said of two
// times is proven.
import type { Vec3 } from '../scene/shape.ts';
import type { Motion } from './cast.ts';

/**
 * A motion with turns: at the time t each shape has been turned about its pivot by the angle |ω| t, counter-clockwise
 * as seen from the tip of its angular velocity ω, which stays as it is in the world, and moved by its velocity times t.
 * The pivot of a sphere, box or point is its center, of a segment or capsule the middle of its ends, of a triangle the
 * mean of its corners, of a parallelogram its middle, of a hull or mesh its position. Planes and rays don't turn.
 */
export interface TurningMotion extends Motion {
  /** Radians a unit of time; default 0. With one that is not zero the duration must end. */
  readonly angularVelocityA?: Vec3 | undefined;
  readonly angularVelocityB?: Vec3 | undefined;
  /** Units of time, 0 or more: how far apart tFree and tMeet may be; default 2⁻²⁰ of the duration. */
  readonly tolerance?: number | undefined;
}

/** One that has no angular velocities. */
export type StraightMotion = Motion & {
  readonly angularVelocityA?: undefined;
  readonly angularVelocityB?: undefined;
};

/**
 * `never`: they have no point in common during the whole motion. `meets`: they have, at `tMeet`, and none before
 * `tFree`; the two are no further apart than the tolerance. `unproven`: `tFree` is right still, and so is `tMeet` if
 * there is one, but they are further apart; as where two graze each other by less than doubles can tell, or where a
 * point or segment passes through something flat.
 */
export type TurningOutcome = 'never' | 'meets' | 'unproven';

export interface TurningCast {
  readonly outcome: TurningOutcome;
  /** The time of contact is proven to lie between two times; of `Cast` it is `exact`. */
  readonly proof: 'bracketed';
  /** Proven: they have no point in common before that. The duration where they never meet. */
  readonly tFree: number;
  /** Proven: they have a point in common then. null: no such time was found. */
  readonly tMeet: number | null;
  /** How far apart they are at `tFree`, rounded; null where they never meet. */
  readonly distance: number | null;
  /** At `tFree`: unit, from a to b, and the nearest points of the two, in the world. */
  readonly axis: Vec3 | null;
  readonly pointA: Vec3 | null;
  readonly pointB: Vec3 | null;
  /** How many steps the search took, 2048 at most. */
  readonly steps: number;
}
