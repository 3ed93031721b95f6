// A thousand frames leak no memory.
import type { CDPSession } from '@playwright/test';
import type { Playground } from './support/playground.ts';
import { expect, test } from './support/test.ts';

// Compiled code is on the heap too and comes as frames go by, hence no optimizing compilers. Without a
// limit to the frame rate a thousand frames are done in seconds.
const flags = [
  '--js-flags=--no-opt --no-maglev --no-sparkplug',
  '--disable-frame-rate-limit',
  '--disable-gpu-vsync',
];

test.use({
  viewport: { width: 320, height: 260 },
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...flags] });
  },
});

/** Bytes in use once everything that can be freed is. */
async function heapOf(session: CDPSession): Promise<number> {
  for (let round = 0; round < 2; round++) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** Moves the selected shape back and forth, one frame a key press. */
function drive(playground: Playground, frames: number): Promise<void> {
  return playground.canvas.evaluate(async (canvas, count) => {
    const options = { bubbles: true, composed: true };
    for (let i = 0; i < count; i++) {
      const key = i % 2 === 0 ? 'ArrowLeft' : 'ArrowRight';
      canvas.dispatchEvent(new KeyboardEvent('keydown', { ...options, key, shiftKey: true }));
      await new Promise(requestAnimationFrame);
    }
    canvas.dispatchEvent(new KeyboardEvent('keyup', options));
  }, frames);
}

test('the heap stays flat over 1,000 frames', async ({ page, playground }) => {
  await playground.open();
  await playground.click(await playground.middle('orange'));
  await expect(playground.selected).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await drive(playground, 200);
  const before = await heapOf(session);
  await drive(playground, 1000);
  const growth = (await heapOf(session)) - before;

  const description = `${(growth / 1000).toFixed(1)} kB over 1,000 frames, ${(before / 1e6).toFixed(2)} MB in all`;
  test.info().annotations.push({ type: 'heap', description });
  console.log(`      heap: ${description}`);
  expect(growth).toBeLessThan(100_000);
});
