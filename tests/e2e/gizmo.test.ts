// Dragging the gizmo's rings and arms with the mouse.
import { centroid, distance, extreme, type Point } from './support/picture.ts';
import type { Playground } from './support/playground.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1024, height: 768 } });
test.beforeEach(async ({ playground }) => {
  await playground.open();
  await playground.click(await playground.middle('orange'));
  await expect(playground.selected.locator('.name')).toHaveText('BBox');
});

/** The pixels that the gizmo draws in a mode but not in move mode: its rings, or its arms. */
async function gizmoOf(playground: Playground, mode: string): Promise<Point[]> {
  const { page } = playground;
  await page.keyboard.press('Escape');
  const without = await playground.picture();
  await playground.click(without.middle('orange'));
  await playground.selected.getByRole('radio', { name: mode }).click();
  await page.mouse.move(0, 0);
  // It is loaded with the first selection.
  await expect
    .poll(async () => (await playground.picture()).newPoints('gray', without).length)
    .toBeGreaterThan(0);
  return (await playground.picture()).newPoints('gray', without);
}

const ratios = async (playground: Playground, rows: readonly string[]) => {
  const all: number[] = [];
  for (const row of rows) all.push(await playground.barRatio(row));
  return all;
};
const furthestApart = (before: readonly number[], after: readonly number[]) =>
  Math.max(...before.map((ratio, i) => Math.abs(Math.log((after[i] ?? 0) / ratio))));

for (const perspective of [true, false]) {
  test(`turning a ring changes the numbers of the ledger, ${perspective ? 'with' : 'without'} perspective`, {
    tag: '@all',
  }, async ({ playground }) => {
    if (!perspective) await playground.page.keyboard.press('5');
    const rows = ['A.x', 'A.y', 'A.z'];
    const lengths = await ratios(playground, rows);
    const ring = await gizmoOf(playground, 'Rotate');
    const center = centroid(ring);
    const numbers = await playground.values.allInnerTexts();

    const from = extreme(ring, (point) => distance(point, center));
    // An eighth of a turn along the ring.
    const [x, y] = [from.x - center.x, from.y - center.y];
    const to = { x: center.x + 0.7 * (x - y), y: center.y + 0.7 * (x + y) };
    await playground.drag(from, to);

    expect(await playground.values.allInnerTexts()).not.toEqual(numbers);
    await expect(playground.undo).toBeEnabled();
    // Its projections on the other's axes change in length only if it was rotated or resized.
    expect(furthestApart(lengths, await ratios(playground, rows))).toBeGreaterThan(0.02);
  });
}

test('pulling an arm changes the size and the numbers of the ledger', { tag: '@all' }, async ({
  playground,
}) => {
  const rows = ['B.x', 'B.y', 'B.z'];
  const lengths = await ratios(playground, rows);
  const arms = await gizmoOf(playground, 'Resize');
  const center = centroid(arms);
  const numbers = await playground.values.allInnerTexts();

  const from = extreme(arms, (point) => distance(point, center));
  const to = { x: center.x + 1.6 * (from.x - center.x), y: center.y + 1.6 * (from.y - center.y) };
  await playground.drag(from, to);

  expect(await playground.values.allInnerTexts()).not.toEqual(numbers);
  await expect(playground.undo).toBeEnabled();
  // Its projections on its own axes change in length only if it was resized.
  expect(furthestApart(lengths, await ratios(playground, rows))).toBeGreaterThan(0.1);
});

test('keys choose what the gizmo does', { tag: '@more' }, async ({ page, playground }) => {
  const chosen = playground.selected.getByRole('radio', { checked: true });
  await expect(chosen).toHaveText('Move');
  await page.keyboard.press('e');
  await expect(chosen).toHaveText('Rotate');
  await page.keyboard.press('r');
  await expect(chosen).toHaveText('Resize');
  await page.keyboard.press('w');
  await expect(chosen).toHaveText('Move');
});

test.describe('where the gizmo can not be loaded', () => {
  test.use({ expectedErrors: /gizmo/ });

  test('shapes are selected and dragged without it', { tag: '@more' }, async ({
    page,
    playground,
  }) => {
    await page.route('**/gizmo-*.js', (route) => route.abort());
    const pageError = page.waitForEvent('console', (message) => /gizmo/.test(message.text()));
    await page.reload();
    await playground.verdict.waitFor();
    const b = await playground.middle('orange');
    await playground.click(b);
    await expect(playground.selected.locator('.name')).toHaveText('BBox');
    await pageError;
    await playground.drag(b, await playground.middle('blue'));
    await expect(playground.word).toHaveText('Overlapping');
  });
});

test('what a shape does not have is not offered, and says why', { tag: '@more' }, async ({
  page,
  playground,
}) => {
  await playground.element.getByRole('button', { name: 'Add a sphere' }).click();
  const choice = (name: string) => playground.selected.getByRole('radio', { name });
  const rotate = choice('Rotate');
  await expect(rotate).toHaveAttribute('aria-disabled', 'true');
  await expect(rotate).toHaveAccessibleDescription('A sphere looks the same however it is turned.');
  await rotate.click({ force: true });
  await expect(choice('Move')).toBeChecked();
  // The arrow keys skip it, in both directions.
  await choice('Move').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice('Resize')).toBeChecked();
  await expect(choice('Resize')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(choice('Move')).toBeChecked();

  await playground.element.getByRole('button', { name: 'Add a plane' }).click();
  await expect(choice('Resize')).toHaveAttribute('aria-disabled', 'true');
  await expect(rotate).toHaveAttribute('aria-disabled', 'false');
});
