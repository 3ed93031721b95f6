// The typed errors of the public API, each with the number or argument at fault.

export class CollisionError extends Error {
  override readonly name: string = 'CollisionError';

  constructor(message: string, options?: ErrorOptions) {
    super(shortLine(message), options);
  }
}

const kLongestMessage = 300;

/** Texts of others may be in it: control and invisible characters are escaped, and it is cut. */
export function shortLine(message: string): string {
  const line = message.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) => {
    if (character === '\n') return '\\n';
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
  });
  return cut(line, kLongestMessage);
}

/** The beginning, and the end, which says what is wrong; no half of a character. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const half = Math.floor((length - 1) / 2);
  return `${text.slice(0, half)}…${text.slice(-half)}`.replace(/\p{Cs}/gu, '');
}

export type InvalidReason =
  | 'notAShape'
  | 'unknownKind'
  | 'emptySlot'
  | 'missing'
  | 'wrongType'
  | 'wrongLength'
  | 'notFinite'
  | 'outOfRange'
  | 'negative'
  | 'minAboveMax'
  | 'zeroLength'
  | 'notPerpendicular'
  | 'noGeometry';

const kSentences: Record<InvalidReason, string> = {
  notAShape: 'must be an object with a kind',
  unknownKind: 'must be a kind of shape',
  emptySlot: 'has no shape',
  missing: 'is missing',
  wrongType: 'must be a number',
  wrongLength: 'has the wrong number of components',
  notFinite: 'must be finite',
  outOfRange: 'is larger than the core accepts (2^200)',
  negative: 'must not be negative',
  minAboveMax: 'must not be below its minimum',
  zeroLength: 'must not have length zero',
  notPerpendicular: 'must be perpendicular to the others',
  noGeometry:
    'must be a geometry of this core, of createHull for a hull and of createMesh for a mesh, not disposed of',
};

const kDeepest = 2;
/** Only as much of a value is processed as is shown. */
const kLongestValue = 100;
const kMostEntries = 16;

/** A short text for any value. Never throws. */
export function shown(value: unknown, depth = 0): string {
  try {
    if (typeof value === 'string') return JSON.stringify(cut(value, kLongestValue));
    if (typeof value === 'bigint') return `${cut(String(value), kLongestValue)}n`;
    if (Array.isArray(value) && depth <= kDeepest) {
      const entries = value.slice(0, kMostEntries).map((entry) => shown(entry, depth + 1));
      return `[${entries.join(', ')}${value.length > kMostEntries ? ', …' : ''}]`;
    }
    return typeof value === 'object' && value !== null
      ? Object.prototype.toString.call(value)
      : String(value);
  } catch {
    return '[object]'; // of a proxy or getter that throws
  }
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

  constructor(
    shape: string,
    field: string,
    value: unknown,
    reason: InvalidReason,
    sentence = kSentences[reason],
  ) {
    super(
      reason === 'emptySlot'
        ? `${shape} is empty: it ${sentence}`
        : `${shape}.${field} is ${shown(value)}: it ${sentence}`,
    );
    this.shape = shape;
    this.field = field;
    this.value = value;
    this.reason = reason;
  }
}

// Their sentences are with the calls that give them, which pages don't load.
export type MeshReason =
  | 'notARay'
  | 'notAnArray'
  | 'notThrees'
  | 'notNines'
  | 'negative'
  | 'noCorner'
  | 'noTriangle'
  | 'noPoint'
  | 'noLevel'
  | 'notClosed'
  | 'notAMesh';
export type WorldReason = 'notACapacity' | 'notAPoint' | 'notBits' | 'notShapes';
export type MotionReason = 'neverTurns' | 'notAOrB' | 'notAnAxis' | 'notADirection';
export type ContactReason = 'notFour';
export type TextbookReason = 'notAMethod' | 'otherKinds';
export type IntersectionReason = 'round' | 'aMesh' | 'notASection';
export type TransformReason =
  | 'notFloats'
  | 'notMatrices'
  | 'notPoses'
  | 'notALayout'
  | 'notASlot'
  | 'sheared'
  | 'projective'
  | 'zeroRotation'
  | 'notABox';
export type BatchReason =
  | 'notAKind'
  | 'notAPairCount'
  | 'notAColumn'
  | 'notDoubles'
  | 'notColumns'
  | 'notRecords';

export type AdapterReason =
  | 'notACore'
  | 'notAGeometry'
  | 'notAMatrix'
  | 'notAPlacement'
  | 'notACamera'
  | 'notACoreMesh';

export type CallReason =
  | 'missing'
  | 'wrongType'
  | 'wrongLength'
  | 'notFinite'
  | 'zeroLength'
  | 'notPerpendicular'
  | 'leftHanded'
  | 'unknownOrder'
  | 'overflow'
  | 'outOfRange'
  | 'notOptions'
  | 'notARecord'
  | 'notItems'
  | 'notAnObject'
  | 'detached'
  | 'notABudget'
  | 'notABoolean'
  | 'notASide'
  | 'unknownOption'
  | 'noMesh'
  | 'noContainer'
  | 'unbounded'
  | 'bothEndless'
  | 'negative'
  | 'unknownCall';

export type ArgumentReason =
  | CallReason
  | MeshReason
  | WorldReason
  | MotionReason
  | ContactReason
  | IntersectionReason
  | TextbookReason
  | TransformReason
  | BatchReason
  | AdapterReason;

const kArgumentSentences: Partial<Record<ArgumentReason, string>> & Record<CallReason, string> = {
  missing: 'is missing',
  wrongType: 'must be a number',
  wrongLength: 'has the wrong number of components',
  notFinite: 'must be finite',
  zeroLength: 'must not have length zero',
  notPerpendicular: 'must be perpendicular to one another',
  leftHanded: 'must be right-handed',
  unknownOrder: 'must be one of the orders of Euler angles, such as XYZ',
  overflow: 'gives a result beyond the range of numbers',
  outOfRange: 'is larger than the core accepts (2^200)',
  notOptions: 'must be an object of options',
  notARecord: 'must be a record of world.newMeeting()',
  notItems: 'must be the items of a scene',
  notAnObject: 'must be an Object3D of three.js',
  detached: 'must not be detached, as by a transfer to a worker',
  notABudget: 'must be a number of milliseconds above 0',
  notABoolean: 'must be true or false',
  notASide: 'must be back or front',
  unknownOption: 'is an unknown option',
  noMesh: 'must be a mesh, or b must',
  noContainer:
    'must be sphere, capsule, aabb, obb, hull, plane or a solid mesh, which others can lie in',
  unbounded: 'must be of a shape that ends everywhere',
  bothEndless:
    'must be of a shape that ends everywhere, or that of a must: no rays and planes alone',
  negative: 'must not be negative',
  unknownCall: 'names an unknown operation',
};

/** An argument for which a function has no result, such as zero for the inverse. */
export class InvalidArgumentError extends CollisionError {
  override readonly name = 'InvalidArgumentError';
  /** Which function, such as `quaternion.slerp`. */
  readonly function: string;
  /** Path of the argument at fault, such as `p` or `p[1]`; several names when all of them are at fault. */
  readonly argument: string;
  readonly value: unknown;
  readonly reason: ArgumentReason;

  constructor(
    fn: string,
    argument: string,
    value: unknown,
    reason: ArgumentReason,
    sentence = kArgumentSentences[reason],
  ) {
    super(`${fn}: ${argument} is ${shown(value)}: it ${sentence}`);
    this.function = fn;
    this.argument = argument;
    this.value = value;
    this.reason = reason;
  }
}

/** The core could not be loaded: no WebAssembly, a missing file, a policy that forbids it. */
export class CoreLoadError extends CollisionError {
  override readonly name = 'CoreLoadError';
}

/** An invalid slot, count or capacity of a world, or a world that was disposed. */
export class WorldError extends CollisionError {
  override readonly name = 'WorldError';
}

/** A batch that was disposed, or one with nothing to resume. */
export class BatchError extends CollisionError {
  override readonly name = 'BatchError';
}

/** A mesh that was disposed. */
export class MeshError extends CollisionError {
  override readonly name = 'MeshError';
}

/** Out of memory for the answer, or for a world, mesh or batch. The core is as usable as before. */
export class OutOfMemoryError extends CollisionError {
  override readonly name = 'OutOfMemoryError';
}
