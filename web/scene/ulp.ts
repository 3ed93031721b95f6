// Doubles in order: an ulp is the distance from one to the next.

const view = new DataView(new ArrayBuffer(8));
const kSign = 0x8000_0000_0000_0000n;
/** Place of the greatest finite double. */
const kLast = 0x7fef_ffff_ffff_ffffn;

/** The place of a finite double in their order: 0 for both zeros, neighbours are one apart. */
function placeOf(value: number): bigint {
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  return bits < kSign ? bits : kSign - bits;
}

function at(place: bigint): number {
  view.setBigUint64(0, place < 0n ? kSign - place : place);
  return view.getFloat64(0);
}

/** The double so many steps further up, or down; no further than the last finite one. */
export function ulpsFrom(value: number, steps: number): number {
  if (!Number.isFinite(value) || steps === 0) return value;
  const place = placeOf(value) + BigInt(steps);
  if (place > kLast) return at(kLast);
  return place < -kLast ? at(-kLast) : at(place);
}

/** From a finite double's size to the next larger. */
export function ulpOf(value: number): number {
  const size = Math.abs(value);
  const next = ulpsFrom(size, 1);
  return next === size ? size - ulpsFrom(size, -1) : next - size;
}

/** The same among the numbers of 32 bits. */
export function ulp32Of(value: number): number {
  const size = Math.max(Math.abs(value), 2 ** -126);
  return 2 ** (Math.min(Math.floor(Math.log2(size)), 127) - 23);
}
