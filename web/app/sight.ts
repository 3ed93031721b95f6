// What the picture shows of shapes: where new ones are seen best, and whether a scene is seen at all.
import { boundsOf } from '../scene/extent.ts';
import type { SceneShape } from '../scene/scene-shape.ts';
import type { PictureArea } from '../view/engine/framing.ts';

/** What is asked of the picture. */
export interface Sight {
  /** The part that no panel covers, in CSS pixels. */
  readonly freeArea: PictureArea;
  /** The part that shapes take up, however far beyond the edges; null: unbounded, or behind the eye. */
  areaOf(shapes: readonly SceneShape[]): PictureArea | null;
}

/** What is smaller than this is a speck, in CSS pixels. */
const kSpeck = 4;
/** Around a shape, for its name and its lines. */
const kMargin = 8;

/** The first of places where shapes would be whole, and hidden as little as possible; null: there is none. */
export function bestPlace<Place>(
  places: readonly Place[],
  shapesAt: (place: Place) => readonly SceneShape[],
  others: readonly SceneShape[],
  sight: Sight,
): Place | null {
  const taken = others.flatMap((other) => sight.areaOf([other]) ?? []);
  let best: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const shapes = shapesAt(place);
    if (!isWhole(shapes, sight)) continue;
    const area = sight.areaOf(shapes);
    const hidden = area === null ? 0 : taken.reduce((sum, each) => sum + overlap(area, each), 0);
    if (hidden >= least) continue;
    best = place;
    least = hidden;
  }
  return best;
}

/** Whether shapes are whole in the free area, and large enough to be seen. Planes are everywhere. */
export function isWhole(shapes: readonly SceneShape[], sight: Sight): boolean {
  if (shapes.every((shape) => boundsOf(shape) === null)) return true;
  const area = sight.areaOf(shapes);
  if (area === null || isSpeck(shapes, area)) return false;
  const { left, top, right, bottom } = sight.freeArea;
  return (
    area.left >= left + kMargin &&
    area.right <= right - kMargin &&
    area.top >= top + kMargin &&
    area.bottom <= bottom - kMargin
  );
}

/** Whether anything of a scene is seen: not all beside the picture, or a speck. */
export function isSeen(shapes: readonly SceneShape[], sight: Sight): boolean {
  const bounded = shapes.filter((shape) => boundsOf(shape) !== null);
  const area = sight.areaOf(bounded);
  if (bounded.length === 0) return true;
  if (area === null || isSpeck(bounded, area)) return false;
  return bounded.some((shape) => {
    const own = sight.areaOf([shape]);
    return own !== null && overlap(own, sight.freeArea) > 0;
  });
}

const sizeOf = ({ left, top, right, bottom }: PictureArea): number =>
  Math.max(right - left, bottom - top);

const isSpeck = (shapes: readonly SceneShape[], area: PictureArea): boolean =>
  sizeOf(area) < kSpeck && !isPoint(shapes);

const isPoint = ([shape, ...rest]: readonly SceneShape[]): boolean =>
  shape?.kind === 'point' && rest.length === 0;

/** In square pixels, with the margin around the first: a point takes up some room as well. */
function overlap(area: PictureArea, other: PictureArea): number {
  const width =
    Math.min(area.right + kMargin, other.right) - Math.max(area.left - kMargin, other.left);
  const height =
    Math.min(area.bottom + kMargin, other.bottom) - Math.max(area.top - kMargin, other.top);
  return Math.max(width, 0) * Math.max(height, 0);
}
