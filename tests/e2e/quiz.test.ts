// The quiz: results are masked until the viewer has answered.
import { expect, test } from './support/shared-page.ts';

test('the verdict, the reasons and the picture wait for an answer', async ({ playground }) => {
  await playground.open({ preset: 'aabb-obb' });
  const { element } = playground;
  const question = element.getByText('Do they meet?');
  await element.getByRole('button', { name: 'Quiz' }).click();
  await expect(question.first()).toBeVisible();
  // The own scene is set aside: a question has no step before it.
  await expect(playground.undo).toBeDisabled();
  await expect(element.getByText('Answer first; then the reasons appear here.')).toBeVisible();
  await expect(playground.verdict).toHaveCount(0);
  await expect(playground.rows).toHaveCount(0);
  const hidden = await playground.pixels();

  await element.getByRole('button', { name: 'They meet' }).click();
  await expect(playground.verdict).toBeVisible();
  await expect(element.locator('.quiz')).toContainText(/1 of 1 right|0 of 1 right/);
  expect(await playground.pixels()).not.toBe(hidden);

  await element.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(playground.verdict).toHaveCount(0);
  await element.getByRole('button', { name: 'Stop' }).click();
  await expect(playground.verdict).toBeVisible();
});

test('it works by keyboard alone, in Korean', { tag: '@more' }, async ({ playground }) => {
  await playground.open({ lang: 'ko' });
  const { element, page } = playground;
  await element.getByRole('button', { name: '퀴즈' }).focus();
  await page.keyboard.press('Enter');
  await element.getByRole('button', { name: '안 만난다' }).focus();
  await page.keyboard.press('Enter');
  await expect(element.locator('.quiz')).toContainText('1문제 중');
});
