// The terms that are defined, with a small drawing for each: A in blue, B in orange, what the term is about in green (apart) or red (meeting).
import { html, svg, type TemplateResult } from 'lit';

export const kTerms = [
  'axis',
  'interval',
  'gap',
  'depth',
  'radii',
  'slab',
  'weights',
  'edgeCoordinates',
  'normals',
  'signedDistance',
  'projectedRadius',
  'ulp',
] as const;
export type Term = (typeof kTerms)[number];

const drawing = (content: TemplateResult): TemplateResult =>
  html`<svg viewBox="0 0 240 84" aria-hidden="true">${content}</svg>`;

const line = (className: string, x1: number, y1: number, x2: number, y2: number) =>
  svg`<line class=${className} x1=${x1} y1=${y1} x2=${x2} y2=${y2} />`;

const label = (x: number, y: number, text: string) => svg`<text x=${x} y=${y}>${text}</text>`;

const axis = line('', 10, 66, 230, 66);

export const drawings: Readonly<Record<Term, TemplateResult>> = {
  axis: drawing(svg`<path class="a thin" d="M30 18l44-8 10 32-44 8z" /><path class="b thin" d="M150 14l50 12-12 30-48-10z" />
    ${axis}${line('dashed', 118, 4, 118, 60)}${line('a', 30, 66, 84, 66)}${line('b', 140, 66, 200, 66)}
    ${line('gap', 84, 66, 140, 66)}`),
  interval: drawing(svg`<path class="a thin" d="M70 26l62-20 38 26-70 18z" />
    ${line('dashed', 70, 26, 70, 66)}${line('dashed', 170, 32, 170, 66)}${axis}${line('a', 70, 66, 170, 66)}
    ${label(70, 82, 'min p·n')}${label(170, 82, 'max p·n')}`),
  gap: drawing(svg`<rect class="a thin" x="20" y="34" width="70" height="26" /><rect class="b thin" x="140" y="4" width="70" height="18" />
    ${line('hit', 90, 34, 140, 22)}${axis}${line('a', 20, 66, 90, 66)}${line('b', 140, 66, 210, 66)}
    ${line('gap', 90, 66, 140, 66)}`),
  depth:
    drawing(svg`<rect class="a thin" x="40" y="16" width="86" height="40" /><rect class="b thin" x="104" y="24" width="90" height="44" />
    ${line('hit', 104, 38, 126, 38)}<path class="hit" d="M120 33l6 5-6 5" />`),
  radii:
    drawing(svg`<circle class="a thin" cx="70" cy="40" r="34" /><circle class="b thin" cx="172" cy="40" r="28" />
    ${line('a', 70, 40, 104, 40)}${line('gap', 104, 40, 144, 40)}${line('b', 144, 40, 172, 40)}
    ${label(87, 54, 'rA')}${label(158, 54, 'rB')}`),
  slab: drawing(svg`${line('b thin', 80, 6, 80, 70)}${line('b thin', 160, 6, 160, 70)}${line('a thin', 20, 64, 226, 14)}
    ${line('hit', 80, 49, 160, 30)}${label(80, 82, 't₁')}${label(160, 82, 't₂')}`),
  weights:
    drawing(svg`<path class="b thin" d="M50 66h140L110 8z" />${line('dashed', 50, 66, 122, 46)}${line('dashed', 190, 66, 122, 46)}
    ${line('dashed', 110, 8, 122, 46)}${label(40, 74, 'a')}${label(200, 74, 'b')}${label(98, 14, 'c')}
    ${label(122, 62, 'v')}${label(142, 42, 'w')}${label(98, 42, 'u')}`),
  edgeCoordinates:
    drawing(svg`<path class="b thin" d="M50 66h110l30-56H80z" />${line('dashed', 112, 66, 127, 38)}${line('dashed', 65, 38, 127, 38)}
    ${line('hit', 50, 66, 112, 66)}${line('gap', 50, 66, 65, 38)}${label(40, 74, 'a')}${label(166, 78, 'b')}${label(70, 12, 'c')}
    ${label(82, 80, 'u')}${label(48, 48, 'v')}`),
  normals:
    drawing(svg`${line('a', 20, 66, 220, 66)}${line('b', 40, 78, 200, 18)}<path class="a thin" d="M110 66V22M106 28l4-6 4 6" />
    <path class="b thin" d="M110 52L94 10M93 17l1-7 6 4" />${label(122, 28, 'nA')}${label(82, 18, 'nB')}`),
  signedDistance:
    drawing(svg`${line('b', 14, 52, 226, 52)}${line('gap', 80, 52, 80, 18)}${line('hit', 160, 52, 160, 76)}
    ${label(98, 30, '+')}${label(174, 72, '−')}<path class="b thin" d="M30 52V30M26 36l4-6 4 6" />${label(42, 34, 'n')}`),
  projectedRadius:
    drawing(svg`<path class="a thin" d="M74 34l70-24 20 30-70 26z" />${line('dashed', 119, 38, 200, 38)}
    ${line('dashed', 144, 10, 200, 10)}${line('a', 200, 10, 200, 38)}${label(212, 28, 'r')}${line('b', 14, 78, 226, 78)}`),
  ulp: drawing(svg`${line('', 10, 40, 230, 40)}${[30, 75, 120, 165, 210].map((x) => line('', x, 32, x, 48))}
    ${line('gap', 120, 40, 165, 40)}${label(142, 64, '1 ulp')}`),
};
