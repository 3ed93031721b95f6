// Hours of use in minutes: random edits, undo, opening, embedding and mounting, for SOAK_MINUTES. Heap, the core's
// memory, listeners, nodes and graphics objects, measured in one and the same state, stay level after a warm-up.
import type { CDPSession, Page } from '@playwright/test';
import { countedOf, countGpu } from '../e2e/support/gpu.ts';
import { expect, test } from '../e2e/support/test.ts';

const kMinutes = Number(process.env['SOAK_MINUTES'] ?? 30);
const kSeed = Number(process.env['SOAK_SEED'] ?? 1);
/** Of the time, before anything is compared. */
const kWarmUp = 0.3;
const kSamples = 20;

// Compiled code is on the heap too and comes as code is used, hence no optimizing compilers.
test.use({
  viewport: { width: 900, height: 600 },
  launchOptions: async ({ launchOptions }, use) => {
    const flags = '--js-flags=--no-opt --no-maglev --no-sparkplug';
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), flags] });
  },
});

interface Sample {
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly graphics: number;
  readonly core: number;
}

function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Random = ReturnType<typeof randomOf>;

const presets = ['edge-edge', 'sphere-plane', 'ray-triangle', 'capsule-capsule', 'obb-triangle'];

function sceneOf(random: Random): string {
  const kinds = [
    () => ({ kind: 'sphere', center: [random(9) - 4, random(9) - 4, 0], radius: 1 + random(3) }),
    () => ({ kind: 'aabb', min: [-random(4), -1, -1], max: [random(4), 1, 1] }),
    () => ({ kind: 'ray', origin: [-5, random(5) - 2, 0], direction: [1, 0, random(2)] }),
    () => ({ kind: 'triangle', a: [0, 0, random(3)], b: [2, 0, 0], c: [0, 2, 1] }),
  ];
  const items = Array.from({ length: 2 + random(8) }, (_, i) => ({
    id: i + 1,
    name: `S${i}`,
    shape: kinds[random(kinds.length)]?.(),
  }));
  return JSON.stringify({ version: 1, scene: { items, pair: [1, 2] } });
}

/** What is done again and again; the figure is the first of the page. */
const actions: ((page: Page, random: Random) => Promise<unknown>)[] = [
  (page, random) => setOf(page, 'preset', presets[random(presets.length)] as string),
  (page, random) => setOf(page, 'scene', sceneOf(random)),
  (page, random) => setOf(page, 'lang', random(2) === 0 ? 'ko' : 'en'),
  (page, random) => setOf(page, 'theme', random(2) === 0 ? 'dark' : 'light'),
  (page, random) => setOf(page, 'ui', ['full', 'min', 'none', 'verdict'][random(4)] as string),
  (page, random) => call(page, random(2) === 0 ? 'undo' : 'redo', 1 + random(9)),
  (page) => call(page, 'toBlob', 1),
  (page) => call(page, 'toSVG', 1),
  async (page, random) => {
    await page.mouse.move(150 + random(400), 100 + random(350));
    await page.mouse.down();
    await page.mouse.move(150 + random(400), 100 + random(350), { steps: 4 });
    await page.mouse.up();
  },
  async (page, random) => {
    const keys = ['ArrowLeft', 'ArrowUp', 'Delete', 'Control+z', 'Control+d', 'g', 'r', '2', 'f'];
    for (let i = 0; i < 6; i++) await page.keyboard.press(keys[random(keys.length)] as string);
  },
  (page, random) => mounted(page, random(2) === 0 ? 'element' : 'frame', random),
];

const setOf = (page: Page, name: string, value: string) =>
  page
    .locator('#soak')
    .evaluate((element, [key, text]) => element.setAttribute(key, text), [name, value] as const);

const call = (page: Page, method: string, times: number) =>
  page.locator('#soak').evaluate(
    async (element, [name, count]) => {
      const methods = element as unknown as Record<string, () => Promise<unknown> | undefined>;
      for (let i = 0; i < count; i++) await methods[name]?.()?.catch(() => undefined);
    },
    [method, times] as const,
  );

/** A second figure, or one in a frame, that comes and goes. */
const mounted = (page: Page, how: 'element' | 'frame', random: Random) =>
  page.evaluate(
    async ([kind, preset]) => {
      const other = document.createElement(kind === 'frame' ? 'iframe' : 'collision-playground');
      if (other instanceof HTMLIFrameElement) other.src = `../embed/?preset=${preset}&ui=none`;
      else other.setAttribute('preset', preset);
      other.style.cssText = 'display: block; width: 300px; height: 200px';
      const ready = new Promise((resolve) => {
        other.addEventListener(kind === 'frame' ? 'load' : 'ready', resolve, { once: true });
      });
      document.body.append(other);
      await ready;
      other.remove();
    },
    [how, presets[random(presets.length)] as string] as const,
  );

/** Everything in the state in which it is measured. */
async function settle(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  for (const [name, value] of [
    ['lang', 'en'],
    ['theme', 'light'],
    ['ui', 'full'],
    ['preset', 'sphere-plane'],
    ['preset', 'edge-edge'],
  ] as const) {
    await setOf(page, name, value);
  }
  await page.locator('#soak .verdict').waitFor();
  await page.waitForTimeout(500);
}

async function measured(page: Page, session: CDPSession): Promise<Sample> {
  await settle(page);
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { jsEventListeners, nodes } = await session.send('Memory.getDOMCounters');
  const { alive } = await countedOf(page);
  const core = await page.evaluate(() =>
    (window as unknown as { coreMemory: () => Promise<number[]> }).coreMemory(),
  );
  return {
    heap: usedSize,
    listeners: jsEventListeners,
    nodes,
    graphics: alive,
    core: core.at(-1) ?? 0,
  };
}

test(`${kMinutes} minutes leave everything level`, async ({ page }) => {
  test.setTimeout((kMinutes + 5) * 60_000);
  await page.addInitScript(countGpu);
  await page.goto('./pages/mounts.html');
  await page.evaluate(async () => {
    const figure = document.createElement('collision-playground');
    figure.id = 'soak';
    figure.style.cssText = 'display: block; width: 860px; height: 560px';
    const ready = new Promise((resolve) => figure.addEventListener('ready', resolve));
    document.body.append(figure);
    await ready;
  });
  const session = await page.context().newCDPSession(page);
  const random = randomOf(kSeed);
  const start = Date.now();
  const samples: Sample[] = [];
  let done = 0;
  for (let k = 1; k <= kSamples; k++) {
    while (Date.now() - start < (k * kMinutes * 60_000) / kSamples) {
      await actions[random(actions.length)]?.(page, random);
      done += 1;
    }
    const sample = await measured(page, session);
    samples.push(sample);
    console.log(
      `      ${done} actions: heap ${(sample.heap / 1e6).toFixed(2)} MB, core ${sample.core / 2 ** 20} MiB, ` +
        `${sample.listeners} listeners, ${sample.nodes} nodes, ${sample.graphics} graphics objects`,
    );
  }
  const first = samples[Math.floor(kWarmUp * kSamples)] as Sample;
  const last = samples.at(-1) as Sample;
  // A history of 500 scenes is kept: it is full by then, but not of the same scenes.
  expect(last.heap - first.heap).toBeLessThan(1_000_000);
  expect(last.listeners).toBeLessThanOrEqual(first.listeners + 10);
  expect(last.nodes).toBeLessThanOrEqual(first.nodes + 200);
  // the marks of a kind of shape that came up late
  expect(last.graphics).toBeLessThanOrEqual(first.graphics + 12);
  expect(last.core).toBe(first.core);
});
