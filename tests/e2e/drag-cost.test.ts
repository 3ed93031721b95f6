// What a frame of a drag costs among 64 shapes: the script's part of it. Measured and told, not judged:
// a busy machine would fail what is not the page's fault.
import { addShape, defaultShape } from '../../web/scene/edits.ts';
import { emptyScene, type Scene } from '../../web/scene/scene.ts';
import type { Kind } from '../../web/scene/shape.ts';
import { dropScene } from './support/scene-file.ts';
import { expect, test } from './support/test.ts';

const kShapes = 64;
const kFrames = 40;
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

test.use({ viewport: { width: 1024, height: 768 } });

/** Every kind, on a spiral, near enough to meet their neighbours. */
function sceneOf(): Scene {
  let scene = emptyScene;
  for (let i = 0; i < kShapes; i++) {
    const at = [0.1 * i * Math.cos(i), 0.4 * (i % 5), 0.1 * i * Math.sin(i)] as const;
    scene = addShape(scene, i + 1, defaultShape(kKinds[i % kKinds.length] ?? 'sphere', at));
  }
  return { ...scene, pair: [1, 9] };
}

/** What the browser says of where time went. */
interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
  }[];
  readonly samples?: readonly number[];
  /** Microseconds before each sample. */
  readonly timeDeltas?: readonly number[];
}

/**
 * Milliseconds in the page's own functions, and in those of the browser that they call: without a
 * graphics card these are most of all waiting for the picture to be drawn.
 */
function partsOf({ nodes, samples = [], timeDeltas = [] }: Profile) {
  const own = new Set(nodes.filter(({ callFrame }) => callFrame.url !== '').map(({ id }) => id));
  const idle = new Set(
    nodes
      .filter(({ callFrame }) => ['(idle)', '(program)', '(root)'].includes(callFrame.functionName))
      .map(({ id }) => id),
  );
  let [script, browser] = [0, 0];
  samples.forEach((id, i) => {
    const time = (timeDeltas[i] ?? 0) / 1000;
    if (own.has(id)) script += time;
    else if (!idle.has(id)) browser += time;
  });
  return { script, browser };
}

test('a drag among 64 shapes decides and draws in every frame', async ({ page, playground }) => {
  await playground.open();
  await dropScene(playground, sceneOf());
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  const start = (await playground.picture()).middle('orange', 9);
  const canvas = await playground.canvas.boundingBox();
  if (!canvas) throw new Error('The picture is not visible.');
  const [x, y] = [canvas.x + start.x, canvas.y + start.y];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const drag = async (frames: number) => {
    for (let i = 0; i < frames; i++) {
      await page.mouse.move(x + 40 * Math.sin(i / 10), y + 20 * Math.cos(i / 7));
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  };
  await drag(10);
  await session.send('Profiler.start');
  await drag(kFrames);
  const { script, browser } = partsOf((await session.send('Profiler.stop')).profile);
  await page.mouse.up();
  await expect(playground.undo).toBeEnabled();
  const each = (time: number) => `${(time / kFrames).toFixed(2)} ms`;
  const description = `${each(script)} of script a frame, ${each(browser)} in the browser's functions`;
  test.info().annotations.push({ type: 'drag', description });
  console.log(`      dragging among 64 shapes: ${description}`);
});
