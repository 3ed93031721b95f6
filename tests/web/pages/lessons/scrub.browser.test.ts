// Numbers of a lesson's text: dragged, stepped and typed.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveFigure } from '../../../../web/pages/lessons/live-figure.ts';
import { connectScrub, numberAt } from '../../../../web/pages/lessons/scrub.ts';
import type { PlainScene } from '../../../../web/scene/scene.ts';

const kPath = 'A.radius';
/** Between two steps, as after a drag in the picture. */
const kBegin = 1.3372;

const sceneWith = (radius: number): PlainScene => ({
  items: [{ id: 1, name: 'A', shape: { kind: 'sphere', center: [0, 0, 0], radius } }],
  pair: null,
});

let scene: PlainScene;
let log: [number | null, boolean][];
let element: HTMLElement;

/** A figure that shows what it is given, and notes it. */
const figure = {
  get scene() {
    return scene;
  },
  get shown() {
    return { scene, variables: {} };
  },
  variable: () => undefined,
  follow: (act: () => void) => act(),
  show(next: PlainScene, done: boolean) {
    scene = next;
    log.push([numberAt(next, kPath), done]);
  },
  showAgain: (shown: { scene: PlainScene }, done: boolean) => figure.show(shown.scene, done),
};

beforeEach(() => {
  scene = sceneWith(kBegin);
  log = [];
  element = document.createElement('span');
  Object.assign(element.dataset, {
    reading: kPath,
    label: 'A: Radius',
    min: '0.1',
    max: '2',
    step: '0.05',
  });
  element.textContent = '1.34';
  // only a real pointer can be captured
  element.setPointerCapture = () => undefined;
  document.body.append(element);
  connectScrub(element, figure as unknown as LiveFigure, {});
});
afterEach(() => document.body.replaceChildren());

const pointer = (type: string, clientX: number) =>
  element.dispatchEvent(new PointerEvent(type, { isPrimary: true, clientX, cancelable: true }));
const field = () => document.querySelector<HTMLInputElement>('input');
const press = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

test('it has a name that can be read', () => {
  expect(element.ariaLabel).toBe('A: Radius');
});

test('a drag goes by whole steps', () => {
  pointer('pointerdown', 100);
  pointer('pointermove', 109);
  pointer('pointerup', 109);
  expect(log.at(-1)).toEqual([1.5, true]);
});

test('a drag that ends where it began leaves the number as it was', () => {
  pointer('pointerdown', 100);
  pointer('pointermove', 130);
  pointer('pointermove', 100);
  pointer('pointerup', 100);
  expect(log.at(-1)).toEqual([kBegin, true]);
});

test('so does one that the browser takes, as for scrolling on a phone', () => {
  pointer('pointerdown', 100);
  pointer('pointermove', 90);
  pointer('pointercancel', 0);
  pointer('pointermove', 0);
  expect(log.at(-1)).toEqual([kBegin, true]);
});

test.each([
  ['a number', '0.7', 0.7],
  ['an expression', '1/4', 0.25],
  ['too much', '1e9', 2],
])('%s can be typed after Enter', (_, text, value) => {
  press(element, 'Enter');
  expect(field()?.value).toBe(String(kBegin));
  expect(field()?.ariaLabel).toBe('A: Radius');
  expect(element.hidden).toBe(true);
  Object.assign(field() ?? {}, { value: text });
  press(field() as Element, 'Enter');
  expect(log).toEqual([[value, true]]);
  expect(field()).toBeNull();
  expect(document.activeElement).toBe(element);
});

test('looking changes nothing; what is no number is not taken', () => {
  press(element, 'Enter');
  press(field() as Element, 'Enter');
  press(element, 'Enter');
  Object.assign(field() ?? {}, { value: 'much' });
  press(field() as Element, 'Enter');
  expect(field()?.ariaInvalid).toBe('true');
  press(field() as Element, 'Escape');
  expect(field()).toBeNull();
  expect(log).toEqual([]);
});

test('a click opens the field, a drag does not', async () => {
  pointer('pointerdown', 100);
  pointer('pointermove', 130);
  pointer('pointerup', 130);
  element.click();
  expect(field()).toBeNull();
  pointer('pointerdown', 100);
  pointer('pointerup', 100);
  element.click();
  await vi.waitUntil(() => field() !== null);
});
