// Neighboring doubles: stepping a double by ulps, and the size of an ulp.

const view = new DataView(new ArrayBuffer(8));
const kSign = 0x8000_0000_0000_0000n;
/** Ordinal of the greatest finite double. */
const kMaxOrdinal = 0x7fef_ffff_ffff_ffffn;

/** The ordinal of a finite double: 0 for both zeros, consecutive for neighbors. */
function ordinalOf(value: number): bigint {
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  return bits < kSign ? bits : kSign - bits;
}

function doubleAt(ordinal: bigint): number {
  view.setBigUint64(0, ordinal < 0n ? kSign - ordinal : ordinal);
  return view.getFloat64(0);
}

/** The double `steps` ulps above `value`, or below if negative, clamped to finite doubles. */
export function ulpsFrom(value: number, steps: number): number {
  if (!Number.isFinite(value) || steps === 0) return value;
  const ordinal = ordinalOf(value) + BigInt(steps);
  if (ordinal > kMaxOrdinal) return doubleAt(kMaxOrdinal);
  return ordinal < -kMaxOrdinal ? doubleAt(-kMaxOrdinal) : doubleAt(ordinal);
}

/** The double in the middle of all doubles between two finite ones; one of the two where none is between. */
export function middleOf(a: number, b: number): number {
  return doubleAt((ordinalOf(a) + ordinalOf(b)) / 2n);
}

/** The distance from the absolute value of a finite double to the next larger one. */
export function ulpOf(value: number): number {
  const size = Math.abs(value);
  const next = ulpsFrom(size, 1);
  return next === size ? size - ulpsFrom(size, -1) : next - size;
}

/** The same for float32. */
export function ulp32Of(value: number): number {
  const size = Math.max(Math.abs(value), 2 ** -126);
  return 2 ** (Math.min(Math.floor(Math.log2(size)), 127) - 23);
}
