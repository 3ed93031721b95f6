// What can be claimed about a pair: fields of a verdict, all of them optional.
import type { Hit, Verdict } from '../../core/api.ts';
import type { Vec3 } from '../../scene/shape.ts';
import type { Outcome } from './pair-results.ts';

/** The claimed fields of a hit. */
export interface HitClaim {
  readonly t?: number | undefined;
  readonly tExit?: number | null | undefined;
  readonly tB?: number | null | undefined;
  readonly distance?: number | undefined;
  readonly point?: Vec3 | undefined;
  readonly exitPoint?: Vec3 | null | undefined;
  readonly u?: number | null | undefined;
  readonly v?: number | null | undefined;
  readonly normal?: Vec3 | null | undefined;
  readonly facing?: Hit['facing'] | undefined;
  readonly feature?: string | null | undefined;
  readonly exitNormal?: Vec3 | null | undefined;
  readonly exitFeature?: string | null | undefined;
  readonly startsInside?: boolean | undefined;
}

/** The claimed signed distances from a plane. */
export interface PlaneClaim {
  readonly signedDistance?: number | undefined;
  readonly projectedRadius?: number | null | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** The claimed fields of a verdict. */
export interface Claim {
  readonly outcome?: Outcome | readonly Outcome[] | undefined;
  /** Touching or overlapping. */
  readonly meets?: boolean | undefined;
  /** Along the axis that decided; the distance of two boxes may be larger. */
  readonly gap?: number | null | undefined;
  /** Between the nearest points; 0 where the shapes meet. */
  readonly distance?: number | undefined;
  /** Penetration depth; null where there is none. */
  readonly depth?: number | null | undefined;
  readonly axis?: Vec3 | null | undefined;
  readonly supportA?: Vec3 | null | undefined;
  readonly supportB?: Vec3 | null | undefined;
  readonly cornersA?: readonly number[] | undefined;
  readonly cornersB?: readonly number[] | undefined;
  readonly contact?: Vec3 | null | undefined;
  readonly candidate?: string | null | undefined;
  readonly decidedBy?: Verdict['decidedBy'] | undefined;
  readonly side?: Verdict['side'] | undefined;
  readonly hit?: HitClaim | null | undefined;
  readonly plane?: PlaneClaim | null | undefined;
}
