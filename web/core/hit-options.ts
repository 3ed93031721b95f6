// Which hits of a ray or segment count: the options of a caller, and their code for the core.
import { type ArgumentReason, InvalidArgumentError } from './errors.ts';
import { refuseOthers, requireOptions } from './options.ts';
import { Facing } from './results.ts';

/** Options that change only hits, never the outcome of a test. */
export interface HitOptions {
  /**
   * false: a ray or segment that starts inside a box, sphere, capsule, hull or solid mesh hits the way out. `t`,
   * `distance`, `point`, `normal` and `feature` are then those of the exit (`tExit`, `exitPoint`,
   * `exitNormal`, `exitFeature`), the normal pointing out; `facing` is `back` and `startsInside` stays
   * true. One that ends before it leaves has no hit. A start on the boundary is not inside: t is 0.
   * Of several shapes the order is that of these hits. Planes, triangles and parallelograms have no
   * inside. Default, or true: a start inside is a hit at t = 0.
   */
  readonly solid?: boolean | undefined;
  /**
   * The side of triangles, parallelograms and mesh triangles whose hits are ignored: `back` is
   * what three.js ignores with FrontSide, its material's default. The outcome of `test` is not
   * changed; `hit` is null. A ray in the plane of a triangle, and one that is only its origin
   * (`maxDistance` 0), come from neither side and are never ignored.
   */
  readonly cull?: 'back' | 'front' | undefined;
}

/** The options as the core takes them, see optionsOf in cpp/bindings.cpp; 0: no options. */
export type HitOptionsCode = number;

const kNotSolid = 1;
const sideCode = (side: 'back' | 'front') => (Facing[side] + 1) << 1;

export const kHitOptions: readonly string[] = ['solid', 'cull'];

/**
 * `known`: all that the call takes.
 * @throws InvalidArgumentError naming the option and its value
 */
export function codeOf(
  fn: string,
  options: HitOptions | undefined,
  known = kHitOptions,
): HitOptionsCode {
  if (options === undefined) return 0;
  requireOptions(fn, options);
  const { solid = true, cull } = options;
  refuseOthers(fn, options, known);
  if (typeof solid !== 'boolean') refuse(fn, 'solid', solid, 'notABoolean');
  if (cull !== undefined && cull !== 'back' && cull !== 'front') {
    refuse(fn, 'cull', cull, 'notASide');
  }
  return (solid ? 0 : kNotSolid) | (cull ? sideCode(cull) : 0);
}

function refuse(fn: string, name: string, value: unknown, reason: ArgumentReason): never {
  throw new InvalidArgumentError(fn, `options.${name}`, value, reason);
}
