// Updating the picture allocates nothing: after warm-up, thousands of frames of a drag leave
// the size of the heap unchanged. GPU memory is not counted: there is none here. That
// evaluating a frame allocates nothing either is tested by tests/core/allocation.test.ts.
import { beforeAll, expect, test } from 'vitest';
import {
  emptyMeeting,
  emptyNearest,
  emptyStep,
  emptyVerdict,
} from '../../../web/core/empty-records.ts';
import type { FrameResults, HitRecord } from '../../../web/core/results.ts';
import { presets } from '../../../web/presets/index.ts';
import { replaceShape } from '../../../web/scene/edits.ts';
import type { Scene } from '../../../web/scene/scene.ts';
import type { State } from '../../../web/scene/state.ts';
import { translated } from '../../../web/scene/transform.ts';
import { Stage } from '../../../web/view/stage.ts';
import { core } from '../../core/support/core.ts';
import { bytesPerCall } from '../../core/support/heap.ts';
import { stateOf } from './support/drawing.ts';
import { meshOf } from './support/mesh.ts';

/** The engine counts its heap in pages of 256 kB: fewer frames would not show less than that. */
const kFrames = 20_000;
/**
 * Fewer than eight boxed numbers a frame, less than two vectors of three.js. The engine boxes a
 * number (16 bytes) that goes to a function which it did not inline; which these are depends on
 * when its background compilation was ready: most runs count none, some four or five.
 */
const kBytesPerFrame = 128;

const canvas = { getContext: () => ({}) } as unknown as HTMLCanvasElement;
const figure = core.createFigure();
const ignored = () => undefined;
const stage = new Stage(canvas, { contextLost: ignored, contextRestored: ignored });

interface Shown {
  readonly state: State;
  readonly results: FrameResults;
}

/** Results are refreshed in place: a copy, made of the same kinds of records. */
function kept(results: FrameResults): FrameResults {
  const { shapeCount, meets, meetingCount, meetings, ledger, hits, hitCount, ...rest } = results;
  const hitOf = (into: HitRecord, hit: HitRecord) => ({
    hit: Object.assign(into, structuredClone(hit)),
  });
  const meeting = (record: (typeof meetings)[number]) => {
    const into = emptyMeeting();
    return Object.assign(into, record, hitOf(into.hit, record.hit));
  };
  const verdict = emptyVerdict();
  return {
    ...rest,
    shapeCount,
    meets: meets.slice(),
    meetingCount,
    meetings: meetings.slice(0, meetingCount).map(meeting),
    hits: hits.slice(0, hitCount).map(meeting),
    hitCount,
    ledger: ledger && {
      ...ledger,
      nearest: Object.assign(emptyNearest(), structuredClone(ledger.nearest)),
      verdict: Object.assign(
        verdict,
        structuredClone(ledger.verdict),
        hitOf(verdict.hit, ledger.verdict.hit),
      ),
      steps: ledger.steps
        .slice(0, ledger.count)
        .map((step) => Object.assign(emptyStep(), structuredClone(step))),
    },
  };
}

/** The second shape of the pair on its way through the first, selected as in a drag. */
function drag(scene: Scene): (i: number) => Shown {
  const [, item] = scene.items;
  if (!item) throw new Error('a pair has two shapes');
  const frames = Array.from({ length: 32 }, (_, i): Shown => {
    const shape = translated(item.shape, [0.044 * i - 0.7, 0.068 * i - 1.1, 0.036 * i - 0.4]);
    const moved = replaceShape(scene, item.id, shape);
    const state: State = {
      scene: moved,
      time: 0,
      selected: item.id,
      hovered: null,
      pointed: null,
      highlighted: [],
      vectors: [],
      gizmo: 'move',
      space: 'world',
      axisLock: null,
      closeUp: null,
      turn: null,
      several: false,
      also: [],
      step: null,
      ownAxis: null,
      pointing: null,
      tree: null,
      quiz: null,
    };
    return { state, results: kept(figure.evaluate(moved)) };
  });
  return (i) => frames[i % frames.length] as Shown;
}

const drags = presets.map(({ key, scene }) => ({ key, at: drag(scene) }));

/** The pointer on its way over a mesh: another triangle in each frame. */
function pointing(): (i: number) => Shown {
  const shape = meshOf([0.1, 0.2, 0.3], [0.1, 0.2, 0.3, 0.9]);
  const scene: Scene = { items: [{ id: 1, name: 'Mesh', shape }], pair: null };
  const results = kept(core.createFigure().evaluate(scene));
  // With its hierarchy, too.
  const tree = { id: 1, level: 0, step: null };
  const frames = [0, 1].map((triangle): Shown => {
    const pointed = { shape, triangle, point: [0, 0, 0], normal: null } as const;
    return { state: stateOf(scene, { pointed, tree }), results };
  });
  return (i) => frames[i % frames.length] as Shown;
}
drags.push({ key: 'a mesh under the pointer', at: pointing() });

function show({ state, results }: Shown): void {
  stage.update(state, results);
}

// All kinds of shapes, so that the JavaScript engine does not deoptimize for a new one later.
beforeAll(() => {
  for (const { at } of drags) {
    for (let i = 0; i < 2000; i++) show(at(i));
  }
});

test.each(drags)('a frame of $key', ({ at }) => {
  const bytes = bytesPerCall((i) => show(at(i)), kFrames, kBytesPerFrame);
  expect(bytes).toBeLessThan(kBytesPerFrame);
});
