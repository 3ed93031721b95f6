// The graphics context can be taken away at any time, as when a laptop wakes up.
import { expect, test } from './support/test.ts';

interface Held {
  loss: WEBGL_lose_context | null;
}

function holdContext(): void {
  const held = window as unknown as Held;
  const { prototype } = HTMLCanvasElement;
  const original = prototype.getContext as (...options: unknown[]) => unknown;
  Object.assign(prototype, {
    getContext(this: HTMLCanvasElement, ...options: unknown[]) {
      const context = original.apply(this, options);
      if (context instanceof WebGL2RenderingContext) {
        held.loss = context.getExtension('WEBGL_lose_context');
      }
      return context;
    },
  });
}

test.use({ viewport: { width: 1024, height: 768 } });

test('the picture comes back with the graphics context', async ({ page, playground }) => {
  await page.addInitScript(holdContext);
  await playground.open();
  const from = await playground.middle('orange');
  const to = await playground.middle('blue');
  await page.evaluate(() => (window as unknown as Held).loss?.loseContext());
  // Meanwhile the words go on.
  await playground.drag(from, to);
  await expect(playground.word).toHaveText('Overlapping');
  await page.evaluate(() => (window as unknown as Held).loss?.restoreContext());
  await expect.poll(async () => (await playground.picture()).count('red')).toBeGreaterThan(2_000);
  await expect(playground.message).toHaveCount(0);
});
