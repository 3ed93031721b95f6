// Where in the picture something is written already, so that labels are not printed over each other. Allocates
// nothing: the areas are kept in one array.

/** More labels than this may overlap. */
const kMost = 256;

export class LabelSpace {
  readonly #areas = new Float64Array(4 * kMost);
  #count = 0;

  clear(): void {
    this.#count = 0;
  }

  /** Keeps the area about a point free of further labels. Halves of its size, in CSS pixels. */
  take(x: number, y: number, halfWidth: number, halfHeight: number): void {
    if (this.#count === kMost) return;
    const at = 4 * this.#count++;
    this.#areas[at] = x;
    this.#areas[at + 1] = y;
    this.#areas[at + 2] = halfWidth;
    this.#areas[at + 3] = halfHeight;
  }

  isFree(x: number, y: number, halfWidth: number, halfHeight: number): boolean {
    const areas = this.#areas;
    for (let at = 0; at < 4 * this.#count; at += 4) {
      const apart =
        Math.abs(x - (areas[at] as number)) >= halfWidth + (areas[at + 2] as number) ||
        Math.abs(y - (areas[at + 1] as number)) >= halfHeight + (areas[at + 3] as number);
      if (!apart) return false;
    }
    return true;
  }
}
