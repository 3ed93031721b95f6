// Code in JavaScript as lessons show it: each text runs alone, and answers as the function that the page runs.
import { expect, test } from 'vitest';
import { codeText } from '../../../../tools/site/lessons/languages/code-texts.ts';
import { lessonText } from '../../../../tools/site/lessons/texts.ts';
import { loadCore } from '../../../../web/core/index.node.ts';
import { startOf } from '../../../../web/pages/lessons/figure-scene.ts';
import { lessons } from '../../../../web/pages/lessons/list/index.ts';
import { itemById } from '../../../../web/scene/scene.ts';

type Called = (...args: readonly unknown[]) => unknown;

const core = await loadCore();
const modules = import.meta.glob<Readonly<Record<string, Called>>>(
  ['../../../../web/textbook/javascript/*.js', '../../../../web/pages/lessons/code/*.js'],
  { eager: true },
);

const shown = lessons.flatMap((lesson) =>
  Array.from(
    lessonText('en', lesson.slug).body.matchAll(/::code\{name="(\w+)"(?: figure="?(\w+)"?)?/g),
    ([, name = '', figure = 'main']) => ({ slug: lesson.slug, name, figure, lesson }),
  ),
);

test.each(shown)('$slug: $name', ({ name, figure, lesson }) => {
  const scene = startOf(core, lesson, figure);
  const pair = (scene.pair ?? []).map((id) => itemById(scene, id)?.shape);
  const args = lesson.calls?.[name]?.arguments(scene, core, lesson.variables ?? {}) ?? pair;
  const imported = Object.values(modules).find((each) => each[name])?.[name];
  const text = codeText(name, 'javascript', 'en');
  const alone: Called = new Function(`'use strict';\n${text}\nreturn ${name};`)();
  expect(args.length).toBeGreaterThan(0);
  expect(imported).toBeDefined();
  expect(alone(...args)).toEqual(imported?.(...args));
});
