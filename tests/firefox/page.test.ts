// The built site in Firefox, with a real mouse and real keys.

import { sceneOfShapes } from '../../web/scene/edits.ts';
import { writeLink } from '../../web/scene/link/link.ts';
import type { Point } from '../e2e/support/picture.ts';
import { Playground } from './support/playground.ts';
import { expect, test } from './support/test.ts';

const kOpening = '0.454 m of daylight, first separated on A.y×B.x';

test('opens with its verdict, and draws what it is about', async ({ page, playground }) => {
  await playground.open();
  expect(await page.title()).toBe('Playground · Collision Playground');
  expect(await playground.word()).toBe('Apart');
  expect(await playground.detail()).toBe(kOpening);
  expect(await playground.count('[role="option"] .name')).toBe(15);
  const picture = await playground.picture();
  expect(picture.count('blue')).toBeGreaterThan(5_000);
  expect(picture.count('orange')).toBeGreaterThan(5_000);
  expect(picture.count('green')).toBeGreaterThan(500);
  expect(picture.count('red')).toBe(0);
});

test('pushing B into A turns the verdict and the tint, and one undo takes it back', async ({
  playground,
}) => {
  await playground.open();
  await playground.drag(await playground.middle('orange'), await playground.middle('blue'));
  await expect.poll(playground.word).toBe('Overlapping');
  expect(await playground.detail()).toMatch(/^\d\.\d{3}\sm deep, least along \S+$/);
  expect((await playground.picture()).count('red')).toBeGreaterThan(5_000);
  await playground.press('Undo');
  await expect.poll(playground.detail).toBe(kOpening);
});

test('a preset is chosen', async ({ playground }) => {
  await playground.open();
  await (await playground.find('.presets select')).select('sphere-plane');
  await expect.poll(playground.word).toBe('Touching');
  await (await playground.find('.presets select')).select('obb-triangle');
  await expect.poll(playground.word).toBe('Overlapping');
  expect((await playground.picture()).count('red')).toBeGreaterThan(2_000);
});

test('a button switches the language and back', async ({ playground }) => {
  await playground.open();
  await playground.press('한국어로 보기');
  await expect.poll(playground.word).toBe('떨어져 있음');
  expect(await playground.detail()).toBe('거리 0.454 m, 첫 분리축 A.y×B.x');
  expect(await playground.attribute('.page', 'lang')).toBe('ko');
  await playground.press('View in English');
  await expect.poll(playground.word).toBe('Apart');
});

test('a button switches between light and dark', async ({ page, playground }) => {
  await playground.open();
  const paper = () =>
    page.$eval('collision-playground', (element) => getComputedStyle(element).backgroundColor);
  expect(await paper()).toBe('rgb(251, 250, 247)');
  await playground.press('Light or dark');
  await expect.poll(paper).toBe('rgb(20, 23, 27)');
  const dark = await playground.picture();
  expect(dark.count('blue')).toBeGreaterThan(5_000);
  expect(dark.count('orange')).toBeGreaterThan(5_000);
});

test('the walk steps through the candidates, by buttons and by keys', async ({
  page,
  playground,
}) => {
  await playground.open();
  const candidate = () => playground.attribute('.walk [role="slider"]', 'aria-valuenow');
  expect(await candidate()).toBe('10');
  await playground.press('Previous candidate');
  await expect.poll(candidate).toBe('9');
  await (await playground.find('.walk [role="slider"]')).focus();
  await page.keyboard.press('Home');
  await expect.poll(candidate).toBe('1');
  await page.keyboard.press('ArrowRight');
  await expect.poll(candidate).toBe('2');
  await page.keyboard.press('End');
  await expect.poll(candidate).toBe('15');
});

test('a link opens its scene', async ({ playground }) => {
  const sphere = (x: number) => ({ kind: 'sphere', center: [x, 0, 0], radius: 1 }) as const;
  const link = await writeLink(sceneOfShapes(sphere(0), sphere(2.75)));
  await playground.open(`#${link}`);
  expect(await playground.word()).toBe('Apart');
  expect(await playground.detail()).toContain('0.750 m of daylight');
});

test('arrow keys move the selected shape, one step of history a press', async ({
  page,
  playground,
}) => {
  await playground.open();
  const { x, y } = await playground.middle('orange');
  await page.mouse.click(x, y);
  await playground.find('.selected');
  await page.keyboard.press('ArrowRight');
  await expect.poll(playground.detail).not.toBe(kOpening);
  await page.keyboard.down('Shift');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.up('Shift');
  await expect.poll(playground.word).toBe('Overlapping');
  for (let press = 0; press < 3; press++) await playground.press('Undo');
  await expect.poll(playground.detail).toBe(kOpening);
});

test('the quaternion tab: a drag of t turns the box', async ({ playground }) => {
  await playground.open();
  await playground.click('[role="tab"][id$="quaternion"]');
  await playground.click('.quaternion label > [type="checkbox"]');
  const slider = await playground.find('.quaternion input[type="range"]');
  const before = (await playground.picture()).points('blue');
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not visible.');
  const at = (share: number): Point => ({
    x: box.x + 8 + share * (box.width - 16),
    y: box.y + box.height / 2,
  });
  await playground.drag(at(0.5), at(1));
  await expect.poll(() => slider.evaluate((input) => (input as HTMLInputElement).value)).toBe('1');
  expect((await playground.picture()).points('blue')).not.toEqual(before);
});

test('an embed in a frame of another origin can be dragged', async ({ page, site }) => {
  await page.goto(`${site.replace('127.0.0.1', 'localhost')}blank.html`);
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { width: '768', height: '430', src: address });
    document.body.append(frame);
  }, `${site}embed/?preset=edge-edge&ui=verdict`);
  const handle = await page.waitForSelector('iframe');
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('no frame');
  const embedded = new Playground(page, site, frame);
  await embedded.find('.verdict');
  expect(await embedded.word()).toBe('Apart');
  await embedded.drag(await embedded.middle('orange'), await embedded.middle('blue'));
  await expect.poll(embedded.word).toBe('Overlapping');
});
