// The skin page: a skinned model, its weights, and the hit boxes of its bones, which a ray and a box meet in each frame.
import { render } from 'lit';
import { CollisionError, type Core, loadCore } from '../../core/index.ts';
import type { Ray, Vec3 } from '../../scene/shape.ts';
import { copyText } from '../../shared/clipboard.ts';
import { format } from '../../strings/text.ts';
import { Aim } from '../shared/aim.ts';
import { cssColors } from '../shared/css-colors.ts';
import { SurroundingsStore } from '../shared/surroundings.ts';
import { alertText } from './alert-text.ts';
import { listenForFiles } from './dropped-files.ts';
import { openModel } from './open-model.ts';
import { saveText } from './save-text.ts';
import { skinPage } from './skin-page.ts';
import { SkinSession } from './skin-session.ts';
import type { SkinCommands, SkinState } from './skin-state.ts';
import { SkinView } from './skin-view.ts';
import { SkinnedModel } from './skinned-model.ts';
import { TestBoxDrag } from './test-box-drag.ts';
import { walker } from './walker/walker.ts';
import { verticesOf, weightsText } from './weight-text.ts';
import { kVerticesShown } from './weights-table.ts';

/** Numbers that change more often can't be read. */
const kMillisecondsShown = 100;
const kUsualThreshold = 50;
/** Of the walker: one that shows how weights pass to the next bones. */
const kFirstBone = 'chest';
const kMillisecondsDone = 2000;

const kColors = {
  paper: '--paper',
  hair: '--hair',
  ink: '--ink',
  box: '--a',
  testBox: '--b',
  hit: '--hit',
  zero: '--weight-zero',
  half: '--weight-half',
  one: '--weight-one',
} as const;

const root = document.querySelector<HTMLElement>('#page') as HTMLElement;
const store = await SurroundingsStore.load('skin', () => recolor());

let state: SkinState = {
  ...{ fileName: null, meshes: [], mesh: 0, clips: [], clip: 0, bones: [], chosen: 0 },
  threshold: kUsualThreshold,
  isPlaying: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  ...{ time: 0, duration: 0 },
  hits: { hasRay: false, ray: null, met: [] },
  testBox: { center: [0, 0, 0], ranges: [] },
  list: null,
  table: { start: 0, isOfChosen: true, vertices: null },
  text: { layout: 'max', first: 1, bones: 'names' },
  ...{ done: null, isOpening: false, hasPicture: true, alert: null },
};
let core: Core | null = null;
let view: SkinView | null = null;
let aim: Aim | null = null;
let session: SkinSession | null = null;
let isAsked = false;
let frameAt: number | null = null;
let shownAt = Number.NEGATIVE_INFINITY;

const set = (change: Partial<SkinState>) => {
  state = { ...state, ...change };
};

function show(): void {
  render(skinPage(store, state, commands), root);
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
  requestAnimationFrame((now) => {
    isAsked = false;
    frame(now);
  });
}

function frame(now: number): void {
  if (!session) return;
  const { model } = session;
  const moves = state.isPlaying && model.duration > 0;
  if (moves) model.setTime(model.time + (now - (frameAt ?? now)) / 1000);
  frameAt = moves ? now : null;
  const place = view && aim?.place;
  if (!find(session, place ? (view?.camera.rayThrough(place) ?? null) : null)) return;
  view?.update(session.boxes, {
    chosen: state.chosen,
    hit: new Set([...session.met, ...(session.ray ? [session.ray.bone] : [])]),
    entry: session.ray?.point ?? null,
    testBox: session.testBox,
    isTestBoxHit: session.met.length > 0,
  });
  view?.draw();
  if (moves) ask();
  if (moves && now - shownAt < kMillisecondsShown) return;
  shownAt = now;
  const { ray, met } = session;
  set({
    time: model.time,
    hits: { hasRay: Boolean(place), ray, met },
    testBox: testBoxOf(session),
  });
  show();
}

/** false: a file has moved a bone to where no box can be, which is said. */
function find(of: SkinSession, ray: Ray | null): boolean {
  try {
    of.find(ray);
    return true;
  } catch (error) {
    set({ isPlaying: false, alert: alertText(store.current.strings, error) });
    show();
    return false;
  }
}

const testBoxOf = (of: SkinSession) => ({
  center: of.testCenter,
  ranges: [0, 1, 2].map((axis) => of.testRange(axis)),
});

/** Another model in place of the one before. */
function put(model: SkinnedModel, fileName: string | null): void {
  const next = new SkinSession(core, model, state.threshold / 100);
  session?.dispose();
  session = next;
  view?.setModel(model);
  set({
    ...{ fileName, alert: null, mesh: 0, clip: 0, duration: model.duration },
    meshes: model.meshNames,
    clips: model.clips.map(({ name }) => name),
  });
  showMesh();
}

/** What is said of another mesh, and the bone that is chosen first. */
function showMesh(): void {
  if (!session) return;
  const bones = session.bones();
  const first = bones.find(({ name }) => name === kFirstBone) ?? bones[0];
  set({ bones, list: session.list, testBox: testBoxOf(session) });
  view?.setMostBoxes(session.mesh.skeleton.bones.length);
  commands.choose(first?.bone ?? 0);
}

function paint(): void {
  if (session) view?.paint(session.mesh, session.weightsOf(state.chosen));
}

function recolor(): void {
  view?.setColors(cssColors(kColors));
  show();
  ask();
}

/** Of the chosen bone, or of all. */
function setTable(change: Partial<SkinState['table']>): void {
  const table = { ...state.table, ...change };
  const vertices =
    table.isOfChosen && session ? verticesOf(session.list.weights, state.chosen) : null;
  set({ table: { ...table, vertices } });
  show();
}

function say(done: SkinState['done']): void {
  set({ done });
  show();
  setTimeout(() => {
    set({ done: null });
    show();
  }, kMillisecondsDone);
}

const textOf = () => (state.list ? weightsText(state.list, state.text) : '');

const commands: SkinCommands = {
  open(file) {
    set({ isOpening: true, alert: null });
    show();
    openModel(file)
      .then((model) => put(model, file.name))
      .catch((error: unknown) => set({ alert: alertText(store.current.strings, error) }))
      .finally(() => {
        set({ isOpening: false });
        show();
      });
  },
  setMesh(mesh) {
    session?.setMesh(mesh, state.threshold / 100);
    set({ mesh });
    showMesh();
  },
  setClip(clip) {
    session?.model.setClip(clip);
    set({ clip, time: 0, duration: session?.model.duration ?? 0 });
    ask();
  },
  choose(chosen) {
    set({ chosen });
    paint();
    setTable({ start: 0 });
    ask();
  },
  setThreshold(threshold) {
    session?.setThreshold(threshold / 100);
    set({ threshold, bones: session?.bones() ?? [] });
    ask();
    show();
  },
  toggle() {
    set({ isPlaying: !state.isPlaying });
    show();
    ask();
  },
  setTime(seconds) {
    set({ isPlaying: false });
    session?.model.setTime(seconds);
    ask();
  },
  moveTestBox(axis, to) {
    const center = session?.testCenter.map((x, i) => (i === axis ? to : x));
    if (center) session?.moveTestBox(center as unknown as Vec3);
    ask();
  },
  setTable: (change) => setTable({ ...('isOfChosen' in change && { start: 0 }), ...change }),
  showVertex(vertex) {
    const within = state.table.vertices?.indexOf(vertex) ?? vertex;
    const isOfChosen = state.table.isOfChosen && within >= 0;
    const row = isOfChosen ? within : vertex;
    const most = Math.max(0, (state.list?.weights.offsets.length ?? 1) - 2);
    const start = Math.min(Math.max(0, Math.floor(row) || 0), most);
    setTable({ isOfChosen, start: start - (start % kVerticesShown) });
  },
  setText(change) {
    set({ text: { ...state.text, ...change } });
    show();
  },
  copy() {
    copyText(textOf()).then(
      () => say('copied'),
      () => say('notCopied'),
    );
  },
  save() {
    const name = (state.fileName ?? 'walker').replace(/\.\w+$/, '');
    saveText(`${name}-weights.${state.text.layout === 'csv' ? 'csv' : 'txt'}`, textOf());
  },
};

function openPicture(): void {
  const canvas = root.querySelector('canvas') as HTMLCanvasElement;
  view = SkinView.open(canvas, ask);
  if (!view) {
    set({ hasPicture: false });
    return;
  }
  const opened = view;
  aim = new Aim(canvas, new TestBoxDrag(opened.camera, () => session, ask));
  opened.setColors(cssColors(kColors));
  new ResizeObserver(() => {
    opened.resize(Math.max(1, canvas.clientWidth), Math.max(1, canvas.clientHeight));
    // at once: a canvas is empty after it has another size
    opened.draw();
    ask();
  }).observe(canvas);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', recolor);
}

show();
openPicture();
listenForFiles(document.body, (file) => commands.open(file));
try {
  core = await loadCore();
} catch (error) {
  if (!(error instanceof CollisionError)) throw error;
  set({ alert: format(store.current.strings.failed, { reason: error.message }) });
}
const { alert } = state;
put(new SkinnedModel(walker()), null);
set({ alert });
show();
