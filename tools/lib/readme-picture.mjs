// The moving picture of the README: a box is dragged into another one and out again, on the page itself.
import { Recording } from './recording.mjs';

export const size = { width: 1080, height: 675 };

/** Steps of each half of the drag, how far it goes of the way to the other box, and frames in ms. */
const kSteps = 14;
const kPart = 0.5;
const kFrame = 90;
const kRest = 1500;

/** A screenshot does not show the cursor. */
const kCursor =
  '<svg xmlns="http://www.w3.org/2000/svg" width="22" height="26" viewBox="0 0 22 26">' +
  '<path d="M2 2v18l5-4.500 3.500 7.500 3.500-1.600-3.500-7.400h6.500z" fill="#111" stroke="#fff" stroke-width="1.500"/></svg>';

async function showCursor(page) {
  await page.evaluate((svg) => {
    const cursor = document.createElement('div');
    cursor.innerHTML = svg;
    cursor.style.cssText = 'position:fixed;left:0;top:0;z-index:9;pointer-events:none';
    document.body.append(cursor);
    const follow = ({ clientX, clientY }) => {
      cursor.style.transform = `translate(${clientX}px, ${clientY}px)`;
    };
    addEventListener('pointermove', follow, { capture: true });
  }, kCursor);
}

/** Shapes are drawn in these hues: the channel that is high, and the one that is low. */
const kHues = { orange: { high: 0, low: 2 }, blue: { high: 2, low: 0 } };

/** The middle of what is drawn in a hue, in CSS pixels. */
function middleOf(figure, hue) {
  return figure.locator('canvas').evaluate((canvas, { high, low }) => {
    const copy = new OffscreenCanvas(canvas.clientWidth, canvas.clientHeight);
    const context = copy.getContext('2d');
    context.drawImage(canvas, 0, 0, copy.width, copy.height);
    const { data } = context.getImageData(0, 0, copy.width, copy.height);
    let [count, sumX, sumY] = [0, 0, 0];
    for (let pixel = 0; pixel < data.length / 4; pixel++) {
      const [strong, weak] = [data[4 * pixel + high], data[4 * pixel + low]];
      if (strong <= 200 || weak >= 190 || strong - weak <= 50) continue;
      count++;
      sumX += pixel % copy.width;
      sumY += Math.floor(pixel / copy.width);
    }
    const { left, top } = canvas.getBoundingClientRect();
    return { x: left + sumX / count, y: top + sumY / count };
  }, hue);
}

/** Draws it; returns the bytes of a GIF. */
export async function recordDrag({ page, figure }, drawn) {
  await showCursor(page);
  const from = await middleOf(figure, kHues.orange);
  const to = await middleOf(figure, kHues.blue);
  const recording = new Recording(page);
  const moveTo = async (part) => {
    const at = (a, b) => a + (b - a) * kPart * part;
    await page.mouse.move(at(from.x, to.x), at(from.y, to.y));
    await drawn();
  };
  await moveTo(0);
  await recording.take(kRest);
  await page.mouse.down();
  const parts = Array.from(
    { length: kSteps },
    (_, i) => (1 - Math.cos((Math.PI * (i + 1)) / kSteps)) / 2,
  );
  for (const part of parts) {
    await moveTo(part);
    await recording.take(part === 1 ? kRest : kFrame);
  }
  for (const part of parts) {
    await moveTo(1 - part);
    await recording.take(kFrame);
  }
  await page.mouse.up();
  return recording.encode();
}
