// The element as an author uses it: attributes, properties, methods, events.
import { addFigure, receivedEvents, waitForEvent, withFigure } from './support/figure.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1024, height: 768 } });
test.beforeEach(({ page }) => page.goto('./pages/bare.html'));

const spheres = (x: number) => ({
  version: 1,
  scene: {
    items: [
      { id: 1, name: 'A', shape: { kind: 'sphere', center: [0, 0, 0], radius: 1 } },
      { id: 2, name: 'B', shape: { kind: 'sphere', center: [x, 0, 0], radius: 1 } },
    ],
    pair: [1, 2],
  },
});

const levels = [
  { ui: 'none', verdict: 0, walk: 0, side: 0 },
  { ui: 'verdict', verdict: 1, walk: 0, side: 0 },
  { ui: 'min', verdict: 1, walk: 1, side: 0 },
  { ui: 'full', verdict: 1, walk: 1, side: 1 },
];

test('ui says how much stands around the picture', { tag: '@more' }, async ({ page }) => {
  const figure = await addFigure(page, { preset: 'edge-edge', ui: 'none' });
  for (const { ui, verdict, walk, side } of levels) {
    await figure.set({ ui });
    await expect(figure.verdict).toHaveCount(verdict);
    await expect(figure.element.locator('.walk')).toHaveCount(walk);
    await expect(figure.element.locator('.side')).toHaveCount(side);
    expect((await figure.picture()).count('blue')).toBeGreaterThan(2_000);
  }
  expect(await receivedEvents(page, 'error')).toEqual([]);
});

test('readonly: shapes stay, the view turns, there is nothing to edit with', async ({ page }) => {
  const figure = await addFigure(page, { preset: 'edge-edge', readonly: '' }, 'height: 700px');
  const scene = await withFigure(figure, (element) => JSON.stringify(element.scene));
  const before = await figure.pixels();
  await figure.drag(await figure.middle('orange'), { x: 200, y: 300 });
  expect(await figure.pixels()).not.toBe(before);
  await page.keyboard.press('Delete');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+z');
  expect(await withFigure(figure, (element) => JSON.stringify(element.scene))).toBe(scene);
  await expect(figure.element.locator('.tools, .presets')).toHaveCount(0);
  await expect(figure.element.getByRole('tab')).toHaveText([
    'Why',
    'Minkowski',
    'Code',
    'Quaternion',
  ]);
  expect(await receivedEvents(page, 'change')).toEqual([]);
});

test('the shape under the pointer is lit and told, also where it can’t be dragged; a page lights it as well', async ({
  page,
}) => {
  const figure = await addFigure(page, { preset: 'edge-edge', ui: 'none', readonly: '' });
  const at = await figure.middle('orange');
  const before = await figure.pixels();
  await figure.set({ highlight: 'B' });
  const lit = await figure.pixels();
  expect(lit).not.toBe(before);
  await figure.set({ highlight: '' });
  expect(await figure.pixels()).toBe(before);
  await figure.move(at);
  await waitForEvent(page, 'hover');
  expect(await figure.pixels()).toBe(lit);
  await page.mouse.move(0, 0);
  await waitForEvent(page, 'hover', 2);
  expect(await figure.pixels()).toBe(before);
  const hovers = (await receivedEvents(page, 'hover')).map(({ detail }) => detail);
  expect(hovers).toEqual([{ id: 2, name: 'B' }, null]);
});

for (const { controls, turns, moves } of [
  { controls: 'orbit', turns: true, moves: false },
  { controls: 'drag', turns: false, moves: true },
  { controls: 'none', turns: false, moves: false },
]) {
  test(`controls="${controls}"`, { tag: '@more' }, async ({ page }) => {
    const figure = await addFigure(page, { preset: 'edge-edge', ui: 'verdict', controls });
    const look = () => figure.canvas.evaluate((canvas) => canvas.clientWidth);
    expect(await look()).toBeGreaterThan(0);
    const before = await figure.pixels();
    await figure.drag({ x: 30, y: 300 }, { x: 200, y: 330 });
    if (turns) expect(await figure.pixels()).not.toBe(before);
    else expect(await figure.pixels()).toBe(before);
    const picture = await figure.picture();
    await figure.drag(picture.middle('orange'), picture.middle('blue'));
    await expect(figure.word).toHaveText(moves ? 'Overlapping' : 'Apart');
  });
}

test('camera: a view, or angles, with perspective or without', { tag: '@more' }, async ({
  page,
}) => {
  const figure = await addFigure(page, { preset: 'edge-edge', ui: 'none', camera: 'front' });
  const front = await figure.pixels();
  await figure.set({ camera: '0 0' });
  expect(await figure.pixels()).toBe(front);
  await figure.set({ camera: '0 0 parallel' });
  const parallel = await figure.pixels();
  expect(parallel).not.toBe(front);
  await figure.set({ camera: '35 60' });
  expect(await figure.pixels()).not.toBe(parallel);
});

test('axis and step light a row', { tag: '@more' }, async ({ page }) => {
  const figure = await addFigure(page, { preset: 'edge-edge', axis: 'A.x x B.z', ui: 'min' });
  const position = figure.element.getByRole('slider');
  await expect(position).toHaveAttribute('aria-valuetext', /A\.x×B\.z/);
  await figure.element.evaluate((element) => element.removeAttribute('axis'));
  await figure.set({ step: '2' });
  await expect(position).toHaveAttribute('aria-valuenow', '2');
  expect((await receivedEvents(page, 'axis-change')).at(-1)?.detail).toMatchObject({
    step: 2,
    candidate: 'A.y',
  });
});

test('scenes: as a property, an attribute, a file', async ({ page }) => {
  const figure = await addFigure(page, { scene: JSON.stringify(spheres(3)), ui: 'min' });
  await expect(figure.detail).toHaveText(/^1\.000\sm/);
  expect(await withFigure(figure, (element) => element.scene)).toEqual(spheres(3));

  await figure.element.evaluate((element, scene) => Object.assign(element, { scene }), spheres(2));
  await expect(figure.word).toHaveText('Touching');
  await page.route('**/far.json', (route) => route.fulfill({ json: spheres(5) }));
  await figure.set({ src: 'far.json' });
  await expect(figure.detail).toHaveText(/^3\.000\sm/);

  await withFigure(figure, (element) => element.undo());
  await expect(figure.word).toHaveText('Touching');
  await withFigure(figure, (element) => element.redo());
  await expect(figure.word).toHaveText('Apart');
  expect(await receivedEvents(page, 'error')).toEqual([]);
});

test('verdict and ledger are the core’s', async ({ page }) => {
  const figure = await addFigure(page, { preset: 'edge-edge', ui: 'none' });
  const { verdict, steps } = await withFigure(figure, ({ verdict, ledger }) => ({
    verdict,
    steps: ledger?.steps.length,
  }));
  expect(verdict).toMatchObject({ outcome: 'apart', candidate: 'A.y×B.x' });
  expect(verdict?.gap).toBeCloseTo(0.454, 3);
  expect(steps).toBe(15);
});

test('events: ready once, a change a drag, the verdict as it turns', async ({ page }) => {
  const figure = await addFigure(page, { preset: 'edge-edge', ui: 'min' });
  expect((await receivedEvents(page)).map(({ name }) => name)).toEqual(['ready']);
  expect((await receivedEvents(page))[0]?.detail).toMatchObject({
    outcome: 'apart',
    names: ['A', 'B'],
    candidate: 'A.y×B.x',
    text: 'Apart: 0.454\u00a0m of daylight, first separated on A.y×B.x',
  });
  const picture = await figure.picture();
  await figure.drag(picture.middle('orange'), picture.middle('blue'));
  await waitForEvent(page, 'change');
  expect(await receivedEvents(page, 'change')).toHaveLength(1);
  const verdicts = await receivedEvents(page, 'verdict-change');
  expect(verdicts.at(-1)?.detail).toMatchObject({ outcome: 'overlapping' });
  expect(verdicts.length).toBeGreaterThan(1);

  // The way back, by button and by call.
  await figure.element.getByRole('button', { name: 'Back to the beginning' }).click();
  await expect(figure.word).toHaveText('Apart');
  expect(await receivedEvents(page, 'change')).toHaveLength(2);
  await withFigure(figure, (element) => element.undo());
  await expect(figure.word).toHaveText('Overlapping');
  await withFigure(figure, (element) => element.reset());
  await expect(figure.word).toHaveText('Apart');
  await expect(figure.detail).toHaveText(/0\.454/);
});

test('play walks through the test', { tag: '@more' }, async ({ page }) => {
  const figure = await addFigure(page, { preset: 'edge-edge', ui: 'min' });
  await withFigure(figure, (element) => element.play());
  await waitForEvent(page, 'axis-change', 2);
  const rows = (await receivedEvents(page, 'axis-change')).map(
    ({ detail }) => detail?.['candidate'],
  );
  expect(rows.slice(0, 2)).toEqual(['A.x', 'A.y']);
  await withFigure(figure, (element) => element.pause());
  await expect(figure.element.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('toBlob and toSVG hand out the picture and the chart', { tag: '@more' }, async ({ page }) => {
  const figure = await addFigure(page, { preset: 'edge-edge', ui: 'none' });
  const [png, webp, svg] = await withFigure(figure, async (element) => {
    const head = async (blob: Blob) => [
      blob.type,
      ...new Uint8Array(await blob.slice(0, 4).arrayBuffer()),
    ];
    return [
      await head(await element.toBlob()),
      await head(await element.toBlob({ type: 'image/webp', quality: 0.8 })),
      await element.toSVG(),
    ] as const;
  });
  expect(png).toEqual(['image/png', 0x89, 0x50, 0x4e, 0x47]);
  expect(webp).toEqual(['image/webp', 0x52, 0x49, 0x46, 0x46]);
  expect(svg).toMatch(/^<svg/);
});

test('the picture that is handed out has no handles, and the verdict only on request', {
  tag: '@all',
}, async ({ page }) => {
  const figure = await addFigure(page, { preset: 'edge-edge', ui: 'none' });
  const photographed = (verdict: boolean) =>
    figure.element.evaluate(async (element, isAsked) => {
      const own = element as HTMLElementTagNameMap['collision-playground'];
      const blob = await own.toBlob({ verdict: isAsked });
      const { height } = await createImageBitmap(blob);
      const bytes = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
      return { height, digest: [...new Uint8Array(bytes)].join() };
    }, verdict);
  const plain = await photographed(false);
  await figure.click(await figure.middle('orange'));
  const selected = await figure.pixels();
  expect(await photographed(false)).toEqual(plain);
  // What is on screen still has them.
  expect(await figure.pixels()).toBe(selected);
  expect((await photographed(true)).height).toBeGreaterThan(plain.height + 30);
});

const faults = [
  ['ui', 'huge', /ui is "huge": it must be one of none, verdict, min, reason, full/],
  ['controls', 'mouse', /must be one of all, drag, orbit, none/],
  ['theme', 'neon', /must be one of auto, light, dark/],
  ['camera', '20', /must be front, side, top, quarter or two angles/],
  ['step', '0', /must be a whole number of at least 1/],
  ['step', '99', /must be at most 15/],
  ['axis', 'A.q', /must be one of A\.x, A\.y/],
] as const;

test('an invalid attribute is reported, and the figure goes on', async ({ page }) => {
  const figure = await addFigure(page, { preset: 'edge-edge', ui: 'min' });
  for (const [i, [name, value, message]] of faults.entries()) {
    await figure.element.evaluate((element) => {
      for (const each of ['step', 'axis']) element.removeAttribute(each);
    });
    await figure.set({ [name]: value });
    await waitForEvent(page, 'error', i + 1);
    const detail = (await receivedEvents(page, 'error')).at(-1)?.detail;
    expect(detail).toMatchObject({ code: 'attribute', field: name, value });
    expect(detail?.['message']).toMatch(message);
    await expect(figure.word).toHaveText('Apart');
  }
});

test.describe('scenes that are none', () => {
  test.use({ expectedErrors: /404/ });

  test('are reported with their path; the last scene stays where a property is wrong', {
    tag: '@more',
  }, async ({ page }) => {
    const figure = await addFigure(page, { preset: 'edge-edge', ui: 'min' });
    const spoiled = structuredClone(spheres(3));
    Object.assign(spoiled.scene.items[1] ?? {}, { color: 'red' });
    const given: readonly (readonly [unknown, Record<string, unknown>])[] = [
      [spoiled, { code: 'scene', field: 'scene.items[1].color' }],
      ['{"version": 1', { code: 'scene' }],
      ['not a link', { code: 'scene' }],
      [null, { code: 'scene' }],
      [42, { code: 'scene' }],
    ];
    for (const [i, [scene, error]] of given.entries()) {
      await figure.element.evaluate(
        (element, value) => Object.assign(element, { scene: value }),
        scene,
      );
      await waitForEvent(page, 'error', i + 1);
      expect((await receivedEvents(page, 'error')).at(-1)?.detail).toMatchObject(error);
    }
    await expect(figure.detail).toHaveText(/0\.454/);
    await figure.set({ src: 'nowhere.json' });
    await waitForEvent(page, 'error', given.length + 1);
    expect((await receivedEvents(page, 'error')).at(-1)?.detail).toMatchObject({
      code: 'source',
      value: 'nowhere.json',
    });
    // What an attribute asks for has no other scene in its place.
    await expect(figure.element.getByRole('alert')).toContainText('nowhere.json');
    await expect(figure.word).toHaveCount(0);
    await figure.set({ preset: 'constructor' });
    await waitForEvent(page, 'error', given.length + 2);
    expect((await receivedEvents(page, 'error')).at(-1)?.detail).toMatchObject({
      code: 'attribute',
      field: 'preset',
      message: expect.stringMatching(/must be the key of a preset/),
    });
    await expect(figure.element.getByRole('alert')).toContainText('constructor');
  });
});

test('colors and parts are the page’s to set', { tag: '@more' }, async ({ page }) => {
  await page.addStyleTag({
    content: `collision-playground { --a: rgb(160 0 160) } collision-playground::part(verdict) { opacity: 0.5 }`,
  });
  const figure = await addFigure(page, { preset: 'edge-edge', ui: 'verdict' });
  await expect(figure.verdict).toHaveCSS('opacity', '0.5');
  expect((await figure.picture()).count('blue')).toBeLessThan(100);
});

test('a figure that is moved into another document says so, and works when it is back', {
  tag: '@more',
}, async ({ page, playground }) => {
  await playground.open();
  const messages = await playground.element.evaluate(async (element) => {
    const said: string[] = [];
    element.addEventListener('error', (event) =>
      said.push((event as unknown as CustomEvent<Error>).detail.message),
    );
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.contentDocument?.body.append(element);
    await (element as HTMLElement & { toBlob(): Promise<Blob> })
      .toBlob()
      .catch((error: Error) => said.push(error.message));
    document.body.prepend(element);
    frame.remove();
    return said;
  });
  expect(messages).toHaveLength(2);
  for (const message of messages) expect(message).toContain('moved into another document');
  await expect(playground.word).toHaveText('Apart');
  expect((await playground.picture()).count('orange')).toBeGreaterThan(1_000);
  await expect(page.locator('collision-playground')).toHaveCount(1);
});

test('a figure that is larger than the screen has a canvas that is not', { tag: '@more' }, async ({
  page,
  playground,
}) => {
  await playground.open();
  await page.addStyleTag({ content: 'collision-playground { width: 900px; height: 40000px; }' });
  const most = await page.evaluate(() => Math.max(screen.width, screen.height) * devicePixelRatio);
  await expect
    .poll(() => playground.canvas.evaluate(({ clientHeight }) => clientHeight))
    .toBeGreaterThan(30_000);
  await expect
    .poll(() => playground.canvas.evaluate((canvas) => (canvas as HTMLCanvasElement).height))
    .toBeLessThanOrEqual(most);
  await expect(playground.word).toHaveText('Apart');
});
