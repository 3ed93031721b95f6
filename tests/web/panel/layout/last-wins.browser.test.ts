// Scenes that are asked for in quick succession: the last one is shown, however long the others take.
import { afterEach, expect, test, vi } from 'vitest';
import { type Figure, openFigure } from '../support/figure.ts';

/** A scene whose verdict tells it: two spheres, `gap` meters apart. */
const sceneOf = (gap: number) =>
  JSON.stringify({
    version: 1,
    scene: {
      items: [
        { id: 1, name: 'A', shape: { kind: 'sphere', center: [0, 0, 0], radius: 1 } },
        { id: 2, name: 'B', shape: { kind: 'sphere', center: [2 + gap, 0, 0], radius: 1 } },
      ],
      pair: [1, 2],
    },
  });

/** Answers requests for `slow-*.json` when told to, others at once; the scene's gap is in the name. */
function stubFetch(): { answer: (how?: 'well' | 'badly') => void; isAsked: () => boolean } {
  const waiting: ((how: 'well' | 'badly') => void)[] = [];
  const original = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((asked, options) => {
    const [, speed, gap] = /(slow|fast)-(\d+)\.json$/.exec(String(asked)) ?? [];
    if (speed === undefined) return original(asked, options);
    const response = () => new Response(sceneOf(Number(gap)));
    if (speed === 'fast') return Promise.resolve(response());
    return new Promise((resolve, reject) => {
      waiting.push((how) => (how === 'well' ? resolve(response()) : reject(new TypeError('gone'))));
    });
  });
  return {
    isAsked: () => waiting.length > 0,
    answer: (how = 'well') => {
      for (const each of waiting.splice(0)) each(how);
    },
  };
}

const gapOf = (figure: Figure) => figure.textsOf('.verdict')[0] ?? '';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each<[string, (element: HTMLElement, gap: number) => void]>([
  ['src, then src', (element, gap) => element.setAttribute('src', `fast-${gap}.json`)],
  ['src, then scene', (element, gap) => element.setAttribute('scene', sceneOf(gap))],
  [
    'src, then the property scene',
    (element, gap) => {
      (element as unknown as { scene: string }).scene = sceneOf(gap);
    },
  ],
])('%s', async (_, setLast) => {
  const { answer } = stubFetch();
  const figure = await openFigure();
  const errors: unknown[] = [];
  figure.element.addEventListener('error', (error) => errors.push(error));
  for (const [how, gap] of [
    ['well', 7],
    ['badly', 8],
  ] as const) {
    figure.element.setAttribute('src', `slow-${gap - 5}.json`);
    setLast(figure.element, gap);
    await expect.poll(() => gapOf(figure)).toContain(`${gap}.000`);
    answer(how);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(gapOf(figure)).toContain(`${gap}.000`);
  }
  expect(errors).toEqual([]);
});

test('scene, then src', async () => {
  const { answer, isAsked } = stubFetch();
  const figure = await openFigure();
  figure.element.setAttribute('scene', sceneOf(3));
  figure.element.setAttribute('src', 'slow-7.json');
  await expect.poll(isAsked).toBe(true);
  answer();
  await expect.poll(() => gapOf(figure)).toContain('7.000');
});

test('src, then a preset', async () => {
  const { answer } = stubFetch();
  const figure = await openFigure();
  figure.element.setAttribute('src', 'slow-3.json');
  figure.element.setAttribute('preset', 'ray-triangle');
  await expect.poll(() => figure.word).toBe('Hits');
  answer();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(figure.word).toBe('Hits');
});
