// Mounting and removing figures, as in a single-page application, leaks no memory.
import type { CDPSession, Page } from '@playwright/test';
import { countedOf, countGpu } from './support/gpu.ts';
import { expect, test } from './support/test.ts';

// Compiled code is on the heap too and comes as figures go by, hence no optimizing compilers.
test.use({
  viewport: { width: 500, height: 400 },
  launchOptions: async ({ launchOptions }, use) => {
    const flags = '--js-flags=--no-opt --no-maglev --no-sparkplug';
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), flags] });
  },
});

/** Repeatedly mounts a figure, waits until it is ready, and removes it. */
const mount = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const keys = ['edge-edge', 'sphere-plane', 'ray-triangle', 'capsule-capsule'];
    for (let i = 0; i < count; i++) {
      const figure = document.createElement('collision-playground');
      figure.setAttribute('preset', keys[i % keys.length] ?? '');
      figure.setAttribute('poster', '');
      figure.style.width = '400px';
      const ready = new Promise((resolve) => figure.addEventListener('ready', resolve));
      document.body.append(figure);
      await ready;
      figure.remove();
    }
  }, times);

async function heapOf(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

test('100 mounts and unmounts leave heap, graphics memory and the core’s as they were', async ({
  page,
}) => {
  await page.addInitScript(countGpu);
  await page.goto('./pages/mounts.html');
  const session = await page.context().newCDPSession(page);
  // One figure stays, so that context and core are shared by all that come and go.
  await page.evaluate(async () => {
    const figure = document.createElement('collision-playground');
    figure.setAttribute('poster', '');
    figure.style.width = '400px';
    const ready = new Promise((resolve) => figure.addEventListener('ready', resolve));
    document.body.append(figure);
    await ready;
  });
  await mount(page, 100); // until all code has run that is compiled or cached when it first does
  const [memoryBefore, gpuBefore] = [await coreMemory(page), await countedOf(page)];
  const before = await heapOf(session);
  await mount(page, 100);
  const after = await heapOf(session);
  const gpuAfter = await countedOf(page);
  const growth = after - before;
  console.log(
    `      heap: ${(growth / 1000).toFixed(1)} kB over 100 mounts, ${(before / 1e6).toFixed(2)} MB in all; graphics objects: ${gpuBefore.alive} → ${gpuAfter.alive}`,
  );
  expect(growth).toBeLessThan(20_000);
  expect(gpuAfter.alive).toBe(gpuBefore.alive);
  expect(await coreMemory(page)).toEqual(memoryBefore);
});

/** Where the core has room for the next slots, and how large its memory is: both move if any are kept. */
const coreMemory = (page: Page) =>
  page.evaluate(() => (window as unknown as { coreMemory: () => Promise<unknown> }).coreMemory());
