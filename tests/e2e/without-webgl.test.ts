// Without WebGL the panels work.
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1024, height: 768 }, expectedErrors: /WebGL/ });
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = HTMLCanvasElement;
    const original = prototype.getContext as (...options: unknown[]) => unknown;
    Object.assign(prototype, {
      getContext(this: HTMLCanvasElement, ...options: unknown[]) {
        if (String(options[0]).includes('webgl')) return null;
        return original.apply(this, options);
      },
    });
  });
});

test('verdict, ledger and history still work', async ({ playground }) => {
  await playground.open();
  await expect(playground.message).toHaveText(
    'This browser offers no WebGL, so the shapes can’t be drawn. The verdict and the reasons still work.',
  );
  await expect(playground.detail).toHaveText('0.454 m of daylight, first separated on A.y×B.x');
  await expect(playground.rows).toHaveCount(15);

  await playground.rows.nth(2).click();
  await expect(playground.rows.nth(2)).toHaveAttribute('aria-selected', 'true');
  await playground.element.getByRole('button', { name: 'Add a ray' }).click();
  await expect(playground.first.locator('option')).toHaveCount(3);
  await playground.undo.click();
  await expect(playground.first.locator('option')).toHaveCount(2);
});

test('undo and redo by keys still work', async ({ page, playground }) => {
  await playground.open();
  await playground.element.getByRole('button', { name: 'Add a ray' }).click();
  await expect(playground.first.locator('option')).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect(playground.first.locator('option')).toHaveCount(2);
});

test('other examples can be opened', async ({ playground }) => {
  await playground.open();
  await playground.element.getByRole('combobox', { name: 'Example' }).selectOption('ray-triangle');
  await expect(playground.word).toHaveText('Hits');
  await expect(playground.message).toBeVisible();
});

test('says so in Korean', async ({ playground }) => {
  await playground.open({ lang: 'ko' });
  await expect(playground.message).toHaveText(/^이 브라우저에서는 WebGL을 쓸 수 없어/);
  await expect(playground.word).toHaveText('떨어져 있음');
});
