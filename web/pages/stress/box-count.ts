// The slider's positions: numbers of boxes, from 100 to 100,000, twenty for each power of ten.
export const kFewest = 100;
export const kMost = 100_000;
export const kPositions = 60;
const kPerDecade = 20;

/** Two digits, so that it can be read. */
export function countAt(position: number): number {
  const exact = kFewest * 10 ** (position / kPerDecade);
  const unit = 10 ** (Math.floor(Math.log10(exact) + 1e-9) - 1);
  return Math.round(exact / unit) * unit;
}

export const positionOf = (count: number): number =>
  Math.round(Math.log10(count / kFewest) * kPerDecade);

/** The number that an address asks for; null where it asks for none that there is. */
export function countIn(text: string | null): number | null {
  const count = Number(text);
  return text && Number.isInteger(count) && count >= kFewest && count <= kMost ? count : null;
}
