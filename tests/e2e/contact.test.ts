// The Contact tab: the close-up, and the layout at every size.
import type { Locator } from '@playwright/test';
import { foundByAxe } from './support/axe.ts';
import { layoutOf, overlaps, smallerThan } from './support/layout.ts';
import { centroid } from './support/picture.ts';
import type { Playground } from './support/playground.ts';
import { expect, test } from './support/shared-page.ts';

const sizes = [
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 1024, height: 768 } },
  { viewport: { width: 768, height: 430 } },
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
];

class ContactTab {
  readonly panel: Locator;
  readonly single: Locator;
  readonly scale: Locator;
  readonly #playground: Playground;

  constructor(playground: Playground) {
    this.#playground = playground;
    this.panel = playground.element.locator('.contact');
    this.single = this.panel.getByRole('row').nth(1);
    this.scale = this.panel.getByRole('status').last();
  }

  async open(): Promise<void> {
    const { element } = this.#playground;
    const unfold = element.locator('.why-toggle').filter({ visible: true });
    if (await unfold.count()) await unfold.first().click();
    await element.getByRole('tab', { name: /^(Contact|접촉)$/ }).click();
    await this.panel.waitFor();
    await expect(this.single).not.toContainText('Loading');
  }

  button(name: string | RegExp): Locator {
    return this.panel.getByRole('button', { name });
  }
}

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('goes ten times closer with each press, and back to the whole', { tag: '@more' }, async ({
    playground,
  }) => {
    await playground.open({ preset: 'aabb-obb' });
    const tab = new ContactTab(playground);
    await tab.open();
    await tab.button('Push apart').click();
    await expect(playground.word).toHaveText('Apart');
    await playground.drawn();
    const whole = await playground.picture();
    const closer = tab.button('Zoom in ten times');
    await closer.click();
    await expect(tab.scale).toHaveText('× 10');
    await playground.drawn();
    const near = await playground.picture();
    const middle = (colorName: 'blue' | 'orange') => centroid(near.points(colorName));
    // Both shapes fill the canvas, each on its side of the contact.
    expect(near.count('blue') + near.count('orange')).toBeGreaterThan(
      whole.count('blue') + whole.count('orange'),
    );
    expect(
      Math.hypot(middle('blue').x - middle('orange').x, middle('blue').y - middle('orange').y),
    ).toBeGreaterThan(150);
    for (let i = 0; i < 5; i++) await closer.click();
    await expect(tab.panel).toContainText('The 3D picture stops at × 10⁴');
    await expect(tab.panel.locator('.plot')).toHaveAccessibleName(/^A line 1\.0×10⁻⁶\sm long/);
    for (let i = 0; i < 6; i++) await tab.button('Zoom out ten times').click();
    await expect(tab.scale).toHaveText('× 1');
    await playground.drawn();
    const again = await playground.picture();
    expect(Math.abs(again.count('blue') - whole.count('blue'))).toBeLessThan(400);
  });
});

for (const size of sizes) {
  const { width, height } = size.viewport;
  test.describe(`${width} × ${height}`, { tag: '@all' }, () => {
    test.use(size);

    test('is tidy, large enough to press, and axe finds nothing', async ({ page, playground }) => {
      await playground.open({ preset: 'aabb-obb' });
      const tab = new ContactTab(playground);
      await tab.open();
      await tab.button('Save OBJ').waitFor();
      for (const lang of ['en', 'ko']) {
        for (const theme of ['light', 'dark']) {
          await playground.set({ lang, theme });
          const { parts, controls, targets, cut, overflow } = await layoutOf(playground);
          expect.soft(overlaps(parts), `${lang}: parts overlap`).toEqual([]);
          expect.soft(overlaps(controls), `${lang}: controls overlap`).toEqual([]);
          expect.soft(cut, `${lang}: texts cut off`).toEqual([]);
          expect.soft(overflow, `${lang}: scrolls sideways`).toBe(0);
          expect.soft(smallerThan(targets, 'hasTouch' in size ? 44 : 24)).toEqual([]);
          expect.soft(await foundByAxe(page), `${lang}, ${theme}`).toEqual([]);
        }
      }
    });
  });
}
