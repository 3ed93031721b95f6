// A small frame in a blog: the picture is visible, the panel is folded.

import { layoutOf } from './support/layout.ts';
import { expect, test } from './support/shared-page.ts';

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

  await element.getByRole('button', { name: '패널 접기' }).click();
  await expect(playground.rows.first()).toBeHidden();
});

test('examples and undoing need no panel, as long as it is closed', { tag: '@more' }, async ({
  playground,
}) => {
  await playground.open();
  const { element } = playground;
  const examples = element.getByRole('combobox', { name: 'Example' }).filter({ visible: true });
  await examples.selectOption('ray-triangle');
  await expect(playground.word).toHaveText('Hits');
  await playground.undo.filter({ visible: true }).click();
  await expect(playground.word).toHaveText('Apart');
  // A selected shape has more to offer than other examples.
  await playground.click(await playground.middle('orange'));
  await expect(examples).toHaveCount(0);
  await expect(playground.undo.filter({ visible: true })).toHaveCount(1);
  // In the open panel they stand with the rest.
  await element.getByRole('button', { name: 'Why' }).click();
  await expect(element.locator('.header button').filter({ visible: true })).toHaveCount(0);
});

for (const lang of ['en', 'ko']) {
  test(`what belongs to the page stands in one line below the open panel, ${lang}`, {
    tag: '@more',
  }, async ({ playground }) => {
    await playground.open({ lang });
    await playground.element.locator('.why-toggle').click();
    const { controls } = await layoutOf(playground);
    const feet = controls.filter(({ left, bottom }) => left > 420 && bottom > 390);
    expect(feet).toHaveLength(6);
    expect(new Set(feet.map(({ top }) => Math.round(top))).size).toBe(1);
  });
}
