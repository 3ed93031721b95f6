// Saving and opening scenes and pictures.
import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { SceneTab } from './support/scene-tab.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1024, height: 768 } });

const contentOf = async (download: Download) => readFile(await download.path());

test('a saved scene is opened again, and a spoiled one is refused by path and value', async ({
  page,
  playground,
}) => {
  await playground.open();
  await playground.element.getByRole('button', { name: 'Add a sphere' }).click();
  await playground.drawn();
  const verdict = await playground.verdict.innerText();
  const tab = new SceneTab(playground);
  await tab.open();
  const saving = page.waitForEvent('download');
  await tab.button('Save scene').click();
  const saved = (await contentOf(await saving)).toString();

  await playground.set({ preset: 'ray-sphere' });
  const open = async (name: string, text: string) => {
    const choosing = page.waitForEvent('filechooser');
    await tab.button('Open file …').click();
    await (await choosing).setFiles({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  };
  await open('mine.json', saved);
  await expect(playground.verdict).toHaveText(verdict, { useInnerText: true });
  const notice = playground.element.locator('.notice');
  await expect(notice).toContainText('Opened mine.json.');

  await open('bad.json', saved.replace('"radius": 0.6', '"radius": "wide"'));
  await expect(notice).toContainText('scene.items[2].shape.radius is "wide"');
  await open('worse.json', saved.replace('"radius": 0.6', '"radius": -1'));
  await expect(notice).toContainText('scene.items[2].shape.radius, which is -1');
  await expect(playground.verdict).toHaveText(verdict, { useInnerText: true });

  // A notice about one scene disappears with it.
  await playground.element.getByRole('combobox', { name: 'Example' }).selectOption('ray-sphere');
  await expect(notice).toHaveCount(0);
});

test('a file dropped on the page is opened', { tag: '@more' }, async ({ page, playground }) => {
  await playground.open();
  const scene = {
    items: [{ id: 1, name: 'Ball', shape: { kind: 'sphere', center: [0, 0, 0], radius: 1 } }],
    pair: null,
  };
  const data = await page.evaluateHandle(
    (text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'ball.json', { type: 'application/json' }));
      return transfer;
    },
    JSON.stringify({ version: 1, scene }),
  );
  await playground.canvas.dispatchEvent('dragover', { dataTransfer: data });
  await expect(playground.element.locator('.page')).toHaveClass(/dropping/);
  await playground.canvas.dispatchEvent('drop', { dataTransfer: data });
  await expect(playground.word).toHaveText('No pair');
  await expect(playground.element.locator('.page')).not.toHaveClass(/dropping/);
});

test('picture and chart are handed out', async ({ page, playground }) => {
  await playground.open();
  const tab = new SceneTab(playground);
  await tab.open();
  let saving = page.waitForEvent('download');
  await tab.button('Picture (PNG)').click();
  const picture = await contentOf(await saving);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.length).toBeGreaterThan(5_000);
  saving = page.waitForEvent('download');
  await tab.button('Chart (SVG)').click();
  const chart = (await contentOf(await saving)).toString();
  expect(chart).toContain('A.y×B.x');
  expect(chart.match(/<desc>/g)).toHaveLength(15);
});

test('the next visit goes on with the scene, until the viewer starts anew', {
  tag: '@more',
}, async ({ page, playground }) => {
  await playground.open();
  const opening = await playground.verdict.innerText();
  await playground.element.getByRole('button', { name: 'Add a sphere' }).click();
  await playground.drawn();
  const verdict = await playground.verdict.innerText();
  expect(verdict).not.toBe(opening);
  await page.reload();
  await expect(playground.verdict).toHaveText(verdict, { useInnerText: true });
  const notice = playground.element.locator('.notice');
  await expect(notice).toContainText('Your last scene is back.');
  await expect(playground.undo).toBeDisabled();

  await notice.getByRole('button', { name: 'Start over' }).click();
  await expect(playground.verdict).toHaveText(opening, { useInnerText: true });
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(playground.verdict).toHaveText(opening, { useInnerText: true });
  await expect(notice).toHaveCount(0);
});

test.describe('what the page copies', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('it reads: from a file, and pasted anywhere but in a field', { tag: '@more' }, async ({
    page,
    playground,
  }) => {
    await playground.open({ preset: 'ray-triangle' });
    const verdict = await playground.verdict.innerText();
    const notice = playground.element.locator('.notice');
    await playground.element.getByRole('button', { name: 'Copy this pair' }).click();
    const dialog = playground.element.getByRole('dialog', { name: 'Copy this pair' });
    const json = await dialog.getByRole('textbox').inputValue();
    const { answer } = JSON.parse(json);
    expect(answer.hit.u + answer.hit.v).toBeLessThan(1);
    expect(answer.rows.length).toBeGreaterThan(3);
    const texts = [json];
    await dialog.getByRole('radio', { name: 'Markdown' }).check();
    texts.push(await dialog.getByRole('textbox').inputValue());
    await page.keyboard.press('Escape');
    const tab = new SceneTab(playground);
    await tab.open();
    await tab.button('Copy link').click();
    await expect(notice).toContainText('The link is copied');
    texts.push(await page.evaluate(() => navigator.clipboard.readText()));

    await playground.set({ preset: 'edge-edge' });
    const choosing = page.waitForEvent('filechooser');
    await tab.button('Open file …').click();
    const buffer = Buffer.from(json);
    await (await choosing).setFiles({ name: 'pair.json', mimeType: 'application/json', buffer });
    await expect(notice).toContainText('Opened pair.json.');
    await expect(playground.verdict).toHaveText(verdict, { useInnerText: true });

    for (const text of texts) {
      await playground.set({ preset: 'edge-edge' });
      await playground.set({ preset: 'sphere-obb' });
      await expect(playground.verdict).not.toHaveText(verdict, { useInnerText: true });
      await page.evaluate((given) => navigator.clipboard.writeText(given), text);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('Control+v');
      await expect(playground.verdict).toHaveText(verdict, { useInnerText: true });
      await expect(notice).toContainText('Opened the pasted scene.');
    }
    await playground.undo.click();
    await expect(playground.verdict).not.toHaveText(verdict, { useInnerText: true });

    // In a field it is text, and what is no scene is left alone.
    const title = playground.element.getByRole('textbox', { name: 'Title' });
    await title.fill('');
    await page.keyboard.press('Control+v');
    await expect(title).not.toHaveValue('');
    await page.evaluate(() => navigator.clipboard.writeText('{ "items": 5 }'));
    await playground.canvas.focus();
    await page.keyboard.press('Control+v');
    await expect(notice).toContainText('The pasted scene can’t be opened: items is 5');
  });
});
