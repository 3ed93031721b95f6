// The four sizes, and two at 200 %, in both languages: nothing overlaps, nothing is cut off, everything can be pressed,
// and the shapes are where no panel is.

import { freeArea, layoutOf, outside, overlaps, smallerThan } from './support/layout.ts';
import type { Box } from './support/picture.ts';
import type { Playground } from './support/playground.ts';
import { expect, test } from './support/shared-page.ts';

const phone = { hasTouch: true, isMobile: true };
/** A page of 1440 × 900, and one of 1280 × 1024, at 200 %. */
const zoomed = { deviceScaleFactor: 2 };
const sizes = [
  { viewport: { width: 1440, height: 900 }, smallest: 24 },
  { viewport: { width: 1024, height: 768 }, smallest: 24 },
  { viewport: { width: 768, height: 430 }, smallest: 24 },
  { viewport: { width: 768, height: 430 }, smallest: 44, ...phone },
  { viewport: { width: 390, height: 844 }, smallest: 44, ...phone },
  { viewport: { width: 720, height: 450 }, smallest: 24, ...zoomed },
  { viewport: { width: 640, height: 512 }, smallest: 24, ...zoomed },
];
const languages = ['en', 'ko'];
const presets = ['edge-edge', 'ray-obb', 'obb-triangle', 'sphere-plane'];
const inMotion = ['tunnel', 'flight-edges'];

const within = (inner: Box, outer: Box) =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom;

async function expectTidy(playground: Playground, circumstances: string): Promise<void> {
  const size = playground.page.viewportSize();
  const window = { left: 0, top: 0, right: size?.width ?? 0, bottom: size?.height ?? 0 };
  const { parts, controls, cut, overflow } = await layoutOf(playground);
  expect.soft(overlaps(parts), `${circumstances}: parts overlap`).toEqual([]);
  expect.soft(overlaps(controls), `${circumstances}: controls overlap`).toEqual([]);
  expect.soft(outside(parts, window), `${circumstances}: parts outside the window`).toEqual([]);
  expect.soft(cut, `${circumstances}: texts cut off`).toEqual([]);
  expect.soft(overflow, `${circumstances}: scrolls sideways`).toBe(0);
}

for (const { smallest, ...size } of sizes) {
  const { width, height } = size.viewport;
  const how = 'hasTouch' in size ? ', by touch' : 'deviceScaleFactor' in size ? ', at 200 %' : '';
  test.describe(`${width} × ${height}${how}`, () => {
    test.use(size);

    test('nothing overlaps or is cut off, whatever is open or selected', async ({ playground }) => {
      await playground.open();
      for (const preset of presets) {
        for (const lang of languages) {
          await playground.set({ preset, lang });
          await expectTidy(playground, `${preset}, ${lang}`);
        }
      }

      const { element } = playground;
      for (const preset of inMotion) {
        for (const lang of languages) {
          await playground.set({ preset, lang });
          await element.locator('.time').waitFor();
          await expectTidy(playground, `${preset}, ${lang}`);
        }
      }

      await playground.set({ preset: 'edge-edge' });
      await playground.click(await playground.middle('orange'));
      await expect(playground.selected).toBeVisible();
      const toggle = element.locator('.why-toggle, .fold').filter({ visible: true });
      const nudge = playground.selected.locator('.unfold');
      for (const lang of languages) {
        await playground.set({ lang });
        await expectTidy(playground, `selected, ${lang}`);
        await nudge.click();
        await expectTidy(playground, `ways to nudge, ${lang}`);
        await nudge.click();
        if ((await toggle.count()) === 0) continue;
        await toggle.first().click();
        await expectTidy(playground, `the reasons the other way, ${lang}`);
      }
    });

    test(`all that can be pressed is ${smallest} pixels wide and high`, async ({ playground }) => {
      await playground.open();
      const { targets } = await layoutOf(playground);
      expect.soft(smallerThan(targets, smallest)).toEqual([]);
      await playground.click(await playground.middle('orange'));
      await expect(playground.selected).toBeVisible();
      expect.soft(smallerThan((await layoutOf(playground)).targets, smallest)).toEqual([]);
      await playground.selected.locator('.unfold').click();
      expect.soft(smallerThan((await layoutOf(playground)).targets, smallest)).toEqual([]);
    });

    test('the shapes are drawn where no panel is', async ({ playground }) => {
      await playground.open();
      for (const preset of [
        'edge-edge',
        'obb-triangle',
        'aabb-obb',
        'sphere-sphere',
        ...inMotion,
      ]) {
        await playground.set({ preset });
        if (inMotion.includes(preset)) await playground.element.locator('.time').waitFor();
        const shapes = (await playground.picture()).box('blue', 'orange', 'red');
        const free = await freeArea(playground);
        const what = `${preset}: ${JSON.stringify(shapes)} in ${JSON.stringify(free)}`;
        expect.soft(within(shapes, free), what).toBe(true);
        // and fill a good part of it
        const filled = Math.max(
          (shapes.right - shapes.left) / (free.right - free.left),
          (shapes.bottom - shapes.top) / (free.bottom - free.top),
        );
        expect.soft(filled, preset).toBeGreaterThan(0.6);
      }
    });
  });
}

for (const width of [320, 390]) {
  test.describe(`the row of tabs at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, ...phone });

    test('every tab can be pressed, and is in sight when it is open', async ({ playground }) => {
      await playground.open();
      const fold = playground.element.locator('.fold');
      for (const lang of languages) {
        await playground.set({ lang });
        for (const tab of await playground.element.getByRole('tab').all()) {
          await tab.click();
          await expect(tab).toHaveAttribute('aria-selected', 'true');
          await expect(tab).toBeInViewport({ ratio: 1 });
          const [box, cover] = [await tab.boundingBox(), await fold.boundingBox()];
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(cover?.x ?? 0);
        }
      }
    });
  });
}

for (const width of [390, 768, 1024, 1280, 1440]) {
  test.describe(`all tabs at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('are in sight at once, in two rows at most', async ({ playground }) => {
      await playground.open();
      for (const lang of languages) {
        await playground.set({ lang });
        await playground.element.getByRole('tab').last().click();
        const rows = new Set<number>();
        for (const tab of await playground.element.getByRole('tab').all()) {
          await expect(tab).toBeInViewport({ ratio: 1 });
          const cut = await tab.evaluate((each) => each.scrollWidth - each.clientWidth);
          expect(cut).toBe(0);
          rows.add((await tab.boundingBox())?.y ?? 0);
        }
        expect(rows.size).toBeLessThanOrEqual(2);
      }
    });
  });
}
