// Two figures on one page share one WebGL context.
import type { Page } from '@playwright/test';
import { contextsOf, countContexts } from './support/contexts.ts';
import { Playground } from './support/playground.ts';
import { expect, test } from './support/test.ts';

async function figures(page: Page) {
  const left = new Playground(page, page.locator('#left'));
  const right = new Playground(page, page.locator('#right'));
  await left.verdict.waitFor();
  await right.verdict.waitFor();
  return { left, right };
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(countContexts);
  await page.goto('./pages/two-figures.html');
});

test('each has its own scene, and one graphics context draws both', async ({ page }) => {
  const { left, right } = await figures(page);
  await expect(left.word).toHaveText('Apart');
  await expect(right.word).toHaveText('맞닿음');
  for (const figure of [left, right]) {
    const picture = await figure.picture();
    expect(picture.count('blue')).toBeGreaterThan(1_000);
    expect(picture.count('orange')).toBeGreaterThan(1_000);
  }
  expect(await left.pixels()).not.toBe(await right.pixels());
  expect(await contextsOf(page)).toBe(1);
});

test('dragging in one leaves the other as it is', async ({ page }) => {
  const { left, right } = await figures(page);
  const before = await right.pixels();
  await left.drag(await left.middle('orange'), await left.middle('blue'));
  await expect(left.word).toHaveText('Overlapping');
  expect(await right.pixels()).toBe(before);
  await expect(right.word).toHaveText('맞닿음');
  expect(await contextsOf(page)).toBe(1);
});

test('removing one keeps the other working', { tag: '@more' }, async ({ page }) => {
  const { left, right } = await figures(page);
  await right.element.evaluate((element) => element.remove());
  await left.drag(await left.middle('orange'), await left.middle('blue'));
  await expect(left.word).toHaveText('Overlapping');
  expect((await left.picture()).count('red')).toBeGreaterThan(500);
  expect(await contextsOf(page)).toBe(1);
});

test('a figure that is moved in the document keeps its scene', { tag: '@more' }, async ({
  page,
}) => {
  const { left } = await figures(page);
  await left.drag(await left.middle('orange'), await left.middle('blue'));
  await expect(left.word).toHaveText('Overlapping');
  const before = await left.detail.innerText();
  await left.element.evaluate((element) => document.body.append(element));
  await expect(left.detail).toHaveText(before);
  expect((await left.picture()).count('red')).toBeGreaterThan(500);
});

test('removing both and adding again works', { tag: '@more' }, async ({ page }) => {
  const { left, right } = await figures(page);
  await page.evaluate(() => {
    for (const figure of document.querySelectorAll('collision-playground')) figure.remove();
  });
  await page.evaluate(() => {
    for (const id of ['left', 'right']) {
      const figure = document.createElement('collision-playground');
      figure.id = id;
      figure.setAttribute('preset', 'obb-triangle');
      document.body.append(figure);
    }
  });
  for (const figure of [left, right]) {
    await expect(figure.word).toHaveText('Overlapping');
    expect((await figure.picture()).count('red')).toBeGreaterThan(1_000);
  }
  expect(await contextsOf(page)).toBe(1);
});

test('a figure that is made anew 50 times takes one context, and gives it back', {
  tag: '@all',
}, async ({ page }) => {
  test.slow(); // a third of a second each, where pixels are computed without a graphics card
  await figures(page);
  await page.clock.install();
  const lost = page.evaluate(
    () =>
      new Promise((resolve) => {
        const { prototype } = WebGL2RenderingContext;
        const original = prototype.getExtension as (name: string) => unknown;
        Object.assign(prototype, {
          getExtension(this: WebGL2RenderingContext, name: string) {
            if (name === 'WEBGL_lose_context') resolve(true);
            return original.call(this, name);
          },
        });
      }),
  );
  await page.evaluate(async () => {
    for (const figure of document.querySelectorAll('collision-playground')) figure.remove();
    for (let round = 0; round < 50; round++) {
      const figure = document.createElement('collision-playground');
      figure.setAttribute('ui', 'none');
      const ready = new Promise((resolve) => figure.addEventListener('ready', resolve));
      document.body.append(figure);
      await ready;
      figure.remove();
    }
  });
  expect(await contextsOf(page)).toBe(1);
  await page.clock.runFor(6000);
  expect(await lost).toBe(true);
});

test('an edit leaves the address of a page that is not the figure’s', { tag: '@more' }, async ({
  page,
}) => {
  const { left } = await figures(page);
  await page.evaluate(() => history.replaceState(null, '', '?preset=mine#top'));
  await left.drag(await left.middle('orange'), await left.middle('blue'));
  await expect(left.word).toHaveText('Overlapping');
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?preset=mine#top');
});
