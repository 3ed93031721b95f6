// Models of files: dropped, made into hulls and boxes, moved, saved and opened again.
import { readFile } from 'node:fs/promises';
import type { Playground } from './support/playground.ts';
import { SceneTab } from './support/scene-tab.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const kTetrahedron = `o rock
v 0 0 0
v 1 0 0
v 0 1 0
v 0 0 1
f 1 3 2
f 1 2 4
f 1 4 3
f 2 3 4
`;

async function drop(playground: Playground, name: string, text: string): Promise<void> {
  const data = await playground.page.evaluateHandle(
    ([file, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], file));
      return transfer;
    },
    [name, text] as const,
  );
  await playground.canvas.dispatchEvent('drop', { dataTransfer: data });
}

test('a dropped model is a shape, and so are its hull and its box', async ({
  page,
  playground,
}) => {
  await playground.open();
  const { element } = playground;
  const notice = element.locator('.notice');
  await drop(playground, 'bad.glb', 'nothing');
  await expect(notice).toContainText('bad.glb can’t be read: the file is damaged or incomplete.');

  await drop(playground, 'rock.obj', kTetrahedron);
  await expect(notice).toContainText('Added rock.obj: 4 triangles.');
  await expect(element.locator('.selected .name')).toContainText('Mesh');

  await element.getByRole('tab', { name: 'Numbers' }).click();
  await element.getByRole('button', { name: 'Hull of it' }).click();
  await expect(element.locator('.selected .name')).toContainText('Hull');
  await element.getByRole('button', { name: 'Box of it' }).last().click();
  await expect(element.locator('.selected .name')).toContainText('Box');
  await playground.canvas.press('ArrowRight');
  await playground.drawn();

  const tab = new SceneTab(playground);
  await tab.open();
  await tab.button('Copy link').click();
  await expect(notice).toContainText('A link can’t carry models: C, D would be missing.');
  const saving = page.waitForEvent('download');
  await tab.button('Save scene').click();
  const saved = (await readFile(await (await saving).path())).toString();
  expect(JSON.parse(saved)).toMatchObject({ version: 2, assets: [{ id: 1, name: 'rock' }] });
  await playground.set({ preset: 'ray-sphere' });
  await drop(playground, 'mine.json', saved);
  await expect(notice).toContainText('Opened mine.json.');
  await expect(element.getByRole('row').filter({ hasText: 'Mesh' })).toHaveCount(1);
});

test('a preset with a model opens, and what is inside of a solid one belongs to it until that is taken back', async ({
  page,
  playground,
}) => {
  await page.goto('./play/?preset=model-rock');
  const { element, verdict } = playground;
  await expect(verdict).toContainText(
    'one reaches into the other, and meets none of its triangles',
  );
  await expect(element.locator('.sentence')).toContainText('Each triangle was asked');
  await expect(element.getByRole('combobox', { name: 'Example' })).toHaveValue('model-rock');

  await element.getByRole('tab', { name: 'Numbers' }).click();
  const solid = element.getByRole('button', { name: 'Solid', exact: true });
  await expect(solid).toHaveAttribute('aria-pressed', 'true');
  await solid.click();
  await expect(solid).toHaveAttribute('aria-pressed', 'false');
  await expect(verdict).toContainText('Apart');
  await expect(page).toHaveURL(/play\/$/);
  await solid.click();
  await expect(verdict).toContainText('Overlapping');

  await element.getByRole('combobox', { name: 'Example' }).selectOption('model-knot');
  await expect(verdict).toContainText('Hits');
  await expect(element.locator('.sentence, .model')).toBeVisible();
  await expect(page).toHaveURL(/preset=model-knot$/);
});

test('the triangle under the pointer is marked and named, until the pointer leaves or presses', {
  tag: '@more',
}, async ({ page, playground }) => {
  await playground.open({ preset: 'ray-sphere' });
  const { element } = playground;
  const pointed = element.locator('.pointed');
  await drop(playground, 'rock.obj', kTetrahedron);
  await expect(element.locator('.selected .name')).toContainText('Mesh');
  await playground.canvas.press('Escape');
  await expect(element.locator('.selected')).toHaveCount(0);
  await playground.drawn();
  const middle = await playground.middle('orange');
  const before = await playground.pixels();

  await playground.move(middle, 4);
  await expect(pointed).toHaveText(/C · triangle [0-3]\s+hit at \(.*\)\s+normal \(.*\)/);
  await expect.poll(() => playground.pixels()).not.toBe(before);

  await page.mouse.down();
  await playground.move({ x: middle.x + 30, y: middle.y }, 4);
  await expect(pointed).toHaveCount(0);
  await page.mouse.up();
  await playground.canvas.press('Escape');
  await playground.move({ x: middle.x + 29, y: middle.y }, 2);
  await expect(pointed).toHaveCount(1);
  await element.getByRole('tab', { name: 'Why' }).hover();
  await expect(pointed).toHaveCount(0);
});
