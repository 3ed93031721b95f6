import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Frame, type FrameHost } from '../../../web/app/frame.ts';
import { InvalidShapeError } from '../../../web/core/errors.ts';
import { type FrameResults, Outcome } from '../../../web/core/results.ts';
import { emptyScene } from '../../../web/scene/scene.ts';
import type { State } from '../../../web/scene/state.ts';
import { explainedPreset } from '../strings/explained-scene.ts';

let queue: (() => void)[] = [];
const runFrames = () => {
  let frames = 0;
  while (queue.length > 0) {
    const due = queue;
    queue = [];
    for (const draw of due) draw();
    frames += 1;
  }
  return frames;
};

beforeEach(() => {
  queue = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => queue.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => {
    queue = [];
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const state: State = {
  scene: emptyScene,
  time: 0,
  selected: null,
  hovered: null,
  pointed: null,
  highlighted: [],
  vectors: [],
  gizmo: 'move',
  space: 'world',
  axisLock: null,
  turn: null,
  closeUp: null,
  several: false,
  also: [],
  step: null,
  ownAxis: null,
  pointing: null,
  tree: null,
  quiz: null,
};
const results: FrameResults = {
  shapeCount: 0,
  meets: new Uint8Array(1),
  meetingCount: 0,
  meetings: [],
  ledger: null,
  hits: [],
  hitCount: 0,
  pairCount: 0,
  pairsLeft: 0,
  isComplete: true,
  isLate: false,
};

const coreOf = (answer: FrameResults) => ({ evaluate: () => answer, proceed: () => answer });

function figure(change: Partial<FrameHost> = {}) {
  const log: string[] = [];
  const core = {
    evaluate: () => {
      log.push('evaluate');
      return results;
    },
    proceed: () => results,
  };
  const picture = {
    update: () => log.push('update'),
    frameScene: () => log.push('frameScene'),
    render: () => log.push('render'),
  };
  const frame = new Frame({
    state: () => state,
    hidesEnd: () => false,
    core: () => core,
    picture: () => picture,
    moved: () => log.push('moved'),
    showPanels: (shown) => log.push(shown ? 'panels' : 'panels without results'),
    refused: () => log.push('refused'),
    pictureFailed: () => log.push('pictureFailed'),
    ...change,
  });
  const next = () => {
    log.length = 0;
    runFrames();
    return [...log];
  };
  return { frame, next };
}

test('the first frame decides, draws, frames the scene and shows the panels', () => {
  const { frame, next } = figure();
  frame.sceneChanged();
  expect(next()).toEqual(['evaluate', 'update', 'frameScene', 'moved', 'render', 'panels']);
});

test('each kind of change costs what it needs, and many in a frame cost it once', () => {
  const { frame, next } = figure();
  frame.sceneChanged();
  next();
  frame.viewChanged();
  frame.viewChanged();
  expect(next()).toEqual(['moved', 'render']);
  frame.stateChanged();
  expect(next()).toEqual(['update', 'moved', 'render', 'panels']);
  frame.panelsChanged();
  expect(next()).toEqual(['panels']);
  frame.sceneChanged();
  frame.sceneChanged();
  expect(next()).toEqual(['evaluate', 'update', 'moved', 'render', 'panels']);
  frame.reframe();
  expect(next()).toContain('frameScene');
});

test('nothing runs while nothing changes', () => {
  const { frame, next } = figure();
  expect(queue).toHaveLength(0);
  frame.sceneChanged();
  next();
  expect(runFrames()).toBe(0);
});

test('while the core is loading only the panels are shown', () => {
  const { frame, next } = figure({ core: () => null });
  frame.sceneChanged();
  expect(next()).toEqual(['panels without results']);
});

test('without a picture the words go on', () => {
  const { frame, next } = figure({ picture: () => null });
  frame.sceneChanged();
  expect(next()).toEqual(['evaluate', 'panels']);
});

test('a picture that fails is reported, and the words go on', () => {
  const picture = {
    update: () => undefined,
    frameScene: () => undefined,
    render: () => {
      throw new Error('no WebGL');
    },
  };
  const { frame, next } = figure({ picture: () => picture });
  frame.sceneChanged();
  expect(next()).toEqual(['evaluate', 'moved', 'pictureFailed', 'panels']);
});

test('a scene that the core refuses is reported and not drawn', () => {
  const core = {
    ...coreOf(results),
    evaluate: () => {
      throw new InvalidShapeError('A', 'radius', Number.NaN, 'notFinite');
    },
  };
  const { frame, next } = figure({ core: () => core });
  frame.sceneChanged();
  expect(next()).toEqual(['refused']);
});

test('nothing is drawn after the end', () => {
  const { frame, next } = figure();
  frame.sceneChanged();
  frame.dispose();
  expect(next()).toEqual([]);
});

test('while a question is open nothing that was decided is shown', () => {
  const decided: FrameResults = {
    ...results,
    shapeCount: 2,
    meets: new Uint8Array([2, 2]),
    meetingCount: 1,
    ledger: {} as FrameResults['ledger'],
  };
  const shown: (FrameResults | null)[] = [];
  const quiz = { guess: null, correct: null, right: 0, asked: 0 };
  const { frame, next } = figure({
    state: () => ({ ...state, quiz }),
    core: () => coreOf(decided),
    showPanels: (panels) => shown.push(panels),
  });
  frame.sceneChanged();
  next();
  expect(shown[0]).toMatchObject({ shapeCount: 2, meetingCount: 0, ledger: null });
  expect(Array.from(shown[0]?.meets ?? [])).toEqual([0, 0]);
  expect(frame.results).toBe(decided);
});

test('during a walk the picture gets the steps, but not what they come to', () => {
  const { ledger } = explainedPreset('aabb-obb');
  const meeting: FrameResults = { ...results, meets: new Uint8Array([2, 2]), ledger };
  const drawn: FrameResults[] = [];
  const picture = {
    update: (_: State, shown: FrameResults) => drawn.push(shown),
    frameScene: () => undefined,
    render: () => undefined,
  };
  const { frame } = figure({
    core: () => coreOf(meeting),
    picture: () => picture,
    hidesEnd: () => true,
  });
  frame.sceneChanged();
  runFrames();
  expect(ledger.verdict.outcome).toBe(Outcome.overlapping);
  expect([...(drawn[0]?.meets ?? [])]).toEqual([0, 0]);
  expect(drawn[0]?.ledger?.verdict.outcome).toBe(Outcome.apart);
  expect(drawn[0]?.ledger?.steps).toBe(ledger.steps);
});

test('a scene that takes long is evaluated in parts, until it is complete or changes', () => {
  const unfinished = { ...results, isComplete: false };
  let parts = 0;
  const core = {
    evaluate: () => {
      parts = 0;
      return Object.assign(unfinished, { isComplete: false });
    },
    proceed: () => {
      parts += 1;
      return Object.assign(unfinished, { isComplete: parts === 30 });
    },
  };
  const shown: number[] = [];
  const { frame } = figure({ core: () => core, showPanels: () => shown.push(parts) });
  const runOne = () => {
    const [draw] = queue.splice(0, 1);
    draw?.();
  };
  frame.sceneChanged();
  for (let i = 0; i < 6; i++) runOne();
  expect(parts).toBe(5);
  frame.sceneChanged();
  runOne();
  expect(parts).toBe(0);
  expect(runFrames()).toBe(30);
  expect(parts).toBe(30);
  // At once, again after the change, now and then meanwhile, and in the end.
  expect(shown).toEqual([0, 0, 12, 24, 30]);
  expect(queue).toHaveLength(0);
});

test('after its end nothing is drawn, whatever still changes', () => {
  const { frame, next } = figure();
  frame.sceneChanged();
  frame.dispose();
  frame.reframe();
  frame.panelsChanged();
  frame.drawNow();
  expect(queue).toEqual([]);
  expect(next()).toEqual([]);
});
