// What can go wrong, as types: a caller can tell one from another and say which number is at fault.
import type { Kind } from '../scene/shape.ts';

export class CollisionError extends Error {
  override readonly name: string = 'CollisionError';
}

export type InvalidReason =
  | 'notAShape'
  | 'unknownKind'
  | 'missing'
  | 'wrongType'
  | 'wrongLength'
  | 'notFinite'
  | 'outOfRange'
  | 'negative'
  | 'zeroLength'
  | 'notPerpendicular';

const kSentences: Record<InvalidReason, string> = {
  notAShape: 'must be an object with a kind',
  unknownKind: 'is no kind of shape that the core knows',
  missing: 'is missing',
  wrongType: 'must be a number',
  wrongLength: 'has the wrong number of components',
  notFinite: 'must be finite',
  outOfRange: 'is larger than the core accepts (2^200)',
  negative: 'must not be negative, nor a maximum below its minimum',
  zeroLength: 'must not have length zero',
  notPerpendicular: 'must be perpendicular to the others',
};

function shown(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

/** A shape's numbers are not those of a shape. Nothing was decided. */
export class InvalidShapeError extends CollisionError {
  override readonly name = 'InvalidShapeError';
  /** Path of the field at fault, such as `halfExtents[1]`. */
  readonly field: string;
  readonly value: unknown;
  readonly reason: InvalidReason;
  /** Which shape: `a` or `b` of a pair, or the number of a slot. */
  readonly shape: string;

  constructor(shape: string, field: string, value: unknown, reason: InvalidReason) {
    super(`${shape}.${field} is ${shown(value)}: it ${kSentences[reason]}`);
    this.shape = shape;
    this.field = field;
    this.value = value;
    this.reason = reason;
  }
}

/** The core has no test for these two kinds. */
export class UnsupportedPairError extends CollisionError {
  override readonly name = 'UnsupportedPairError';
  readonly a: Kind;
  readonly b: Kind;

  constructor(a: Kind, b: Kind) {
    super(`there is no test for ${a} against ${b}`);
    this.a = a;
    this.b = b;
  }
}

/** The core could not be loaded: no WebAssembly, a missing file, a policy that forbids it. */
export class CoreLoadError extends CollisionError {
  override readonly name = 'CoreLoadError';
}

/** A slot, count or capacity that a world does not have, or a world that was disposed. */
export class WorldError extends CollisionError {
  override readonly name = 'WorldError';
}
