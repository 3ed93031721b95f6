// Poses of many boxes at once: an array of matrices, or of positions and quaternions, goes to the core as it is.
import type { Vec3 } from '../scene/shape.ts';
import { type ArgumentReason, InvalidArgumentError, type TransformReason } from './errors.ts';
import { refuseOthers, requireOptions } from './options.ts';
import { isDetached, isDoubles, isFloats, outsideOf, typedLength } from './typed-arrays.ts';
import type { WholeSlots } from './whole-slots.ts';
import { kThreeNumbers } from './writer-errors.ts';

/** Numbers of a transform, by layout. */
const kStrides: Readonly<Record<TransformLayout, number>> = { matrices: 16, poses: 7 };

export type TransformLayout = 'matrices' | 'poses';

export interface TransformOptions {
  /**
   * `matrices`: 16 numbers each, column by column, as `elements` of three.js's Matrix4 and the array of
   * `InstancedMesh.instanceMatrix`; `poses`: position x, y, z and rotation x, y, z, w. Default: matrices.
   */
  readonly layout?: TransformLayout | undefined;
  /** The slot of the first. Default: 0. */
  readonly first?: number | undefined;
  /**
   * Half extents of the box that is transformed; a matrix multiplies them by the lengths of its columns.
   * Default: [0.5, 0.5, 0.5] for matrices, the box of three.js's `BoxGeometry()`; poses keep those in the
   * slots.
   */
  readonly halfExtents?: Vec3 | undefined;
}

const kFunction = 'world.transforms';
const kUnitBox: Vec3 = [0.5, 0.5, 0.5];

const kPoses = 1;
const kFloats = 2;
const kKeepHalfExtents = 4;

/** By the core's codes. */
const kFaults = ['', 'notFinite', 'sheared', 'zeroRotation', 'notABox', 'projective'] as const;

const kOptions: readonly string[] = ['layout', 'first', 'halfExtents'];
const kSentences: Readonly<
  Partial<Record<ArgumentReason, string>> & Record<TransformReason, string>
> = {
  notFloats: 'must be a Float32Array or a Float64Array',
  notMatrices: 'must be a multiple of 16, a matrix each',
  notPoses: 'must be a multiple of 7, position and rotation each',
  notALayout: 'must be matrices or poses',
  notASlot: 'must be a slot from which on there is room for all',
  sheared: 'must have perpendicular columns, as matrices that rotate, scale and translate have',
  projective: 'must have 0, 0, 0, 1 as its last row, the entries 3, 7, 11 and 15',
  zeroRotation: 'must not have a rotation of length zero',
  notABox: 'needs halfExtents, because its slot has no obb',
  negative: 'must not be negative',
};

const refused = (
  argument: string,
  value: unknown,
  reason: ArgumentReason,
  sentence = kSentences[reason],
) => new InvalidArgumentError(kFunction, argument, value, reason, sentence);

interface CheckedOptions {
  readonly layout: TransformLayout;
  readonly first: number;
  readonly halfExtents: readonly number[] | null;
}

/** Each option and component is read once: reading may run the caller's code. */
function checked(options: TransformOptions): CheckedOptions {
  requireOptions(kFunction, options);
  const { layout = 'matrices', first = 0, halfExtents } = options;
  refuseOthers(kFunction, options, kOptions);
  if (typeof layout !== 'string' || !Object.hasOwn(kStrides, layout))
    throw refused('options.layout', layout, 'notALayout');
  const wanted = halfExtents ?? (layout === 'matrices' ? kUnitBox : null);
  return { layout, first, halfExtents: wanted && sizes(wanted) };
}

function sizes(halfExtents: Vec3): readonly number[] {
  if (typeof halfExtents !== 'object' || halfExtents.length !== 3) {
    throw refused('options.halfExtents', halfExtents, 'wrongLength', kThreeNumbers);
  }
  return [0, 1, 2].map((i) => {
    const size: unknown = halfExtents[i];
    const argument = `options.halfExtents[${i}]`;
    if (typeof size !== 'number') throw refused(argument, size, 'wrongType');
    if (!Number.isFinite(size)) throw refused(argument, size, 'notFinite');
    if (size < 0) throw refused(argument, size, 'negative');
    return size;
  });
}

/** Writes oriented boxes into slots. Returns the first slot after them. */
export function writeTransforms(
  slots: WholeSlots,
  values: Float32Array | Float64Array,
  options: TransformOptions,
): number {
  const { layout, first, halfExtents } = checked(options);
  const isFloat = isFloats(values);
  if (!(isFloat || isDoubles(values))) throw refused('transforms', values, 'notFloats');
  if (isDetached(values)) throw refused('transforms', values, 'detached');
  const length = typedLength(values);
  const count = length / kStrides[layout];
  if (!Number.isInteger(count)) {
    throw refused('transforms.length', length, layout === 'poses' ? 'notPoses' : 'notMatrices');
  }
  if (!Number.isInteger(first) || first < 0 || first + count > slots.capacity) {
    throw refused('options.first', first, 'notASlot');
  }
  const address = copyToCore(slots, outsideOf(slots.numbers, values), isFloat, length);
  slots.scratch.set(halfExtents ?? []);
  const code =
    (layout === 'poses' ? kPoses : 0) |
    (isFloat ? kFloats : 0) |
    (halfExtents === null ? kKeepHalfExtents : 0);
  const fault = slots.transform(address, first, count, code);
  if (fault !== 0) throw faultOf(slots, kFaults[fault] as ArgumentReason, layout, first, values);
  return first + count;
}

/**
 * Where the core has the numbers now, of the same type: it converts floats faster than a typed array. The
 * memory stays, as it is needed for the next frame.
 */
function copyToCore(
  slots: WholeSlots,
  values: Float32Array | Float64Array,
  isFloat: boolean,
  length: number,
): number {
  slots.reserveMesh(isFloat ? Math.ceil(length / 2) : length, 0);
  const room = slots.meshPositions;
  const { byteOffset } = room;
  if (isFloat) new Float32Array(room.buffer, byteOffset, length).set(values);
  else room.set(values);
  return byteOffset;
}

function faultOf(
  slots: WholeSlots,
  reason: ArgumentReason,
  layout: TransformLayout,
  first: number,
  values: ArrayLike<number>,
): InvalidArgumentError {
  const index = slots.scratch[0] as number;
  const stride = kStrides[layout];
  const numbers = Array.from({ length: stride }, (_, k) => values[index * stride + k] as number);
  if (reason === 'notABox')
    return refused(`slot ${first + index}`, slots.read(first + index), reason);
  const k = reason === 'notFinite' ? numbers.findIndex((n) => !Number.isFinite(n)) : -1;
  return k < 0
    ? refused(`transforms[${index * stride} … ${(index + 1) * stride - 1}]`, numbers, reason)
    : refused(`transforms[${index * stride + k}]`, numbers[k], reason);
}
