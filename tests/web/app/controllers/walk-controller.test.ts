import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WalkController } from '../../../../web/app/controllers/walk-controller.ts';
import { PageStore } from '../../../../web/app/page-store.ts';
import { isWalking } from '../../../../web/page/selectors.ts';
import { presetByKey } from '../../../../web/presets/index.ts';
import { setTitle } from '../../../../web/scene/edits.ts';
import { createStore } from '../../../../web/scene/store.ts';
import { stopRow } from '../../../../web/strings/names.ts';
import { explainedPreset } from '../../strings/explained-scene.ts';

function opened(key: string) {
  const scene = presetByKey(key)?.scene;
  if (!scene) throw new Error('no such preset');
  const store = createStore(scene);
  const pageStore = new PageStore({ panelOpen: true, answerOpen: true }, () => undefined);
  const explained = explainedPreset(key);
  const walk = new WalkController({
    store,
    pageStore,
    explained: () => explained,
    spokenStep: () => 'A sentence.',
  });
  const walking = () => isWalking(store.state, pageStore.state);
  return { store, walk, walking, last: stopRow(explained) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a walk begins at the first row and ends where the test stopped', () => {
  const { store, walk, walking, last } = opened('edge-edge');
  expect(last).toBe(9);
  walk.walkTo(3);
  expect(walking()).toBe(false);
  walk.walkTo(0);
  expect(walking()).toBe(true);
  walk.walkBy(1);
  walk.walkTo(last - 1);
  expect([store.state.step, walking()]).toEqual([8, true]);
  walk.walkBy(1);
  expect([store.state.step, walking()]).toEqual([9, false]);
  walk.walkBy(-1);
  expect(walking()).toBe(false);
});

test('forwards from the result the walk begins; backwards is the row before', () => {
  const { store, walk, walking } = opened('edge-edge');
  walk.walkBy(1);
  expect([store.state.step, walking()]).toEqual([0, true]);
  store.update({ step: null });
  walk.walkBy(-1);
  expect([store.state.step, walking()]).toEqual([8, false]);
});

test('the end shows the result, of a walk, while it plays, and of a chosen row', () => {
  const { store, walk, walking } = opened('edge-edge');
  expect(walk.end()).toBe(false);
  walk.walkTo(0);
  expect(walk.end()).toBe(true);
  expect([store.state.step, walking()]).toEqual([null, false]);
  walk.play();
  vi.advanceTimersByTime(10_000);
  expect(walking()).toBe(true);
  expect(walk.end()).toBe(true);
  vi.advanceTimersByTime(100_000);
  expect(store.state.step).toBeNull();
  walk.setStep(4);
  expect(walk.end()).toBe(true);
  expect([store.state.step, walk.end()]).toEqual([null, false]);
});

test('choosing a row or changing the scene leaves the walk', () => {
  const { store, walk, walking } = opened('edge-edge');
  walk.walkTo(0);
  walk.setStep(4);
  expect(walking()).toBe(false);
  walk.walkTo(0);
  walk.moveStep(1);
  expect(walking()).toBe(false);
  walk.walkTo(0);
  store.edit(setTitle(store.state.scene, 'another'));
  expect(walking()).toBe(false);
});

test('a test of one candidate has no walk', () => {
  const { walk, walking } = opened('sphere-sphere');
  walk.walkTo(0);
  expect(walking()).toBe(false);
});

test('playing is a walk, and goes on where it was paused', () => {
  const { store, walk, walking } = opened('ray-triangle');
  const rows: (number | null)[] = [];
  store.subscribe(({ step }) => rows.push(step));
  walk.play();
  expect([store.state.step, walking()]).toEqual([0, true]);
  vi.advanceTimersToNextTimer();
  walk.pause();
  vi.advanceTimersByTime(60_000);
  expect([store.state.step, walking()]).toEqual([1, true]);
  walk.toggle();
  expect(store.state.step).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(rows).toEqual([0, 1, 2, 3, null]);
  expect(walking()).toBe(false);
});
