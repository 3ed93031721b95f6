// A frame in a blog: the picture first, all the rest one press away.
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 768, height: 430 } });

test('reasons, examples, history and language are one press away', async ({ playground }) => {
  await playground.open();
  const { element } = playground;
  await expect(playground.rows.first()).toBeHidden();
  await element.getByRole('button', { name: 'Why' }).click();
  await expect(playground.rows.first()).toBeVisible();

  await element.getByRole('combobox', { name: 'Example' }).selectOption('ray-triangle');
  await expect(playground.word).toHaveText('Hits');
  await playground.undo.click();
  await expect(playground.word).toHaveText('Apart');
  await element.getByRole('button', { name: '한국어로 보기' }).click();
  await expect(playground.word).toHaveText('떨어져 있음');

  await element.getByRole('button', { name: '닫기' }).click();
  await expect(playground.rows.first()).toBeHidden();
});
