// The scene of the last visit, in a figure that stores it.
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openFigure } from '../support/figure.ts';

const kKey = 'collision-playground.scene';

const sceneOf = (radius: number | null, version = 1) =>
  JSON.stringify({
    version,
    scene: {
      title: 'Mine',
      items: [
        { id: 1, name: 'A', shape: { kind: 'sphere', center: [0, 0, 0], radius } },
        { id: 2, name: 'B', shape: { kind: 'sphere', center: [2, 0, 0], radius: 1 } },
      ],
      pair: [1, 2],
    },
  });

/** What was set aside, by its keys. */
const setAside = () =>
  Object.entries(localStorage).filter(([key]) => key.startsWith(`${kKey}.`)) as [string, string][];

const addSphere = () => page.getByRole('button', { name: 'Add a sphere' }).click();

afterEach(() => {
  vi.restoreAllMocks();
});

test('is opened again', async () => {
  const figure = await openFigure({ autosave: '' }, sceneOf(1));
  await expect.poll(() => figure.word).toBe('Touching');
  await expect.poll(() => figure.textsOf('.notice')[0]).toContain('Your last scene is back.');
  expect(setAside()).toEqual([]);
});

test.each([
  ['of numbers that are none of a shape', sceneOf(-1), 'scene.items[0].shape.radius, which is -1'],
  ['of a wrong form', sceneOf(null), 'scene.items[0].shape.radius is null'],
  ['of a later version', sceneOf(1, 3), 'version is 3'],
  ['that is no JSON', '{"version":1,', 'it is not JSON'],
])('%s is set aside, named, and the figure starts with its own', async (_, stored, why) => {
  const figure = await openFigure({ autosave: '' }, stored);
  await expect.element(figure.alert).toHaveTextContent(why);
  await expect.element(figure.alert).toHaveTextContent('Your last scene can’t be opened');
  await expect.element(figure.alert).toHaveTextContent('It is kept in this browser.');
  await expect.element(page.getByRole('button', { name: 'Save it as a file' })).toBeVisible();
  expect(figure.word).toBe('Apart');
  expect(setAside().map(([, text]) => text)).toEqual([stored]);
  expect(localStorage.getItem(kKey)).toBeNull();
  // The visit goes on, and is stored.
  await addSphere();
  await expect.poll(() => localStorage.getItem(kKey)).toContain('"sphere"');
  expect(setAside().map(([, text]) => text)).toEqual([stored]);
});

test('what can’t be stored is said once, and can be saved as a file', async () => {
  const figure = await openFigure({ autosave: '' }, sceneOf(1));
  await expect.poll(() => figure.word).toBe('Touching');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await addSphere();
  await expect.element(figure.alert).toHaveTextContent('could not store the scene');
  await expect.element(page.getByRole('button', { name: 'Save it as a file' })).toBeVisible();
  expect(localStorage.getItem(kKey)).toBe(sceneOf(1));
});

test('stays where it is when there is no room to set it aside', async () => {
  const stored = sceneOf(-1);
  document.querySelector('collision-playground')?.remove();
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(kKey, stored);
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const element = document.createElement('collision-playground');
  element.style.cssText = 'display: block; width: 1200px; height: 800px';
  element.setAttribute('autosave', '');
  document.body.append(element);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Your last scene can’t be opened');
  write.mockRestore();
  await addSphere();
  element.remove(); // what is to be stored is stored then
  expect(localStorage.getItem(kKey)).toBe(stored);
});
