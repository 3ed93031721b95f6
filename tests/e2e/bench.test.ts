// The bench: honest code earns the seal, wrong code is shown its simplest failure, and code that does not end is ended.
import type { Page } from '@playwright/test';
import { foundByAxe } from './support/axe.ts';
import { codeLink, judgeButton, judged, openCode } from './support/bench.ts';
import { expect, test } from './support/test.ts';

const kRight = `export default function (a, b) {
  return [0, 1, 2].every((i) => a.min[i] <= b.max[i] && b.min[i] <= a.max[i]);
}`;

test('a right function earns the seal, which is kept', async ({ page }) => {
  await openCode(page, 'aabb-aabb', kRight, 100_000);
  expect(await judged(page)).toContain('Agreed on all 100,000 cases');
  await expect(page.locator('.workbench [role=status]').last()).toHaveText(
    'Agreed on all 100,000 cases',
  );
  await page.goto('bench/?pair=aabb-aabb');
  await expect(page.getByRole('link', { name: 'AABB × AABB, seal' })).toBeVisible();
  await expect(page.locator('.cm-content')).toContainText('every');
  expect(await foundByAxe(page)).toEqual([]);
});

test('judges contact, GJK and EPA, of which the textbook has code', { tag: '@more' }, async ({
  page,
}) => {
  const editor = page.locator('.cm-content');
  for (const task of ['contact-boxes', 'gjk', 'epa']) {
    await page.goto(`bench/?pair=${task}&count=500`);
    await expect(page.getByLabel('Pair')).toHaveValue(task);
    await page.getByRole('button', { name: 'Start from the textbook' }).click();
    await expect(editor).toContainText('const dot');
    expect(await judged(page)).toContain('Agreed on all 500 cases');
  }
  await editor.fill('export default () => null;');
  expect(await judged(page)).toContain('They meet');
  await expect(page.locator('.outcome details[open] collision-playground')).toBeVisible();
  expect(await foundByAxe(page)).toEqual([]);
});

test('fewer cases earn no seal, nor does code that was changed keep one', { tag: '@more' }, async ({
  page,
}) => {
  const seal = page.getByRole('link', { name: 'AABB × AABB, seal' });
  await openCode(page, 'aabb-aabb', kRight);
  const text = await judged(page);
  expect(text).toContain('Agreed on all 1,500 cases');
  expect(text).toContain('It takes all 100,000 cases to earn a seal.');
  await expect(seal).toHaveCount(0);
  await page.evaluate((code) => {
    const keep = (task: string, progress: object) =>
      localStorage.setItem(`collision-playground:bench:${task}`, JSON.stringify(progress));
    keep('aabb-aabb', { code, seal: 'close' });
    // too long to be read, which the others don't suffer from
    keep('ray-obb', { code: 'x'.repeat(20_001), seal: null });
  }, kRight);
  await page.goto('about:blank');
  await page.goto('bench/?pair=aabb-aabb');
  await expect(seal).toBeVisible();
  await page.locator('.cm-content').fill(`${kRight}// changed`);
  await expect(seal).toHaveCount(0);
});

test('answers that are too large, or no data, are none', { tag: '@more' }, async ({ page }) => {
  await openCode(page, 'obb-obb', 'export default () => new Array(1e8);');
  expect(await judged(page)).toContain('Array(100000000)');
  for (const [code, said] of [
    ['"y".repeat(2 ** 28)', 'yyy'],
    ['new Map()', '[object Map]'],
    ['{ const own = {}; own.own = own; return own; }', '[object Object]'],
  ] as const) {
    await page.locator('.cm-content').fill(`export default () => ${code};`);
    const text = await judged(page);
    expect(text).toContain('Not a valid answer');
    expect(text).toContain(said);
    expect(text.length).toBeLessThan(2000);
  }
});

test('wrong answers are grouped by their cause, shrunk, and shown as scenes', {
  tag: '@more',
}, async ({ page }) => {
  await openCode(
    page,
    'sphere-sphere',
    'export default (a, b) => Math.abs(a.center[0] - b.center[0]) <= a.radius + b.radius;',
  );
  const text = await judged(page);
  expect(text).toMatch(/^Wrong answers: \d+ of 1,500/);
  const causes = page.locator('.causes summary');
  await expect(causes.first()).toContainText('wrong answers');
  const call = await page.locator('.result pre').first().innerText();
  const shapes = [...call.matchAll(/center: \[(.*?)\], radius: (\S+) /g)];
  expect(shapes).toHaveLength(2);
  // the first at the origin, all numbers short
  expect(shapes[0]?.[1]).toBe('0, 0, 0');
  expect(call.length).toBeLessThan(150);
  const figure = page.locator('.result details[open] collision-playground');
  await expect(figure.locator('.verdict')).toContainText('Apart');
  expect(await foundByAxe(page)).toEqual([]);
});

test('code of a link is shown, and does not run before a click', async ({ page }) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto(codeLink('aabb-aabb', 'throw new Error("it ran");'));
  await expect(page.locator('.cm-content')).toContainText('it ran');
  await expect(page.locator('.note')).toContainText('has not been run');
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.frames().length).toBe(1);
  expect(workers).toEqual([]);
  await expect(page.locator('.result')).toHaveCount(0);
});

test('an endless loop is stopped after two seconds, and its case named', { tag: '@more' }, async ({
  page,
}) => {
  await openCode(
    page,
    'point-aabb',
    `export default (a, b) => {
      while (a.position[0] === 1.5) {}
      return [0, 1, 2].every((i) => b.min[i] <= a.position[i] && a.position[i] <= b.max[i]);
    };`,
  );
  const text = await judged(page);
  expect(text).toContain('Stopped: no answer for 2 seconds');
  expect(text).toContain('position: [1.5,');
  await expect.poll(() => page.frames().length).toBe(1);
});

test('so is one outside of the function, and what was running is cancelled', {
  tag: '@more',
}, async ({ page }) => {
  await openCode(page, 'point-aabb', 'for (;;) {}\nexport default () => true;');
  await judgeButton(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(judgeButton(page)).toBeVisible();
  await expect.poll(() => page.frames().length).toBe(1);
  expect(await judged(page)).toContain('did not finish');
  await expect.poll(() => page.frames().length).toBe(1);
});

test('errors are shown with their lines', async ({ page }) => {
  await openCode(page, 'obb-obb', 'export default (a) => {\n  return a.size.x;\n};');
  expect(await judged(page)).toMatch(/Line 2: .*undefined/);
  await page.getByRole('button', { name: 'Show line 2' }).click();
  await expect(page.locator('.cm-content')).toBeFocused();
  await page.locator('.cm-content').fill('export default () => {\n\n  return );\n};');
  expect(await judged(page)).toMatch(/Line 3: Unexpected token/);
  await page.locator('.cm-content').fill('export default () => () => 1;');
  expect(await judged(page)).toContain('Not a valid answer');
});

test('code of another language gets the line and what to change', { tag: '@more' }, async ({
  page,
}) => {
  await page.goto('bench/?pair=sphere-sphere&count=500');
  const editor = page.locator('.cm-content');
  await editor.fill('// mine\nbool meets(const Sphere& a, const Sphere& b) {\n  return true;\n}');
  const text = await judged(page);
  expect(text).toContain('This line is not JavaScript');
  expect(text).toContain('bool meets(const Sphere& a, const Sphere& b) {');
  expect(text).toContain('Line 2: Write function meets(a, b)');
  await page.getByRole('button', { name: 'Show line 2' }).click();
  await expect(editor).toBeFocused();
  expect(await foundByAxe(page)).toEqual([]);
});

test('a link carries the code to others', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('bench/?pair=ray-obb');
  await page.getByRole('button', { name: 'Start from the textbook' }).click();
  await expect(page.locator('.cm-content')).toContainText('const add');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('.note')).toHaveText('The link is copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByLabel('Pair')).toHaveValue('ray-obb');
  await expect(page.locator('.cm-content')).toContainText('const add');
});

const kept = (page: Page, task: string) =>
  page.evaluate(
    (name) => JSON.parse(localStorage.getItem(`collision-playground:bench:${name}`) ?? 'null'),
    task,
  );

test('code of a link is never kept in place of what its reader has written', {
  tag: '@more',
}, async ({ page }) => {
  await page.goto('bench/?pair=aabb-aabb');
  await page.locator('.cm-content').fill('export default () => true; // mine');
  await page.goto('about:blank');
  await openCode(page, 'aabb-aabb', kRight, 100_000);
  expect(await judged(page)).toContain('Agreed on all 100,000 cases');
  await page.locator('.cm-content').fill(`${kRight}// theirs`);
  expect((await kept(page, 'aabb-aabb')).code).toContain('// mine');
  await page.getByRole('button', { name: 'Back to my own code' }).click();
  await expect(page.locator('.cm-content')).toContainText('// mine');
  await expect(page.getByRole('button', { name: 'Back to my own code' })).toHaveCount(0);

  await page.goto('about:blank');
  await openCode(page, 'aabb-aabb', kRight);
  await page.getByRole('button', { name: 'Keep this as my code' }).click();
  expect((await kept(page, 'aabb-aabb')).code).toBe(kRight);
});

test('undo stays with the pair that is shown', { tag: '@more' }, async ({ page }) => {
  await page.goto('bench/?pair=aabb-aabb');
  const editor = page.locator('.cm-content');
  await editor.fill('export default () => true; // aabb');
  await page.getByLabel('Pair').selectOption('ray-obb');
  await editor.fill('export default () => true; // ray');
  for (let i = 0; i < 3; i++) await editor.press('ControlOrMeta+z');
  await expect(editor).not.toContainText('// aabb');
  expect((await kept(page, 'ray-obb')).code).not.toContain('// aabb');
  expect((await kept(page, 'aabb-aabb')).code).toContain('// aabb');
  await page.getByRole('button', { name: 'Start from the textbook' }).click();
  await expect(editor).toContainText('const add');
  await editor.press('ControlOrMeta+z');
  await expect(editor).not.toContainText('const add');
});

test('what is changed on the page of a link is kept after a reload, or said not to be', {
  tag: '@more',
}, async ({ page }) => {
  const editor = page.locator('.cm-content');
  await openCode(page, 'aabb-aabb', kRight);
  await editor.fill('export default () => true; // mine');
  await expect(page).toHaveURL(/\?pair=aabb-aabb$/);
  await page.reload();
  await expect(editor).toContainText('// mine');
  await editor.fill('export default () => true; // mine, too');
  await page.reload();
  await expect(editor).toContainText('// mine, too');
  await page.goto('about:blank');
  await openCode(page, 'aabb-aabb', kRight);
  await editor.fill(`${kRight}// theirs`);
  await expect(page.locator('.note')).toContainText('changes to this code are not kept');
});

test('code too long to be judged is refused by name, and nothing is lost', {
  tag: '@more',
}, async ({ page }) => {
  await page.goto('bench/?pair=aabb-aabb&count=500');
  const editor = page.locator('.cm-content');
  await editor.fill(kRight);
  expect(await judged(page)).toContain('Agreed on all 500 cases');
  await editor.fill(`${kRight}\n// ${'x'.repeat(100_001)}`);
  await judgeButton(page).click();
  const results = page.locator('.result');
  await expect(results.first()).toContainText('aabbAabb is too long to be judged');
  await expect(results.first()).toContainText('at most 100,000');
  await expect(results.last()).toContainText('Agreed on all 500 cases');
  await page.reload();
  expect((await kept(page, 'aabb-aabb')).code.length).toBeGreaterThan(100_000);
  await expect(editor).toContainText('every');
});

test('results stay while another pair is looked at', { tag: '@more' }, async ({ page }) => {
  await page.goto('bench/?pair=aabb-aabb&count=500');
  await page.locator('.cm-content').fill(kRight);
  expect(await judged(page)).toContain('Agreed on all 500 cases');
  await page.getByLabel('Pair').selectOption('ray-obb');
  await expect(page.locator('.result')).toHaveCount(0);
  await expect(page).toHaveURL(/pair=ray-obb$/);
  await page.getByLabel('Pair').selectOption('aabb-aabb');
  await expect(page.locator('.result')).toContainText('Agreed on all 500 cases');
});

test('a slow function can be stopped, and what was found is shown', { tag: '@more' }, async ({
  page,
}) => {
  await openCode(
    page,
    'aabb-aabb',
    `export default function (a, b) {
      const until = performance.now() + 4;
      while (performance.now() < until) {}
      return [0, 1].every((i) => a.min[i] <= b.max[i] && b.min[i] <= a.max[i]);
    }`,
    100_000,
  );
  await judgeButton(page).click();
  await expect(page.locator('.controls')).toContainText(/[1-9]\d* wrong answers/);
  await page.getByRole('button', { name: 'Stop and show what was found' }).click();
  await expect(page.locator('.result')).toContainText('The test on z is missing');
  await expect(page.locator('.result')).toContainText('Stopped before the last case');
});

test('a tolerance is explained, kept in the address, and earns no seal', { tag: '@more' }, async ({
  page,
}) => {
  const shifted = kRight.replace('<= b.max[i]', '<= b.max[i] + 0.01');
  await openCode(page, 'aabb-aabb', shifted);
  expect(await judged(page)).toContain('Wrong answers:');
  const field = page.getByLabel('Tolerance (m)');
  await field.fill('0.02');
  await field.press('Tab');
  await expect(page.locator('.controls')).toContainText('within 0.02 m of contact');
  await expect(page).toHaveURL(/tolerance=0\.02/);
  expect(await judged(page)).toContain('With a tolerance there is no seal.');
  await page.reload();
  await expect(field).toHaveValue('0.02');
  expect(await foundByAxe(page)).toEqual([]);
});

test('a tab shows what another one has written, and keeps it', { tag: '@more' }, async ({
  page,
  context,
}) => {
  await page.goto('bench/?pair=aabb-aabb');
  await page.locator('.cm-content').fill('export default () => true; // first');
  const other = await context.newPage();
  await other.goto('bench/?pair=aabb-aabb');
  await expect(other.locator('.cm-content')).toContainText('// first');
  await other.locator('.cm-content').fill('export default () => true; // second');
  await expect(page.locator('.cm-content')).toContainText('// second');
  await page.getByLabel('Pair').selectOption('ray-obb');
  await page.locator('.cm-content').fill('export default () => true; // third');
  expect((await kept(other, 'aabb-aabb')).code).toContain('// second');
  await other.close();
});

test('an edit while the judge is at work stays, and has no seal', { tag: '@more' }, async ({
  page,
}) => {
  await openCode(page, 'aabb-aabb', kRight, 100_000);
  await judgeButton(page).click();
  await page.locator('.cm-content').fill(`${kRight}// edited`);
  expect(await page.locator('.result').innerText()).toContain('Agreed on all 100,000 cases');
  expect(await kept(page, 'aabb-aabb')).toEqual({ code: `${kRight}// edited`, seal: null });
});

test.describe('where a part of it cannot be loaded', () => {
  test.use({ expectedErrors: /./ });
  test('the bench says so', { tag: '@more' }, async ({ page }) => {
    await page.route('**/*bench.en*', (route) => route.abort());
    await page.goto('bench/');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
  });
});
