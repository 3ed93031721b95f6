// The turned body as an SVG: a parallel projection from the front, the right and above.
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Vec3 } from '../../scene/shape.ts';
import { dot, scale } from '../../scene/vectors.ts';
import type { Face, TurnedBody } from './body.ts';

/** Half of the view box. */
const kHalf = 100;
/** Pixels per unit. */
const kScale = 64;
/** Length of drawn vectors. */
const kVector = 1.4;

const [kYaw, kPitch] = [0.58, 0.4];
const kRight: Vec3 = [Math.cos(kYaw), 0, -Math.sin(kYaw)];
const kUp: Vec3 = [
  -Math.sin(kYaw) * Math.sin(kPitch),
  Math.cos(kPitch),
  -Math.cos(kYaw) * Math.sin(kPitch),
];
const kViewer: Vec3 = [
  Math.sin(kYaw) * Math.cos(kPitch),
  Math.sin(kPitch),
  Math.cos(kYaw) * Math.cos(kPitch),
];

type Point = readonly [number, number];

const onScreen = (point: Vec3): Point => [dot(kRight, point) * kScale, -dot(kUp, point) * kScale];
const isFacing = (direction: Vec3) => dot(kViewer, direction) >= 0;
const pathOf = (points: readonly Vec3[]) =>
  points
    .map((point) =>
      onScreen(point)
        .map((each) => each.toFixed(1))
        .join(' '),
    )
    .join('L');

export interface DrawnBody {
  readonly body: TurnedBody;
  /** Its attitude and the vector, in words. */
  readonly label: string;
}

const kWorld: readonly Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

export function bodyDrawing({ body, label }: DrawnBody): TemplateResult {
  const { faces, axes, rotationAxis, vector } = body;
  const arrows = vector
    ? [
        { name: 'v', tip: scale(vector.before, kVector), kind: 'before' },
        { name: 'v′', tip: scale(vector.after, kVector), kind: 'after' },
      ]
    : [];
  const tips = axes.map((tip, i) => ({ name: 'xyz'.charAt(i), tip, kind: 'own' }));
  const all = [...tips, ...arrows];
  return html`<svg
    class="body-drawing"
    role="img"
    aria-label=${label}
    viewBox="${-kHalf} ${-kHalf} ${2 * kHalf} ${2 * kHalf}"
  >
    ${kWorld.map((axis) => line('world', scale(axis, -kVector), scale(axis, kVector)))}
    ${
      rotationAxis
        ? line('axis', scale(rotationAxis, -kVector), scale(rotationAxis, kVector))
        : nothing
    }
    ${all.filter(({ tip }) => !isFacing(tip)).map(arrow)}
    ${faces.filter(isSeen).map(faceTemplate)}
    ${
      vector
        ? svg`<path class="way" d="M${pathOf(vector.way.map((point) => scale(point, kVector)))}" />`
        : nothing
    }
    ${all.filter(({ tip }) => isFacing(tip)).map(arrow)}
  </svg>`;
}

/** Whether the corners go counter-clockwise on the screen, whose y points down. */
function isSeen({ corners }: Face): boolean {
  const [a, b, c] = corners.map(onScreen) as [Point, Point, Point];
  return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) < 0;
}

const faceTemplate = ({ name, corners, opening }: Face) =>
  svg`<path class=${name} d="M${pathOf(corners)}Z" />
    ${opening.length > 0 ? svg`<path class="opening" d="M${pathOf(opening)}Z" />` : nothing}`;

const line = (kind: string, from: Vec3, to: Vec3) =>
  svg`<path class=${kind} d="M${pathOf([from, to])}" />`;

/** Pixels of an arrow's head, and from its tip to its name. */
const [kHead, kName] = [7, 9];

function arrow({ name, tip, kind }: { name: string; tip: Vec3; kind: string }) {
  const [x, y] = onScreen(tip);
  const size = Math.hypot(x, y) || 1;
  const [dx, dy] = [x / size, y / size];
  const head = `M${x} ${y}L${x - kHead * dx + (kHead / 2) * dy} ${y - kHead * dy - (kHead / 2) * dx}L${
    x - kHead * dx - (kHead / 2) * dy
  } ${y - kHead * dy + (kHead / 2) * dx}Z`;
  return svg`<g class=${kind}>
    <path d="M0 0L${x} ${y}" /><path class="head" d=${head} />
    <text x=${x + kName * dx} y=${y + kName * dy} text-anchor="middle" dominant-baseline="central">${name}</text>
  </g>`;
}
