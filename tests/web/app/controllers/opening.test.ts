import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { OpenedScenes } from '../../../../web/app/controllers/opened-scenes.ts';
import type { Opening } from '../../../../web/app/controllers/opening.ts';
import { openingPreset, presetByKey } from '../../../../web/presets/index.ts';
import type { SceneView } from '../../../../web/scene/appearance.ts';
import { writeLink } from '../../../../web/scene/link/link.ts';
import { emptyScene, type Scene } from '../../../../web/scene/scene.ts';
import { kNoRow } from '../../../../web/scene/state.ts';
import type { Store } from '../../../../web/scene/store.ts';
import { loadPanelStrings, stringsOf } from '../../../../web/strings/index.ts';
import { document, openingFigure } from './support/opening-figure.ts';

let store: Store;
let opening: Opening;
let log: string[];
let attributes: Record<string, string>;
const ball: Scene = {
  items: [{ id: 1, name: 'A', shape: { kind: 'sphere', center: [0, 0, 0], radius: 1 } }],
  pair: null,
};

beforeAll(() => loadPanelStrings());
beforeEach(() => {
  attributes = {};
  ({ store, opening, log } = openingFigure(
    emptyScene,
    () => attributes,
    (all) => ({
      missed: (text) => all.push(`missed ${text(stringsOf('en'))}`),
      wentBack: () => all.push('went back'),
      resetDone: () => all.push('reset'),
    }),
  ));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('opening a preset', () => {
  test('the first leaves nothing to undo, the next does', () => {
    opening.openPreset(null);
    expect(store.state.scene).toBe(presetByKey(openingPreset)?.scene);
    expect(store.canUndo).toBe(false);
    opening.openPreset('ray-triangle');
    expect(store.state.scene).toBe(presetByKey('ray-triangle')?.scene);
    expect(store.canUndo).toBe(true);
    expect(log).toEqual(['opened', 'opened']);
  });

  test('begins without a row where the page wants none, so that the view leaves no room for an axis', () => {
    attributes = { axis: 'none' };
    opening.openPreset('ray-triangle');
    expect(store.state.step).toBe(kNoRow);
    attributes = {};
    opening.openPreset('edge-edge');
    expect(store.state.step).toBe(null);
  });

  test('shows nothing but why where there is none of that name', () => {
    opening.openPreset('no\nsuch');
    expect(store.state.scene.items).toEqual([]);
    expect(log).toEqual(['opened', 'missed There is no example “no\\nsuch”.']);
    opening.openPreset(null);
    expect(store.state.scene).toBe(presetByKey(openingPreset)?.scene);
  });

  test('of another name, which there is not, takes the figure away as a step of history', () => {
    opening.openPreset(null);
    opening.finish();
    opening.openPreset('nope');
    expect(store.state.scene.items).toEqual([]);
    opening.undo();
    expect(store.state.scene).toBe(presetByKey(openingPreset)?.scene);
    expect(log.slice(-2)).toEqual(['missed There is no example “nope”.', 'went back']);
  });
});

describe('what the page asks for', () => {
  test.each<[Record<string, string>, string]>([
    [{ scene: '{"version":1,"scene":7}' }, 'scene can’t be opened: scene is 7'],
    [{ scene: '9abc' }, 'it was made by a version that this page does not know'],
    [{ src: 'mine.obj' }, 'mine.obj is a model, not a scene.'],
    [{ preset: 'ray-triangle', src: 'gone.json' }, 'gone.json could not be read'],
  ])('%j: is not there, and nothing else is in its place', async (asked, reason) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('document', { baseURI: 'https://blog.example/' });
    vi.stubGlobal('fetch', (address: URL) =>
      Promise.resolve(
        new Response('v 0 0 0', { status: address.pathname === '/gone.json' ? 404 : 200 }),
      ),
    );
    attributes = asked;
    opening.openPreset(asked['preset'] ?? null);
    await opening.openBeginning();
    expect(store.state.scene.items).toEqual([]);
    expect(log.filter((line) => line.startsWith('missed')).join()).toContain(reason);
    expect(log.filter((line) => line.startsWith('error'))).toHaveLength(1);
  });
});

test('an empty scene is a step of history', () => {
  opening.openPreset(null);
  opening.finish();
  opening.openEmpty();
  expect(store.state.scene).toEqual({ items: [], pair: null });
  opening.undo();
  expect(store.state.scene).toBe(presetByKey(openingPreset)?.scene);
});

test('a link brings its view, also after undo', async () => {
  const view: SceneView = {
    azimuth: 10,
    elevation: 20,
    parallel: true,
    target: [1, 2, 3],
    width: 4,
    height: 5,
  };
  opening.openPreset(null);
  opening.finish();
  expect(opening.openedView).toBeNull();
  await opening.openGiven(await writeLink(ball, view));
  expect(store.state.scene).toEqual(ball);
  expect(opening.openedView).toEqual(view);
  opening.undo();
  expect(opening.openedView).toBeNull();
  opening.redo();
  expect(opening.openedView).toEqual(view);
});

describe('what an author gives', () => {
  test('is what the figure begins with, before it is open', async () => {
    opening.openPreset(null);
    attributes = { scene: JSON.stringify(document({ items: [], pair: null })) };
    await opening.openGiven(document({ ...ball, title: 'Not the last' }));
    await opening.openGiven(document(ball));
    expect(store.state.scene).toBe(presetByKey(openingPreset)?.scene);
    await opening.openBeginning();
    expect(store.state.scene).toEqual(ball);
    expect(store.canUndo).toBe(false);
  });

  test('is a step of history afterwards, and what reset goes back to', async () => {
    opening.openPreset(null);
    opening.finish();
    await opening.openGiven(document(ball));
    expect(store.canUndo).toBe(true);
    store.edit(emptyScene);
    log.length = 0;
    opening.reset();
    expect(store.state.scene).toEqual(ball);
    expect(log).toEqual(['opened', 'reset']);
  });

  test('changes nothing where it is no scene, and says which field is at fault', async () => {
    opening.openPreset(null);
    opening.finish();
    const { scene } = store.state;
    await opening.openGiven(document({ items: [{ ...ball.items[0], name: 7 }], pair: null }));
    expect(store.state.scene).toBe(scene);
    expect(log).toContain('error scene.items[0].name');
  });
});

test('going back to a scene that was opened another time is distinguished from an edit', () => {
  opening.openPreset(null);
  const first = store.state.scene;
  opening.openPreset('ray-triangle');
  const second = store.state.scene;
  expect(opening.changed(first, second)).toBe(true);
  expect(opening.changed({ ...first }, first)).toBe(false);
});

// Undo brings the camera back where it leads to a scene that was opened earlier.
const emptyCopy = (): Scene => ({ items: [], pair: null });

test('edits, undone or not, stay within what was opened', () => {
  const openings = new OpenedScenes();
  const [first, edited, again] = [emptyCopy(), emptyCopy(), emptyCopy()];
  openings.opened(first);
  expect(openings.leadsToOther(edited, first)).toBe(false);
  expect(openings.leadsToOther(again, edited)).toBe(false);
  expect(openings.leadsToOther(first, again)).toBe(false);
});

test('to another opening and back leads to another one, from and to any edit', () => {
  const openings = new OpenedScenes();
  const [first, edited, second, changed] = [emptyCopy(), emptyCopy(), emptyCopy(), emptyCopy()];
  openings.opened(first);
  openings.leadsToOther(edited, first);
  openings.opened(second);
  expect(openings.leadsToOther(second, edited)).toBe(true);
  expect(openings.leadsToOther(changed, second)).toBe(false);
  expect(openings.leadsToOther(edited, changed)).toBe(true);
  expect(openings.leadsToOther(second, edited)).toBe(true);
});
