// A number or name beside the middle of a line in the picture.
import type { Projected } from './framing.ts';
import type { LabelWriter, Side } from './label-writer.ts';

interface BesideLine {
  /** On its left (1), as seen along it, or on its right (−1). */
  readonly side?: number;
  /** Where the text stands beside a line that is seen as a point. */
  readonly ofPoint?: Side;
}

export function measureBeside(
  labels: LabelWriter,
  text: string,
  from: Projected,
  to: Projected,
  color: string,
  { side = 1, ofPoint = [0, -1] }: BesideLine = {},
): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  if (length < 1) labels.measure(text, x, y, ...ofPoint, color);
  else labels.measure(text, x, y, (side * dy) / length, (-side * dx) / length, color);
}
