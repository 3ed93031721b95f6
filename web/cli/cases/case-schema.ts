// The schema of a line in a file of cases. The allowed codes come from the core's catalog.
import * as v from 'valibot';
import type { Catalog } from '../../core/api.ts';
import type { Shape } from '../../scene/shape.ts';
import { shapeSchema } from '../../scene/shape-schema.ts';
import { type Expects, expects, record } from '../schema.ts';
import type { Claim } from './claim.ts';

/** A line's two shapes, a name for messages, and the expected results. */
export interface Case {
  readonly a: Shape;
  readonly b: Shape;
  readonly name?: string | undefined;
  readonly expect?: Expectation | undefined;
}

export interface Expectation extends Claim {
  /** Tolerance of numbers, in meters or units of the parameter. */
  readonly within?: number | undefined;
}

const kLongestName = 200;
const kOutcomes = 3;
/** No coordinate that the core takes need be larger: whatever it answers would be within. */
const kMostWithin = 2 ** 199;

const number = v.number(expects('expects.number'));
const orNull = <T extends v.GenericSchema>(schema: T) => v.optional(v.nullable(schema));
const oneOf = (options: readonly string[], key: Expects) => v.picklist(options, expects(key));
// Infinity is accepted: a ray may be unbounded, and elsewhere the core rejects it as not finite.
const shape = shapeSchema(number, {
  shape: expects('expects.shape'),
  kind: expects('expects.kind'),
  fields: expects('expects.shapeField'),
  vec3: expects('expects.vec3'),
  quat: expects('expects.quat'),
});

/** The schema of a case, for `v.safeParse`. Whether the numbers make a valid shape is decided by the core. */
export function caseSchema(catalog: Catalog): v.GenericSchema<unknown, Case> {
  const schema = record(
    {
      a: shape,
      b: shape,
      name: v.optional(
        v.pipe(
          v.string(expects('expects.name')),
          v.maxLength(kLongestName, expects('expects.name')),
        ),
      ),
      expect: v.optional(expectationSchema(catalog)),
    },
    'expects.case',
  );
  return schema as unknown as v.GenericSchema<unknown, Case>;
}

export function expectationSchema(catalog: Catalog): v.GenericSchema {
  const one = outcomeSchema(catalog);
  const outcome = v.union(
    [one, v.pipe(v.array(one), v.check(isSomeOutcome, expects('expects.outcome')))],
    expects('expects.outcome'),
  );
  const within = v.pipe(
    number,
    v.minValue(0, expects('expects.within')),
    v.maxValue(kMostWithin, expects('expects.within')),
  );
  return v.pipe(
    record(
      { ...claimEntries(catalog, outcome), within: v.optional(within) },
      'expects.expectField',
    ),
    v.check((expectation) => {
      const { within: _, ...claim } = expectation as Expectation;
      return saysSomething(claim);
    }, expects('expects.claim')),
  );
}

/** None would be wrong whatever the outcome, all right. */
function isSomeOutcome(outcomes: string[]): boolean {
  const different = new Set(outcomes).size;
  return different > 0 && different < kOutcomes;
}

/** The schema of the answer of an implementation that is judged: a claim with one outcome. */
export const claimSchema = (catalog: Catalog): v.GenericSchema<unknown, Claim> =>
  record(claimEntries(catalog, outcomeSchema(catalog)), 'expects.expectField') as never;

const outcomeSchema = ({ codes }: Catalog) =>
  oneOf(
    codes.outcome.filter((each) => each !== 'invalid'),
    'expects.outcome',
  );

type Fields = Readonly<Record<string, unknown>>;

const saysSomething = (claim: Fields): boolean =>
  Object.values(claim).some((value) => value !== undefined);
const hasNumber = (claim: Fields): boolean =>
  Object.values(claim).some((value) => typeof value === 'number');

function claimEntries({ codes }: Catalog, outcome: v.GenericSchema): v.ObjectEntries {
  const flag = v.optional(v.boolean(expects('expects.flag')));
  const text = orNull(v.string(expects('expects.text')));
  const numberOrNull = orNull(number);
  const vec3 = v.strictTuple([number, number, number], expects('expects.vec3'));
  const vec3OrNull = orNull(vec3);
  const corners = v.optional(v.array(number, expects('expects.corners')));
  const hit = record(
    {
      t: v.optional(number),
      tExit: numberOrNull,
      tB: numberOrNull,
      distance: v.optional(number),
      point: v.optional(vec3),
      exitPoint: vec3OrNull,
      u: numberOrNull,
      v: numberOrNull,
      normal: vec3OrNull,
      facing: orNull(oneOf(codes.facing, 'expects.facing')),
      exitNormal: vec3OrNull,
      exitFeature: text,
      feature: text,
      startsInside: flag,
    },
    'expects.hitField',
  );
  // every pair with a plane has these, so that without a number nothing is claimed
  const plane = v.pipe(
    record(
      {
        signedDistance: v.optional(number),
        projectedRadius: numberOrNull,
        min: v.optional(number),
        max: v.optional(number),
      },
      'expects.planeField',
    ),
    v.check(hasNumber, expects('expects.claim')),
  );
  return {
    outcome: v.optional(outcome),
    meets: flag,
    gap: numberOrNull,
    distance: v.optional(number),
    depth: numberOrNull,
    axis: vec3OrNull,
    supportA: vec3OrNull,
    supportB: vec3OrNull,
    cornersA: corners,
    cornersB: corners,
    contact: vec3OrNull,
    candidate: text,
    decidedBy: v.optional(oneOf(codes.decidedBy, 'expects.decidedBy')),
    side: orNull(oneOf(codes.side, 'expects.side')),
    hit: orNull(hit),
    plane: orNull(plane),
  };
}
