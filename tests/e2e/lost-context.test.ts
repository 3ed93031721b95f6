// Loss and restoration of the WebGL context, as when a laptop wakes up.
import type { Page } from '@playwright/test';
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

const lose = (page: Page) => page.evaluate(() => (window as unknown as Held).loss?.loseContext());
const restore = (page: Page) =>
  page.evaluate(() => (window as unknown as Held).loss?.restoreContext());

test.beforeEach(async ({ page, playground }) => {
  await page.addInitScript(holdContext);
  await playground.open();
});

test('the picture comes back with the graphics context, to the last pixel', async ({
  page,
  playground,
}) => {
  const before = await playground.pixels();
  await lose(page);
  // So that only a new frame can restore it.
  await playground.canvas.evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    (canvas as HTMLCanvasElement).getContext('2d')?.clearRect(0, 0, width, height);
  });
  expect(await playground.pixels()).not.toBe(before);
  await restore(page);
  await expect.poll(() => playground.pixels()).toBe(before);
});

test('words and the ledger go on while there is none', async ({ page, playground }) => {
  const from = await playground.middle('orange');
  const to = await playground.middle('blue');
  await lose(page);
  await playground.drag(from, to);
  await expect(playground.word).toHaveText('Overlapping');
  await expect(playground.separating).toHaveCount(0);
  await restore(page);
  await expect.poll(async () => (await playground.picture()).count('red')).toBeGreaterThan(2_000);
  await expect(playground.message).toHaveCount(0);
});

test('a picture that is asked for meanwhile is refused in words', async ({ page, playground }) => {
  await lose(page);
  const refusal = await playground.element.evaluate((element) =>
    (element as HTMLElement & { toBlob(): Promise<Blob> })
      .toBlob()
      .then(() => null)
      .catch(({ name, message, code }) => ({ name, message, code })),
  );
  expect(refusal).toMatchObject({ name: 'FigureError', code: 'picture' });
  expect(refusal?.message).toContain('its context is lost');
  await restore(page);
  await expect
    .poll(() =>
      playground.element.evaluate((element) =>
        (element as HTMLElement & { toBlob(): Promise<Blob> }).toBlob().then(({ size }) => size),
      ),
    )
    .toBeGreaterThan(2_000);
});

test('a picture that cannot be drawn anew stays, whatever its size', async ({
  page,
  playground,
}) => {
  await lose(page);
  await page.setViewportSize({ width: 900, height: 700 });
  await expect
    .poll(async () => (await playground.picture()).count('orange'))
    .toBeGreaterThan(2_000);
});

test('a still picture stays until there is another one', async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = HTMLCanvasElement;
    const original = prototype.getContext as (...options: unknown[]) => unknown;
    const held = window as unknown as { isLost: boolean; canvas: HTMLCanvasElement };
    held.isLost = true;
    Object.assign(prototype, {
      getContext(this: HTMLCanvasElement, ...options: unknown[]) {
        const context = original.apply(this, options);
        if (context instanceof WebGL2RenderingContext) {
          held.canvas = this;
          context.isContextLost = () => held.isLost;
        }
        return context;
      },
    });
  });
  await page.goto('./embed/?preset=edge-edge&ui=none');
  await page.waitForFunction(
    () =>
      document.querySelector('collision-playground')?.verdict?.outcome === 'apart' &&
      'canvas' in window,
  );
  const still = page.locator('collision-playground .poster img');
  await expect(still).toBeVisible();
  await page.evaluate(() => {
    const held = window as unknown as { isLost: boolean; canvas: HTMLCanvasElement };
    held.isLost = false;
    held.canvas.dispatchEvent(new Event('webglcontextrestored'));
  });
  await expect(still).toHaveCount(0);
});
