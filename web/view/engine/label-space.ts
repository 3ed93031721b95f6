// Where in the picture something is written or drawn already, so that labels are not printed over it. Allocates nothing: the
// areas are kept in one array.

/** More areas than this may be printed over. */
const kMost = 512;
/** Numbers of an area. */
const kStride = 6;

export class LabelSpace {
  readonly #areas = new Float64Array(kStride * kMost);
  #count = 0;

  clear(): void {
    this.#count = 0;
  }

  /**
   * Keeps the area about a point free of further labels, or that about a line through its middle whose half is (alongX,
   * alongY). Halves of its size, in CSS pixels. Returns its number.
   */
  take(
    x: number,
    y: number,
    halfWidth: number,
    halfHeight: number,
    alongX = 0,
    alongY = 0,
  ): number {
    if (this.#count === kMost) return -1;
    const areas = this.#areas;
    const at = kStride * this.#count;
    areas[at] = x;
    areas[at + 1] = y;
    areas[at + 2] = halfWidth;
    areas[at + 3] = halfHeight;
    areas[at + 4] = alongX;
    areas[at + 5] = alongY;
    return this.#count++;
  }

  /** `own`: the number of an area that does not count; -1: all do. */
  isFree(x: number, y: number, halfWidth: number, halfHeight: number, own = -1): boolean {
    const areas = this.#areas;
    for (let i = 0; i < this.#count; i++) {
      if (i === own) continue;
      const at = kStride * i;
      const awayX = x - (areas[at] as number);
      const awayY = y - (areas[at + 1] as number);
      const width = halfWidth + (areas[at + 2] as number);
      const height = halfHeight + (areas[at + 3] as number);
      const alongX = areas[at + 4] as number;
      const alongY = areas[at + 5] as number;
      // On the axes of a rectangle, and on the normal of the line.
      const apart =
        Math.abs(awayX) >= width + Math.abs(alongX) ||
        Math.abs(awayY) >= height + Math.abs(alongY) ||
        Math.abs(awayX * alongY - awayY * alongX) >
          width * Math.abs(alongY) + height * Math.abs(alongX);
      if (!apart) return false;
    }
    return true;
  }
}
