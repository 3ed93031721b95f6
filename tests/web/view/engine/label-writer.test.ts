// Labels are not printed over each other, nor over arrowheads.
import { expect, test } from 'vitest';
import { LabelWriter } from '../../../../web/view/engine/label-writer.ts';
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
  const labels = new LabelWriter(context as unknown as CanvasRenderingContext2D, new Viewpoint());
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
  labels.name('A', 100, 100, '#000', true);
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
