// What the directives of a lesson's text become. Each number is computed by the core.
import { h } from 'hastscript';
import type { Chart } from '../../../web/pages/lessons/chart.ts';
import type { CodeAnswers } from '../../../web/pages/lessons/code-answers.ts';
import { figureOf } from '../../../web/pages/lessons/figure-scene.ts';
import type { Lesson } from '../../../web/pages/lessons/model.ts';
import { defaultDigits, readingText } from '../../../web/pages/lessons/reading-text.ts';
import type { Readings } from '../../../web/pages/lessons/readings.ts';
import { isMoving } from '../../../web/scene/clock.ts';
import type { DrawnVector } from '../../../web/scene/drawn-vector.ts';
import type { PlainScene } from '../../../web/scene/scene.ts';
import type { Lang } from '../../../web/strings/lang.ts';
import { chartElement } from './chart.ts';
import { codeInLanguages } from './code.ts';
import type { Directive, DirectiveHandlers, Replacement } from './directives.ts';
import { figureElement, posterName } from './figure.ts';
import type { FormulaContext } from './formulas.ts';

export interface LessonContext {
  readonly lesson: Lesson;
  readonly lang: Lang;
  /** The way to the site's folder. */
  readonly up: string;
  readonly words: Readonly<Record<string, string>>;
  readingsOf(figure: string): Readings;
  /** The drawing of this name. */
  chartOf(name: string): Chart;
  /** The verdict about a figure's pair, in words. */
  verdictOf(figure: string): string;
  /** The scene that a figure begins with. */
  sceneIn(figure: string): PlainScene;
  /** What is drawn beside its shapes. */
  vectorsIn(figure: string): readonly DrawnVector[];
  /** A link to another lesson, with its number. */
  linkTo(slug: string): Replacement;
  /** What a number that readers change is called: `B: Center x`. */
  labelOf(path: string): string;
  /** Text alternative of a figure's picture. */
  altOf(figure: string): string;
  /** Links to the exhibits that the lesson warns of. */
  readonly mistakes: Replacement;
  /** What the function of this name and the core answer for a figure. */
  codeAnswers(name: string, figure: string): CodeAnswers;
}

/** A word about a figure: that of its exercise or the main one, or the one that `figure` names. */
const word = (
  className: string,
  data: Record<string, string>,
  { attributes: { figure } }: Directive,
): Replacement => ({
  tag: 'span',
  properties: { className: `word ${className}`, ...data, ...(figure && { 'data-figure': figure }) },
});

const shapeWord = (name: string, directive: Directive): Replacement =>
  word(name === 'A' ? 'a' : name === 'B' ? 'b' : 'shape', { 'data-shape': name }, directive);

function numberOf({ attributes }: Directive, name: string): number | undefined {
  const text = attributes[name];
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text === '' || Number.isNaN(value)) throw new Error(`${name}="${text}" is no number`);
  return value;
}

/** A number or word of the figure's own, or one that readers change. */
function reading(
  context: LessonContext,
  directive: Directive,
  more: Record<string, string> = {},
): Replacement {
  const { label: path, attributes } = directive;
  const figure = attributes['figure'] ?? 'main';
  const digits = numberOf(directive, 'digits') ?? defaultDigits(path);
  const isSigned = 'signed' in attributes;
  const value = context.readingsOf(figure).read(path);
  const text = readingText(value, context.words, { digits, isSigned });
  const properties = {
    className: 'reading',
    'data-reading': path,
    'data-figure': figure,
    'data-digits': String(digits),
    ...(isSigned && { 'data-signed': '' }),
    ...more,
  };
  return { tag: 'span', properties, children: [{ type: 'text', value: text }] };
}

function scrub(context: LessonContext, directive: Directive): Replacement {
  const [min, max, step] = ['min', 'max', 'step'].map((name) => numberOf(directive, name));
  if (min === undefined || max === undefined || step === undefined) {
    throw new Error(`:scrub[${directive.label}] has no min, max or step`);
  }
  const digits = directive.attributes['digits'] ?? String(`${step}`.split('.')[1]?.length ?? 0);
  const attributes = { ...directive.attributes, digits };
  const limits = {
    'data-label': context.labelOf(directive.label),
    'data-min': String(min),
    'data-max': String(max),
    'data-step': String(step),
  };
  const made = reading(context, { ...directive, attributes }, limits);
  return { ...made, properties: { ...made.properties, className: 'reading scrub' } };
}

function code(context: LessonContext, { attributes }: Directive): Replacement {
  const { lang, words } = context;
  const name = attributes['name'] ?? '';
  const ownWords = {
    copy: words['code.copy'] ?? '',
    copied: words['code.copied'] ?? '',
    language: words['code.language'] ?? '',
  };
  const figure = attributes['figure'] ?? 'main';
  const answers = context.codeAnswers(name, figure);
  return {
    tag: 'figure',
    properties: { className: 'code', 'data-textbook': name, 'data-figure': figure },
    children: [
      ...codeInLanguages(name, lang, ownWords),
      h('figcaption', [
        h('span', [
          `${words['code.textbook']} `,
          h('strong', { class: 'textbook' }, answers.textbook),
        ]),
        h('span', [`${words['code.core']} `, h('strong', { class: 'core' }, answers.core)]),
      ]),
    ],
  };
}

function axes({ words, readingsOf }: LessonContext, { attributes }: Directive): Replacement {
  const figure = attributes['figure'] ?? 'main';
  const cells = [
    ['a.radius', 'axes.a'],
    ['b.radius', 'axes.b'],
    ['radii', 'axes.sum'],
    ['centers', 'axes.centers'],
    ['gap', 'axes.gap'],
  ] as const;
  const readings = readingsOf(figure);
  const cell = (path: string, key: string) =>
    h(
      'td',
      {
        class: `reading ${key}`,
        'data-reading': path,
        'data-figure': figure,
        'data-digits': '3',
        ...(key === 'gap' && { 'data-signed': '' }),
      },
      readingText(readings.read(path), words, { isSigned: key === 'gap' }),
    );
  return {
    tag: 'div',
    properties: {
      className: 'scroll',
      tabIndex: 0,
      role: 'group',
      ariaLabel: words['axes.caption'] ?? '',
    },
    children: [
      h('table', { class: 'axes' }, [
        h('caption', words['axes.caption']),
        h(
          'thead',
          h('tr', [
            h('th', { scope: 'col' }, '#'),
            h('th', { scope: 'col' }, words['axes.name']),
            ...cells.map(([, label]) => h('th', { scope: 'col' }, words[label])),
          ]),
        ),
        h(
          'tbody',
          readings.rows.map(({ name, number, status }) =>
            h('tr', { class: status, 'data-row': name }, [
              h('td', String(number)),
              h('th', { scope: 'row' }, h('span', { class: 'word row', 'data-axis': name }, name)),
              ...cells.map(([key]) => cell(`step(${name}).${key}`, key)),
            ]),
          ),
        ),
      ]),
    ],
  };
}

function figure(context: LessonContext, name: string): Replacement {
  const { lesson, up } = context;
  const poster = posterName(lesson, name);
  const place = {
    name,
    poster,
    up,
    alt: context.altOf(name),
    lang: context.lang,
    shown: context.sceneIn(name),
    vectors: context.vectorsIn(name),
    isFirst: false,
  };
  const element = figureElement(figureOf(lesson, name), place);
  const isInMotion = isMoving(context.sceneIn(name));
  const className = isInMotion ? 'inline-figure moving' : 'inline-figure';
  return { tag: 'div', properties: { className }, children: [element] };
}

/** Readings and words of the formulas. */
export const formulasOf = (context: LessonContext): FormulaContext => ({
  words: {
    copy: context.words['formula.copy'] ?? '',
    copied: context.words['formula.copied'] ?? '',
  },
  readingOf: ({ path, attributes }) => reading(context, { name: 'n', label: path, attributes }),
});

/** @throws Error (when called) for names that the lesson does not have */
export function handlersOf(context: LessonContext): DirectiveHandlers {
  const { lesson, words } = context;
  return {
    a: (directive) => shapeWord('A', directive),
    b: (directive) => shapeWord('B', directive),
    shape: (directive) => shapeWord(directive.attributes['name'] ?? '', directive),
    row: (directive) => word('row', { 'data-axis': directive.attributes['axis'] ?? '' }, directive),
    n: (directive) => reading(context, directive),
    beside: () => ({ tag: 'span', properties: { className: 'beside' } }),
    scrub: (directive) => scrub(context, directive),
    figure: ({ attributes }) => figure(context, attributes['id'] ?? ''),
    chart: ({ attributes: { id = '' } }) => chartElement(context, id),
    choose: ({ label, attributes: { variable = '', value = '', figure = 'main' } }) => ({
      tag: 'span',
      properties: {
        className: 'choice',
        'data-figure': figure,
        'data-variable': variable,
        'data-value': value,
      },
      children: [{ type: 'text', value: label }],
    }),
    code: (directive) => code(context, directive),
    axes: (directive) => axes(context, directive),
    lesson: ({ attributes }) => context.linkTo(attributes['to'] ?? ''),
    mistakes: () => context.mistakes,
    exercise: ({ attributes: { id = '' } }) => {
      if (!lesson.exercises[id]) throw new Error(`lesson ${lesson.slug} has no exercise "${id}"`);
      return { tag: 'section', properties: { className: 'exercise', 'data-exercise': id } };
    },
    game: ({ attributes: { id = '' } }) => {
      if (!lesson.games?.[id]) throw new Error(`lesson ${lesson.slug} has no game "${id}"`);
      return { tag: 'section', properties: { className: 'exercise game', 'data-game': id } };
    },
    goal: ({ attributes: { id = '' } }) => ({
      tag: 'span',
      properties: { className: 'goal', 'data-goal': id },
    }),
    hint: () => ({
      tag: 'details',
      properties: { className: 'hint' },
      summary: words['exercise.hint'] ?? '',
    }),
  };
}
