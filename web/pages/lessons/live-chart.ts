// A drawing of a lesson follows the scene of its figure.
import { type Chart, elementOf, viewBoxOf } from './chart.ts';
import type { LessonParts, LiveFigure } from './live-figure.ts';

const kSvg = 'http://www.w3.org/2000/svg';

function draw(svg: SVGSVGElement, chart: Chart): void {
  svg.setAttribute('viewBox', viewBoxOf(chart));
  svg.replaceChildren(
    ...chart.marks.map(elementOf).map(({ tag, attributes, text }) => {
      const element = document.createElementNS(kSvg, tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      if (text !== undefined) element.textContent = text;
      return element;
    }),
  );
}

export function connectChart(
  place: HTMLElement,
  figure: LiveFigure,
  { core, lesson }: LessonParts,
): void {
  const chartOf = lesson.charts?.[place.dataset['chart'] ?? ''];
  const svg = place.querySelector('svg');
  if (!(chartOf && svg)) return;
  figure.follow(() => {
    const { scene, variables } = figure.shown;
    draw(svg, chartOf.chart(core, scene, variables));
  });
}
