// The code tab: the C++ file of the pair, with the line of the shown step lit.

import { readFileSync } from 'node:fs';
import { foundByAxe } from './support/axe.ts';
import type { Playground } from './support/playground.ts';
import { expect, test } from './support/shared-page.ts';

const listingOf = ({ element }: Playground, file: string) =>
  element.getByRole('region', { name: `cpp/${file}` });

/** How far the lit line reaches out of the listing's window; 0: all of it is in view. */
const hidden = (playground: Playground) =>
  playground.element.locator('.source').evaluate((listing) => {
    const lit = listing.querySelector('mark')?.getBoundingClientRect();
    const { top, bottom } = listing.getBoundingClientRect();
    return lit ? Math.max(top - lit.top, lit.bottom - bottom, 0) : Number.NaN;
  });

const scrolled = (playground: Playground) =>
  playground.element.evaluate((element) => {
    const side = element.shadowRoot?.querySelector('.side .body');
    return document.documentElement.scrollTop + element.scrollTop + (side?.scrollTop ?? 0);
  });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 430 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} × ${viewport.height}`, { tag: '@all' }, () => {
    test.use({ viewport });
    test('shows the file as it was compiled and lights the line that decided', async ({
      page,
      playground,
    }) => {
      await playground.open();
      const { element } = playground;
      const toggle = element.locator('.why-toggle');
      if (await toggle.isVisible()) await toggle.click();
      await element.getByRole('tab', { name: 'Code' }).click();
      const listing = listingOf(playground, 'pairs/box_box.cpp');
      await expect(listing).toBeVisible();
      const source = readFileSync('cpp/pairs/box_box.cpp', 'utf8');
      const lines = await listing
        .locator('code > *')
        .evaluateAll((all) => all.map((line) => line.textContent));
      expect(`${lines.join('\n')}\n`).toBe(source);

      const values = element.locator('.values');
      await expect(values).toContainText('A.y×B.x');
      await expect(values).toContainText('separates');
      await expect(values).toContainText('+0.454 m');
      await expect(values).toContainText('double precision');
      await expect(listing.locator('mark')).toHaveCount(1);
      expect(await hidden(playground)).toBe(0);

      // It follows the walk, and scrolls nothing but itself.
      const slider = element.getByRole('slider');
      const seen = new Set<string>();
      for (const key of ['Home', 'ArrowRight', 'End']) {
        if (await slider.isVisible()) await slider.press(key);
        await playground.drawn();
        seen.add((await element.locator('.file p').innerText()).trim());
        expect(await hidden(playground)).toBe(0);
      }
      if (await slider.isVisible()) expect(seen.size).toBeGreaterThan(1);
      expect(await scrolled(playground)).toBe(0);

      // So does the textbook's version, and nothing of it is cut off.
      await element.getByRole('tab', { name: 'Textbook' }).click();
      await element.getByRole('tab', { name: 'JavaScript' }).click();
      await expect(element.locator('.source')).toContainText('const obbObb');
      const wide = await element
        .locator('.code')
        .evaluate((code) =>
          [code, ...code.querySelectorAll('.tabs, .methods, .languages, .text, .near')]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ className }) => className),
        );
      expect(wide).toEqual([]);
      await element.getByRole('button', { name: 'Open this example' }).scrollIntoViewIfNeeded();
      await expect(element.getByRole('button', { name: 'Open this example' })).toBeInViewport();
      await element.getByRole('tab', { name: 'This core' }).click();

      // It scrolls by keyboard.
      await listing.focus();
      await page.keyboard.press('Control+Home');
      await expect.poll(() => listing.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
      await expect(async () => {
        await page.keyboard.press('PageDown');
        expect(await listing.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(50);
      }).toPass();
    });
  });
}

test.describe('at 1024 × 768', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('every pair has its file, loaded when it is shown', { tag: '@more' }, async ({
    page,
    playground,
  }) => {
    const asked: string[] = [];
    const askedFor = (what: RegExp) => asked.filter((url) => what.test(url));
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('about:blank'); // nothing is loaded yet
    await playground.open();
    expect(askedFor(/figure-/)).not.toEqual([]);
    expect(askedFor(/code-panel|box_box/)).toEqual([]);
    await playground.element.getByRole('tab', { name: 'Code' }).click();
    await expect.poll(() => askedFor(/box_box/)).not.toEqual([]);
    for (const [preset, file] of [
      ['edge-edge', 'pairs/box_box.cpp'],
      ['ray-obb', 'pairs/curve_box.cpp'],
      ['triangle-triangle', 'sat/polytope_candidates.cpp'],
      ['plane-plane', 'pairs/plane_plane.cpp'],
    ] as const) {
      await playground.set({ preset });
      await expect(listingOf(playground, file).locator('mark')).toHaveCount(1);
      await expect.poll(() => hidden(playground), preset).toBe(0);
    }
  });

  test('where no candidate decided alone, the walk shows the line of each', async ({
    playground,
  }) => {
    await playground.open({ preset: 'ray-triangle' });
    const { element } = playground;
    await element.getByRole('tab', { name: 'Code' }).click();
    const listing = listingOf(playground, 'pairs/curve_polygon.cpp');
    await expect(listing).toContainText('Möller');
    await expect(listing.locator('mark')).toHaveCount(0);
    await expect(element.locator('.values')).toHaveText(/^No single candidate decided/);
    await element.getByRole('button', { name: 'Next candidate' }).click();
    await expect(listing.locator('mark')).toHaveCount(1);
    expect(await hidden(playground)).toBe(0);
  });

  test('the axis is given as a unit vector, and what the intervals are measured from', {
    tag: '@more',
  }, async ({ playground }) => {
    await playground.open();
    const { element } = playground;
    await element.getByRole('tab', { name: 'Code' }).click();
    const axis = element.locator('.values .whole');
    await expect(axis).toHaveText('Axis, length 1 (−0.80624, −0.006669, −0.591551)');
    const parts = (await axis.innerText()).replaceAll('−', '-').match(/-?\d\.\d+/g) ?? [];
    expect(Math.hypot(...parts.map(Number))).toBeCloseTo(1, 5);
    await expect(element.locator('.measured')).toContainText('from the world’s origin');

    await playground.set({ preset: 'ray-obb' });
    await expect(element.locator('.measured')).toContainText('0 at the start');
    // No axis: u is a ratio of volumes.
    await playground.set({ preset: 'segment-parallelogram' });
    await expect(element.locator('.values')).toContainText('outside');
    await expect(axis).toHaveCount(0);
    await expect(element.locator('.measured')).toHaveCount(0);
  });

  test('the lit line is read whole, however far it reaches', { tag: '@more' }, async ({
    playground,
  }) => {
    await playground.open();
    await playground.element.getByRole('tab', { name: 'Code' }).click();
    const lit = playground.element.locator('.source mark');
    await expect(lit).toBeVisible();
    const cut = () =>
      lit.evaluate((mark) => {
        const words = document.createRange();
        words.selectNodeContents(mark);
        const listing = mark.closest('.source')?.getBoundingClientRect();
        return words.getBoundingClientRect().right - (listing?.right ?? 0);
      });
    expect(await cut()).toBeLessThanOrEqual(0);
    // Also where the lines around it have been scrolled aside.
    await playground.element.locator('.source').evaluate((listing) => {
      listing.scrollLeft = 200;
    });
    expect(await cut()).toBeLessThanOrEqual(0);
  });

  test('a drag changes the values', async ({ page, playground }) => {
    await playground.open();
    await playground.click(await playground.middle('blue'));
    await playground.element.getByRole('tab', { name: 'Code' }).click();
    const values = playground.element.locator('.values');
    const before = await values.innerText();
    await playground.canvas.focus();
    await page.keyboard.press('PageUp');
    await expect(values).not.toHaveText(before);
  });

  test('the lit line can be read in forced colors', { tag: '@more' }, async ({
    page,
    playground,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await playground.open();
    await playground.element.getByRole('tab', { name: 'Code' }).click();
    const colors = await playground.element.locator('.source mark').evaluate((mark) => {
      const own = getComputedStyle(mark);
      const words = Array.from(mark.querySelectorAll('span'), (each) => getComputedStyle(each));
      return { ground: own.backgroundColor, ink: [own, ...words].map(({ color }) => color) };
    });
    expect(new Set(colors.ink).size).toBe(1);
    expect(colors.ink).not.toContain(colors.ground);
    const listing = playground.element.locator('.source');
    await expect(listing).not.toHaveCSS('background-color', colors.ground);
  });

  for (const theme of ['light', 'dark']) {
    test(`axe finds nothing in the ${theme} theme`, { tag: '@more' }, async ({
      page,
      playground,
    }) => {
      await playground.open({ theme });
      await playground.element.getByRole('tab', { name: 'Code' }).click();
      await expect(playground.element.locator('.source mark')).toBeVisible();
      for (const lang of ['en', 'ko']) {
        await playground.set({ lang });
        expect(await foundByAxe(page)).toEqual([]);
      }
      await playground.element.locator('#code-textbook').click();
      await expect(playground.element.locator('.near dl')).toBeVisible();
      expect(await foundByAxe(page)).toEqual([]);
    });
  }
});
