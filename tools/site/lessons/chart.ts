// A drawing in the text of a lesson, as SVG.
import { h, s } from 'hastscript';
import { elementOf, viewBoxOf } from '../../../web/pages/lessons/chart.ts';
import type { Replacement } from './directives.ts';
import type { LessonContext } from './handlers.ts';

/** @throws Error where the lesson has no such drawing, or the language no words for it */
export function chartElement({ lesson, words, chartOf }: LessonContext, name: string): Replacement {
  const label = words[`chart.${name}`];
  if (label === undefined) throw new Error(`there are no words for the drawing "${name}"`);
  const chart = chartOf(name);
  const marks = chart.marks
    .map(elementOf)
    .map(({ tag, attributes, text }) => s(tag, { ...attributes }, text ?? []));
  return {
    tag: 'figure',
    properties: {
      className: 'chart',
      'data-chart': name,
      'data-figure': lesson.charts?.[name]?.figure ?? 'main',
    },
    children: [
      s('svg', { viewBox: viewBoxOf(chart), role: 'img', ariaLabel: label }, marks),
      h('figcaption', label),
    ],
  };
}
