// Every lesson: what it claims is what the core says, its exercises can be solved, and both languages have all of it.
import { describe, expect, test } from 'vitest';
import { lessonText, textSlugs } from '../../../../tools/site/lessons/texts.ts';
import { loadCore } from '../../../../web/core/index.node.ts';
import { isReached } from '../../../../web/pages/lessons/exercises.ts';
import { sceneOf, startOf } from '../../../../web/pages/lessons/figure-scene.ts';
import { lessons } from '../../../../web/pages/lessons/list/index.ts';
import type { Lesson } from '../../../../web/pages/lessons/model.ts';
import { Readings } from '../../../../web/pages/lessons/readings.ts';
import { numberAt, withNumberAt } from '../../../../web/pages/lessons/scrub.ts';
import type { PlainScene } from '../../../../web/scene/scene.ts';

const core = await loadCore();
const langs = ['en', 'ko'] as const;

const readingsOf = (lesson: Lesson, scene: PlainScene) => {
  const { variables = {} } = lesson;
  return new Readings(core, scene, { ...variables, ...lesson.readings?.(core, scene, variables) });
};

/** The directives of a text, each once, without their words. */
const directivesOf = (body: string): string[] => {
  const all = Array.from(
    body.matchAll(/:{1,6}([a-z]+)(?:\[([^\]]*)\])?(\{[^}]*\})?/g),
    ([, name = '', label = '', attributes = '']) =>
      ['n', 'scrub'].includes(name) ? `${name}[${label}]${attributes}` : name + attributes,
  );
  return [...new Set(all)].sort();
};

/** The numbers of a text that can be changed. */
const scrubsOf = (body: string) =>
  Array.from(body.matchAll(/:scrub\[([^\]]+)\]\{([^}]+)\}/g), ([, path = '', attributes = '']) => {
    const of = (name: string) => new RegExp(`${name}="?([^\\s"}]+)`).exec(attributes)?.[1];
    const [min, max, step] = [of('min'), of('max'), of('step')].map(Number) as [
      number,
      number,
      number,
    ];
    return { path, min, max, step, figure: of('figure') ?? 'main' };
  });

test('the texts are those of the lessons, in both languages', () => {
  const slugs = lessons.map(({ slug }) => slug).sort();
  for (const lang of langs) expect([...textSlugs(lang)].sort()).toEqual(slugs);
});

test('each lesson but the last ends with the question of the next, in both languages', () => {
  for (const lang of langs) {
    const questions = lessons.map(({ slug }) => lessonText(lang, slug).next);
    expect(questions.pop()).toBeNull();
    for (const question of questions) expect(question).toMatch(/^.{40,240}\?$/);
    expect(new Set(questions).size).toBe(questions.length);
  }
});

test('quaternions are not spoken of before their lesson', () => {
  for (const [lang, word] of [
    ['en', /quaternion/i],
    ['ko', /쿼터니언/],
  ] as const) {
    const spokenOf = ({ slug }: Lesson) =>
      word.test(lessonText(lang, slug).body.replaceAll(/:lesson\{[^}]*\}/g, ''));
    expect(lessons.find(spokenOf)?.slug).toBe('quaternions');
  }
});

describe.each(lessons.map((lesson) => [lesson.slug, lesson] as const))('%s', (slug, lesson) => {
  const [en, ko] = [lessonText('en', slug), lessonText('ko', slug)];

  test('says the same in both languages', () => {
    expect(directivesOf(ko.body)).toEqual(directivesOf(en.body));
    const headings = ({ body }: typeof en) => body.match(/^#{2,3} /gm)?.length;
    expect(headings(ko)).toBe(headings(en));
    const formulas = ({ body }: typeof en) => body.match(/^\$\$$/gm)?.length;
    expect(formulas(ko)).toBe(formulas(en));
    const numbers = ({ body }: typeof en) => body.match(/\\n(\[[^\]]*\])?\{[^}]*\}/g);
    expect(numbers(ko)).toEqual(numbers(en));
  });

  test('has what a lesson has', () => {
    for (const { title, question, description, body } of [en, ko]) {
      expect(title.length).toBeGreaterThan(1);
      expect(question.length).toBeGreaterThan(40);
      expect(description.length).toBeGreaterThan(40);
      expect(description.length).toBeLessThanOrEqual(200);
      for (const part of ['$$', ':scrub[', ':n[', '::code{', ':::::exercise']) {
        expect(body).toContain(part);
      }
      expect(body.includes('::mistakes')).toBe(lesson.exhibits.length > 0);
    }
    expect(ko.body).not.toMatch(/^(?![-|>:$#]).*\b(the|and) \b/m);
    expect(Object.keys(lesson.exercises)).toHaveLength(2);
    expect(lesson.pairs.length).toBeGreaterThan(0);
    for (const [a, b] of lesson.pairs) {
      expect(
        core.catalog.pairs.some((pair) => pair.a === a && pair.b === b),
        `${a}, ${b}`,
      ).toBe(true);
    }
  });

  test('has numbers that can be changed within their limits', () => {
    for (const { path, min, max, figure } of scrubsOf(en.body)) {
      expect(min).toBeLessThan(max);
      const scene = startOf(core, lesson, figure);
      const value = lesson.variables?.[path] ?? numberAt(scene, path);
      expect(value, path).not.toBeNull();
      expect(value, path).toBeGreaterThanOrEqual(min);
      expect(value, path).toBeLessThanOrEqual(max);
      if (lesson.variables?.[path] !== undefined) continue;
      for (const end of [min, max]) {
        const changed = withNumberAt(scene, path, end);
        expect(numberAt(changed, path)).toBe(end);
        expect(() => readingsOf(lesson, changed)).not.toThrow();
      }
    }
  });

  test('reads a number that was set as it was set', () => {
    const { variables = {} } = lesson;
    for (const { path, min, max, step, figure } of scrubsOf(en.body)) {
      if (variables[path] === undefined || figure !== 'main') continue;
      const half = min + step * Math.round((max - min) / 2 / step);
      for (const value of [min, half, max]) {
        const set = { ...variables, [path]: value };
        const start = startOf(core, lesson, figure);
        const scene = lesson.follow?.(core, start, set, path) ?? start;
        const read = lesson.readings?.(core, scene, set)[path] ?? value;
        expect(read, path).toBeCloseTo(value, 6);
      }
    }
  });

  describe.each(Object.entries(lesson.exercises))('exercise %s', (name, exercise) => {
    const start = sceneOf(exercise.figure);
    const reached = (scene: PlainScene) => {
      const readings = readingsOf(lesson, scene);
      return Object.entries(exercise.goals)
        .filter(([, goal]) => isReached(goal, readings, scene, start))
        .map(([goal]) => goal);
    };

    test('is open at first and reached by its solution', () => {
      const all = Object.keys(exercise.goals);
      expect(all.length).toBeGreaterThan(0);
      expect(reached(start)).not.toEqual(all);
      expect(reached(exercise.solution)).toEqual(all);
    });

    test('has its goals and its figure in both texts', () => {
      for (const { body } of [en, ko]) {
        expect(body).toContain(`::figure{#${name}}`);
        const [, section = ''] = body.split(`exercise{#${name}}`);
        const [own = ''] = section.split(':::::');
        const goals = Array.from(own.matchAll(/:goal\[[^\]]+\]\{#([\w-]+)\}/g), ([, goal]) => goal);
        expect(goals.sort()).toEqual(Object.keys(exercise.goals).sort());
      }
    });
  });
});
