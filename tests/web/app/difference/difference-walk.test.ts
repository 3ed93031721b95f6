// The shown step of GJK or EPA: it stays among the steps, at the end it stays at the end, and it can be played.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DifferenceWalk } from '../../../../web/app/difference/difference-walk.ts';
import type { DifferenceView, GjkAnswer } from '../../../../web/page/difference.ts';
import { core } from '../../../core/support/core.ts';

const cube = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] } as const;
const turned = {
  kind: 'obb',
  center: [3, 0.5, 0.25],
  rotation: [1, 2, 3, 4],
  halfExtents: [1, 1, 1],
} as const;
const walked = core.gjk(cube, turned);
const last = walked.steps.length - 1;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function opened() {
  let view: Partial<DifferenceView> = { step: 0 };
  const walk = new DifferenceWalk({
    walk: (): GjkAnswer => ({
      method: 'gjk',
      walk: walked,
      step: Math.min(view.step ?? 0, last),
    }),
    set: (change) => {
      view = { ...view, ...change };
    },
    sentence: () => 'a few words',
  });
  return { walk, view: () => view };
}

test('goes on by steps, and never before the first', () => {
  const { walk, view } = opened();
  walk.walkBy(1);
  expect(view().step).toBe(1);
  walk.walkBy(-1);
  walk.walkBy(-1);
  expect(view().step).toBe(0);
});

test('at the end it stays at the end, and goes back from there', () => {
  const { walk, view } = opened();
  walk.walkTo(last);
  expect(view().step).toBe(Number.POSITIVE_INFINITY);
  walk.walkBy(-1);
  expect(view().step).toBe(last - 1);
});

test('plays from the shown step to the end, and from the end anew', () => {
  const { walk, view } = opened();
  walk.walkTo(1);
  walk.toggle();
  expect(view()).toMatchObject({ step: 1, playing: true });
  vi.advanceTimersByTime(60_000);
  expect(view()).toMatchObject({ step: Number.POSITIVE_INFINITY, playing: false });
  walk.toggle();
  expect(view()).toMatchObject({ step: 0, playing: true });
  walk.walkTo(1);
  vi.advanceTimersByTime(60_000);
  expect(view()).toMatchObject({ step: 1, playing: false });
});
