// The walk through the test, candidate by candidate.
import { expect, test } from './support/shared-page.ts';

test.use({ viewport: { width: 1024, height: 768 } });
test.beforeEach(({ playground }) => playground.open());

test('next and previous step through the candidates', async ({ playground }) => {
  const walk = playground.element.getByRole('group', { name: 'Walk through the test' });
  const previous = walk.getByRole('button', { name: 'Previous candidate' });
  const next = walk.getByRole('button', { name: 'Next candidate' });
  const slider = walk.getByRole('slider');

  await expect(slider).toHaveAttribute('aria-valuenow', '10');
  const before = await playground.pixels();
  await previous.click();
  await expect(slider).toHaveAttribute('aria-valuenow', '9');
  await expect(playground.rows.nth(8)).toHaveAttribute('aria-selected', 'true');
  expect(await playground.pixels()).not.toBe(before);
  await next.click();
  await next.click();
  await expect(slider).toHaveAttribute('aria-valuenow', '11');
  await expect(slider).toHaveAttribute('aria-valuetext', /A\.y×B\.y.*not reached/);
});

test('the ticks are a slider for mouse and keys', { tag: '@more' }, async ({
  page,
  playground,
}) => {
  const slider = playground.element.getByRole('slider');
  const ticks = slider.locator('.tick');
  await expect(ticks).toHaveCount(15);
  const at = async (tick: number) => {
    const box = await ticks.nth(tick).boundingBox();
    if (!box) throw new Error('no such tick');
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await at(2)));
  await page.mouse.down();
  await expect(slider).toHaveAttribute('aria-valuenow', '3');
  await page.mouse.move(...(await at(12)), { steps: 4 });
  await expect(slider).toHaveAttribute('aria-valuenow', '13');
  await page.mouse.up();

  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuenow', '12');
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await expect(
    playground.element.getByRole('button', { name: 'Previous candidate' }),
  ).toBeDisabled();
  await page.keyboard.press('End');
  await expect(playground.element.getByRole('button', { name: 'Next candidate' })).toBeDisabled();
});

test('Escape leaves the walk, wherever the focus is in the figure', async ({
  page,
  playground,
}) => {
  const slider = playground.element.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('Escape');
  await expect(slider).toHaveAttribute('aria-valuenow', '10');
  await expect(playground.element.locator('.walk .step')).toHaveCount(0);
});

test('playing goes from the first candidate to the one that decides', async ({
  page,
  playground,
}) => {
  // The clock is the test's, so that nothing is waited for.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const slider = playground.element.getByRole('slider');
  await playground.element.getByRole('button', { name: 'Play the test' }).click();
  const pause = playground.element.getByRole('button', { name: 'Pause' });
  await page.clock.runFor(100);
  await expect(pause).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  // As long as its sentence takes to read.
  await page.clock.runFor(10_000);
  await expect(slider).toHaveAttribute('aria-valuenow', '3');
  await pause.click();
  await page.clock.runFor(9000);
  await expect(slider).toHaveAttribute('aria-valuenow', '3');

  await playground.element.getByRole('button', { name: 'Play the test' }).click();
  await page.clock.runFor(60_000);
  await expect(playground.element.getByRole('button', { name: 'Play the test' })).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuenow', '10');
});

test.describe('for those who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the walk is stepped, not played', { tag: '@more' }, async ({ playground }) => {
    await expect(playground.element.getByRole('button', { name: 'Next candidate' })).toBeVisible();
    await expect(playground.element.getByRole('button', { name: 'Play the test' })).toHaveCount(0);
  });

  test('a walk under way stops as soon as less motion is asked for', { tag: '@more' }, async ({
    page,
    playground,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await playground.element.getByRole('button', { name: 'Play the test' }).click();
    await expect(playground.element.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(playground.element.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(playground.element.getByRole('button', { name: 'Play the test' })).toBeVisible();
  });

  test('the view stops with the pointer that turned it', { tag: '@more' }, async ({
    playground,
  }) => {
    await playground.drag({ x: 560, y: 130 }, { x: 420, y: 170 });
    const turned = await playground.pixels();
    await playground.drawn();
    await playground.drawn();
    expect(await playground.pixels()).toBe(turned);
  });
});
