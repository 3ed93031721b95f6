// The plot of docs/worlds.json as SVG: milliseconds per frame against the number of boxes, on logarithmic scales.
import { gridLines, kStyle, logScale, rounded, text } from '../svg.ts';
import type { WorldScene } from './worlds-result.ts';

const kWidth = 960;
const kHeight = 470;
const kLeft = 80;
const kRight = 720;
const kTop = 50;
const kBottom = 410;
const kMarker = 3;

const kColors = ['#0a84ff', '#d55e00', '#009e73', '#9467bd'];

function line({ title, rows }: WorldScene, color: string, at: readonly number[][]): string[] {
  const marks = at.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${kMarker}" fill="${color}"/>`);
  const [x = kRight, y = kBottom] = at.at(-1) ?? [];
  const path = `<polyline fill="none" stroke="${color}" stroke-width="2" points="${at.join(' ')}"/>`;
  return rows.length === 0 ? [] : [path, ...marks, text(x + 12, y + 4, title)];
}

export function worldsPlot(scenes: readonly WorldScene[]): string {
  const rows = scenes.flatMap((scene) => scene.rows);
  const x = logScale(
    rows.map(({ boxes }) => boxes),
    kLeft,
    kRight,
  );
  const y = logScale(
    rows.map(({ milliseconds }) => milliseconds),
    kBottom,
    kTop,
  );
  const drawn = scenes.flatMap((scene, i) =>
    line(
      scene,
      kColors[i] ?? '#777777',
      scene.rows.map((row) => [rounded(x.at(row.boxes)), rounded(y.at(row.milliseconds))]),
    ),
  );
  const numbers = x.powers.map((power) =>
    text(x.at(power), kBottom + 20, power.toLocaleString('en-US'), 'middle'),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${kWidth} ${kHeight}" role="img">
<title>Milliseconds per frame against the number of boxes</title>
<style>${kStyle}</style>
${[
  text(
    kLeft,
    kTop - 20,
    'Milliseconds per frame, by the number of boxes',
    'start',
    ' class="title"',
  ),
  ...gridLines(y, kLeft, kRight),
  ...numbers,
  ...drawn,
].join('\n')}
</svg>
`;
}
