// How much of the canvas is covered by panels. Kept next to the layout that decides it.
import type { Insets, PictureArea } from '../../view/engine/framing.ts';

type Side = keyof Insets;

/** In CSS pixels from each side of the canvas; `data-covers` of an element names the side it covers. */
export function measureInsets(canvas: HTMLElement, root: ParentNode): Insets {
  const picture = canvas.getBoundingClientRect();
  const insets: Record<Side, number> = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const cover of root.querySelectorAll<HTMLElement>('[data-covers]')) {
    const side = cover.dataset['covers'] as Side;
    insets[side] = Math.max(insets[side], coveredBy(cover.getBoundingClientRect(), picture, side));
  }
  return insets;
}

/** The areas of the canvas, in CSS pixels from its corner, under what stands over the picture without taking a side. */
export function measureCovered(canvas: HTMLElement, root: ParentNode): readonly PictureArea[] {
  const picture = canvas.getBoundingClientRect();
  return [...root.querySelectorAll('[data-over]')].map((cover) => {
    const { left, top, right, bottom } = cover.getBoundingClientRect();
    return {
      left: left - picture.left,
      top: top - picture.top,
      right: right - picture.left,
      bottom: bottom - picture.top,
    };
  });
}

function coveredBy(cover: DOMRect, picture: DOMRect, side: Side): number {
  const apart =
    cover.width === 0 ||
    cover.right <= picture.left ||
    cover.left >= picture.right ||
    cover.bottom <= picture.top ||
    cover.top >= picture.bottom;
  if (apart) return 0;
  const depths: Record<Side, number> = {
    left: cover.right - picture.left,
    top: cover.bottom - picture.top,
    right: picture.right - cover.left,
    bottom: picture.bottom - cover.top,
  };
  return depths[side];
}
