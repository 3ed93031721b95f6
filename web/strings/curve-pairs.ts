// Texts about two of point, segment and ray: how they meet or miss each other.
import { Outcome } from '../codes.ts';
import type { Key } from './index.ts';
import { decidingStep, type Explained, stepName, tableNames } from './names.ts';
import { number } from './number.ts';
import { joined, type Rich, type Values } from './text.ts';
import type { Translate } from './why-sentence.ts';

export type LinesCase =
  | 'skew'
  | 'outside' // they would cross, but not within one of the two
  | 'sideBySide'
  | 'inLine'
  | 'beside' // a point and a line
  | 'beyond'
  | 'points'
  | 'crossing'
  | 'along'
  | 'alongForGood'
  | 'on'
  | 'same';

export function linesCase(explained: Explained): LinesCase {
  const { pair, ledger } = explained;
  const points = [pair.a, pair.b].filter((kind) => kind === 'point').length;
  const type = pair.candidates[ledger.verdict.candidate]?.type;
  if (ledger.verdict.outcome === Outcome.apart) return apartCase(points, type);
  if (points > 0) return points === 2 ? 'same' : 'on';
  if (type === 'lineNormal') return 'crossing';
  return Number.isNaN(ledger.verdict.hit.tExit) ? 'alongForGood' : 'along';
}

function apartCase(points: number, type: string | undefined): LinesCase {
  if (points === 2) return 'points';
  if (type === 'lineBeside') return points === 1 ? 'beside' : 'sideBySide';
  if (type === 'lineAlong') return points === 1 ? 'beyond' : 'inLine';
  return type === 'lineNormal' ? 'skew' : 'outside';
}

export function linesValues(explained: Explained): Values {
  const { verdict, nearest } = explained.ledger;
  const { hit } = verdict;
  const [a, b] = tableNames(explained);
  const step = decidingStep(explained);
  const type = explained.pair.candidates[verdict.candidate]?.type;
  return {
    a,
    b,
    name: type === 'rangeA' ? a : b,
    axis: step ? stepName(explained, step) : '',
    gap: number(verdict.gap),
    distance: number(nearest.distance),
    t: number(hit.t),
    tB: number(hit.tB),
    tExit: number(hit.tExit),
  };
}

/** The key of the verdict's detail. */
export function linesDetail(explained: Explained): Key {
  const which = linesCase(explained);
  return (isNearest(explained) ? null : besideGap[which]) ?? linesDetails[which];
}

/** Whether the distance is the gap on the axis that separates; not where an end is the nearest point. */
function isNearest({ ledger: { verdict, nearest } }: Explained): boolean {
  return number(verdict.gap) === number(nearest.distance);
}

/** For a distance that is more than the gap. */
const besideGap: Partial<Record<LinesCase, Key>> = {
  skew: 'line.apart.gap',
  outside: 'line.apart.gap',
  sideBySide: 'line.lines.sideBySide.gap',
  beside: 'line.lines.beside.gap',
};

const linesDetails: Readonly<Record<LinesCase, Key>> = {
  skew: 'line.apart',
  outside: 'line.apart',
  sideBySide: 'line.lines.sideBySide',
  inLine: 'line.lines.inLine',
  beside: 'line.apart.plain',
  beyond: 'line.lines.inLine',
  points: 'line.apart.plain',
  crossing: 'line.lines.crossing',
  along: 'line.lines.along',
  alongForGood: 'line.lines.along',
  on: 'line.lines.on',
  same: 'line.lines.same',
};

export function linesSentence(explained: Explained, translate: Translate): Rich {
  const values = linesValues(explained);
  const sentence = translate(`why.lines.${linesCase(explained)}`, values);
  const apart = explained.ledger.verdict.outcome === Outcome.apart;
  return apart && !isNearest(explained)
    ? joined([sentence, translate('why.lines.nearest', values)])
    : sentence;
}
