// The page of skin weights: bones, colors, table and texts of a model, its hit boxes in each frame, and the visitor's own file.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { kBoneNames, skinnedGlb, skinnedGltf } from '../support/skinned-glb.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** At rest, with all that is loaded. */
async function open(page: Page, query = 'lang=en'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`./skin/?${query}`);
  await expect(page.getByRole('radio', { name: 'pelvis' })).toBeVisible();
}

const verdict = (page: Page) => page.locator('.verdict');
const picture = (page: Page) => page.locator('canvas');
const bone = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) });

/** Over a place of the picture, in parts of it. */
async function point(page: Page, x: number, y: number): Promise<readonly [number, number]> {
  const box = await picture(page).boundingBox();
  if (!box) throw new Error('there is no picture');
  const place = [box.x + x * box.width, box.y + y * box.height] as const;
  await page.mouse.move(...place);
  return place;
}

/** Where the body of the walker is, the test box, and nothing. */
const kBody = [0.5, 0.42] as const;
const kTestBox = [0.64, 0.73] as const;
const kNothing = [0.9, 0.15] as const;

test('shows the weights of the chosen bone, as colors and in the table', async ({ page }) => {
  await open(page);
  await expect(bone(page, 'chest')).toBeChecked();
  await expect(page.getByRole('row')).not.toHaveCount(0);
  const before = await picture(page).screenshot();
  await bone(page, 'head').check();
  await expect(page.locator('.legend')).toContainText('Weight of head');
  await expect(page.getByText('Only vertices that head moves')).toBeVisible();
  await expect.poll(() => picture(page).screenshot()).not.toEqual(before);
  await expect(page.locator('.pager')).toContainText('1–8 of 240');
  await page.getByRole('button', { name: 'Next vertices' }).click();
  await expect(page.locator('.pager')).toContainText('9–16 of 240');
  await page.getByRole('checkbox', { name: 'Only vertices' }).uncheck();
  await expect(page.locator('.pager')).toContainText('1–8 of 2,800');
  await page.getByRole('spinbutton', { name: 'Vertex' }).fill('2800');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: '2800' })).toBeVisible();
});

test('the threshold says which vertices are in a box', async ({ page }) => {
  await open(page);
  const slider = page.getByRole('slider', { name: 'Hit boxes' });
  const row = page.locator('.bones label').filter({ hasText: 'pelvis' });
  const boxed = async () => Number(await row.locator('span').last().innerText());
  const usual = await boxed();
  const before = await picture(page).screenshot();
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '5%');
  expect(await boxed()).toBeGreaterThan(usual);
  await page.keyboard.press('End');
  expect(await boxed()).toBeLessThan(usual);
  await expect.poll(() => picture(page).screenshot()).not.toEqual(before);
});

test('a ray under the pointer hits the box of a bone, in words and in red', async ({ page }) => {
  await open(page);
  await expect(verdict(page)).toContainText('Point at the model to cast a ray');
  await point(page, ...kNothing);
  await expect(verdict(page)).toContainText('Ray hits no box');
  const before = await picture(page).screenshot();
  await point(page, ...kBody);
  await expect(verdict(page)).toContainText(/Ray hits (chest|pelvis), \d\.\d{3}\sm away/);
  const hit = page.locator('.bones label.hit');
  await expect(hit).toContainText('ray');
  expect(await picture(page).screenshot()).not.toEqual(before);
});

test('the keyboard moves the ray', async ({ page }) => {
  await open(page);
  await picture(page).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(verdict(page)).toContainText(/Ray hits (chest|pelvis)/);
  await expect(page.locator('.aim')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(verdict(page)).toContainText('Point at the model');
  await expect(page.locator('.aim')).toBeHidden();
});

const along = (page: Page, axis: string) => page.getByRole('slider', { name: `Test box, ${axis}` });

test('the test box is moved by sliders, and names the bones that it meets', async ({ page }) => {
  await open(page);
  await along(page, 'x').focus();
  await page.keyboard.press('End');
  await expect(verdict(page)).toContainText('Test box meets no hit box');
  await along(page, 'x').fill('0');
  await along(page, 'z').fill('0');
  await along(page, 'y').fill('0.8');
  await expect(verdict(page)).toContainText(/Test box meets .*(pelvis|chest)/);
  await expect(page.locator('.bones label.hit').first()).toContainText('box');
});

test('the test box is dragged, and the view is turned beside it', async ({ page }) => {
  await open(page);
  const height = async () => Number(await along(page, 'y').inputValue());
  const before = await height();
  const drag = async (x: number, y: number) => {
    const start = await point(page, x, y);
    await page.mouse.down();
    await page.mouse.move(start[0] + 30, start[1] + 60, { steps: 4 });
    await page.mouse.up();
  };
  await drag(...kTestBox);
  await expect.poll(height).toBeLessThan(before - 0.1);
  const dragged = await height();
  const view = await picture(page).screenshot();
  await drag(...kNothing);
  expect(await height()).toBe(dragged);
  expect(await picture(page).screenshot()).not.toEqual(view);
});

test('plays, pauses and is scrubbed; at rest nothing is drawn', async ({ page }) => {
  await page.goto('./skin/?lang=en');
  await page.getByRole('button', { name: 'Pause' }).click();
  const scrubber = page.getByRole('slider', { name: 'Time in the animation' });
  await scrubber.fill('0.5');
  await expect(page.locator('.playback')).toContainText('0.50 / 1.40 s');
  await page.waitForTimeout(300);
  const frames = await page.evaluate(async () => {
    let asked = 0;
    const { requestAnimationFrame: original } = window;
    window.requestAnimationFrame = (callback) => {
      asked++;
      return original.call(window, callback);
    };
    await new Promise((done) => setTimeout(done, 500));
    window.requestAnimationFrame = original;
    return asked;
  });
  expect(frames).toBe(0);
  const still = await picture(page).screenshot();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => picture(page).screenshot()).not.toEqual(still);
  await expect(page.locator('.playback')).not.toContainText('0.50 / 1.40 s');
});

test('begins at rest for readers who want less motion', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test.describe('texts', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('are copied and saved, in the layout of 3ds Max scripts and as CSV', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const lines = copied.trimEnd().split(/\r?\n/);
    expect(lines).toHaveLength(2800);
    expect(lines[0]).toBe('1 1 pelvis 1');
    expect(lines.every((line) => /^\d+ (\d)( \w+ [\d.]+){1,4}$/.test(line))).toBe(true);
    await page.getByRole('combobox', { name: 'Layout' }).selectOption('csv');
    await page.getByRole('combobox', { name: 'Bones as' }).selectOption('numbers');
    await page.getByRole('checkbox', { name: 'Count from 1' }).uncheck();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('walker-weights.csv');
    const saved = await readFile(await download.path(), 'utf8');
    expect(saved).toMatch(/^vertex,weights,bone,weight\r\n0,1,0,1\r\n/);
    expect(saved.trimEnd().split('\r\n').length).toBeGreaterThan(2800);
  });
});

test.describe('the visitor’s file', () => {
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'model/gltf-binary', buffer });

  test('is opened as GLB and as glTF, with its bones and its animation', async ({ page }) => {
    await open(page);
    const field = page.locator('input[type="file"]');
    for (const given of [file('arm.glb', skinnedGlb()), file('arm.gltf', skinnedGltf())]) {
      await field.setInputFiles(given);
      await expect(page.getByText(given.name, { exact: true })).toBeVisible();
      for (const name of kBoneNames) await expect(bone(page, name)).toBeVisible();
      await expect(page.locator('.playback')).toContainText('/ 2.00 s');
      await expect(page.locator('pre')).toContainText('1 1 "Bip01 Spine" 1');
    }
    await point(page, 0.5, 0.5);
    await expect(verdict(page)).toContainText('Ray hits Bip01');
  });

  test('that can’t be shown leaves the model before, and why is said', async ({ page }) => {
    await open(page);
    const field = page.locator('input[type="file"]');
    for (const [given, sentence] of [
      [file('arm.obj', Buffer.from('v 0 0 0')), 'This is no GLB or glTF file.'],
      [file('arm.glb', skinnedGlb(false)), 'There is no skinned mesh in this file'],
      [file('arm.glb', skinnedGlb().subarray(0, 300)), 'The file can’t be read:'],
    ] as const) {
      await field.setInputFiles(given);
      await expect(page.getByRole('alert')).toContainText(sentence);
      await expect(bone(page, 'pelvis')).toBeVisible();
    }
  });

  test('may be dropped on the page', async ({ page }) => {
    await open(page);
    const bytes = Array.from(skinnedGlb());
    await page.evaluate((numbers) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(numbers)], 'dropped.glb'));
      document
        .querySelector('main')
        ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    }, bytes);
    await expect(page.getByText('dropped.glb', { exact: true })).toBeVisible();
  });
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [768, 430],
  [390, 844],
] as const) {
  test(`axe finds nothing at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const theme of ['light', 'dark']) {
      for (const lang of ['en', 'ko']) {
        await open(page, `lang=${lang}&theme=${theme}`);
        await point(page, ...kBody);
        await expect(page.locator('.bones label.hit')).not.toHaveCount(0);
        await expectAccessible(page, `${lang}, ${theme}`);
      }
    }
  });
}

test('switches language and theme, and keeps them in its address', async ({ page }) => {
  await open(page, 'lang=en&theme=light');
  const before = await picture(page).screenshot();
  await page.getByRole('button', { name: '한국어로 보기' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('스킨 웨이트');
  await expect(page).toHaveTitle('스킨 웨이트 · Collision Playground');
  await page.getByRole('button', { name: '밝게 또는 어둡게' }).click();
  await expect(page).toHaveURL(/lang=ko&theme=dark$/);
  await expect.poll(() => picture(page).screenshot()).not.toEqual(before);
  await point(page, ...kBody);
  await expect(verdict(page)).toContainText('광선이 맞힌 본:');
});

test('without WebGL there are bones, weights and texts all the same', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await open(page);
  await expect(page.getByText('this browser has no WebGL')).toBeVisible();
  await expect(page.locator('pre')).toContainText('1 1 pelvis 1');
});

test.describe('without the core', () => {
  test.use({ expectedErrors: /core-[\w-]+\.wasm/ });
  test('it says so, and shows the weights', async ({ page }) => {
    await page.route('**/*.wasm', (route) => route.abort());
    await open(page);
    await expect(page.getByRole('alert')).toContainText('The core can’t be loaded');
  });
});
