// Where a shape first meets another one as one of its numbers changes, to neighboring doubles.
import { type ArgumentReason, InvalidArgumentError } from './errors.ts';
import { refuseOthers, requireOptions } from './options.ts';
import type { AnyShape } from './posed.ts';
import type { Queries } from './queries.ts';
import type { OutcomeName } from './verdict.ts';
import type { CoreModule } from './wasm/core.mjs';
import { kInvalidPair, type WholeSlots } from './whole-slots.ts';

/**
 * Which number changes: a coordinate of the position of a point, sphere, oriented box, ray, hull or mesh; of a shape
 * with several positions by how much it is shifted along the axis; of a plane, which goes along its normal, the
 * constant, whatever the axis.
 */
export interface AlongOptions {
  /** The shape that moves; default b. */
  readonly moving?: 'a' | 'b' | undefined;
  /** Of the world; default x. */
  readonly axis?: 'x' | 'y' | 'z' | undefined;
  /** 1: the number grows, by default; -1: it falls. */
  readonly direction?: 1 | -1 | undefined;
}

export interface ContactAlong {
  /**
   * Neighboring doubles of the number: until `before` the shapes come nearer, at `after` they meet, or have passed each
   * other. Of shapes that overlap, on the way back from outside.
   */
  readonly before: number;
  readonly after: number;
  /** At `after`; `apart`: they only pass. Exact. */
  readonly outcome: OutcomeName;
  /** Of the two the one at which they are less far apart. */
  readonly nearest: number;
  /** Meters from where the shape stands to `after`. */
  readonly moved: number;
}

const kFunction = 'contactAlong';
const kOptions: readonly string[] = ['moving', 'axis', 'direction'];
const kNoContact = -1;
const kFalls = 4;
const kMovesB = 8;

/** Of a choice its place among all that there are. */
function choice<Value>(
  name: string,
  value: Value,
  all: readonly Value[],
  reason: ArgumentReason,
): number {
  const place = all.indexOf(value);
  if (place < 0) {
    const sentence = `must be ${all.join(' or ')}`;
    throw new InvalidArgumentError(kFunction, `options.${name}`, value, reason, sentence);
  }
  return place;
}

function codeOf(options: AlongOptions): number {
  requireOptions(kFunction, options);
  const { moving = 'b', axis = 'x', direction = 1 } = options;
  refuseOthers(kFunction, options, kOptions);
  const movesB = choice('moving', moving, ['a', 'b'], 'notAOrB');
  const falls = choice('direction', direction, [1, -1], 'notADirection');
  return choice('axis', axis, ['x', 'y', 'z'], 'notAnAxis') + kFalls * falls + kMovesB * movesB;
}

export function contactAlong(
  module: CoreModule,
  queries: Queries,
  slots: WholeSlots,
  a: AnyShape,
  b: AnyShape,
  options: AlongOptions,
): ContactAlong | null {
  const code = codeOf(options);
  const answer = queries.answered(
    slots,
    a,
    b,
    () => module._worldPairContactAlong(slots.alive(), slots.kindA, slots.kindB, code),
    kInvalidPair,
  );
  if (answer === kNoContact) return null;
  const [before, after, nearest, moved] = slots.scratch as unknown as [
    number,
    number,
    number,
    number,
  ];
  return { before, after, outcome: queries.outcomeName(answer), nearest, moved };
}
