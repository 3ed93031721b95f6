// Typed arrays as the engine sees them: their own properties may be overridden by the caller's classes.

const typedArray = Object.getPrototypeOf(Float64Array.prototype) as object;
const getter = (key: PropertyKey) =>
  Object.getOwnPropertyDescriptor(typedArray, key)?.get as (this: unknown) => unknown;
const lengthOf = getter('length');
const tagOf = getter(Symbol.toStringTag);
const bufferOf = getter('buffer');

type NumberArray = ArrayBufferView & ArrayLike<number>;

/** Is it a typed array of numbers? Those of big integers are not. */
export function isNumberArray(value: unknown): value is NumberArray {
  return ArrayBuffer.isView(value) && /^(Uint|Int|Float)/.test(String(tagOf.call(value)));
}

export const isFloats = (value: unknown): value is Float32Array =>
  ArrayBuffer.isView(value) && tagOf.call(value) === 'Float32Array';

export const isDoubles = (value: unknown): value is Float64Array =>
  ArrayBuffer.isView(value) && tagOf.call(value) === 'Float64Array';

export const isBytes = (value: unknown): value is Uint8Array =>
  ArrayBuffer.isView(value) && tagOf.call(value) === 'Uint8Array';

/** 0 when its buffer was detached. */
export const typedLength = (array: NumberArray): number => lengthOf.call(array) as number;

/** Is it a typed array of integers of 32 bits or fewer? */
export const isIntegers = (value: unknown): value is NumberArray =>
  ArrayBuffer.isView(value) && /^(Uint|Int)/.test(String(tagOf.call(value)));

export const isUnsigned32 = (value: unknown): boolean =>
  ArrayBuffer.isView(value) && tagOf.call(value) === 'Uint32Array';

/** Whether two arrays are of the same buffer, so that writing to one may change the other. */
export const shareBuffer = (a: NumberArray, b: NumberArray): boolean =>
  bufferOf.call(a) === bufferOf.call(b);

/** A copy of what is in a buffer of the core's: views of its memory lose their numbers when it grows. */
export function outsideOf<Values extends ArrayLike<number>>(
  memory: Float64Array,
  values: Values,
): Values | Float32Array | Float64Array {
  if (!(isNumberArray(values) && shareBuffer(values, memory))) return values;
  return isFloats(values) ? new Float32Array(values) : new Float64Array(values);
}

/** A part as a plain array. Array.from would ask an iterator, of a view that is made for it. */
export function listed(numbers: ArrayLike<number>, from: number, count: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < count; i++) list.push(numbers[from + i] as number);
  return list;
}

/** Writes a few numbers, for which `set` of a typed array takes several times as long. */
export function put(target: Float64Array, numbers: ArrayLike<number>): void {
  for (let i = 0; i < numbers.length; i++) target[i] = numbers[i] as number;
}

/** Its buffer was transferred, to a worker for example: there are no numbers in it. */
export function isDetached(array: NumberArray): boolean {
  if (typedLength(array) > 0) return false;
  try {
    new Uint8Array(bufferOf.call(array) as ArrayBuffer);
    return false;
  } catch {
    return true;
  }
}
