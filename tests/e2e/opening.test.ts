// The page as first opened.
import { expect, test } from './support/shared-page.ts';

test.beforeEach(({ playground }) => playground.open());

test('opens on two boxes that only an edge pair separates', { tag: '@smoke' }, async ({
  playground,
}) => {
  await expect(playground.word).toHaveText('Apart');
  await expect(playground.detail).toHaveText('0.454 m of daylight, first separated on A.y×B.x');
  await expect(playground.rows).toHaveCount(15);
  await expect(playground.separating).toHaveCount(1);
  await expect(playground.separating).toHaveAttribute('aria-selected', 'true');
  await expect(playground.message).toHaveCount(0);
});

test('draws both shapes and the daylight between them', async ({ playground }) => {
  const picture = await playground.picture();
  expect(picture.colors).toBeGreaterThan(100);
  expect(picture.count('blue')).toBeGreaterThan(20_000);
  expect(picture.count('orange')).toBeGreaterThan(20_000);
  expect(picture.count('green')).toBeGreaterThan(1_000);
  expect(picture.count('red')).toBe(0);
});

test('says in the title what it is', async ({ page, playground }) => {
  await expect(page).toHaveTitle('Playground · Collision Playground');
  await expect(playground.element.getByRole('heading', { level: 1 })).toHaveText(
    'Collision Playground',
  );
  await expect(playground.canvas).toHaveAttribute('aria-label', /Apart: 0\.454\sm of daylight/);
});

test('tells the verdict to those who listen', async ({ playground }) => {
  await expect(playground.element.locator('[aria-live]')).toHaveText(
    'Apart: 0.454 m of daylight, first separated on A.y×B.x',
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the row that decided is in view, also after parts above it have come late', {
    tag: '@more',
  }, async ({ page, playground }) => {
    await page.route('**/answer-section-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      // a part may come when the test has ended
      await route.continue().catch(() => undefined);
    });
    await playground.open();
    const { element, chosenRow } = playground;
    await expect(chosenRow).toBeInViewport({ ratio: 1 });
    await expect(element.locator('.answer')).toHaveCount(1);
    await playground.drawn();
    await expect(chosenRow).toBeInViewport({ ratio: 1 });
  });
});

test('once it is edited, the address says the preset no longer, and reloading keeps the edit', {
  tag: '@more',
}, async ({ page, playground }) => {
  await page.goto('./play/?preset=sphere-obb&step=1');
  await playground.verdict.waitFor();
  // Until its last part is loaded the view may be fitted anew, and a shape is no longer where it was found.
  await expect(async () => {
    await playground.drag(await playground.middle('blue'), { x: 300, y: 300 });
    await expect(playground.undo).toBeEnabled({ timeout: 1000 });
  }).toPass();
  await expect(page).toHaveURL(/\/play\/$/);
  const verdict = await playground.verdict.innerText();
  await page.reload();
  await playground.verdict.waitFor();
  await expect(playground.verdict).toHaveText(verdict, { useInnerText: true });

  await playground.element.getByRole('combobox', { name: 'Example' }).selectOption('ray-triangle');
  await expect(page).toHaveURL(/\/play\/\?preset=ray-triangle$/);
  await playground.undo.click();
  await expect(page).toHaveURL(/\/play\/$/);
  await expect(playground.verdict).toHaveText(verdict, { useInnerText: true });
});
