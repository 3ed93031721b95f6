// What the core is asked about a scene in motion is what it says of the same shapes without a page.
import { describe, expect, test } from 'vitest';
import { motionAnswer, timeThatShows } from '../../../../web/app/motion/motion-answer.ts';
import { firstContact } from '../../../../web/page/motion.ts';
import { presetByKey } from '../../../../web/presets/index.ts';
import { sceneAt } from '../../../../web/scene/clock.ts';
import { setHidden } from '../../../../web/scene/edits.ts';
import { type Item, itemById, type PlainScene, type Scene } from '../../../../web/scene/scene.ts';
import type { Shape, Vec3 } from '../../../../web/scene/shape.ts';
import { visibleScene } from '../../../../web/scene/visible-scene.ts';
import { core } from '../../../core/support/core.ts';
import { expectNear } from '../../scene/samples.ts';

function presetScene(key: string): PlainScene {
  const preset = presetByKey(key);
  if (!preset) throw new Error(`there is no preset ${key}`);
  return preset.scene;
}
const ball = (x: number, y = 0): Shape => ({ kind: 'sphere', center: [x, y, 0], radius: 1 });
const sceneOf = (...all: readonly (readonly [Shape, Vec3?])[]): PlainScene => ({
  items: all.map(([shape, velocity], i) => {
    const item = { id: i + 1, name: 'ABCD'[i] ?? '', shape };
    return velocity ? { ...item, velocity } : item;
  }),
  pair: [1, 2],
  motion: { duration: 4 },
});
const castBetween = (a: Item<Shape>, b: Item<Shape>, duration: number) =>
  core.cast(a.shape, b.shape, {
    velocityA: a.velocity ?? [0, 0, 0],
    velocityB: b.velocity ?? [0, 0, 0],
    duration,
  });
const meetAt = (scene: Scene, time: number): boolean => {
  const [a, b] = (scene.pair ?? []).map((id) => itemById(sceneAt(scene, time), id)?.shape);
  return a !== undefined && b !== undefined && core.meets(a, b);
};

describe('the pair', () => {
  test.each(['tunnel', 'flight-edges', 'graze-corner', 'triangle-through', 'crowd'])(
    'of %s is explained as by the core',
    (key) => {
      const scene = presetScene(key);
      const [a, b] = scene.items;
      const answer = motionAnswer(core, scene);
      expect(answer.scene).toBe(scene);
      expect(answer.duration).toBe(scene.motion?.duration);
      expect(answer.pair).toEqual(
        a &&
          b &&
          core.explainCast(a.shape, b.shape, {
            velocityA: a.velocity,
            velocityB: b.velocity,
            duration: answer.duration,
          }),
      );
    },
  );

  test('is in its own order, not that of the scene', () => {
    const scene = { ...sceneOf([ball(0), [1, 0, 0]], [ball(5)]), pair: [2, 1] as const };
    const { pair, meetings } = motionAnswer(core, scene);
    expectNear(pair?.axis ?? [], [-1, 0, 0]);
    expect(meetings.map(({ ids }) => ids)).toEqual([[2, 1]]);
    expect(meetings[0]?.cast).toMatchObject({ tEnter: 3, axis: pair?.axis });
  });

  test('moves for a second where the scene says nothing', () => {
    const { motion: _, ...scene } = sceneOf([ball(0), [1, 0, 0]], [ball(2.5)]);
    expect(motionAnswer(core, scene)).toMatchObject({
      duration: 1,
      pair: { tEnter: 0.5, tExit: 1 },
    });
  });

  test('has no answer where it is none, or both of it go on forever', () => {
    const plane: Shape = { kind: 'plane', normal: [0, 1, 0], constant: 0 };
    const ray: Shape = { kind: 'ray', origin: [0, 1, 0], direction: [1, 0, 0] };
    const moving: Vec3 = [0, -1, 0];
    for (const [a, b] of [
      [plane, plane],
      [ray, plane],
      [plane, ray],
      [ray, ray],
    ] as const) {
      const scene = { ...sceneOf([a, moving], [b]), motion: { duration: 4, steps: 4 } };
      expect(motionAnswer(core, scene)).toMatchObject({ pair: null, meetings: [], samples: [] });
    }
    const alone = { ...sceneOf([ball(0), moving], [ball(9)]), pair: null };
    expect(motionAnswer(core, alone)).toMatchObject({ pair: null, samples: [] });
    expect(motionAnswer(core, sceneOf([ray, moving], [ball(0)])).pair).not.toBeNull();
  });
});

describe('meetings', () => {
  test('of the crowd are those that the core finds pair by pair, first to last', () => {
    const scene = presetScene('crowd');
    const { items } = scene;
    const expected = items.flatMap((one, i) =>
      items.slice(i + 1).flatMap((other) => {
        const cast = castBetween(one, other, 4);
        return cast.outcome === 'never' ? [] : [{ ids: [one.id, other.id], cast }];
      }),
    );
    const { meetings } = motionAnswer(core, scene);
    const byIds = (each: readonly { readonly ids: readonly number[] }[]) =>
      each.toSorted((p, q) => String(p.ids).localeCompare(String(q.ids)));
    expect(expected.length).toBeGreaterThanOrEqual(5);
    expect(byIds(meetings)).toEqual(byIds(expected));
    const times = meetings.map(({ cast }) => cast.tEnter ?? Number.NaN);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test('of what stands as seen from each other are left out, and of what never meets', () => {
    const scene = sceneOf(
      [ball(0), [1, 0, 0]],
      [ball(1.5), [1, 0, 0]],
      [ball(6)],
      [ball(0, 9), [0, 1, 0]],
    );
    const standing = { ...scene, items: [...scene.items, { id: 9, name: 'E', shape: ball(7) }] };
    const found = motionAnswer(core, standing).meetings.map(({ ids }) => ids);
    expect(found).toEqual([
      [2, 3],
      [2, 9],
      [1, 3],
    ]);
    expect(motionAnswer(core, standing).pair).toMatchObject({ outcome: 'hits', tEnter: 0 });
  });

  test('of shapes that go on forever are left out alone', () => {
    const plane: Shape = { kind: 'plane', normal: [1, 0, 0], constant: 0 };
    const ray: Shape = { kind: 'ray', origin: [4, 5, 0], direction: [0, -1, 0] };
    const scene = sceneOf([ball(2), [1, 0, 0]], [ball(9)], [plane, [1, 0, 0]], [ray]);
    expect(motionAnswer(core, scene).meetings.map(({ ids }) => ids)).toEqual([[1, 4]]);
  });
});

describe('hidden shapes', () => {
  const scene = presetScene('crowd');

  test('meet nothing', () => {
    const [first] = motionAnswer(core, scene).meetings;
    const [, id = 0] = first?.ids ?? [];
    const { meetings } = motionAnswer(core, visibleScene(setHidden(scene, id, true)));
    expect(meetings.length).toBeGreaterThan(0);
    expect(meetings.filter(({ ids }) => ids.includes(id))).toEqual([]);
  });

  test('change neither the duration nor the steps of the others', () => {
    const timed = { ...scene, motion: { duration: 4, steps: 8 } };
    const hidden = motionAnswer(core, visibleScene(setHidden(timed, 12, true)));
    const { duration, pair, samples } = motionAnswer(core, timed);
    expect(hidden.duration).toBe(duration);
    expect(hidden.pair).toEqual(pair);
    expect(hidden.samples).toEqual(samples);
  });

  test('are in no pair', () => {
    const { pair, samples } = motionAnswer(core, visibleScene(setHidden(scene, 2, true)));
    expect([pair, samples]).toEqual([null, []]);
  });
});

describe('samples', () => {
  test('of the tunnel never meet, while the bullet hits the wall', () => {
    const { pair, samples } = motionAnswer(core, presetScene('tunnel'));
    expect(samples).toHaveLength(6);
    expect(samples.map(({ time }) => time)).toEqual([0, 1, 2, 3, 4, 5].map((i) => (i / 5) * 1));
    expect(samples.some(({ meets }) => meets)).toBe(false);
    expect(pair).toMatchObject({ outcome: 'hits', startsInside: false });
  });

  test('are where the shapes stand then', () => {
    const { motion: _, ...still } = sceneOf([ball(0), [1, 0, 0]], [ball(5)]);
    const scene = { ...still, motion: { duration: 8, steps: 4 } };
    expect(motionAnswer(core, scene).samples).toEqual([
      { time: 0, meets: false },
      { time: 2, meets: false },
      { time: 4, meets: true },
      { time: 6, meets: true },
      { time: 8, meets: false },
    ]);
  });

  test('are none without steps', () => {
    expect(motionAnswer(core, presetScene('flight-edges')).samples).toEqual([]);
  });
});

describe('the time that shows the first contact', () => {
  test.each(['tunnel', 'flight-edges', 'graze-corner', 'triangle-through'])(
    'of %s is that at which the pair is seen to meet',
    (key) => {
      const answer = motionAnswer(core, presetScene(key));
      const enter = firstContact(answer) ?? Number.NaN;
      const time = timeThatShows(core, answer, enter);
      expect(meetAt(answer.scene, time)).toBe(true);
      expect(time).toBeGreaterThanOrEqual(enter);
      expect(time - enter).toBeLessThan(1e-12);
    },
  );

  test('is seen for balls and boxes of any numbers', () => {
    for (let i = 1; i <= 200; i++) {
      const part = (i * 0.618_033_988_75) % 1;
      const scene = sceneOf(
        [
          { kind: 'sphere', center: [-3 - part, part / 3, part], radius: 0.3 + part / 7 },
          [2 + part, 0.1, -part],
        ],
        [{ kind: 'aabb', min: [-0.7, -1 - part, -2], max: [part, 1, 2] }, [-part, 0, 0]],
      );
      const answer = motionAnswer(core, scene);
      if (answer.pair?.outcome !== 'hits') continue;
      const enter = answer.pair.tEnter ?? Number.NaN;
      const time = timeThatShows(core, answer, enter);
      expect(meetAt(scene, time), `scene ${i}`).toBe(true);
      expect(time - enter, `scene ${i}`).toBeLessThan(1e-12);
    }
  });

  test('is the time itself where no later one shows it', () => {
    const answer = motionAnswer(core, sceneOf([ball(0), [1, 0, 0]], [ball(5)]));
    expect(timeThatShows(core, answer, 1)).toBe(1);
    expect(timeThatShows(core, { ...answer, scene: { ...answer.scene, pair: null } }, 3)).toBe(3);
    expect(timeThatShows(core, answer, 0)).toBe(0);
  });

  test('is that of the pair, else of the first others', () => {
    const scene = sceneOf([ball(0), [1, 0, 0]], [ball(0, 9)], [ball(4)], [ball(3)]);
    const answer = motionAnswer(core, scene);
    expect(answer.pair?.outcome).toBe('never');
    expect(firstContact(answer)).toBe(1);
    expect(firstContact(motionAnswer(core, { ...scene, pair: [1, 3] }))).toBe(2);
    expect(firstContact(motionAnswer(core, sceneOf([ball(0), [0, 1, 0]], [ball(9)])))).toBeNull();
  });
});
