// Numbers of a text beside the scene's: from the scene where the lesson reads them from it.
import { expect, test } from 'vitest';
import { loadCore } from '../../../../web/core/index.node.ts';
import type { CollisionPlayground } from '../../../../web/element.ts';
import { rayIntoABox } from '../../../../web/pages/lessons/list/ray-into-a-box.ts';
import { LiveFigure } from '../../../../web/pages/lessons/live-figure.ts';
import type { Lesson } from '../../../../web/pages/lessons/model.ts';
import { withNumberAt } from '../../../../web/pages/lessons/scrub.ts';
import type { Scene } from '../../../../web/scene/scene.ts';

const core = await loadCore();

/** The main figure of a lesson, and the scene that its element shows. */
function figureOf(lesson: Lesson) {
  const shown: { scene?: { scene: Scene } } = {};
  const element = {
    dataset: { figure: 'main' },
    addEventListener: () => undefined,
    get scene() {
      return shown.scene;
    },
    update: (scene: { scene: Scene }) => {
      shown.scene = scene;
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
