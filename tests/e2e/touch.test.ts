// Fingers instead of a mouse.
import type { CDPSession } from '@playwright/test';
import type { Point } from './support/picture.ts';
import type { Playground } from './support/playground.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(({ playground }) => playground.open());

async function drag(
  session: CDPSession,
  playground: Playground,
  from: Point,
  to: Point,
): Promise<void> {
  const canvas = await playground.canvas.boundingBox();
  if (!canvas) throw new Error('The picture is not visible.');
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              {
                x: canvas.x + from.x + part * (to.x - from.x),
                y: canvas.y + from.y + part * (to.y - from.y),
              },
            ],
    });
  await send('touchStart', 0);
  for (let step = 1; step <= 8; step++) await send('touchMove', step / 8);
  await send('touchEnd', 1);
  await playground.drawn();
}

test('a finger pushes B into A, and the page stays where it is', async ({ page, playground }) => {
  const session = await page.context().newCDPSession(page);
  const picture = await playground.picture();
  await drag(session, playground, picture.middle('orange'), picture.middle('blue'));
  await expect(playground.word).toHaveText('Overlapping');
  await expect(playground.selected.locator('.name')).toHaveText(/^B/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a tap selects, a tap on a row chooses it', async ({ page, playground }) => {
  const b = await playground.middle('orange');
  await playground.canvas.tap({ position: { x: b.x, y: b.y } });
  await expect(playground.selected.locator('.name')).toHaveText(/^B/);
  await playground.selected.getByRole('button', { name: 'Deselect' }).tap();
  await expect(playground.selected).toHaveCount(0);
  await playground.rows.nth(8).tap();
  await expect(playground.rows.nth(8)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('collision-playground')).toBeVisible();
});
