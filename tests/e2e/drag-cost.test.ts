// The WebGL calls of a drag; their duration depends on the machine.
import { addShape, defaultShape } from '../../web/scene/edits.ts';
import { emptyScene, type Scene } from '../../web/scene/scene.ts';
import type { Kind } from '../../web/scene/shape.ts';
import { countedOf, countGpu } from './support/gpu.ts';
import { dropScene } from './support/scene-file.ts';
import { expect, test } from './support/test.ts';

const kShapes = 64;
const kKinds: readonly Kind[] = [
  'obb',
  'sphere',
  'triangle',
  'capsule',
  'aabb',
  'parallelogram',
  'ray',
  'segment',
];

test.use({ viewport: { width: 768, height: 430 } });

/** Every kind, on a spiral, near enough to meet their neighbors. */
function sceneOf(): Scene {
  let scene = emptyScene;
  for (let i = 0; i < kShapes; i++) {
    const at = [0.1 * i * Math.cos(i), 0.4 * (i % 5), 0.1 * i * Math.sin(i)] as const;
    scene = addShape(scene, i + 1, defaultShape(kKinds[i % kKinds.length] ?? 'sphere', at));
  }
  return { ...scene, pair: [1, 9] };
}

/** As many frames as there are of a drag before everything that it shows has been made once. */
const kWarm = 3;
const kMoves = 8;

test('a drag among 64 shapes draws one picture a move, and makes nothing new for it', async ({
  page,
  playground,
}) => {
  await page.addInitScript(countGpu);
  await playground.open();
  await dropScene(playground, sceneOf());
  const start = (await playground.picture()).middle('orange', 9);
  const moveBy = async (i: number) => {
    await playground.move({ x: start.x + 4 * i, y: start.y + 2 * i });
    await playground.drawn();
  };
  await playground.move(start);
  await page.mouse.down();
  for (let i = 1; i <= kWarm; i++) await moveBy(i);

  const before = await countedOf(page);
  const verdict = await playground.verdict.innerText();
  for (let i = 1; i <= kMoves; i++) await moveBy(kWarm + i);
  const after = await countedOf(page);
  expect(await playground.verdict.innerText()).not.toBe(verdict);
  expect(after.pictures - before.pictures).toBe(kMoves);
  expect(after.made).toBe(before.made);
  // a solid and its edges for each shape, marks for those that meet
  const draws = (after.draws - before.draws) / kMoves;
  expect(draws).toBeGreaterThan(kShapes);
  expect(draws).toBeLessThan(3 * kShapes);
  await page.mouse.up();
  await expect(playground.undo).toBeEnabled();
});

test('several moves within a frame are drawn once', async ({ page, playground }) => {
  await page.addInitScript(countGpu);
  await playground.open();
  const start = await playground.middle('orange');
  await playground.move(start);
  await page.mouse.down();
  for (let i = 1; i <= kWarm; i++) {
    await playground.move({ x: start.x + 3 * i, y: start.y });
    await playground.drawn();
  }
  const before = await countedOf(page);
  await playground.canvas.evaluate((canvas, { x, y }) => {
    const { left, top } = canvas.getBoundingClientRect();
    for (let i = 1; i <= 5; i++) {
      const [clientX, clientY] = [left + x + 9 + 2 * i, top + y + i];
      const options = { bubbles: true, composed: true, pointerId: 1, buttons: 1, isPrimary: true };
      canvas.dispatchEvent(new PointerEvent('pointermove', { ...options, clientX, clientY }));
    }
  }, start);
  await playground.drawn();
  expect((await countedOf(page)).pictures - before.pictures).toBe(1);
  await page.mouse.up();
});
