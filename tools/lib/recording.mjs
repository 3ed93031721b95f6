// Records a page as an animated GIF: screenshots in which only what changes is stored.
import gifenc from 'gifenc';

const { GIFEncoder, applyPalette, quantize } = gifenc;

/** One color of the palette stands for "as in the frame before". */
const kColors = 255;
const kUnchanged = 255;
/** Every so many pixels of a frame go into the choice of the palette. */
const kSampling = 5;

/** The pixels of a PNG file as RGBA, decoded by the browser. */
async function decode(page, png) {
  const base64 = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context.drawImage(bitmap, 0, 0);
    const pixels = context.getImageData(0, 0, bitmap.width, bitmap.height).data;
    const blob = new Blob([pixels]);
    const url = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsDataURL(blob);
    });
    return url.slice(url.indexOf(',') + 1);
  }, png.toString('base64'));
  return new Uint8Array(Buffer.from(base64, 'base64'));
}

/** One palette for all frames, so that colors do not flicker. */
function commonPalette(frames) {
  const samples = frames.flatMap(({ pixels }, i) =>
    i % kSampling === 0 || i === frames.length - 1 ? [pixels] : [],
  );
  const all = new Uint8Array(samples.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const sample of samples) {
    all.set(sample, at);
    at += sample.length;
  }
  return quantize(all, kColors);
}

/** Frames as `{ pixels, delay }`, pixels in RGBA and delays in milliseconds. */
export function encodeGif(frames, width, height) {
  const gif = GIFEncoder();
  const palette = [...commonPalette(frames)];
  while (palette.length <= kUnchanged) palette.push([0, 0, 0]);
  let before = null;
  for (const { pixels, delay } of frames) {
    const index = applyPalette(pixels, palette.slice(0, kColors));
    const stored =
      before === null ? index : index.map((color, i) => (color === before[i] ? kUnchanged : color));
    const isFirst = before === null;
    gif.writeFrame(stored, width, height, {
      ...(isFirst && { palette, repeat: 0 }),
      delay,
      transparent: !isFirst,
      transparentIndex: kUnchanged,
      dispose: 1,
    });
    before = index;
  }
  gif.finish();
  return gif.bytes();
}

/** Takes a screenshot as the next frame, which stays for so many milliseconds. */
export class Recording {
  #page;
  #frames = [];

  constructor(page) {
    this.#page = page;
  }

  async take(delay) {
    const png = await this.#page.screenshot({ type: 'png' });
    this.#frames.push({ pixels: await decode(this.#page, png), delay });
  }

  encode() {
    const { width, height } = this.#page.viewportSize();
    return encodeGif(this.#frames, width, height);
  }
}
