// The tab of nearly touching: two verdicts side by side, the way to the contact, steps of one ulp, and
// the contact from ever nearer.
import type { Locator } from '@playwright/test';
import { foundByAxe } from './support/axe.ts';
import { expect, test } from './support/kept.ts';
import { layoutOf, overlaps, smallerThan } from './support/layout.ts';
import { centroid } from './support/picture.ts';
import type { Playground } from './support/playground.ts';

const sizes = [
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 1024, height: 768 } },
  { viewport: { width: 768, height: 430 } },
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
];

class ContactTab {
  readonly panel: Locator;
  readonly exact: Locator;
  readonly single: Locator;
  readonly told: Locator;
  readonly ladder: Locator;
  readonly value: Locator;
  readonly scale: Locator;
  readonly #playground: Playground;

  constructor(playground: Playground) {
    this.#playground = playground;
    this.panel = playground.element.locator('.contact');
    this.exact = this.panel.getByRole('row').first();
    this.single = this.panel.getByRole('row').nth(1);
    this.told = this.panel.getByRole('status').nth(1);
    this.ladder = this.panel.locator('.ladder');
    this.value = this.panel.locator('output.full');
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

  test('brings spheres to the contact, decided exactly, in one step of history', async ({
    playground,
  }) => {
    await playground.open({ preset: 'sphere-sphere' });
    const tab = new ContactTab(playground);
    await tab.open();
    const apart = (await playground.word.innerText()) === 'Apart';
    await tab.button(apart ? 'Bring to contact' : 'Push apart').click();
    await expect(tab.told).toContainText(/B went [\d.]+\sm/);
    await expect(tab.exact).toContainText('decided in exact integers');
    // One step of history.
    await playground.undo.click();
    await expect(playground.word).toHaveText(apart ? 'Apart' : 'Overlapping');
    await expect(tab.told).toHaveText('');
  });

  test('a nudge of one ulp changes the verdict, and float32 does not see it', async ({
    playground,
  }) => {
    await playground.open({ preset: 'edge-edge' });
    const tab = new ContactTab(playground);
    await tab.open();
    await expect(tab.exact).toContainText('Apart');
    await expect(tab.single).toContainText('Apart');
    await expect(tab.panel).toContainText('Both say the same.');
    await tab.button('Bring to contact').click();
    await expect(playground.word).toHaveText('Overlapping');
    await expect(tab.exact).toContainText(/10⁻¹.\sm/);

    const before = Number(await tab.value.innerText());
    await tab.button('1 ulp up').click();
    await expect(playground.word).toHaveText('Apart');
    const after = Number(await tab.value.innerText());
    expect(after).toBeGreaterThan(before);
    expect(after - before).toBeLessThan(1e-15);
    const single = await tab.single.innerText();
    await tab.button('1 ulp down').click();
    await expect(playground.word).toHaveText('Overlapping');
    expect(await tab.single.innerText()).toBe(single);

    // All of the ladder in words, and a press on a rung goes there.
    await expect(tab.ladder).toHaveAccessibleName(
      /Exact: Overlapping from -9 to 0, Apart from 1 to 9 float32: \w+ from -9 to 9$/,
    );
    await tab.ladder.locator('.press').nth(12).click();
    await expect(tab.ladder).toHaveAccessibleName(/Exact: Overlapping from -9 to -3/);
    await expect(playground.word).toHaveText('Apart');
    await playground.undo.click();
    await expect(playground.word).toHaveText('Overlapping');

    // In steps of ten million ulps float32 sees it, too.
    for (let power = 0; power < 9; power++) await tab.button('Steps ten times coarser').click();
    await expect(tab.button('10⁹ ulp up')).toBeVisible();
    await expect(tab.ladder).toHaveAccessibleName(/float32: Overlapping from -9 to .* Apart from/);
  });

  test('chooses what is moved and by which number', async ({ playground }) => {
    await playground.open({ preset: 'triangle-triangle' });
    const tab = new ContactTab(playground);
    await tab.open();
    const coordinate = tab.panel.getByRole('combobox', { name: 'Number to change' });
    await expect(coordinate).toHaveValue(/^whole/);
    await coordinate.selectOption({ label: 'B · Corner b y' });
    await tab.button('1 ulp up').click();
    await expect(playground.undo).toBeEnabled();
    await tab.panel.getByRole('combobox', { name: 'Shape to move' }).selectOption('Move A');
    await expect(coordinate.getByRole('option').first()).toContainText('A · whole shape');
    await tab.button('Push apart').click();
    await expect(tab.told).toContainText('A went');
    await expect(playground.word).not.toHaveText('Overlapping');
  });

  test('goes ten times closer with each press, and back to the whole', async ({ playground }) => {
    await playground.open({ preset: 'aabb-obb' });
    const tab = new ContactTab(playground);
    await tab.open();
    await tab.button('Push apart').click();
    const whole = await playground.picture();
    const closer = tab.button('Ten times closer');
    await closer.click();
    await expect(tab.scale).toHaveText('× 10');
    await playground.drawn();
    const near = await playground.picture();
    const middle = (ink: 'blue' | 'orange') => centroid(near.points(ink));
    // The two fill the picture, each on its side of the contact.
    expect(near.count('blue') + near.count('orange')).toBeGreaterThan(
      whole.count('blue') + whole.count('orange'),
    );
    expect(
      Math.hypot(middle('blue').x - middle('orange').x, middle('blue').y - middle('orange').y),
    ).toBeGreaterThan(150);
    for (let i = 0; i < 5; i++) await closer.click();
    await expect(tab.panel).toContainText('The picture in space stays at × 10⁴');
    await expect(tab.panel.locator('.plot')).toHaveAccessibleName(/^A line 1\.0×10⁻⁶\sm wide/);
    for (let i = 0; i < 6; i++) await tab.button('Ten times less close').click();
    await expect(tab.scale).toHaveText('× 1');
    await playground.drawn();
    const again = await playground.picture();
    expect(Math.abs(again.count('blue') - whole.count('blue'))).toBeLessThan(400);
  });

  test('says why a locked shape stays, and that there has to be a pair', async ({ playground }) => {
    await playground.open();
    await playground.element.getByRole('tab', { name: 'Scene' }).click();
    await playground.element.getByRole('button', { name: 'Lock B in place' }).click();
    const tab = new ContactTab(playground);
    await tab.open();
    await expect(tab.panel.getByRole('combobox', { name: 'Shape to move' })).toHaveValue('0');
    await tab.panel.getByRole('combobox', { name: 'Shape to move' }).selectOption('Move B');
    await expect(tab.told).toHaveText('B is locked in place.');
    await expect(tab.button('Bring to contact')).toBeDisabled();
    await playground.element.getByRole('tab', { name: 'Scene' }).click();
    await playground.element.getByRole('button', { name: 'Hide B' }).click();
    await playground.element.getByRole('tab', { name: 'Contact' }).click();
    await expect(playground.element.getByRole('tabpanel')).toContainText('With two shapes');
  });
});

for (const size of sizes) {
  const { width, height } = size.viewport;
  test.describe(`${width} × ${height}`, () => {
    test.use(size);

    test('is tidy, large enough to press, and axe finds nothing', async ({ page, playground }) => {
      await playground.open();
      await new ContactTab(playground).open();
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
