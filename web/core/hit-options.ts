// Which hits of a ray or segment count: the options of a caller, and their code for the core.
import { type ArgumentReason, InvalidArgumentError } from './errors.ts';
import { requireOptions } from './options.ts';
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

/** The code of each option's values, and the error reason for others. */
const kOptions = new Map<string, { codes: Map<unknown, HitOptionsCode>; reason: ArgumentReason }>([
  [
    'solid',
    {
      codes: new Map<unknown, HitOptionsCode>([
        [undefined, 0],
        [true, 0],
        [false, kNotSolid],
      ]),
      reason: 'notABoolean',
    },
  ],
  [
    'cull',
    {
      codes: new Map<unknown, HitOptionsCode>([
        [undefined, 0],
        ['back', sideCode('back')],
        ['front', sideCode('front')],
      ]),
      reason: 'notASide',
    },
  ],
]);

/**
 * `others`: options that the call reads itself.
 * @throws InvalidArgumentError naming the option and its value
 */
export function codeOf(
  fn: string,
  options: HitOptions | undefined,
  others: readonly string[] = [],
): HitOptionsCode {
  if (options === undefined) return 0;
  requireOptions(fn, options);
  let code = 0;
  for (const name of Object.keys(options)) {
    if (others.includes(name)) continue;
    const value = (options as Record<string, unknown>)[name];
    const option = kOptions.get(name);
    const bits = option?.codes.get(value);
    if (bits === undefined) {
      const reason = option?.reason ?? 'unknownOption';
      throw new InvalidArgumentError(fn, `options.${name}`, value, reason);
    }
    code |= bits;
  }
  return code;
}
