// What conversions ask of their arguments, with errors that name the one at fault.
import { type AdapterReason, InvalidArgumentError } from '../core/errors.ts';
import { InvalidObjectError, type ObjectReason } from './invalid-object-error.ts';

const kSentences: Readonly<Record<AdapterReason, string>> = {
  notACore: 'must be the core that loadCore() gave',
  notAGeometry: 'must be a BufferGeometry of three.js',
  notAMatrix: 'must be a Matrix4 of three.js',
  notAPlacement: 'must be an object with a position, quaternion or scale',
  notACamera: 'must be a camera or Frustum of three.js',
  notACoreMesh: 'must be a mesh of fromBufferGeometry or core.createMesh',
};

/** @throws InvalidArgumentError where it is not what `reason` says */
export function requireArgument(
  fn: string,
  argument: string,
  value: unknown,
  reason: AdapterReason,
) {
  if (kIs[reason](value)) return;
  throw new InvalidArgumentError(fn, argument, value, reason, kSentences[reason]);
}

/** Whether a value has a property that says what it is: classes of two copies of three.js differ. */
const has = (property: string) => (value: unknown) =>
  Boolean((value as Readonly<Record<string, unknown>> | null | undefined)?.[property]);

const kIs: Readonly<Record<AdapterReason, (value: unknown) => boolean>> = {
  notACore: has('createHull'),
  notAGeometry: has('isBufferGeometry'),
  notAMatrix: has('isMatrix4'),
  notAPlacement: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  notACamera: has('isCamera'),
  notACoreMesh: has('raycastAll'),
};

/** @throws InvalidObjectError naming `source`, whose numbers they are */
export function requireFinite(
  source: object,
  numbers: Float64Array | readonly number[],
  reason: ObjectReason = 'notFinite',
): void {
  if (!numbers.every(Number.isFinite)) throw new InvalidObjectError(source, reason);
}
