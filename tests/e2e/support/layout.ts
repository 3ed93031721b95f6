// The page's layout, for finding what overlaps, is cut off, or is too small to press.
import type { Box } from './picture.ts';
import type { Playground } from './playground.ts';

export interface Place extends Box {
  readonly name: string;
}

export interface Layout {
  /** The main parts that are visible. */
  readonly parts: readonly Place[];
  /** What can be pressed or chosen, as much of it as can be seen. */
  readonly controls: readonly Place[];
  /** The same, at its full size. */
  readonly targets: readonly Place[];
  /** Texts that are cut off. */
  readonly cut: readonly string[];
  /** How much wider than the window the document is. */
  readonly overflow: number;
}

export async function layoutOf(playground: Playground): Promise<Layout> {
  // What was pressed before is rendered with the next frame.
  await playground.drawn();
  return playground.element.evaluate((element) => {
    const root = element.shadowRoot ?? element;
    const boxOf = (each: Element) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const nameOf = (each: Element) =>
      each.getAttribute('aria-label') ?? each.textContent?.trim().replace(/\s+/g, ' ') ?? '';
    const isVisible = (each: Element) => {
      const { left, top, right, bottom } = boxOf(each);
      return (
        right - left > 1 && bottom - top > 1 && each.checkVisibility({ visibilityProperty: true })
      );
    };
    const visible = (selector: string) => [...root.querySelectorAll(selector)].filter(isVisible);
    const seen = (each: Element) => {
      const box = boxOf(each);
      for (let outer = each.parentElement; outer; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflow === 'visible') continue;
        const clip = boxOf(outer);
        box.left = Math.max(box.left, clip.left);
        box.top = Math.max(box.top, clip.top);
        box.right = Math.min(box.right, clip.right);
        box.bottom = Math.min(box.bottom, clip.bottom);
      }
      return box;
    };
    const parts = visible('.header, .tools, .verdict, .selected, .time, .walk, .side, .why-toggle');
    // The button that unfolds a row of the ledger lies within it. A term is part of a sentence: as high as a
    // line, and where it breaks, the rectangle around both parts is more than it takes up.
    const controls = visible(
      'button:not(.side .unfold, cp-term button), select, [role="slider"], [role="option"]:not(option)',
    );
    const texts = visible(
      'h1, h2:not(.heard), h3, button, .verdict, .verdict *, .tick, .name, .value, .sentence',
    );
    // A text of a drawing has no box of its own that could be too small: it is to lie within the drawing.
    const isCut = (each: Element) => {
      if (!(each instanceof SVGElement)) {
        return each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0;
      }
      const [text, drawing] = [boxOf(each), boxOf(each.ownerSVGElement ?? each)];
      return text.left < drawing.left - 1 || text.right > drawing.right + 1;
    };
    const sheets = document.documentElement;
    return {
      parts: parts.map((each) => ({ ...boxOf(each), name: each.className })),
      controls: controls
        .map((each) => ({ ...seen(each), name: nameOf(each) }))
        .filter(({ left, top, right, bottom }) => right > left && bottom > top),
      targets: controls.map((each) => ({ ...boxOf(each), name: nameOf(each) })),
      cut: texts.filter(isCut).map(nameOf),
      overflow: sheets.scrollWidth - sheets.clientWidth,
    };
  });
}

const overlap = (a: Box, b: Box) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;

/** The rectangles that overlap. */
export function overlaps(places: readonly Place[]): string[] {
  return places.flatMap((a, i) =>
    places
      .slice(i + 1)
      .filter((b) => overlap(a, b))
      .map((b) => `${a.name} over ${b.name}`),
  );
}

/** The rectangles smaller than a number of pixels. */
export function smallerThan(places: readonly Place[], size: number): string[] {
  return places
    .map(({ name, left, top, right, bottom }) => ({ name, w: right - left, h: bottom - top }))
    .filter(({ w, h }) => Math.min(w, h) < size - 0.01)
    .map(({ name, w, h }) => `${name}: ${w.toFixed(0)} × ${h.toFixed(0)}`);
}

/** The rectangles that reach out of a window. */
export function outside(places: readonly Place[], window: Box): string[] {
  return places
    .filter(
      ({ left, top, right, bottom }) =>
        left < window.left - 0.5 ||
        top < window.top - 0.5 ||
        right > window.right + 0.5 ||
        bottom > window.bottom + 0.5,
    )
    .map(({ name }) => name);
}

/** The part of the picture that no panel covers, in pixels of the picture. */
export async function freeArea(playground: Playground): Promise<Box> {
  const canvas = await playground.canvas.boundingBox();
  if (!canvas) throw new Error('The picture is not visible.');
  const free = { left: 0, top: 0, right: canvas.width, bottom: canvas.height };
  const { parts } = await layoutOf(playground);
  for (const part of parts) {
    const box = {
      left: part.left - canvas.x,
      top: part.top - canvas.y,
      right: part.right - canvas.x,
      bottom: part.bottom - canvas.y,
    };
    if (!overlap(box, { left: 0, top: 0, right: canvas.width, bottom: canvas.height })) continue;
    if (part.name.includes('tools')) free.left = Math.max(free.left, box.right);
    else if (part.name.includes('verdict')) free.top = Math.max(free.top, box.bottom);
    else if (/walk|time/.test(part.name)) free.bottom = Math.min(free.bottom, box.top);
    else if (part.name.includes('side')) free.right = Math.min(free.right, box.left);
  }
  return free;
}
