// English and Korean in the picture and around it.
import { expect, test } from './support/shared-page.ts';

test.use({ viewport: { width: 1024, height: 768 } });

test('the words of a selected shape and of a pair of one’s own are in Korean, too', {
  tag: '@more',
}, async ({ playground }) => {
  await playground.open({ lang: 'ko' });
  await playground.click(await playground.middle('orange'));
  await expect(playground.selected).toContainText('OBB');
  await expect(playground.selected.getByRole('radio')).toHaveText(['이동', '회전', '크기']);
  await playground.element.getByRole('button', { name: '구 추가' }).click();
  await playground.first.selectOption({ label: 'A · OBB' });
  await playground.second.selectOption({ label: 'C · 구' });
  await expect(playground.word).toHaveText('떨어져 있음');
  await expect(playground.detail).toHaveText(/^거리 \d\.\d{3}\sm$/);
});

test('a button switches the language and back', { tag: '@smoke' }, async ({ playground }) => {
  await playground.open();
  const page = playground.element.locator('.page');
  await expect(page).toHaveAttribute('lang', 'en');
  const english = await playground.pixels();
  await playground.element.getByRole('button', { name: '한국어로 보기' }).click();
  await expect(page).toHaveAttribute('lang', 'ko');
  await expect(playground.word).toHaveText('떨어져 있음');
  await expect(playground.detail).toHaveText('거리 0.454 m, 첫 분리축 A.y×B.x');
  await expect(playground.canvas).toHaveAttribute('aria-label', /떨어져 있음/);
  // the word in the picture
  expect(await playground.pixels()).not.toBe(english);

  await playground.element.getByRole('button', { name: 'View in English' }).click();
  await expect(playground.word).toHaveText('Apart');
  expect(await playground.pixels()).toBe(english);
});

test('a picture without anything around it is the same in both', { tag: '@more' }, async ({
  playground,
}) => {
  await playground.open({ ui: 'none' });
  const english = await playground.pixels();
  await playground.set({ lang: 'ko' });
  expect(await playground.pixels()).toBe(english);
  await playground.set({ ui: 'verdict' });
  const korean = await playground.pixels();
  await playground.set({ lang: 'en' });
  expect(await playground.pixels()).not.toBe(korean);
});

test.describe('for a Korean browser', () => {
  test.use({ locale: 'ko-KR' });
  test('the page opens in Korean', async ({ playground }) => {
    await playground.open();
    await expect(playground.element.locator('.page')).toHaveAttribute('lang', 'ko');
    await expect(playground.word).toHaveText('떨어져 있음');
  });
});
