// The Quaternion tab: what it looks like at each size, and a box that a drag of t turns.
import { foundByAxe } from './support/axe.ts';
import { layoutOf, overlaps } from './support/layout.ts';
import type { Playground } from './support/playground.ts';
import { expect, test } from './support/shared-page.ts';

async function openQuaternion(playground: Playground): Promise<void> {
  await playground.open();
  const why = playground.element.locator('.why-toggle').filter({ visible: true });
  if ((await why.count()) > 0) await why.click();
  await playground.element.getByRole('tab', { name: /^(Quaternion|쿼터니언)$/ }).click();
  await playground.element.locator('.quaternion .section').last().waitFor();
}

test('a drag of t turns the box and is one step', async ({ page, playground }) => {
  await openQuaternion(playground);
  const before = await playground.pixels();
  await playground.element.getByRole('checkbox', { name: 'A turns with t' }).click();
  const slider = playground.element.getByRole('slider', { name: 'Slerp from p to q' });
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not visible.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 8, y, { steps: 5 });
  await page.mouse.up();
  await expect(slider).toHaveValue('1');
  expect(await playground.pixels()).not.toBe(before);
  await playground.undo.click();
  await expect.poll(() => playground.pixels()).toBe(before);
  await expect(playground.undo).toBeDisabled();
});

for (const size of [
  { viewport: { width: 1440, height: 900 }, smallest: 24 },
  { viewport: { width: 1024, height: 768 }, smallest: 24 },
  { viewport: { width: 768, height: 430 }, smallest: 24 },
  { viewport: { width: 390, height: 844 }, smallest: 44, hasTouch: true, isMobile: true },
]) {
  const { viewport, smallest, ...device } = size;
  test.describe(`at ${viewport.width} × ${viewport.height}`, { tag: '@all' }, () => {
    test.use({ viewport, ...device });

    test('nothing overlaps or is cut off, and axe finds nothing', async ({ playground }) => {
      await openQuaternion(playground);
      const field = playground.element.locator('[id="quaternion-q-x"]');
      await field.fill('-1.23456');
      await field.blur();
      const summaries = playground.element.locator('.section:not([open]) > summary');
      while ((await summaries.count()) > 0) await summaries.first().click();
      for (const look of [
        { lang: 'en', theme: 'light' },
        { lang: 'ko', theme: 'dark' },
      ]) {
        await playground.set(look);
        const { controls, cut, overflow } = await layoutOf(playground);
        const own = await playground.element.locator('.quaternion').evaluate(
          (panel, least) => ({
            wide: panel.scrollWidth - panel.clientWidth,
            cut: [
              ...panel.querySelectorAll<HTMLElement>('label, h2:not(.heard), h3, dd, td, p, input'),
            ]
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
              .map((each) => each.textContent || (each as HTMLInputElement).value),
            small: [
              ...panel.querySelectorAll(
                'button:not(cp-copyable-number *), select, summary, .box, [type=range]',
              ),
            ]
              .map((each) => ({ each, box: each.getBoundingClientRect() }))
              .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < least - 0.01)
              .map(({ each, box }) => `${each.textContent?.trim()}: ${box.width} × ${box.height}`),
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
