// The stress page: shapes that move, all pairs decided in each frame by a world of the core, a ray under the pointer,
// and what it takes.
import { render } from 'lit';
import { CollisionError, type Core, loadCore } from '../../core/index.ts';
import { format } from '../../strings/text.ts';
import { Aim } from '../shared/aim.ts';
import { cssColors } from '../shared/css-colors.ts';
import { SurroundingsStore } from '../shared/surroundings.ts';
import { type Choice, choiceIn, kUsualCounts, putChoice } from './choice.ts';
import { CostAverage } from './costs.ts';
import { Crowd, crowdStyles } from './crowd.ts';
import { CrowdView } from './crowd-view.ts';
import { Meetings } from './meetings.ts';
import { stressPage } from './stress-page.ts';
import type { StressCommands, StressState } from './stress-state.ts';

/** Numbers that change more often can't be read. */
const kMillisecondsShown = 250;

const kColors = {
  paper: '--paper',
  ink: '--ink',
  face: '--a-tint',
  edge: '--a',
  metFace: '--hit-tint',
  metEdge: '--hit',
  hitFace: '--b',
} as const;

const root = document.querySelector<HTMLElement>('#page') as HTMLElement;
const store = await SurroundingsStore.load('stress', () => {
  show();
  view?.setColors(cssColors(kColors));
  ask();
});
const average = new CostAverage();

let state: StressState = {
  ...choiceIn(new URLSearchParams(location.search)),
  met: 0,
  missed: null,
  isRunning: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  costs: null,
  hasRay: false,
  hit: null,
  hasPicture: true,
  alert: null,
};
let view: CrowdView | null = null;
let aim: Aim | null = null;
let core: Core | null = null;
let meetings: Meetings | null = null;
let shownAt = Number.NEGATIVE_INFINITY;
let isAsked = false;

const set = (change: Partial<StressState>) => {
  state = { ...state, ...change };
};

const commands: StressCommands = {
  setMode(mode) {
    if (mode !== state.mode) choose({ mode, count: kUsualCounts[mode] });
  },
  setCount(count) {
    if (count !== state.count) choose({ mode: state.mode, count });
  },
  toggle() {
    set({ isRunning: !state.isRunning });
    show();
    ask();
  },
  step: () => move(),
};

function show(): void {
  render(stressPage(store, state, commands), root);
  const sign = root.querySelector<HTMLElement>('.aim');
  const place = aim?.isByKeys ? aim.place : null;
  if (!sign) return;
  sign.hidden = place === null;
  if (place) sign.style.translate = `${50 + 50 * place.x}cqw ${50 - 50 * place.y}cqh`;
}

/** A frame before the next is painted. */
function ask(): void {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(() => {
    isAsked = false;
    if (!state.isRunning) return look();
    if (!meetings) return;
    move();
    ask();
  });
}

/** Other shapes, which the address says from now on. */
function choose(choice: Choice): void {
  set(choice);
  const address = new URL(location.href);
  putChoice(address.searchParams, choice);
  history.replaceState(null, '', address);
  gather();
}

/** As many shapes as the state says, in place of those before. */
function gather(): void {
  if (!core) return;
  meetings?.dispose();
  meetings = null;
  average.clear();
  const { mode, count } = state;
  try {
    meetings = new Meetings(
      core,
      new Crowd(count, crowdStyles[mode === 'bullets' ? 'fast' : 'slow']),
      mode,
    );
    set({ alert: null });
  } catch (error) {
    if (!(error instanceof CollisionError)) throw error;
    const n = count.toLocaleString(store.current.lang);
    set({ alert: format(store.current.strings[`noRoom.${mode}`], { n, reason: error.message }) });
    show();
    return;
  }
  view?.setCrowd(meetings.crowd, mode, meetings.marks);
  shownAt = Number.NEGATIVE_INFINITY;
  move();
  ask();
}

const rayOfAim = () => (view && aim?.place ? view.rayThrough(aim.place) : null);

/** The next frame of the crowd. */
function move(): void {
  if (!meetings) return;
  const start = performance.now();
  meetings.crowd.step();
  const moved = performance.now();
  const costs = meetings.find(rayOfAim());
  const found = performance.now();
  view?.update();
  draw();
  const end = performance.now();
  average.add({ ...costs, motion: moved - start, draw: end - found });
  if (end - shownAt < kMillisecondsShown && state.isRunning) return;
  shownAt = end;
  report();
}

/** The same frame, seen or pointed at otherwise. */
function look(): void {
  if (!meetings) return;
  average.addRay(meetings.cast(rayOfAim()));
  draw();
  report();
}

function draw(): void {
  view?.setHit(meetings?.hit ?? null);
  view?.draw();
}

function report(): void {
  if (!meetings) return;
  const { count: met, missed, hit } = meetings;
  set({ costs: average.costs, met, missed, hit, hasRay: Boolean(aim?.place) });
  show();
}

function openPicture(): void {
  const canvas = root.querySelector('canvas') as HTMLCanvasElement;
  view = CrowdView.open(canvas);
  if (!view) {
    set({ hasPicture: false });
    show();
    return;
  }
  const opened = view;
  aim = new Aim(canvas, { moved: ask });
  opened.setColors(cssColors(kColors));
  opened.onTurned(ask);
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
  set({ alert: format(store.current.strings.failed, { reason: error.message }) });
  show();
}
