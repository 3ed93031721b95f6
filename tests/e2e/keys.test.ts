// Keyboard shortcuts, and the dialog that lists them.

import { savedScene } from './support/scene-file.ts';
import { expect, test } from './support/shared-page.ts';

test.use({ viewport: { width: 1024, height: 768 } });
test.beforeEach(({ playground }) => playground.open());

test('X holds a drag to its axis, with a line, and X once more sets it free', {
  tag: '@fine',
}, async ({ page, playground }) => {
  await playground.click(await playground.middle('orange'));
  const free = await playground.picture();
  await page.keyboard.press('x');
  const lock = playground.selected.locator('.lock');
  await expect(lock).toHaveText('Only X');
  await page.mouse.move(0, 0);
  expect((await playground.picture()).newPoints('gray', free).length).toBeGreaterThan(30);
  await page.keyboard.press('Shift+X');
  await expect(lock).toHaveText('Only YZ');
  await page.keyboard.press('Shift+X');
  await expect(lock).toHaveCount(0);
});

test('Y and Z hold as X does, and Q turns the arms to the axes of the shape', {
  tag: '@more',
}, async ({ page, playground }) => {
  await playground.click(await playground.middle('orange'));
  const lock = playground.selected.locator('.lock');
  for (const [key, only] of [
    ['y', 'Only Y'],
    ['Shift+Y', 'Only XZ'],
    ['z', 'Only Z'],
    ['Shift+Z', 'Only XY'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(lock).toHaveText(only);
  }
  await page.keyboard.press('Escape');
  await expect(lock).toHaveCount(0);
  await expect(playground.selected).toBeVisible();

  await page.mouse.move(0, 0);
  const world = await playground.picture();
  await page.keyboard.press('q');
  expect((await playground.picture()).newPoints('gray', world).length).toBeGreaterThan(50);
  await page.keyboard.press('q');
  expect((await playground.picture()).newPoints('gray', world).length).toBe(0);
  await expect(playground.undo).toBeDisabled();
});

test('held to X and with Shift, a drag goes along X in steps', { tag: '@more' }, async ({
  page,
  playground,
}) => {
  const center = async () => {
    const shape = (await savedScene(playground)).items[1]?.shape;
    if (shape?.kind !== 'obb') throw new Error('B is a turned box');
    return shape.center;
  };
  const [x, y, z] = await center();
  const b = await playground.middle('orange');
  await playground.click(b);
  await page.keyboard.press('x');
  await page.keyboard.down('Shift');
  await playground.drag(b, { x: b.x - 90, y: b.y + 40 });
  await page.keyboard.up('Shift');
  const moved = await center();
  expect(moved.slice(1)).toEqual([y, z]);
  expect(moved[0]).toBeLessThan(x);
  const steps = (moved[0] - x) / 0.25;
  expect(steps).toBeCloseTo(Math.round(steps), 9);
});

test('duplicates with Ctrl+D, removes with Delete, undoes both', async ({ page, playground }) => {
  await playground.click(await playground.middle('orange'));
  await page.keyboard.press('Control+d');
  await expect(playground.selected.locator('.name')).toHaveText('CBox');
  await page.keyboard.press('Delete');
  await expect(playground.selected).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(playground.undo).toBeDisabled();
});

test('F, the views and the parallel view change the picture and nothing else', async ({
  page,
  playground,
}) => {
  await playground.canvas.focus();
  const verdict = await playground.verdict.innerText();
  const seen = new Set([await playground.pixels()]);
  for (const key of ['1', '2', '3', '5', '4']) {
    await page.keyboard.press(key);
    seen.add(await playground.pixels());
  }
  expect(seen.size).toBe(6);
  await playground.click(await playground.middle('orange'));
  const before = (await playground.picture()).count('orange');
  await page.keyboard.press('f');
  expect((await playground.picture()).count('orange')).toBeGreaterThan(before);
  await expect(playground.verdict).toHaveText(verdict, { useInnerText: true });
  await expect(playground.undo).toBeDisabled();
});

test('? lists the keys, and those of one letter can be turned off for good', {
  tag: '@more',
}, async ({ page, playground }) => {
  await playground.canvas.focus();
  await page.keyboard.press('?');
  const dialog = playground.element.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('switch').uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(playground.canvas).toBeFocused();

  await page.keyboard.press('?');
  await playground.click(await playground.middle('orange'));
  await page.keyboard.press('x');
  await playground.drawn();
  await expect(dialog).toHaveCount(0);
  await expect(playground.selected.locator('.lock')).toHaveCount(0);

  await page.reload();
  await playground.verdict.waitFor();
  await playground.element.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(dialog.getByRole('switch')).not.toBeChecked();
  await dialog.getByRole('switch').check();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await playground.canvas.focus();
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
});

test('each shape is a tab stop, and all can be done without a mouse', { tag: '@more' }, async ({
  page,
  playground,
}) => {
  await playground.open();
  const label = playground.element.locator('.stops button:focus-visible');
  await playground.canvas.focus();
  await page.keyboard.press('Tab');
  await expect(label).toContainText('A Box');
  await page.keyboard.press('Tab');
  await expect(label).toContainText('B Box');
  // Its shape is highlighted, and an arrow key selects and moves it.
  await expect(label).toBeInViewport();
  const before = await playground.detail.innerText();
  await page.keyboard.press('ArrowLeft');
  await expect(playground.selected.locator('.name')).toHaveText(/^B/);
  await expect(playground.detail).not.toHaveText(before);
  await expect(label).toHaveAttribute('aria-pressed', 'true');

  // Rotated and enlarged by keys; each press is one step of history.
  const numbers = async () => playground.rows.allInnerTexts();
  const moved = await numbers();
  await page.keyboard.press('e');
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(numbers).not.toEqual(moved);
  const turned = await numbers();
  await page.keyboard.press('r');
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(numbers).not.toEqual(turned);
  await page.keyboard.press('Control+z');
  await expect.poll(numbers).toEqual(turned);
  await page.keyboard.press('Control+z');
  await expect.poll(numbers).toEqual(moved);

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(playground.selected.locator('.name')).toHaveText(/^A/);
});

test('arrows turn the view where nothing is selected, plus and minus zoom', {
  tag: '@more',
}, async ({ page, playground }) => {
  await playground.open();
  await playground.canvas.focus();
  const verdict = await playground.verdict.innerText();
  const pictures = new Set([await playground.pixels()]);
  for (const key of ['ArrowRight', 'ArrowUp', '+', '-']) {
    await page.keyboard.press(key);
    pictures.add(await playground.pixels());
  }
  // Zooming in and out again restores the view.
  expect(pictures.size).toBe(4);
  expect(await playground.verdict.innerText()).toBe(verdict);
});

test('at the tab stop of a shape the keys act on it, and on its copy once there is one', async ({
  page,
  playground,
}) => {
  const stop = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) });
  const name = playground.selected.locator('.name');
  await stop('B').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+d');
  await expect(name).toHaveText('CBox');
  await page.keyboard.press('ArrowLeft');
  await expect(name).toHaveText('CBox');
  await page.keyboard.press('Delete');
  await expect(stop('C')).toHaveCount(0);
  await expect(stop('B')).toHaveCount(1);

  await stop('A').focus();
  await page.keyboard.press('Enter');
  await stop('B').focus();
  await page.keyboard.press('Backspace');
  await expect(stop('B')).toHaveCount(0);
  await expect(stop('A')).toHaveCount(1);
});

test('keys go to the picture once there is nothing left to undo', async ({ page, playground }) => {
  await playground.click(await playground.middle('orange'));
  await page.keyboard.press('Delete');
  await playground.undo.focus();
  await page.keyboard.press('Enter');
  await expect(playground.undo).toBeDisabled();
  await expect(page.locator('canvas').first()).toBeFocused();
});
