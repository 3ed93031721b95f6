// docs/peers.md, all of it from the results.
import type { Mode } from './contestant.ts';
import { kLaunches, kOurs, kPairNames, kPairs, kWorlds, type PairName } from './libraries.ts';
import type { LibraryResult, Result } from './result.ts';
import type { Timing } from './statistics.ts';

const kThousand = 1000;
const grouped = (value: number) => value.toLocaleString('en-US');

/** Three digits, as far as they mean something. */
export function digits(value: number): string {
  if (value >= kThousand) return grouped(Number(value.toPrecision(3)));
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

const percent = (part: number) => `${(100 * part).toFixed(0)} %`;
const signed = (value: number) => (value > 0 ? `+${grouped(value)}` : `−${grouped(-value)}`);

type Cell = string | undefined;

/** Rows without a filled cell are left out; an empty cell: the library has no such test. */
function tableOf(head: readonly string[], rows: readonly (readonly [string, ...Cell[]])[]): string {
  const filled = rows.filter(([, ...cells]) => cells.some((cell) => cell !== undefined));
  const line = (cells: readonly Cell[]) => `| ${cells.map((cell) => cell ?? '').join(' | ')} |`;
  const rule = `|---|${'---:|'.repeat(head.length - 1)}`;
  return [line(head), rule, ...filled.map(line)].join('\n');
}

const time = ({ least, spread }: Timing) => `${digits(least)} (${percent(spread)})`;

function readyCell(library: LibraryResult, pair: PairName): Cell {
  const own = library.pairs[pair];
  const timing = own?.modes.ready;
  return own && timing && `${time(timing)}, ${own.wrong} wrong`;
}

function modeCell(library: LibraryResult, pair: PairName, mode: Mode): Cell {
  const timing = library.pairs[pair]?.modes[mode];
  return timing && time(timing);
}

function titleOf({ id, title, precision }: LibraryResult): string {
  if (id === kOurs) return `**${title}**`;
  return precision === 'single' ? `${title} (float32)` : title;
}
const pairTitles = kPairNames.map((pair) => kPairs[pair]);

/** How many cases of the corpus each library is asked about. */
function askedOf({ libraries }: Result, pair: PairName): number {
  return Math.max(0, ...libraries.map(({ pairs }) => pairs[pair]?.asked ?? 0));
}

function readyTable(result: Result): string {
  const head = kPairNames.map((pair) => `${kPairs[pair]}, of ${askedOf(result, pair)}`);
  return tableOf(
    ['', ...head],
    result.libraries.map((library) => [
      titleOf(library),
      ...kPairNames.map((pair) => readyCell(library, pair)),
    ]),
  );
}

function convertedTable({ libraries }: Result): string {
  const row = (library: LibraryResult, mode: Mode, title: string): [string, ...Cell[]] => [
    title,
    ...kPairNames.map((pair) => modeCell(library, pair, mode)),
  ];
  return tableOf(
    ['', ...pairTitles],
    libraries.flatMap((library) => [
      row(library, 'conv', titleOf(library)),
      row(library, 'single', `${titleOf(library)}, \`core.meets\` on plain objects`),
    ]),
  );
}

function worldTable({ libraries }: Result): string {
  return tableOf(
    ['', ...kWorlds.map(({ boxes }) => `${grouped(boxes)} boxes`)],
    libraries.map((library) => [
      titleOf(library),
      ...kWorlds.map(({ boxes }) => {
        const own = library.worlds[boxes];
        return own && time(own.frame);
      }),
    ]),
  );
}

/** Counts that are not ours, a line each. */
function differences({ libraries }: Result): string[] {
  return libraries.flatMap(({ title, pairs, worlds }) => [
    ...kPairNames.flatMap((pair) => {
      const own = pairs[pair];
      return own && own.differ !== 0
        ? [`- ${title}, ${kPairs[pair]}: ${signed(own.differ)} of ${grouped(own.shapes)}`]
        : [];
    }),
    ...kWorlds.flatMap(({ boxes }) => {
      const own = worlds[boxes];
      return own && own.differ !== 0
        ? [`- ${title}, ${grouped(boxes)} boxes: ${signed(own.differ)} of ${grouped(own.meeting)}`]
        : [];
    }),
  ]);
}

/** The largest number of pairs that objects were made for, where memory allows no more. */
function smaller({ libraries, shapes }: Result): string[] {
  return libraries.flatMap(({ title, pairs }) => {
    const least = Math.min(...Object.values(pairs).map((pair) => pair.shapes));
    return least < shapes ? [`${title} ${grouped(least)}`] : [];
  });
}

const meetingIn = ({ libraries }: Result) =>
  kWorlds.flatMap(({ boxes }) => {
    const meeting = libraries.find(({ id }) => id === kOurs)?.worlds[boxes]?.meeting;
    return meeting === undefined ? [] : [`${grouped(meeting)} of ${grouped(boxes)} boxes`];
  });

const listed = (lines: readonly string[]) => (lines.length > 0 ? lines.join('\n') : '- none');

/** What the command prints. */
export function tables(result: Result): string {
  return `${result.rounds} rounds, ${grouped(result.shapes)} pairs of shapes each

Objects ready: nanoseconds per test (spread), and how many verdicts on the corpus are wrong

${readyTable(result)}

Converted for each test: nanoseconds (spread)

${convertedTable(result)}

All pairs of boxes that move: milliseconds per frame (spread)

${worldTable(result)}

Counts that are not ours:
${listed(differences(result))}`;
}

export function page(result: Result): string {
  const versions = result.libraries.map(({ title, version }) => `${title} ${version}`).join(', ');
  const fewer = smaller(result);
  return `# Beside other libraries

Written by \`npm run bench -- --peers --native --write\`, from [peers.json](peers.json): do not edit.

How fast this package and other libraries answer whether two shapes meet, and how often each is wrong. Fastest of
${result.rounds} rounds, in Node ${result.node} (${result.cpu}, ${result.cores} cores), ${result.date}. In brackets: the range of the
middle half of the rounds, as a part of the median. An empty cell: the library has no such test, or it is left out as said below.

![Milliseconds per frame against the number of boxes, and nanoseconds per test, on logarithmic scales](peers.svg)

## Objects ready

Nanoseconds per test on ${grouped(result.shapes)} pairs of shapes, about half of which meet, and how many verdicts are
wrong of the near-contact cases of the [public corpus](../tests/corpus/README.md), which are hard on purpose: on
random shapes nearly all libraries are right.

${readyTable(result)}

## Numbers converted for each test

The same with numbers in a \`Float64Array\` that are written to the library's objects before each test:
\`batch.from\` of this package.

${convertedTable(result)}

## Worlds

Milliseconds per frame: all boxes get a new position and rotation, then all pairs that meet are found and counted.
Sizes differ by a factor of up to three.

${worldTable(result)}

Pairs that meet in the last frame: ${meetingIn(result).join(', ')}.

## Counts that are not ours

How many more or fewer pairs a library counts in what is timed, where our count is exact.

${listed(differences(result))}

## How it is measured

- Each library has processes of its own in which nothing else is compiled: for each test ${kLaunches}, one after the
  other, and one for each world. Those of one test or world take turns in rounds of at least 40 ms a test, or of ${kWorlds.map(({ frames }) => frames).join(', ')} frames, after a warm-up; slow worlds get fewer rounds.
- Shapes come from seed ${result.seed}, the same for all${fewer.length > 0 ? `; objects of fewer pairs fit in memory or a reasonable time: ${fewer.join(', ')}` : ''}.
- This package: \`createBatch\` with numbers in the core's memory, and \`world.transforms\` with \`world.evaluate\`.
- three.js: \`OBB\`, \`Ray\` and \`Box3\`; with box-intersect, which finds pairs of boxes around them, its \`OBB\`.
  three-mesh-bvh: \`OrientedBox\`. Babylon.js: \`BoundingInfo.intersects\`, precise, and \`Ray\`. cannon-es:
  \`findSeparatingAxis\`, and \`SAPBroadphase\`. Rapier: \`intersectsShape\` and \`intersectsRay\`, and a world of sensors
  whose events are counted. Jolt: \`OrientedBox.OverlapsOrientedBox\`.
- Left out: worlds of Jolt; rays of Jolt, cannon-es and Bullet against triangles, which end; worlds of cannon-es
  with more than 65,536 bodies, which it has no room for; Embree, which has rays against scenes, not pairs.
- Rapier and Jolt calculate in single precision, so that they see other shapes than were asked about: many of
  their wrong verdicts come from that. Endless rays alone are asked about. An error is counted as wrong.
- In C++, built with \`-O3\` and for no processor in particular, FCL: \`OBB::overlap\`, GJK by
  \`shapeTriangleIntersect\`, \`DynamicAABBTreeCollisionManager\`; Bullet in double precision: \`btBoxBoxDetector\`, \`btRayAabb2\`,
  \`btDbvtBroadphase\`; CGAL: \`do_intersect\` with exact predicates, where the second point of a ray is rounded.
- Physics engines do more than this in a step, and can do it for sleeping bodies at less cost.

Versions: ${versions}.

## To repeat it

\`\`\`sh
npm run bench -- --peers                         # ten minutes; the libraries come from npm, by a lock file of their own
npm run bench -- --peers obbObb --shapes 1048576 # one test alone; --rounds, --seed, --json
npm run bench -- --peers --native                # FCL, Bullet and CGAL, too: Debian packages, installed if missing
npm run bench -- --peers --native --write        # this page, its plot and its numbers anew
\`\`\`
`;
}
