// Labels are not printed over each other, nor over arrowheads.
import { describe, expect, test } from 'vitest';
import {
  kNoPlace,
  kOwnPlace,
  LabelWriter,
  type NamePlace,
} from '../../../../web/view/engine/label-writer.ts';
import { Viewpoint } from '../../../../web/view/engine/viewpoint.ts';

/** Letters are 8 pixels wide. */
function writer() {
  const written: { text: string; x: number; y: number }[] = [];
  const context = {
    setTransform: () => undefined,
    strokeText: () => undefined,
    measureText: (text: string) => ({ width: 8 * text.length }),
    fillText: (text: string, x: number, y: number) => written.push({ text, x, y }),
  };
  const viewpoint = new Viewpoint();
  viewpoint.resize(400, 300);
  const labels = new LabelWriter(context as unknown as CanvasRenderingContext2D, viewpoint);
  labels.area = { left: 0, top: 0, right: 400, bottom: 300 };
  labels.begin(1);
  return { labels, written };
}

test.each([
  ['an arrowhead', 200, 216],
  ['a wide one', 260, 220],
])('a number beside a bar gives way to %s', (_, x, y) => {
  const { labels, written } = writer();
  labels.measure('0.125', 200, 200, 0, 1, '#000');
  labels.begin(1);
  labels.take(x, y, x === 200 ? 9 : 60);
  labels.measure('0.125', 200, 200, 0, 1, '#000');
  const [free, moved] = written;
  expect(free).toMatchObject({ x: 200, y: 220 });
  const half = x === 200 ? 9 : 60;
  const apart =
    Math.abs((moved?.x ?? 0) - x) >= 20 + half || Math.abs((moved?.y ?? 0) - y) >= 6 + half;
  expect(apart).toBe(true);
});

test('a number gives way to what stands over the picture', () => {
  const { labels, written } = writer();
  const button = { left: 350, top: 250, right: 390, bottom: 290 };
  labels.covered = [button];
  labels.begin(1);
  labels.measure('depth 1.7×10⁻¹⁶', 330, 250, 0, 1, '#000');
  const [{ x, y } = { x: 0, y: 0 }] = written;
  const apart =
    x + 60 < button.left || x - 60 > button.right || y + 6 < button.top || y - 6 > button.bottom;
  expect(apart, `(${x}, ${y})`).toBe(true);
});

test('a number of two digits at the border stays inside, and off its own bar', () => {
  const { labels, written } = writer();
  labels.takeLine(360, 80, 390, 170, 7);
  labels.measure('overlap 12.345', 375, 125, 0.95, -0.32, '#000');
  const [{ x, y } = { x: 0, y: 0 }] = written;
  expect(x + 56).toBeLessThanOrEqual(400);
  // The bar, where it is as high as the number.
  const barX = 360 + (30 * (y - 80)) / 90;
  if (y > 70 && y < 180) expect(Math.abs(x - barX)).toBeGreaterThan(56);
});

test('a number has no room on a point where something is written', () => {
  const { labels, written } = writer();
  labels.name('A', 100, 100, '#000');
  expect(labels.value('u = 0.382', 110, 100, '#000')).toBe(false);
  expect(labels.value('u = 0.382', 110, 130, '#000')).toBe(true);
  expect(written.map(({ text }) => text)).toEqual(['A', 'u = 0.382']);
});

test('letters of one point stand around it', () => {
  const { labels, written } = writer();
  for (const letter of 'abcd') labels.corner(letter, 100, 100, 1, 0, '#000');
  for (const [i, p] of written.entries()) {
    expect(Math.hypot(p.x - 100, p.y - 100)).toBeCloseTo(16, 9);
    for (const q of written.slice(0, i)) {
      expect(Math.max(Math.abs(p.x - q.x), Math.abs(p.y - q.y))).toBeGreaterThanOrEqual(12);
    }
  }
});

test('a letter stands further off where a name is all around its point', () => {
  const { labels, written } = writer();
  for (const y of [84, 100, 116]) labels.name('sA and more', 100, y, '#000');
  written.length = 0;
  labels.corner('a', 100, 100, 0, -1, '#000');
  const [letter = { x: 100, y: 100 }] = written;
  expect(Math.hypot(letter.x - 100, letter.y - 100)).toBeCloseTo(28, 9);
});

describe('the name of a shape', () => {
  const name = (more: Partial<NamePlace> = {}): NamePlace => ({
    ...{ text: 'Wall', x: 200, y: 150, visible: true, side: [0, 0], color: '#000' },
    ...{ isLarge: false, isNeeded: false, own: -1, place: kOwnPlace },
    ...more,
  });

  test('stands on its side of the point, as far away as it is large', () => {
    const { labels, written } = writer();
    labels.nameBeside(name({ side: [-1, 1] }));
    labels.begin(1);
    labels.nameBeside(name({ side: [-1, 1], text: 'B', isLarge: true }));
    const [small, large] = written;
    expect([small?.x, small?.y]).toEqual([200 - 16 - 7, 150 + 6 + 7]);
    expect([large?.x, large?.y]).toEqual([200 - 4 - 7, 150 + 9 + 7]);
  });

  test('gives way to what is taken, and comes back when there is clearly room', () => {
    const { labels, written } = writer();
    const draw = (place: number, taken: number): number => {
      labels.begin(1);
      if (Number.isFinite(taken)) labels.take(200, taken, 10);
      return labels.nameBeside(name({ place }));
    };
    const moved = draw(kOwnPlace, 150);
    expect(moved).toBeGreaterThan(kOwnPlace);
    expect(Math.abs((written[0]?.y ?? 0) - 150)).toBeGreaterThanOrEqual(16);
    // Its own place is free by a pixel: it stays beside, and what stands on the point stays there.
    expect(draw(moved, 150 - 19)).toBe(moved);
    expect(draw(kOwnPlace, 150 - 19)).toBe(kOwnPlace);
    expect(draw(moved, 150 - 30)).toBe(kOwnPlace);
  });

  test('is left out where there is no room, unless it is needed', () => {
    const { labels, written } = writer();
    labels.take(200, 150, 80);
    expect(labels.nameBeside(name())).toBe(kNoPlace);
    expect(written).toEqual([]);
    labels.nameBeside(name({ isNeeded: true }));
    expect(written).toEqual([{ text: 'Wall', x: 200, y: 150 }]);
  });

  test('is written over the mark of its own point only', () => {
    const { labels } = writer();
    const own = labels.take(200, 150, 9);
    expect(labels.nameBeside(name({ own }))).toBe(kOwnPlace);
    labels.begin(1);
    labels.take(200, 150, 9);
    expect(labels.nameBeside(name())).toBeGreaterThan(kOwnPlace);
  });

  test('stays in the picture', () => {
    const { labels, written } = writer();
    labels.nameBeside(name({ x: 3, y: 150 }));
    expect((written[0]?.x ?? 0) - 16).toBeGreaterThanOrEqual(0);
  });

  test('a long one is no larger in the pair', () => {
    const { labels } = writer();
    const place = labels.nameBeside(name({ text: 'A.y×B.x', isLarge: true }));
    expect(place).toBe(kOwnPlace);
    expect(labels.value('1', 200, 150 + 6 + 2 + 6, '#000')).toBe(true);
  });
});
