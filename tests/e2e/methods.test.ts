// The comparison of methods in the Why tab: opened, one of them unfolded, and a shape dragged.
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const pair = [
  { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] },
  { kind: 'aabb', min: [-0.75, 1.5, -0.5], max: [1.5, 2.5, 0.5] },
] as const;

test('textbook methods stand beside the exact test, and follow a drag', {
  tag: '@smoke',
}, async ({ playground }) => {
  await playground.openPair(...pair);
  const section = playground.element.locator('details.compare');
  await section.locator('summary').click();
  const rows = section.locator('tbody tr');
  await expect(rows).toHaveCount(5);
  await expect(rows.locator('th')).toHaveText([
    'This page, exact',
    'SAT, with a tolerance',
    'GJK',
    'GJK and EPA',
    'Textbook code (tab Code)',
  ]);
  const sat = rows.nth(1);
  await expect(sat).toContainText('apart');
  await expect(sat).toContainText('gap 0.500 m');
  // measured, so any whole number
  await expect(rows.nth(0).locator('td').nth(2)).toHaveText(/^\d+$/);

  await sat.getByRole('button').click();
  const steps = section.locator('.method-ledger li');
  await expect(steps).toHaveCount(3);
  await expect(section.locator('.method-ledger')).toContainText('stops at step 2, y');
  await expect(steps.nth(1)).toHaveClass(/separates/);

  const from = await playground.middle('orange');
  await playground.drag(from, { x: from.x, y: from.y + 150 });
  await expect(sat).toContainText('meet');
  await expect(sat).toContainText('depth');
  await expect(section.locator('.method-ledger')).not.toContainText('stops at');
  await playground.undo.click();
  await expect(sat).toContainText('gap 0.500 m');
});

test('the table is no wider than the panel of a small window', { tag: '@more' }, async ({
  page,
  playground,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await playground.openPair(...pair);
  const section = playground.element.locator('details.compare');
  await section.locator('summary').click();
  await expect(section.locator('tbody tr')).toHaveCount(5);
  const overflow = await section.evaluate((all) => all.scrollWidth - all.clientWidth);
  expect(overflow).toBe(0);
});

test('a wrong answer near contact is said to be wrong', { tag: '@more' }, async ({
  playground,
}) => {
  const [lower] = pair;
  const upper = { kind: 'aabb', min: [-0.75, 1 + 1e-7, -0.5], max: [1.5, 2.5, 0.5] };
  await playground.openPair(lower, upper);
  const section = playground.element.locator('details.compare');
  await section.locator('summary').click();
  await expect(playground.word).toHaveText('Apart');
  await expect(section.locator('tr.wrong')).toHaveCount(3);
  await expect(section.locator('tr.wrong').first()).toContainText('meet (wrong)');
});

test('each method leads to the judge, opened with its code for the pair', async ({
  page,
  playground,
}) => {
  await playground.openPair(...pair);
  const section = playground.element.locator('details.compare');
  await section.locator('summary').click();
  const links = section.locator('.judge a');
  await expect(links).toHaveText(['SAT, with a tolerance', 'GJK', 'GJK and EPA']);
  await page.goto((await links.nth(1).getAttribute('href')) ?? '');
  await expect(page.getByLabel('Pair')).toHaveValue('aabb-aabb');
  await expect(page.locator('.note')).toContainText(
    'This is the textbook’s code for this pair: GJK.',
  );
  await expect(page.locator('.cm-content')).toContainText('const');
});
