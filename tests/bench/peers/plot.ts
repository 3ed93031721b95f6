// The plot of docs/peers.md as SVG: milliseconds per frame against boxes, nanoseconds per test as bars. Both
// scales are logarithmic.
import { gridLines, kStyle, logScale, rounded, text } from '../svg.ts';
import { kOurs, kPairNames, kPairs, kWorlds } from './libraries.ts';
import type { LibraryResult, Result } from './result.ts';

const kWidth = 960;
const kHeight = 830;
const kPanel = 330;
const kLeft = 70;
const kRight = 230;
const kTop = 50;
const kBetween = 80;
const kBarGap = 24;
const kMarker = 4;

/** Colors that stay apart in light, dark, and for most who see few of them. */
const kColors: Readonly<Record<string, string>> = {
  [kOurs]: '#0a84ff',
  three: '#e69f00',
  'three-mesh-bvh': '#b8860b',
  'box-intersect': '#d55e00',
  babylon: '#c0508f',
  cannon: '#8a8a8a',
  rapier: '#009e73',
  'rapier-simd': '#4cc2a0',
  jolt: '#9467bd',
  fcl: '#56b4e9',
  bullet: '#b02020',
  cgal: '#6b8e23',
};
const colorOf = (id: string) => kColors[id] ?? '#777777';

interface Label {
  readonly x: number;
  readonly y: number;
  readonly content: string;
}

const kLine = 16;

/** Names beside the ends of lines, moved down where they would overlap. */
export function apart(labels: readonly Label[]): Label[] {
  const lowest = new Map<number, number>();
  return [...labels]
    .sort((a, b) => a.y - b.y)
    .map((label) => {
      const y = Math.max(label.y, (lowest.get(label.x) ?? Number.NEGATIVE_INFINITY) + kLine);
      lowest.set(label.x, y);
      return { ...label, y };
    });
}

/** A library's worlds as numbers of boxes and milliseconds. */
const framesOf = ({ worlds }: LibraryResult) =>
  kWorlds.flatMap(({ boxes }) => {
    const own = worlds[boxes];
    return own ? [{ boxes, time: own.frame.least }] : [];
  });

function worldsPanel({ libraries }: Result): string[] {
  const lines = libraries
    .map((library) => ({ ...library, frames: framesOf(library) }))
    .filter(({ frames }) => frames.length > 0);
  if (lines.length === 0) return [];
  const right = kWidth - kRight;
  const x = logScale(
    kWorlds.map(({ boxes }) => boxes),
    kLeft,
    right - kBarGap,
  );
  const times = lines.flatMap(({ frames }) => frames.map(({ time }) => time));
  const y = logScale(times, kTop + kPanel, kTop);
  const drawn = lines.flatMap(({ id, frames }) => {
    const points = frames.map(({ boxes, time }) => [rounded(x.at(boxes)), rounded(y.at(time))]);
    const path = `<polyline fill="none" stroke="${colorOf(id)}" stroke-width="${id === kOurs ? 3 : 1.5}" points="${points.join(' ')}"/>`;
    const marks = points.map(
      ([px, py]) => `<circle cx="${px}" cy="${py}" r="${kMarker}" fill="${colorOf(id)}"/>`,
    );
    return [path, ...marks];
  });
  const labels = lines.map(({ title, frames }) => ({
    x: x.at(frames.at(-1)?.boxes ?? 1) + 10,
    y: y.at(frames.at(-1)?.time ?? 1) + kMarker,
    content: title,
  }));
  return [
    text(
      kLeft,
      kTop - 20,
      'Worlds: milliseconds per frame, by the number of boxes',
      'start',
      ' class="title"',
    ),
    ...gridLines(y, kLeft, right),
    ...kWorlds.map(({ boxes }) =>
      text(x.at(boxes), kTop + kPanel + 20, boxes.toLocaleString('en-US'), 'middle'),
    ),
    ...drawn,
    ...apart(labels).map((label) => text(label.x, label.y, label.content)),
  ];
}

function pairsPanel({ libraries }: Result): string[] {
  const top = kTop + kPanel + kBetween;
  const bottom = top + kPanel;
  const right = kWidth - kRight;
  const bars = kPairNames.map((pair) =>
    libraries.flatMap(({ id, pairs }) => {
      const timing = pairs[pair]?.modes.ready;
      return timing ? [{ id, time: timing.least }] : [];
    }),
  );
  const times = bars.flat().map(({ time }) => time);
  if (times.length === 0) return [];
  // even the shortest bar is to be seen
  const y = logScale([...times, Math.min(...times) / 2], bottom, top);
  const group = (right - kLeft) / kPairNames.length;
  const drawn = bars.flatMap((own, index) => {
    const width = (group - kBarGap) / Math.max(...bars.map(({ length }) => length));
    const first = kLeft + index * group + kBarGap / 2;
    return own.map(({ id, time }, i) => {
      const at = y.at(time);
      const place = `x="${rounded(first + i * width)}" y="${rounded(at)}"`;
      return `<rect ${place} width="${rounded(width - 1)}" height="${rounded(bottom - at)}" fill="${colorOf(id)}"/>`;
    });
  });
  const shown = libraries.filter(({ pairs }) => Object.keys(pairs).length > 0);
  const legend = shown.flatMap(({ id, title }, i) => [
    `<rect x="${right + 10}" y="${top + i * 22}" width="13" height="13" fill="${colorOf(id)}"/>`,
    text(right + 30, top + i * 22 + 11, title),
  ]);
  return [
    text(kLeft, top - 20, 'Pairs, objects ready: nanoseconds per test', 'start', ' class="title"'),
    ...gridLines(y, kLeft, right),
    ...drawn,
    ...kPairNames.map((pair, i) =>
      text(kLeft + (i + 1 / 2) * group, bottom + 20, kPairs[pair], 'middle'),
    ),
    ...legend,
  ];
}

export function plot(result: Result): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${kWidth} ${kHeight}" role="img">
<title>Collision Playground beside other libraries</title>
<style>${kStyle}</style>
${[...worldsPanel(result), ...pairsPanel(result)].join('\n')}
</svg>
`;
}
