// The element as a tutorial uses it: words that light shapes, numbers that change the scene.
import { afterEach, expect, test, vi } from 'vitest';
import type { CollisionPlayground, FigureEvents, SceneDocument } from '../../../web/element.ts';
import { openFigure } from '../panel/support/figure.ts';

const spheres = (x: number): SceneDocument => ({
  version: 1,
  scene: {
    items: [
      { id: 1, name: 'A', shape: { kind: 'sphere', center: [0, 0, 0], radius: 1 } },
      { id: 2, name: 'Ball 2', shape: { kind: 'sphere', center: [x, 0, 0], radius: 1 } },
    ],
    pair: [1, 2],
  },
});

type Heard = Readonly<{ [Name in keyof FigureEvents]: FigureEvents[Name][] }>;

/** The details of all events of a figure from now on. */
function hear(figure: CollisionPlayground): Heard {
  const heard: Heard = {
    ready: [],
    change: [],
    'scene-change': [],
    'verdict-change': [],
    'axis-change': [],
    hover: [],
    'selection-change': [],
    error: [],
    'context-lost': [],
    'context-restored': [],
  };
  for (const name of Object.keys(heard) as (keyof FigureEvents)[]) {
    figure.addEventListener(name, ({ detail }) => (heard[name] as unknown[]).push(detail));
  }
  return heard;
}

async function open(attributes: Readonly<Record<string, string>>) {
  const { element } = await openFigure(attributes);
  const figure = element as CollisionPlayground;
  return { figure, heard: hear(figure) };
}

const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

afterEach(() => document.querySelector('collision-playground')?.remove());

test('highlight names shapes of the scene, and tells of others', async () => {
  const { figure, heard } = await open({ preset: 'edge-edge', readonly: '', ui: 'min' });
  figure.setAttribute('highlight', 'A');
  figure.setAttribute('highlight', 'A,B');
  figure.removeAttribute('highlight');
  await twoFrames();
  expect(heard.error).toEqual([]);
  figure.setAttribute('highlight', 'A Q');
  await vi.waitUntil(() => heard.error.length > 0);
  expect(heard.error[0]).toMatchObject({ code: 'attribute', field: 'highlight', value: 'A Q' });
  expect(heard.error[0]?.message).toContain('one or more of A, B');
  expect(heard.hover).toEqual([]);
});

test('a name of a scene that is on its way is none that is wrong', async () => {
  const { figure, heard } = await open({ preset: 'edge-edge', ui: 'min' });
  figure.scene = spheres(5);
  figure.setAttribute('highlight', 'Ball 2,');
  await vi.waitUntil(() => figure.verdict?.gap === 3);
  await twoFrames();
  expect(heard.error).toEqual([]);
});

test('unknown names are told from the first picture on', async () => {
  const figure = document.createElement('collision-playground');
  figure.setAttribute('highlight', 'Q');
  const heard = hear(figure);
  document.body.append(figure);
  await vi.waitUntil(() => heard.error.some(({ field }) => field === 'highlight'));
});

test('a wrong vector is reported, and a right one is not', async () => {
  const { figure, heard } = await open({ scene: JSON.stringify(spheres(5)), ui: 'verdict' });
  const vector = { from: [0, 0, 0], to: [5, 0, 0], name: 'D' };
  figure.setAttribute('vectors', JSON.stringify([vector]));
  figure.setAttribute('vectors', JSON.stringify([{ ...vector, to: [5, 0] }]));
  await vi.waitUntil(() => heard.error.length > 0);
  figure.setAttribute('vectors', JSON.stringify([vector]));
  figure.removeAttribute('vectors');
  await twoFrames();
  expect(heard.error).toHaveLength(1);
  expect(heard.error[0]).toMatchObject({ code: 'attribute', field: 'vectors' });
  expect(heard.error[0]?.message).toContain('its 0.to.2 must be a finite number');
});

test('update: the verdict follows a number, which is one step of history', async () => {
  const { figure, heard } = await open({ scene: JSON.stringify(spheres(5)), ui: 'min' });
  for (const x of [4.5, 4, 3.5]) {
    await figure.update(spheres(x), { done: false });
    expect(figure.scene).toEqual(spheres(x));
    await twoFrames();
  }
  expect(heard['verdict-change'].map(({ gap }) => gap)).toEqual([2.5, 2, 1.5]);
  expect(heard.change).toEqual([]);
  await figure.update(JSON.stringify(spheres(3)));
  await twoFrames();
  expect(heard.change).toEqual([spheres(3)]);
  figure.undo();
  await vi.waitUntil(() => figure.verdict?.gap === 3);
  expect(heard.error).toEqual([]);
});

test('update: numbers that make no shape are reported, and nothing is lost', async () => {
  const { figure, heard } = await open({ scene: JSON.stringify(spheres(5)), ui: 'min' });
  await figure.update(spheres(4), { done: false });
  const wrong = JSON.stringify(spheres(3)).replace('"radius":1', '"radius":-1');
  await figure.update(wrong, { done: false });
  expect(heard.error).toMatchObject([
    { code: 'scene', field: 'scene.items[0].shape.radius', value: '-1' },
  ]);
  expect(figure.verdict?.gap).toBe(2);
  await figure.update(spheres(3.5));
  expect(figure.verdict?.gap).toBe(1.5);
});

test('update: what comes next is an edit of its own', async () => {
  const { figure, heard } = await open({ scene: JSON.stringify(spheres(5)), ui: 'min' });
  await figure.update(spheres(4), { done: false });
  figure.dispatchEvent(new PointerEvent('pointerdown'));
  expect(heard.change).toEqual([spheres(4)]);
  figure.undo();
  expect(figure.scene).toEqual(spheres(5));
});

test('update: before the figure is loaded, it is what it begins with', async () => {
  const figure = document.createElement('collision-playground');
  figure.setAttribute('preset', 'edge-edge');
  const heard = hear(figure);
  document.body.append(figure);
  await figure.update(spheres(6), { done: false });
  await vi.waitUntil(() => heard.ready.length > 0);
  expect(figure.scene).toEqual(spheres(6));
  figure.undo();
  expect(figure.scene).toEqual(spheres(6));
});
