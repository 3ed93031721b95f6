// Which pairs of many boxes need a test at all: sort and sweep, a grid, a tree; counted on the boxes of the figure.
import type { Core } from '../../../core/index.ts';
import type { PlainScene } from '../../../scene/scene.ts';
import { arranged, boxAt, boxesIn, kArea, sceneOfBoxes, strewn } from '../many/arrangements.ts';
import { byCuts, cutScene, cutsOf, hasCuts } from '../many/cuts.ts';
import { gridChart, openAt, sweepChart, treeChart } from '../many/pair-charts.ts';
import {
  type Asked,
  arePairsSame,
  byGrid,
  bySweep,
  byTree,
  pairsInWorld,
  pairsText,
} from '../many/pairs.ts';
import type { CodeCall, Lesson, LessonFigure, Variables } from '../model.ts';
import type { Reading } from '../readings.ts';

type Own = Record<string, Reading>;

const kStart = { arrangement: 1, count: 16, cell: 0.8, turn: 6, level: 3 } as const;
const kCuts = { cutX: 0, cutLeft: 0, cutRight: 0 } as const;

const flat = (scene: PlainScene, more: Partial<LessonFigure> = {}): LessonFigure => ({
  scene,
  ui: 'none',
  axis: 'none',
  camera: 'front parallel',
  ...more,
});

const pairsOf = (count: number) => (count * (count - 1)) / 2;

const kMany = 1000;
const thousands = new WeakMap<Core, Own>();

/** A thousand boxes, as dense as those of the figure. */
function thousand(core: Core): Own {
  const known = thousands.get(core);
  if (known) return known;
  const by = Math.sqrt(kMany / kStart.count);
  const boxes = strewn(kMany, { width: kArea.width * by, height: kArea.height * by });
  const own = {
    'count.thousand.pairs': pairsOf(kMany),
    'count.thousand.meet': pairsInWorld(core, boxes).length,
    'count.thousand.sweep': bySweep(core, boxes).asked,
    'count.thousand.grid': byGrid(core, boxes, kStart.cell).asked,
    'count.thousand.tree': byTree(core, boxes).asked,
  };
  thousands.set(core, own);
  return own;
}

function readings(core: Core, scene: PlainScene, variables: Variables): Own {
  const boxes = boxesIn(scene);
  if (hasCuts(scene)) return { 'count.cuts': byCuts(core, scene, cutsOf(variables)).asked };
  const { cell = kStart.cell, turn = kStart.turn } = variables;
  const inWorld = pairsInWorld(core, boxes);
  const [sweep, grid, tree] = [
    bySweep(core, boxes),
    byGrid(core, boxes, cell),
    byTree(core, boxes),
  ];
  const isSame = ({ pairs }: Asked) => arePairsSame(pairs, inWorld);
  const { now, open } = openAt(boxes, turn);
  return {
    ...thousand(core),
    'count.boxes': boxes.length,
    'count.pairs': pairsOf(boxes.length),
    'count.meet': inWorld.length,
    'count.sweep': sweep.asked,
    'count.grid': grid.asked,
    'count.entries': grid.entries,
    'count.vain': grid.asked - inWorld.length,
    'count.tree': tree.asked,
    'count.same': [sweep, grid, tree].filter(isSame).length,
    'turn.name': now?.name ?? null,
    'turn.open': open.map(({ name }) => name).join(', ') || null,
    'count.open': open.length,
  };
}

function followed(_: Core, scene: PlainScene, variables: Variables, changed?: string): PlainScene {
  if (hasCuts(scene)) return cutScene(cutsOf(variables));
  if (changed !== 'arrangement' && changed !== 'count') return scene;
  const { arrangement = kStart.arrangement, count = kStart.count } = variables;
  return sceneOfBoxes(arranged(arrangement, count));
}

/** A method of the text, called on the boxes of the figure with the core as its test of two boxes. */
const call = (...more: readonly unknown[]): CodeCall => ({
  arguments: (scene, core) => [
    boxesIn(scene).map(({ name: _, ...box }) => box),
    (a: never, b: never) => core.meets(a, b),
    ...more,
  ],
  answer: (returned, scene) => pairsText((returned as Asked).pairs, boxesIn(scene)),
  core: (core, scene) => {
    const boxes = boxesIn(scene);
    return pairsText(pairsInWorld(core, boxes), boxes);
  },
});

const few = (...places: readonly (readonly [number, number])[]) =>
  sceneOfBoxes(places.map(([x, y]) => boxAt(x, y, 0.8, 0.5)));

export const broadPhase: Lesson = {
  slug: 'broad-phase',
  pairs: [['aabb', 'aabb']],
  anyNumber: true,
  figures: {
    main: flat(sceneOfBoxes(arranged(kStart.arrangement, kStart.count))),
  },
  exercises: {
    'all-in-vain': {
      figure: flat(few([-2, 1], [-1, -1], [0, 0.8], [1, -0.6], [2, 1.2])),
      goals: {
        none: { reading: 'count.meet', is: 0 },
        all: { reading: 'count.sweep', is: 10 },
        five: { reading: 'count.boxes', is: 5 },
      },
      solution: few([0, -1.6], [0.1, -0.8], [0, 0], [-0.1, 0.8], [0, 1.6]),
    },
    'none-in-vain': {
      figure: flat(few([-2, 0.3], [-1.1, 0.5], [0.2, 0.35], [1.1, 0.45], [2.2, 0.4])),
      goals: {
        meet: { reading: 'count.meet', from: 3 },
        vain: { reading: 'count.vain', is: 0 },
        five: { reading: 'count.boxes', is: 5 },
      },
      solution: few([-2, 0.2], [-1.8, 0.1], [-1.9, -0.1], [0.9, -0.8], [2.4, 1.3]),
    },
  },
  games: {
    cuts: {
      figure: flat(cutScene(kCuts), { readonly: true }),
      score: 'count.cuts',
      par: 36,
      solution: { cutX: -1.2, cutLeft: 0.1, cutRight: -0.2 },
    },
  },
  exhibits: [5, 6, 11],
  variables: { ...kStart, ...kCuts },
  follow: followed,
  charts: {
    sweep: {
      chart: (_, scene, { turn = kStart.turn }) => sweepChart(boxesIn(scene), turn),
    },
    grid: { chart: (_, scene, { cell = kStart.cell }) => gridChart(boxesIn(scene), cell) },
    vain: {
      figure: 'none-in-vain',
      chart: (_, scene) => gridChart(boxesIn(scene), kStart.cell),
    },
    tree: { chart: (_, scene, { level = kStart.level }) => treeChart(boxesIn(scene), level) },
  },
  calls: {
    sweepPairs: call(),
    gridPairs: call(kStart.cell),
    treePairs: call(),
  },
  readings,
};
