// Numbers of a text beside the scene's: from the scene where the lesson reads them from it; and scenes from which readers
// have removed shapes.
import { expect, test } from 'vitest';
import { loadCore } from '../../../../web/core/index.node.ts';
import type { CollisionPlayground } from '../../../../web/element.ts';
import { broadPhase } from '../../../../web/pages/lessons/list/broad-phase.ts';
import { lessons } from '../../../../web/pages/lessons/list/index.ts';
import { rayIntoABox } from '../../../../web/pages/lessons/list/ray-into-a-box.ts';
import { LiveFigure } from '../../../../web/pages/lessons/live-figure.ts';
import type { Lesson } from '../../../../web/pages/lessons/model.ts';
import { withNumberAt } from '../../../../web/pages/lessons/scrub.ts';
import type { PlainScene, Scene } from '../../../../web/scene/scene.ts';
import { sceneDocument } from '../../../../web/scene/scene-document.ts';

const core = await loadCore();

/** A figure of a lesson, and the scene that its element shows. */
function figureOf(lesson: Lesson, name = 'main') {
  const shown: { scene?: { scene: Scene } } = {};
  const listeners: (() => void)[] = [];
  const element = {
    dataset: { figure: name },
    addEventListener: (_: string, act: () => void) => listeners.push(act),
    setAttribute: () => undefined,
    get scene() {
      return shown.scene;
    },
    update: (scene: { scene: Scene }) => {
      shown.scene = scene;
      for (const act of listeners) act();
    },
  } as unknown as CollisionPlayground;
  const article = { querySelectorAll: () => [] } as unknown as HTMLElement;
  return new LiveFigure(element, article, { core, lesson, words: {} });
}

test('a variable has the value that readers gave it', () => {
  const { readings: _, follow: __, ...lesson } = rayIntoABox;
  const figure = figureOf(lesson);
  expect(figure.variable('length')).toBe(1.4);
  figure.setVariable('length', 2, true);
  expect(figure.variable('length')).toBe(2);
  expect(figure.variable('width')).toBeUndefined();
});

test('a variable that is read from the scene follows the scene', () => {
  const figure = figureOf(rayIntoABox);
  expect(figure.variable('length')).toBeCloseTo(1.4, 12);
  figure.show(withNumberAt(figure.scene, 'A.direction.x', 2.4), true);
  expect(figure.variable('length')).toBeCloseTo(Math.hypot(2.4, 0.6, 0.4), 12);
  figure.setVariable('length', 2.8, true);
  expect(figure.variable('length')).toBeCloseTo(2.8, 12);
});

const kNothing: PlainScene = { items: [], pair: null };

/** As a reader changes the scene in the figure. */
const change = (figure: LiveFigure, scene: PlainScene) =>
  figure.element.update(sceneDocument(scene));

const without = ({ items, pair, ...more }: PlainScene, id: number): PlainScene => ({
  ...more,
  items: items.filter((item) => item.id !== id),
  pair: pair?.includes(id) ? null : pair,
});

const figures = lessons.flatMap((lesson) =>
  Object.keys({ ...lesson.figures, ...lesson.exercises, ...lesson.games }).map((name) => {
    return { lesson, slug: lesson.slug, name };
  }),
);

test.each(figures)(
  '$slug, $name: whichever shapes are removed, the text speaks of a scene',
  ({ lesson, name }) => {
    const figure = figureOf(lesson, name);
    const { start } = figure;
    const fewer = [kNothing, ...start.items.map(({ id }) => without(start, id))];
    for (const scene of fewer) {
      change(figure, scene);
      figure.follow((readings, spoken) => {
        expect(spoken.items.length).toBeGreaterThan(0);
        expect(readings.rows).toBeDefined();
      });
      for (const variable of Object.keys(lesson.variables ?? {})) {
        expect(figure.variable(variable)).toEqual(expect.any(Number));
      }
    }
  },
);

test('where a shape is removed, the text keeps the scene that had it, and a number of the text brings it back', () => {
  const figure = figureOf(rayIntoABox);
  const moved = withNumberAt(figure.start, 'B.max.x', 2.5);
  change(figure, moved);
  change(figure, without(moved, 2));
  expect(figure.scene).toBe(moved);
  figure.setVariable('length', 2, true);
  expect(figure.element.scene?.scene.items.map(({ name }) => name)).toEqual(['A', 'B']);
  expect(figure.variable('length')).toBeCloseTo(2, 12);
});

test('a lesson about any number of shapes counts those that are left', () => {
  const figure = figureOf(broadPhase);
  change(figure, without(figure.start, 1));
  figure.follow((readings) => expect(readings.read('count.boxes')).toBe(15));
});

test.each(figures.filter(({ lesson, name }) => lesson.exercises[name]))(
  '$slug, $name: the text speaks of its solution',
  ({ lesson, name }) => {
    const figure = figureOf(lesson, name);
    const solution = lesson.exercises[name]?.solution ?? kNothing;
    change(figure, solution);
    expect(figure.scene).toBe(solution);
  },
);
