// Dragging shapes with the mouse.
import { expect, test } from './support/shared-page.ts';

test.use({ viewport: { width: 1024, height: 768 } });
test.beforeEach(({ playground }) => playground.open());

test('pushing B into A turns the verdict and the tint', { tag: '@smoke' }, async ({
  playground,
}) => {
  expect((await playground.picture()).count('red')).toBe(0);
  const b = await playground.middle('orange');
  const a = await playground.middle('blue');
  await playground.drag(b, a);

  await expect(playground.word).toHaveText('Overlapping');
  await expect(playground.detail).toHaveText(/^\d\.\d{3}\sm deep, least along \S+$/);
  await expect(playground.verdict).toHaveAttribute('data-tone', 'meeting');
  await expect(playground.separating).toHaveCount(0);
  expect((await playground.picture()).count('red')).toBeGreaterThan(5_000);
});

test('the verdict follows while the button is held', async ({ page, playground }) => {
  const b = await playground.middle('orange');
  const a = await playground.middle('blue');
  await playground.move(b);
  await page.mouse.down();
  await playground.move(a, 10);
  await expect(playground.word).toHaveText('Overlapping');
  await playground.move(b, 10);
  await expect(playground.word).toHaveText('Apart');
  await page.mouse.up();
});

test('undo takes a whole drag back in one step, redo repeats it', async ({ playground }) => {
  const before = await playground.verdict.innerText();
  await expect(playground.undo).toBeDisabled();
  await playground.drag(await playground.middle('orange'), await playground.middle('blue'));
  await expect(playground.word).toHaveText('Overlapping');
  const after = await playground.verdict.innerText();

  await playground.undo.click();
  await expect(playground.verdict).toHaveText(before, { useInnerText: true });
  await expect(playground.undo).toBeDisabled();
  await playground.redo.click();
  await expect(playground.verdict).toHaveText(after, { useInnerText: true });
  await expect(playground.redo).toBeDisabled();
});

test('undo and redo by keys', { tag: '@more' }, async ({ page, playground }) => {
  await playground.drag(await playground.middle('orange'), await playground.middle('blue'));
  await expect(playground.word).toHaveText('Overlapping');
  await page.keyboard.press('Control+z');
  await expect(playground.word).toHaveText('Apart');
  await page.keyboard.press('Control+Shift+z');
  await expect(playground.word).toHaveText('Overlapping');
});

test('Escape gives up a drag', async ({ page, playground }) => {
  await playground.move(await playground.middle('orange'));
  await page.mouse.down();
  await playground.move(await playground.middle('blue'), 10);
  await expect(playground.word).toHaveText('Overlapping');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(playground.detail).toHaveText('0.454 m of daylight, first separated on A.y×B.x');
  await expect(playground.undo).toBeDisabled();
});

for (const key of ['Delete', 'Backspace']) {
  test(`${key} during a drag removes the shape, in one step`, { tag: '@more' }, async ({
    page,
    playground,
  }) => {
    const before = await playground.verdict.innerText();
    const a = await playground.middle('blue');
    await playground.move(await playground.middle('orange'));
    await page.mouse.down();
    await playground.move(a, 10);
    await page.keyboard.press(key);
    await playground.move({ x: a.x + 60, y: a.y + 60 }, 5);
    await page.mouse.up();
    await expect(playground.word).not.toHaveText('Overlapping');
    await playground.undo.click();
    await expect(playground.verdict).toHaveText(before, { useInnerText: true });
    await expect(playground.undo).toBeDisabled();
  });
}

test('arrow keys move the selected shape, one step of history a press', { tag: '@more' }, async ({
  page,
  playground,
}) => {
  await playground.click(await playground.middle('orange'));
  await page.keyboard.press('ArrowRight');
  await expect(playground.detail).not.toHaveText(/0\.454/);
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(playground.word).toHaveText('Overlapping');
  for (let press = 0; press < 3; press++) await playground.undo.click();
  await expect(playground.detail).toHaveText(/0\.454/);
  await expect(playground.undo).toBeDisabled();
});

test('with Alt a shape comes to lie on what is under the pointer', { tag: '@more' }, async ({
  page,
  playground,
}) => {
  await playground.set({ preset: 'sphere-obb' });
  const ball = await playground.middle('blue');
  const { x, y } = await playground.middle('orange');
  await playground.move(ball);
  await page.mouse.down();
  await page.keyboard.down('Alt');
  // in the middle of the lower face, not near its edge
  await playground.move({ x, y: y + 40 }, 8);
  await page.mouse.up();
  await page.keyboard.up('Alt');
  // To the last few bits of a double: which side of touching it is, rounding decides.
  await expect(playground.detail).toHaveText(/×10⁻¹[⁴⁵⁶⁷⁸⁹]\sm|exactly 0\sm/);
  await playground.undo.click();
  await expect(playground.undo).toBeEnabled();
});
