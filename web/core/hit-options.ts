// Which hits of a ray or segment count: what a caller may say, and the code that the core takes.
import { type ArgumentReason, InvalidArgumentError } from './errors.ts';
import { Facing } from './results.ts';

/** They change hits alone, never the outcome of a test. */
export interface HitOptions {
  /**
   * false: a ray or segment that starts inside a box, sphere or capsule hits the way out. `t`,
   * `distance`, `point`, `normal` and `feature` are then those of the exit (`tExit`, `exitPoint`,
   * `exitNormal`, `exitFeature`), the normal pointing out; `facing` is `back` and `startsInside` stays
   * true. One that ends before it leaves has no hit. A start on the boundary is not inside: t is 0.
   * Of several shapes the order is that of these hits. Planes, triangles and parallelograms have no
   * inside. Without it, or true: a start inside is a hit at t = 0.
   */
  readonly solid?: boolean | undefined;
  /**
   * The side of triangles, parallelograms and the triangles of a mesh whose hits are none: `back` is
   * what three.js leaves out with FrontSide, its material's default. The outcome of `test` stays what
   * it is, with `hit` null. A ray in the plane of a triangle comes from neither side and is never
   * left out.
   */
  readonly cull?: 'back' | 'front' | undefined;
}

/** As the core takes them, see optionsOf in cpp/bindings.cpp; 0: as if none were given. */
export type HitOptionsCode = number;

const kNotSolid = 1;
const sideCode = (side: 'back' | 'front') => (Facing[side] + 1) << 1;

/** What each option's values stand for; a reason: what is wrong with others. */
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

/** @throws InvalidArgumentError naming the option and its value */
export function codeOf(fn: string, options: HitOptions | undefined): HitOptionsCode {
  if (options === undefined) return 0;
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw new InvalidArgumentError(fn, 'options', options, 'notOptions');
  }
  let code = 0;
  for (const [name, value] of Object.entries(options) as [string, unknown][]) {
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
