// Twelve figures in an article under a strict content security policy: shared resources, and input left to the page.
import type { Page } from '@playwright/test';
import { contextsOf, countContexts } from './support/contexts.ts';
import { countFrames, framesInAWhile } from './support/frames.ts';
import { Playground } from './support/playground.ts';
import { expect, test } from './support/test.ts';

const figure = (page: Page, i: number) => new Playground(page, page.locator(`#figure-${i}`));
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function openArticle(page: Page): Promise<Playground> {
  await page.goto('./pages/article.html');
  const first = figure(page, 1);
  await first.verdict.waitFor();
  await first.drawn();
  return first;
}

async function over(playground: Playground): Promise<void> {
  const box = await playground.canvas.boundingBox();
  if (!box) throw new Error('The picture is not visible.');
  await playground.page.mouse.move(box.x + 30, box.y + box.height - 90);
}

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 800, height: 700 } });

  test('twelve figures load as they come near, and share one context and one core', async ({
    page,
  }) => {
    await page.addInitScript(countContexts);
    const cores: string[] = [];
    page.on('request', (request) => {
      if (/\/(core|first)-[^/]*\.wasm$/.test(request.url())) cores.push(request.url());
    });
    await openArticle(page);
    await expect(figure(page, 12).canvas).toHaveCount(0);
    for (let i = 1; i <= 12; i++) {
      await figure(page, i).element.scrollIntoViewIfNeeded();
      await figure(page, i).verdict.waitFor();
    }
    const last = await figure(page, 12).picture();
    expect(last.count('blue') + last.count('orange')).toBeGreaterThan(2_000);
    expect(await contextsOf(page)).toBe(1);
    expect(cores).toEqual([expect.stringContaining('/first-')]);
  });

  test('what nobody can see draws nothing, and is as it should be when it is seen', {
    tag: '@more',
  }, async ({ page }) => {
    await page.addInitScript(countFrames);
    const first = await openArticle(page);
    const before = await first.pixels();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await figure(page, 12).verdict.waitFor();
    // Other figures near the viewport are still being drawn at first.
    await expect.poll(() => framesInAWhile(page)).toBe(0);
    const drawings = await first.canvas.evaluate((canvas) => {
      const context = (canvas as HTMLCanvasElement).getContext('2d');
      const counted = { drawings: 0 };
      Object.assign(window, { counted });
      Object.assign(context as object, {
        drawImage(...given: unknown[]) {
          counted.drawings += 1;
          (CanvasRenderingContext2D.prototype.drawImage as (...all: unknown[]) => void).apply(
            this,
            given,
          );
        },
      });
      return counted.drawings;
    });
    expect(drawings).toBe(0);
    await first.set({ theme: 'dark' });
    expect(await drawingsOf(page)).toBe(0);

    // Drawn once for a picture or for paper, and then no longer.
    const { size } = await first.element.evaluate((element) =>
      (element as HTMLElement & { toBlob(): Promise<Blob> })
        .toBlob()
        .then(({ size }) => ({ size })),
    );
    expect(size).toBeGreaterThan(1_000);
    await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      dispatchEvent(new Event('afterprint'));
    });
    await first.drawn();
    const forOthers = await drawingsOf(page);
    expect(forOthers).toBeGreaterThan(0);
    await first.set({ theme: 'light' });
    await first.set({ theme: 'dark' });
    expect(await drawingsOf(page)).toBe(forOthers);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => drawingsOf(page)).toBeGreaterThan(forOthers);
    expect(await first.pixels()).not.toBe(before);
  });

  test('the wheel scrolls the article; with Ctrl, or after a press, it zooms', {
    tag: '@more',
  }, async ({ page }) => {
    const first = await openArticle(page);
    const before = await first.pixels();
    await over(first);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => scrolled(page)).toBe(120);
    expect(await first.pixels()).toBe(before);

    await over(first);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -120);
    await page.keyboard.up('Control');
    await expect.poll(() => first.pixels()).not.toBe(before);
    expect(await scrolled(page)).toBe(120);

    const zoomed = await first.pixels();
    await over(first);
    await page.mouse.down();
    await page.mouse.up();
    await page.mouse.wheel(0, -120);
    await expect.poll(() => first.pixels()).not.toBe(zoomed);
    expect(await scrolled(page)).toBe(120);

    // After scrolling the page, the wheel over a figure still scrolls the page.
    await page.mouse.move(10, 10);
    await over(first);
    await page.mouse.wheel(0, 60);
    await expect.poll(() => scrolled(page)).toBe(180);
  });

  test('the focus stays where the reader has it, and nothing moves while figures load', {
    tag: '@more',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        const moved = window as unknown as { shift: number };
        for (const entry of list.getEntries()) {
          moved.shift += (entry as PerformanceEntry & { readonly value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openArticle(page);
    const shift = () => page.evaluate(() => (window as unknown as { shift: number }).shift);
    // Layout shift so far comes from the article's own script, later shift from the figures.
    const written = await shift();
    for (let i = 2; i <= 5; i++) {
      await figure(page, i).element.scrollIntoViewIfNeeded();
      await figure(page, i).verdict.waitFor();
    }
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(await shift()).toBe(written);
    const ratios = await page
      .locator('collision-playground')
      .evaluateAll((all) => all.map(({ clientWidth, clientHeight }) => clientWidth / clientHeight));
    for (const ratio of ratios) expect(ratio).toBeCloseTo(768 / 430, 2);
  });
});

const drawingsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { counted: { drawings: number } }).counted.drawings);

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** A swipe over the first figure, from a point of its picture, by pixels to the right and up. */
  async function swipe(page: Page, x: number, y: number, right: number, up: number): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const box = await figure(page, 1).canvas.boundingBox();
    if (!box) throw new Error('The picture is not visible.');
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part = 0) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd' ? [] : [{ x: box.x + x + part * right, y: box.y + y - part * up }],
      });
    await send('touchStart');
    for (let part = 1; part <= 8; part++) await send('touchMove', part / 8);
    await send('touchEnd');
    await figure(page, 1).drawn();
  }

  test('a swipe upwards scrolls, wherever it begins; across, it moves what it began on', {
    tag: '@more',
  }, async ({ page }) => {
    const first = await openArticle(page);
    const before = await first.pixels();
    const b = await first.middle('orange');
    for (const [x, y] of [[12, 170] as const, [b.x, b.y] as const]) {
      const top = await scrolled(page);
      await swipe(page, x, y, 0, 60);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(top + 20);
    }
    expect(await first.pixels()).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');

    const top = await scrolled(page);
    await swipe(page, b.x, b.y, -70, 0);
    expect(await first.pixels()).not.toBe(before);
    expect(await scrolled(page)).toBe(top);
  });

  test('once tapped, a shape follows the finger anywhere', { tag: '@more' }, async ({ page }) => {
    const first = await openArticle(page);
    const b = await first.middle('orange');
    await first.canvas.tap({ position: { x: b.x, y: b.y } });
    const before = await first.pixels();
    await swipe(page, b.x, b.y, 0, 50);
    expect(await scrolled(page)).toBe(0);
    expect(await first.pixels()).not.toBe(before);
  });
});
