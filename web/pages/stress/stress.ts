// The stress page: boxes that move, all pairs decided in each frame by a world of the core, and what it takes.
import { render } from 'lit';
import { CollisionError, type Core, loadCore } from '../../core/index.ts';
import { format } from '../../strings/text.ts';
import { cssColors } from '../shared/css-colors.ts';
import { SurroundingsStore } from '../shared/surroundings.ts';
import { countIn } from './box-count.ts';
import { CostAverage } from './costs.ts';
import { Crowd } from './crowd.ts';
import { CrowdView } from './crowd-view.ts';
import { Meetings } from './meetings.ts';
import { type StressCommands, type StressState, stressPage } from './stress-page.ts';

const kUsualBoxes = 5000;
/** Numbers that change more often can't be read. */
const kMillisecondsShown = 250;

const kColors = {
  paper: '--paper',
  face: '--a-tint',
  edge: '--a',
  metFace: '--hit-tint',
  metEdge: '--hit',
} as const;

const root = document.querySelector<HTMLElement>('#page') as HTMLElement;
const store = await SurroundingsStore.load('stress', () => {
  show();
  view?.setColors(cssColors(kColors));
  view?.draw();
});
const average = new CostAverage();

let state: StressState = {
  boxes: countIn(new URLSearchParams(location.search).get('boxes')) ?? kUsualBoxes,
  met: 0,
  isRunning: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  costs: null,
  hasPicture: true,
  alert: null,
};
let view: CrowdView | null = null;
let core: Core | null = null;
let meetings: Meetings | null = null;
let shownAt = Number.NEGATIVE_INFINITY;
let isAsked = false;

const commands: StressCommands = {
  setBoxes(boxes) {
    if (boxes === state.boxes) return;
    state = { ...state, boxes };
    gather();
  },
  toggle() {
    state = { ...state, isRunning: !state.isRunning };
    show();
    ask();
  },
  step: () => frame(),
};

function show(): void {
  render(stressPage(store, state, commands), root);
}

/** A frame before the next is painted. */
function ask(): void {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(() => {
    isAsked = false;
    if (!(state.isRunning && meetings)) return;
    frame();
    ask();
  });
}

/** As many boxes as the state says, in place of those before. */
function gather(): void {
  if (!core) return;
  meetings?.dispose();
  meetings = null;
  average.clear();
  try {
    meetings = new Meetings(core, new Crowd(state.boxes));
    state = { ...state, alert: null };
  } catch (error) {
    if (!(error instanceof CollisionError)) throw error;
    const n = state.boxes.toLocaleString(store.current.lang);
    state = { ...state, alert: format(store.current.strings.noRoom, { n, reason: error.message }) };
    show();
    return;
  }
  view?.setCrowd(meetings.crowd, meetings.marks);
  shownAt = Number.NEGATIVE_INFINITY;
  frame();
  ask();
}

function frame(): void {
  if (!meetings) return;
  const start = performance.now();
  meetings.crowd.step();
  const moved = performance.now();
  const costs = meetings.find();
  const found = performance.now();
  view?.update();
  view?.draw();
  const end = performance.now();
  average.add({ ...costs, motion: moved - start, draw: end - found });
  if (end - shownAt < kMillisecondsShown && state.isRunning) return;
  shownAt = end;
  state = { ...state, costs: average.costs, met: meetings.count };
  show();
}

function openPicture(): void {
  const canvas = root.querySelector('canvas') as HTMLCanvasElement;
  view = CrowdView.open(canvas);
  if (!view) {
    state = { ...state, hasPicture: false };
    show();
    return;
  }
  const opened = view;
  opened.setColors(cssColors(kColors));
  opened.onTurned(() => {
    if (!state.isRunning) opened.draw();
  });
  new ResizeObserver(() => {
    opened.resize(Math.max(1, canvas.clientWidth), Math.max(1, canvas.clientHeight));
    opened.draw();
  }).observe(canvas);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    opened.setColors(cssColors(kColors));
    opened.draw();
  });
}

show();
openPicture();
try {
  core = await loadCore();
  gather();
} catch (error) {
  if (!(error instanceof CollisionError)) throw error;
  state = { ...state, alert: format(store.current.strings.failed, { reason: error.message }) };
  show();
}
