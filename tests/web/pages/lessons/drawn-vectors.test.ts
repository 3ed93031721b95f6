// The vectors that figures of lessons show beside their shapes: the element reads them, and the text names them.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readVectors } from '../../../../web/app/vectors/read-vectors.ts';
import { sceneOf, startOf, vectorsOf } from '../../../../web/pages/lessons/figure-scene.ts';
import { dotAndCross } from '../../../../web/pages/lessons/list/dot-and-cross.ts';
import { lessons } from '../../../../web/pages/lessons/list/index.ts';
import { supportAndGjk } from '../../../../web/pages/lessons/list/support-and-gjk.ts';
import { cross, dot, length, sub } from '../../../../web/scene/vectors.ts';
import { core } from '../../../core/support/core.ts';

const drawing = lessons.filter(({ vectors }) => vectors);
const figures = drawing.flatMap((lesson) =>
  Object.keys({ ...lesson.figures, ...lesson.exercises, ...lesson.games }).map((name) => {
    return { lesson, slug: lesson.slug, name };
  }),
);

/** All but a line that only goes on. */
const naming = drawing.filter(({ slug }) => slug !== 'why-floats-fail');

test('some lessons draw vectors', () => {
  expect(naming.length).toBeGreaterThan(3);
});

test.each(figures)('$slug: the element reads those of $name', ({ lesson, name }) => {
  const vectors = vectorsOf(core, lesson, startOf(core, lesson, name));
  expect(readVectors(JSON.stringify(vectors))).toEqual(vectors);
});

describe.each(['en', 'ko'])('%s', (lang) => {
  test.each(naming)('the text of $slug names them', (lesson) => {
    const text = readFileSync(`web/strings/lessons/${lang}/${lesson.slug}.md`, 'utf8');
    const scenes = [...Object.keys(lesson.figures)].map((name) => startOf(core, lesson, name));
    const names = scenes.flatMap((scene) =>
      vectorsOf(core, lesson, scene).flatMap(({ name = '' }) => name.replace('−', '') || []),
    );
    expect(names.length).toBeGreaterThan(0);
    for (const name of new Set(names)) {
      const isNamed = new RegExp(String.raw`\$[^$]*(?<![\\a-z])${name}(?![a-z])[^$]*\$`).test(text);
      expect([name, isNamed]).toEqual([name, true]);
    }
  });
});

test('dot and cross: e, w, and r that is perpendicular to e', () => {
  const [e, w, r] = vectorsOf(core, dotAndCross, sceneOf(dotAndCross.figures.main)).map(
    ({ from, to }) => sub(to, from),
  );
  if (!(e && w && r)) throw new Error('there are no vectors');
  expect(e).toEqual([3.2, 2.4, 0]);
  expect(dot(r, e)).toBeCloseTo(0, 12);
  // w − r is along e
  expect(length(cross(sub(w, r), e))).toBeCloseTo(0, 12);
});

test('support and GJK: d begins where A is furthest along it, −d where B is furthest along that', () => {
  const scene = startOf(core, supportAndGjk, 'main');
  const [a, b] = scene.items.map(({ shape }) => shape);
  if (!(a && b)) throw new Error('there is no pair');
  for (const angle of [-170, -60, 0, 20, 55, 120]) {
    const [d, back] = vectorsOf(core, supportAndGjk, scene, { angle, step: 1 });
    if (!(d && back)) throw new Error('there are no directions');
    const direction = sub(d.to, d.from);
    const isFurthest = (shape: typeof a, from: typeof d.from, sign: number) => {
      const { min, max } = core.project(shape, direction);
      expect(dot(from, direction) / length(direction)).toBeCloseTo(sign > 0 ? max : min, 12);
    };
    isFurthest(a, d.from, 1);
    isFurthest(b, back.from, -1);
    expect(dot(direction, sub(back.to, back.from))).toBeLessThan(0);
  }
});
