// Touch input.
import { kViewAngles } from '../../web/scene/appearance.ts';
import { readLink } from '../../web/scene/link/link.ts';
import { extreme, type Point } from './support/picture.ts';
import type { Playground } from './support/playground.ts';
import { savedScene } from './support/scene-file.ts';
import { SceneTab } from './support/scene-tab.ts';
import { expect, test } from './support/shared-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeEach(({ playground }) => playground.open());

/** A touch gesture on the canvas. */
async function fingerOn(playground: Playground) {
  const session = await playground.page.context().newCDPSession(playground.page);
  const canvas = await playground.canvas.boundingBox();
  if (!canvas) throw new Error('The picture is not visible.');
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map(({ x, y }) => ({ x: canvas.x + x, y: canvas.y + y })),
    });
  return {
    down: (...at: readonly Point[]) => send('touchStart', ...at),
    move: (...at: readonly Point[]) => send('touchMove', ...at),
    up: () => send('touchEnd'),
  };
}

async function drag(playground: Playground, from: Point, to: Point): Promise<void> {
  const finger = await fingerOn(playground);
  await finger.down(from);
  for (let step = 1; step <= 8; step++) {
    const part = step / 8;
    await finger.move({
      x: from.x + part * (to.x - from.x),
      y: from.y + part * (to.y - from.y),
    });
  }
  await finger.up();
  await playground.drawn();
}

test('a finger pushes B into A, and the page stays where it is', async ({ page, playground }) => {
  const picture = await playground.picture();
  await drag(playground, picture.middle('orange'), picture.middle('blue'));
  await expect(playground.word).toHaveText('Overlapping');
  await expect(playground.selected.locator('.name')).toHaveText(/^B/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

for (const begin of ['together', 'one after the other'] as const) {
  test(`two fingers that begin ${begin} on a shape zoom and move nothing`, {
    tag: '@more',
  }, async ({ playground }) => {
    const widthOf = async () => {
      const { left, right } = (await playground.picture()).box('orange');
      return right - left;
    };
    const at = (await playground.picture()).middle('orange');
    const before = await widthOf();
    const spread = (by: number) => [
      { x: at.x - by, y: at.y },
      { x: at.x + by, y: at.y },
    ];
    const fingers = await fingerOn(playground);
    if (begin === 'one after the other') {
      await fingers.down(...spread(20).slice(0, 1));
      await fingers.move({ x: at.x - 5, y: at.y + 12 });
    }
    await fingers.down(...spread(20));
    for (const by of [22, 24, 26, 28, 30]) await fingers.move(...spread(by));
    // One of them is lifted first: what is left over does nothing.
    await fingers.move(...spread(30).slice(0, 1));
    await fingers.move({ x: at.x - 10, y: at.y + 60 });
    await fingers.up();
    await playground.drawn();
    expect((await widthOf()) / before).toBeGreaterThan(1.25);
    await expect(playground.undo).toBeDisabled();
    await expect(playground.selected).toHaveCount(0);
    // The direction is still that in which scenes open.
    const tab = new SceneTab(playground);
    await tab.open();
    await tab.button('Copy link').tap();
    await expect(playground.element.locator('.notice')).toContainText('The link is copied');
    const address = await playground.page.evaluate(() => navigator.clipboard.readText());
    const read = await readLink(new URL(address).hash.slice(1));
    const view = 'view' in read ? read.view : null;
    expect(view?.azimuth).toBeCloseTo(kViewAngles.quarter.azimuth, 4);
    expect(view?.elevation).toBeCloseTo(kViewAngles.quarter.elevation, 4);
  });
}

test('a tap selects, a tap on a row chooses it', async ({ page, playground }) => {
  const b = await playground.middle('orange');
  await playground.canvas.tap({ position: { x: b.x, y: b.y } });
  await expect(playground.selected.locator('.name')).toHaveText(/^B/);
  await playground.selected.getByRole('button', { name: 'Deselect' }).tap();
  await expect(playground.selected).toHaveCount(0);
  await playground.rows.nth(8).tap();
  await expect(playground.rows.nth(8)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('collision-playground')).toBeVisible();
});

test('while several are selected, a tap adds a shape or takes it out', { tag: '@more' }, async ({
  playground,
}) => {
  const { selected, canvas } = playground;
  const picture = await playground.picture();
  const [a, b] = [picture.middle('blue'), picture.middle('orange')];
  await canvas.tap({ position: b });
  const several = selected.getByRole('button', { name: 'Select several' });
  await expect(several).toHaveAttribute('aria-pressed', 'false');
  await several.tap();
  await expect(several).toHaveAttribute('aria-pressed', 'true');
  await canvas.tap({ position: a });
  await expect(selected.locator('.name')).toHaveText(/^A/);
  await expect(selected.locator('.count')).toHaveText('+1');
  // A missed tap keeps the selection.
  await canvas.tap({ position: { x: 20, y: picture.height - 120 } });
  await expect(selected.locator('.count')).toHaveText('+1');

  // Both move together: their relative position stays.
  const verdict = await playground.verdict.innerText();
  await drag(playground, b, { x: b.x + 30, y: b.y - 40 });
  await expect(playground.undo).toBeEnabled();
  await expect(playground.verdict).toHaveText(verdict, { useInnerText: true });
  await playground.undo.tap();

  await canvas.tap({ position: a });
  await expect(selected.locator('.count')).toHaveCount(0);
  await expect(selected.locator('.name')).toHaveText(/^B/);
  await several.tap();
  await canvas.tap({ position: a });
  await expect(selected.locator('.name')).toHaveText(/^A/);
  await expect(selected.locator('.count')).toHaveCount(0);
});

test('a finger that rests on a shape adds it, or takes it out', { tag: '@more' }, async ({
  playground,
}) => {
  const { selected } = playground;
  const picture = await playground.picture();
  const [a, b] = [picture.middle('blue'), picture.middle('orange')];
  await playground.canvas.tap({ position: b });
  const finger = await fingerOn(playground);
  await finger.down(a);
  await expect(selected.locator('.name')).toHaveText(/^A/);
  await expect(selected.locator('.count')).toHaveText('+1');
  // The gesture is over: moving on moves nothing, lifting the finger selects nothing.
  await finger.move({ x: a.x + 60, y: a.y + 60 });
  await finger.up();
  await playground.drawn();
  await expect(playground.undo).toBeDisabled();
  await expect(selected.locator('.count')).toHaveText('+1');

  // Between the arms of the gizmo, which A has now.
  const { left, top } = picture.box('blue');
  await finger.down({ x: left + 28, y: top + 28 });
  await expect(selected.locator('.count')).toHaveCount(0);
  await finger.up();
  await expect(selected.locator('.name')).toHaveText(/^B/);
});

test('a corner is taken hold of 20 pixels beside its middle', { tag: '@all' }, async ({
  playground,
}) => {
  const corners = async () => {
    const shape = (await savedScene(playground)).items[1]?.shape;
    if (shape?.kind !== 'triangle') throw new Error('B is a triangle');
    return [shape.a, shape.b, shape.c];
  };
  await playground.set({ preset: 'ray-triangle' });
  const before = await corners();
  const picture = await playground.picture();
  // The letter of the corner is some 18 pixels above it.
  const top = extreme(picture.points('orange'), ({ y }) => -y);
  const from = { x: top.x, y: top.y + 18 - 20 };
  await playground.canvas.tap({ position: picture.middle('red') });
  await expect(playground.selected.locator('.name')).toHaveText(/^B/);
  await drag(playground, from, { x: from.x + 40, y: from.y + 60 });
  const after = await corners();
  const moved = after.filter((corner, i) => String(corner) !== String(before[i]));
  expect(moved).toHaveLength(1);
});

test('an arm of the gizmo is taken hold of 20 pixels beside its head', { tag: '@more' }, async ({
  playground,
}) => {
  const center = async () => {
    const shape = (await savedScene(playground)).items[1]?.shape;
    if (shape?.kind !== 'obb') throw new Error('B is a turned box');
    return shape.center;
  };
  const [x, y, z] = await center();
  const without = await playground.picture();
  await playground.canvas.tap({ position: without.middle('orange') });
  await expect
    .poll(async () => (await playground.picture()).newPoints('gray', without).length)
    .toBeGreaterThan(0);
  const tip = extreme((await playground.picture()).newPoints('gray', without), ({ x }) => x);
  // The middle of the arrowhead lies a little before its tip.
  const from = { x: tip.x - 8, y: tip.y + 20 };
  await drag(playground, from, { x: from.x - 60, y: from.y + 10 });
  const moved = await center();
  expect(moved[0]).toBeLessThan(x - 0.1);
  expect(moved.slice(1)).toEqual([y, z]);
});
