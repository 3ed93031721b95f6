// Games of lessons: their method ends each round, and what they begin with is what the core says.
import { describe, expect, test } from 'vitest';
import { lessonText } from '../../../../tools/site/lessons/texts.ts';
import { loadCore } from '../../../../web/core/index.node.ts';
import { sceneOf } from '../../../../web/pages/lessons/figure-scene.ts';
import { hasEnded, movesOf } from '../../../../web/pages/lessons/games.ts';
import { lessons } from '../../../../web/pages/lessons/list/index.ts';
import type { PlainScene } from '../../../../web/scene/scene.ts';
import en from '../../../../web/strings/lessons.en.json' with { type: 'json' };
import ko from '../../../../web/strings/lessons.ko.json' with { type: 'json' };

const core = await loadCore();
const games = lessons.flatMap((lesson) =>
  Object.entries(lesson.games ?? {}).map(([name, game]) => [name, { lesson, game }] as const),
);

/** With numbers to a nanometer. */
const rounded = (scene: PlainScene) =>
  JSON.parse(JSON.stringify(scene), (_, value) =>
    typeof value === 'number' ? Math.round(value * 1e9) / 1e9 + 0 : value,
  );

test('there is a game', () => expect(games.length).toBeGreaterThan(0));

describe.each(games)('%s', (name, { lesson, game }) => {
  const { variables = {} } = lesson;

  test('stands in both texts, with words for its buttons and its state', () => {
    for (const lang of ['en', 'ko'] as const) {
      expect(lessonText(lang, lesson.slug).body).toContain(`::game{#${name}}`);
    }
    for (const words of [en, ko] as const) {
      for (const key of ['move', 'best', 'state', 'ended', 'fewer', 'same', 'more']) {
        expect(words).toHaveProperty([`game.${name}.${key}`]);
      }
      expect(words).toHaveProperty([`game.${name}.column.method`]);
    }
  });

  test('begins with the scene of its figure', () => {
    expect(rounded(game.begin(core, 0, variables))).toEqual(rounded(sceneOf(game.figure)));
  });

  test('is open at first in every round, and its method reaches the goal', () => {
    expect(game.rounds).toBeGreaterThan(1);
    for (let round = 0; round < game.rounds; round++) {
      const start = game.begin(core, round, variables);
      expect(hasEnded(core, lesson, game, { scene: start, start, variables })).toBe(false);
      expect(movesOf(core, lesson, game, round)).toBeGreaterThan(1);
    }
  });
});

test('a question that tells nothing new leaves the round open, and counts', () => {
  const [, found] = games.find(([name]) => name === 'fewer-questions') ?? [];
  if (!found) throw new Error('there is no such game');
  const { lesson, game } = found;
  const { variables = {} } = lesson;
  const start = game.begin(core, 0, variables);
  const away = { ...variables, angle: 200 };
  const [once, twice] = [1, 2].map((times) => {
    let scene = start;
    for (let i = 0; i < times; i++) scene = game.move(core, scene, away);
    return scene;
  });
  if (!(once && twice)) throw new Error('there are two scenes');
  expect(hasEnded(core, lesson, game, { scene: twice, start, variables })).toBe(false);
  const readings = (scene: PlainScene) => lesson.readings?.(core, scene, variables);
  expect(readings(twice)).toEqual(readings(once));
  expect(twice.items.length).toBe(once.items.length + 1);
});
