// The Numbers tab: values that are typed, stepped or dragged change the scene.
import { foundByAxe } from './support/axe.ts';
import { layoutOf, overlaps } from './support/layout.ts';
import type { Playground } from './support/playground.ts';
import { expect, test } from './support/shared-page.ts';

const fieldOf = (playground: Playground, name: string) =>
  playground.element.getByRole('spinbutton', { name, exact: true });
const alertOf = (playground: Playground) => playground.element.getByRole('alert');

async function openNumbers(playground: Playground, preset: string, lang = 'en'): Promise<void> {
  await playground.open({ preset, lang });
  await playground.element.getByRole('tab', { name: /^(Numbers|수치)$/ }).click();
  await playground.element.getByRole('spinbutton').first().waitFor();
}

test('every kind of shape has its fields', { tag: '@smoke' }, async ({ playground }) => {
  await openNumbers(playground, 'sphere-capsule');
  const names = ['A Center x', 'A Radius', 'B Start y', 'B End z', 'B Radius'];
  for (const name of names) await expect(fieldOf(playground, name)).toBeVisible();
  await expect(playground.element.getByRole('spinbutton')).toHaveCount(4 + 7);

  await playground.element.getByRole('button', { name: 'Add a plane' }).click();
  await expect(fieldOf(playground, 'C Normal y')).toHaveValue('1');
  await expect(fieldOf(playground, 'C Constant d (n·x + d = 0)')).toBeVisible();
});

test.describe('of a shape that is selected', () => {
  test.use({ viewport: { width: 1024, height: 768 } });
  test('the fields are in view as the tab opens, and when another is selected', {
    tag: '@more',
  }, async ({ page, playground }) => {
    await playground.open();
    await playground.click(await playground.middle('orange'));
    await playground.element.getByRole('tab', { name: 'Numbers' }).click();
    await expect(fieldOf(playground, 'B Center x')).toBeInViewport();
    await expect(fieldOf(playground, 'A Center x')).not.toBeInViewport();
    await playground.click(await playground.middle('blue'));
    await expect(fieldOf(playground, 'A Center x')).toBeInViewport();

    // A field being edited is not scrolled away.
    const scrolled = () =>
      playground.element.locator('.side .body').evaluate(({ scrollTop }) => scrollTop);
    const extent = fieldOf(playground, 'B Half extents y');
    await extent.fill('0.5');
    const before = await scrolled();
    await page.keyboard.press('Enter');
    await playground.drawn();
    expect(await scrolled()).toBe(before);
  });
});

test('the buttons step, and the label is dragged', async ({ page, playground }) => {
  await openNumbers(playground, 'edge-edge');
  const x = fieldOf(playground, 'A Center x');
  await x.fill('0');
  await x.press('Enter');
  await playground.element.getByRole('button', { name: 'Increase A Center x' }).click();
  await expect(x).toHaveValue('0.1');
  await playground.element.getByRole('button', { name: 'Decrease A Center x' }).click();
  await expect(x).toHaveValue('0');
  // They duplicate keys, so they are not tab stops: Tab moves from number to number.
  await x.press('ArrowUp');
  await expect(x).toHaveValue('0.1');
  await x.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(fieldOf(playground, 'A Center y')).toBeFocused();

  const label = playground.element.locator('label', { hasText: /^x$/ }).first();
  const box = await label.boundingBox();
  if (!box) throw new Error('The label is not visible.');
  const [left, middle] = [box.x + 6, box.y + box.height / 2];
  const before = await playground.pixels();
  await page.mouse.move(left, middle);
  await page.mouse.down();
  await page.mouse.move(left + 20, middle, { steps: 4 });
  await page.mouse.move(left + 50, middle, { steps: 4 });
  await expect(x).toHaveValue('0.5');
  expect(await playground.pixels()).not.toBe(before);
  await page.keyboard.down('Shift');
  await page.mouse.move(left, middle, { steps: 4 });
  await page.keyboard.up('Shift');
  await page.mouse.up();
  await expect(x).toHaveValue('0.45');
  await expect(x).not.toBeFocused();
  await playground.undo.click();
  await expect(x).toHaveValue('0');

  // Cancelled by Escape; a press without a drag focuses the field.
  await page.mouse.move(left, middle);
  await page.mouse.down();
  await page.mouse.move(left + 50, middle, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(x).toHaveValue('0');
  await label.click();
  await expect(x).toBeFocused();
});

/** By the ends of their ids. */
const widest = [
  ['center-x', '-1.5623456'],
  ['center-y', '-0.8888888'],
  ['center-z', '-1.23456e-17'],
  ['rotation-x', '-0.8888888'],
  ['rotation-y', '-1.23456e-17'],
  ['rotation-w', '-1.23456e-17'],
] as const;

for (const size of [
  { viewport: { width: 1440, height: 900 }, smallest: 24 },
  { viewport: { width: 1024, height: 768 }, smallest: 24 },
  { viewport: { width: 768, height: 430 }, smallest: 24 },
  { viewport: { width: 390, height: 844 }, smallest: 44, hasTouch: true, isMobile: true },
]) {
  const { viewport, smallest, ...device } = size;
  test.describe(`at ${viewport.width} × ${viewport.height}`, { tag: '@all' }, () => {
    test.use({ viewport, ...device });
    // Texts don’t depend on colors, nor axe's color checks on texts.
    test('nothing overlaps or is cut off, and axe finds nothing', async ({ playground }) => {
      await playground.open();
      const why = playground.element.locator('.why-toggle').filter({ visible: true });
      if ((await why.count()) > 0) await why.click();
      await playground.element.getByRole('tab', { name: /^(Numbers|수치)$/ }).click();
      for (const [name, value] of widest) {
        const field = playground.element.locator(`[id$="${name}"]`).first();
        await field.fill(value);
        await field.blur();
      }
      for (const look of [
        { lang: 'en', theme: 'light' },
        { lang: 'ko', theme: 'dark' },
      ]) {
        await playground.set(look);
        const { controls, cut, overflow } = await layoutOf(playground);
        const own = await playground.element.locator('.numbers').evaluate(
          (numbers, least) => ({
            wide: numbers.scrollWidth - numbers.clientWidth,
            cut: [...numbers.querySelectorAll<HTMLElement>('label, h2, h3, input')]
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
              .map((each) => each.textContent || (each as HTMLInputElement).value),
            small: [...numbers.querySelectorAll('button, select, summary, .field label, .box')]
              .map((each) => ({ each, box: each.getBoundingClientRect() }))
              .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < least - 0.01)
              .map(({ each, box }) => `${each.textContent.trim()}: ${box.width} × ${box.height}`),
          }),
          smallest,
        );
        expect.soft(own).toEqual({ wide: 0, cut: [], small: [] });
        expect.soft(overlaps(controls)).toEqual([]);
        expect.soft(cut).toEqual([]);
        expect.soft(overflow).toBe(0);
        expect.soft(await foundByAxe(playground.page)).toEqual([]);
      }
    });
  });
}

test.describe('in the sheet of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what is refused at the lower edge is scrolled into view', { tag: '@more' }, async ({
    playground,
  }) => {
    await openNumbers(playground, 'edge-edge');
    const extent = fieldOf(playground, 'A Half extents x');
    await extent.fill('-1');
    await extent.evaluate((field) => {
      const list = field.closest('.body');
      if (!list) throw new Error('The fields are in no list.');
      const below = field.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
      list.scrollTop += below + 4;
    });
    await extent.press('Enter');
    await expect(alertOf(playground)).toContainText('it must not be negative');
    await expect(alertOf(playground)).toBeInViewport({ ratio: 1 });
    await expect(extent).toBeInViewport({ ratio: 1 });
  });
});
