// The clock of a figure, by frames and a time of the test's own.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LazyMotion } from '../../../../web/app/lazy-motion.ts';
import { MotionController } from '../../../../web/app/motion/motion-controller.ts';
import { PageStore } from '../../../../web/app/page-store.ts';
import { presetByKey } from '../../../../web/presets/index.ts';
import { sceneAt } from '../../../../web/scene/clock.ts';
import { setHidden, withVelocity } from '../../../../web/scene/edits.ts';
import { itemById, type Scene } from '../../../../web/scene/scene.ts';
import { createStore } from '../../../../web/scene/store.ts';
import { withMotion } from '../../../../web/scene/velocity.ts';
import { core } from '../../../core/support/core.ts';

vi.mock(
  import('../../../../web/core/index.ts'),
  async () => import('../../../core/support/core.ts'),
);

/** The code that is loaded with the first scene in motion. */
const kPatience = { timeout: 20_000 };

/** By their numbers. */
const frames = new Map<number, (now: number) => void>();
let requested = 0;
let now = 0;

/** Draws the frames that are due, so many milliseconds later. */
function drawnAfter(milliseconds: number): void {
  now += milliseconds;
  const due = [...frames.values()];
  frames.clear();
  for (const draw of due) draw(now);
}

/** When what is under way has come to its end. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  frames.clear();
  requested = 0;
  now = 1000;
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => {
    requested += 1;
    frames.set(requested, draw);
    return requested;
  });
  vi.stubGlobal('cancelAnimationFrame', (request: number) => frames.delete(request));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ball = (x: number) => ({ kind: 'sphere', center: [x, 0, 0], radius: 1 }) as const;
/** They meet from 3 s to 7 s. A second is played in a second. */
const passing: Scene = {
  items: [
    { id: 1, name: 'A', shape: ball(0), velocity: [1, 0, 0] },
    { id: 2, name: 'B', shape: ball(5) },
  ],
  pair: [1, 2],
  motion: { duration: 8 },
};
const standing: Scene = withVelocity(passing, 1, null);

function stores(scene: Scene) {
  const store = createStore(scene);
  const pageStore = new PageStore({ panelOpen: true, answerOpen: true }, () => undefined);
  return { store, pageStore };
}

function opened(scene: Scene = passing) {
  const host = stores(scene);
  const { store, pageStore } = host;
  const clock = new MotionController(host, core);
  return {
    ...host,
    clock,
    time: () => store.state.time,
    playing: () => pageStore.state.clock.playing,
  };
}

describe('setting the clock', () => {
  test('is no step of history, and stays between the start and the end', () => {
    const { clock, store, time } = opened();
    clock.setTime(2.5);
    expect(time()).toBe(2.5);
    clock.setTime(-1);
    expect(time()).toBe(0);
    clock.setTime(99);
    expect(time()).toBe(8);
    expect(store.canUndo).toBe(false);
    expect(store.state.scene).toBe(passing);
  });

  test('by parts of the duration', () => {
    const { clock, time } = opened();
    clock.move(0.25);
    clock.move(0.125);
    expect(time()).toBe(3);
    clock.move(-0.5);
    expect(time()).toBe(0);
    clock.setTime(7);
    clock.move(0.5);
    expect(time()).toBe(8);
  });

  test('to the first contact, where the pair is seen to meet', () => {
    const { clock, store, time } = opened();
    clock.toContact();
    expect(time()).toBe(3);
    for (const key of ['tunnel', 'flight-edges', 'graze-corner', 'triangle-through']) {
      const scene = presetByKey(key)?.scene;
      if (!scene) throw new Error(`there is no preset ${key}`);
      store.exchange({ scene, past: [], future: [] });
      clock.toContact();
      const [a, b] = [1, 2].map((id) => itemById(sceneAt(scene, time()), id)?.shape);
      expect(a && b && core.meets(a, b), key).toBe(true);
    }
  });

  test('to the start where nothing meets', () => {
    const { clock, time } = opened(withVelocity(passing, 1, [0, 1, 0]));
    clock.setTime(4);
    clock.toContact();
    expect(time()).toBe(0);
  });

  test('leaves the walk', () => {
    const { clock, pageStore } = opened();
    pageStore.update({ walked: passing });
    clock.setTime(1);
    expect(pageStore.state.walked).toBeNull();
  });
});

describe('playing', () => {
  test('goes on with the time between two frames', () => {
    const { clock, time, playing } = opened();
    clock.play();
    expect([time(), playing()]).toEqual([0, true]);
    drawnAfter(500);
    expect(time()).toBe(0.5);
    drawnAfter(250);
    expect(time()).toBe(0.75);
    drawnAfter(0);
    expect(time()).toBe(0.75);
    expect(frames.size).toBe(1);
  });

  test.each([
    [1, 3],
    [5, 5],
    [1000, 12],
  ])('takes of %f s %f s', (duration, seconds) => {
    const { clock, time } = opened(withMotion(passing, { duration }));
    clock.play();
    drawnAfter(1000);
    expect(time()).toBeCloseTo(duration / seconds, 9);
  });

  test('begins again at the end', () => {
    const { clock, time, playing } = opened();
    clock.play();
    drawnAfter(7900);
    drawnAfter(200);
    expect([time(), playing()]).toEqual([0, true]);
    drawnAfter(500);
    expect(time()).toBe(0.5);
  });

  test('ends at the end where it does not repeat, and plays from the start then', () => {
    const { clock, time, playing } = opened();
    clock.set({ loops: false });
    clock.play();
    drawnAfter(7900);
    drawnAfter(200);
    expect([time(), playing(), frames.size]).toEqual([8, false, 0]);
    clock.toggle();
    expect([time(), playing()]).toEqual([0, true]);
  });

  test('stops at contact, and goes on from there', () => {
    const { clock, time, playing } = opened();
    clock.set({ stops: true });
    clock.play();
    drawnAfter(2900);
    expect(playing()).toBe(true);
    drawnAfter(200);
    expect([time(), playing(), frames.size]).toEqual([3, false, 0]);
    clock.play();
    drawnAfter(200);
    expect(time()).toBeCloseTo(3.2, 9);
    drawnAfter(4700);
    drawnAfter(200);
    expect([time(), playing()]).toEqual([0, true]);
    // One frame that lasts longer than all.
    drawnAfter(60_000);
    expect([time(), playing()]).toEqual([3, false]);
  });

  test('stops at a contact that is exactly where a frame is', () => {
    const { clock, time, playing } = opened();
    clock.set({ stops: true });
    clock.play();
    drawnAfter(3000);
    expect([time(), playing()]).toEqual([3, false]);
  });

  test('stops nowhere where nothing meets', () => {
    const { clock, time } = opened(withVelocity(passing, 1, [0, 1, 0]));
    clock.set({ stops: true });
    clock.play();
    drawnAfter(7900);
    drawnAfter(200);
    expect(time()).toBe(0);
  });

  test('a second time is the same', () => {
    const { clock } = opened();
    clock.play();
    clock.play();
    expect(frames.size).toBe(1);
  });

  test('stands while the time of the browser goes back', () => {
    const { clock, time } = opened();
    clock.play();
    drawnAfter(500);
    drawnAfter(-300);
    expect(time()).toBe(0.5);
  });

  test('ends with the last velocity', () => {
    const { clock, store, playing } = opened();
    clock.play();
    drawnAfter(500);
    store.edit(standing);
    drawnAfter(16);
    drawnAfter(16);
    expect([frames.size, playing()]).toEqual([0, false]);
  });
});

describe('pausing', () => {
  test('leaves no frame: nothing runs while it stands', () => {
    const { clock, time, playing } = opened();
    clock.play();
    drawnAfter(500);
    clock.pause();
    const before = requested;
    drawnAfter(500);
    expect([time(), playing(), frames.size, requested]).toEqual([0.5, false, 0, before]);
    clock.pause();
    expect(playing()).toBe(false);
  });

  test('and playing in turns goes on where it was, whatever the time between', () => {
    const { clock, time } = opened();
    clock.toggle();
    drawnAfter(500);
    clock.toggle();
    now += 60_000;
    clock.toggle();
    drawnAfter(250);
    expect(time()).toBe(0.75);
  });

  test.each(['setTime', 'move', 'toContact'] as const)('comes with %s', (name) => {
    const { clock, playing } = opened();
    clock.play();
    drawnAfter(500);
    clock[name](0.25);
    expect([playing(), frames.size]).toEqual([false, 0]);
  });

  test('changes nothing else of the clock', () => {
    const { clock, pageStore } = opened();
    clock.set({ loops: false, stops: true });
    clock.set({ inTime: false });
    clock.play();
    clock.pause();
    expect(pageStore.state.clock).toEqual({
      playing: false,
      loops: false,
      stops: true,
      inTime: false,
      row: null,
      bar: 'motion',
    });
  });
});

describe('answers', () => {
  test('are computed once a scene', () => {
    const { clock } = opened();
    const explain = vi.spyOn(core, 'explainCast');
    expect(clock.answerOf(passing)).toBe(clock.answerOf(passing));
    expect(explain).toHaveBeenCalledTimes(1);
  });

  test('are about visible shapes, for as long as the scene moves', () => {
    const third = { id: 3, name: 'C', shape: ball(3) };
    const scene = setHidden({ ...passing, items: [...passing.items, third] }, 3, true);
    const { clock } = opened(scene);
    const answer = clock.answerOf(scene);
    expect(answer.meetings.map(({ ids }) => ids)).toEqual([[1, 2]]);
    expect(answer).toMatchObject({ duration: 8, pair: { tEnter: 3, tExit: 7 } });
  });
});

describe('until its code is loaded', () => {
  function lazy(scene: Scene = passing) {
    const host = stores(scene);
    const loaded = vi.fn();
    const failed = vi.fn();
    const motion = new LazyMotion({ ...host, loaded, failed });
    const playing = () => host.pageStore.state.clock.playing;
    const isLoaded = () => vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce(), kPatience);
    return { ...host, motion, loaded, failed, playing, isLoaded };
  }

  test('nothing is, for scenes that stand', async () => {
    const { motion, loaded } = lazy(standing);
    expect(motion.answerOf(standing)).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(loaded).not.toHaveBeenCalled();
  });

  test('there is no answer, and then there is', async () => {
    const { motion, failed, isLoaded } = lazy();
    expect(motion.answerOf(passing)).toBeNull();
    expect(motion.answerOf(passing)).toBeNull();
    expect([motion.answersLater(passing), motion.answersLater(standing)]).toEqual([true, false]);
    await isLoaded();
    expect(motion.answersLater(passing)).toBe(false);
    expect(motion.answerOf(passing)).toMatchObject({ pair: { tEnter: 3 } });
    expect(motion.answerOf(standing)).toBeNull();
    expect(failed).not.toHaveBeenCalled();
  });

  test('there is no clock, and then it runs', async () => {
    const { motion, store, isLoaded } = lazy();
    expect([motion.clock, motion.tips(store.state)]).toEqual([null, []]);
    motion.answerOf(passing);
    await isLoaded();
    motion.clock?.setTime(2);
    motion.clock?.move(0.25);
    expect(store.state.time).toBe(4);
    expect(motion.tips(store.state)).toHaveLength(1);
  });

  test('what is suspended goes on later', async () => {
    const { motion, playing } = lazy();
    motion.play();
    await vi.waitFor(() => expect(playing()).toBe(true), kPatience);
    motion.suspend();
    expect([playing(), frames.size]).toEqual([false, 0]);
    motion.resume();
    await vi.waitFor(() => expect(playing()).toBe(true));
    motion.pause();
    motion.resume();
    await soon();
    expect([playing(), frames.size]).toEqual([false, 0]);
  });

  test('what was paused before it was suspended, or meanwhile, does not go on', async () => {
    const { motion, playing } = lazy();
    motion.play();
    await vi.waitFor(() => expect(playing()).toBe(true), kPatience);
    motion.pause();
    motion.suspend();
    motion.resume();
    await soon();
    expect(playing()).toBe(false);
    motion.play();
    await vi.waitFor(() => expect(playing()).toBe(true));
    motion.suspend();
    motion.pause();
    motion.resume();
    await soon();
    expect(playing()).toBe(false);
  });

  test('what is paused by then does not begin to play', async () => {
    const { motion, playing, isLoaded } = lazy();
    motion.play();
    motion.pause();
    await isLoaded();
    await soon();
    expect([playing(), frames.size]).toEqual([false, 0]);
  });

  test('what is out of sight by then begins to play in sight', async () => {
    const { motion, playing, isLoaded } = lazy();
    motion.play();
    motion.suspend();
    await isLoaded();
    await soon();
    expect([playing(), frames.size]).toEqual([false, 0]);
    motion.resume();
    await vi.waitFor(() => expect(playing()).toBe(true));
  });
});
