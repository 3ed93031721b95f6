// Which two shapes are tested against each other.
import { expect, test } from './support/shared-page.ts';

test.use({ viewport: { width: 1024, height: 768 } });
test.beforeEach(({ playground }) => playground.open());

test('choosing the other shape on one side exchanges the two', async ({ playground }) => {
  await playground.first.selectOption({ label: 'B · Box' });
  await expect(playground.second.locator('option:checked')).toHaveText(/A · Box/);
  await expect(playground.word).toHaveText('Apart');
  await expect(playground.detail).toHaveText('0.454 m of daylight, first separated on B.x×A.y');
});

test('a third shape is compared when it is chosen', { tag: '@more' }, async ({ playground }) => {
  await playground.element.getByRole('button', { name: 'Add a ray' }).click();
  await playground.first.selectOption({ label: 'A · Box' });
  await playground.second.selectOption({ label: 'C · Ray' });
  await expect(playground.word).toHaveText(/^(Hits|Misses)$/);
  await expect(playground.rows).toHaveCount(3);
});

test('any two shapes have a test', async ({ playground }) => {
  const added = ['a sphere', 'a capsule', 'a plane', 'a point', 'a segment'];
  for (const name of added) {
    await playground.element.getByRole('button', { name: `Add ${name}` }).click();
  }
  await expect(playground.first.locator('option')).toHaveCount(2 + added.length);
  const options = await playground.first.locator('option').allInnerTexts();
  for (const label of options) {
    await playground.first.selectOption({ label: label.trim() });
    await expect(playground.rows).not.toHaveCount(0);
    await expect(playground.word).not.toBeEmpty();
    await expect(playground.detail).not.toBeEmpty();
  }
});

test('clicking a shape outside the pair brings it in', { tag: '@more' }, async ({ playground }) => {
  const a = await playground.middle('blue');
  await playground.element.getByRole('button', { name: 'Add an axis-aligned box (AABB)' }).click();
  await playground.first.selectOption({ label: 'C · AABB' });
  await playground.second.selectOption({ label: 'B · Box' });
  await playground.click(a);
  await expect(playground.selected.locator('.name')).toHaveText('ABox');
  await expect(playground.first.locator('option:checked')).toHaveText(/C · AABB/);
  await expect(playground.second.locator('option:checked')).toHaveText(/A · Box/);
});
