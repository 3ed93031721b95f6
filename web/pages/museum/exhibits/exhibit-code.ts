// The code of an exhibit: the function with its mistake, the same without it, and the lines that differ.
import type { Change, Exhibit } from './exhibit.ts';

const files = import.meta.glob<string>('./functions/*.js', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface ExhibitCode {
  readonly naive: string;
  readonly fixed: string;
}

/** A line of a function as it is changed. */
export interface DiffLine {
  readonly text: string;
  readonly change: 'same' | 'removed' | 'added';
}

export function codeOf({ source, changes }: Exhibit): ExhibitCode {
  const naive = files[`./functions/${source}.js`];
  if (naive === undefined) throw new RangeError(`functions/ has no ${source}.js`);
  return { naive, fixed: changes.reduce(changed, naive) };
}

function changed(code: string, { from, to }: Change): string {
  if (code.split(`${from}\n`).length !== 2) throw new RangeError(`not once in the code: ${from}`);
  return code.replace(`${from}\n`, () => `${to}\n`);
}

/** Around each change this many lines that stay. */
const kContext = 2;

/** What to change: each change with the lines around it. A line that both texts of a change have stays. */
export function diffsOf(exhibit: Exhibit): readonly (readonly DiffLine[])[] {
  const lines = codeOf(exhibit).naive.split('\n');
  return exhibit.changes.map(({ from, to }) => {
    const [olds, news] = [from.split('\n'), to.split('\n')];
    const first = lines.findIndex((_, i) => olds.every((line, k) => lines[i + k] === line));
    const after = first + olds.length;
    return withoutEmptyEnds([
      ...lines.slice(Math.max(first - kContext, 0), first).map(same),
      ...between(olds, news),
      ...lines.slice(after, after + kContext).map(same),
    ]);
  });
}

function withoutEmptyEnds(lines: readonly DiffLine[]): readonly DiffLine[] {
  const isFilled = ({ text }: DiffLine) => text !== '';
  return lines.slice(lines.findIndex(isFilled), lines.findLastIndex(isFilled) + 1);
}

const same = (text: string): DiffLine => ({ text, change: 'same' });

function between(olds: readonly string[], news: readonly string[]): readonly DiffLine[] {
  const lead = olds.findIndex((line, i) => line !== news[i]);
  const start = lead < 0 ? olds.length : lead;
  let end = 0;
  const most = Math.min(olds.length, news.length) - start;
  while (end < most && olds.at(-1 - end) === news.at(-1 - end)) end++;
  return [
    ...olds.slice(0, start).map(same),
    ...olds.slice(start, olds.length - end).map((text) => ({ text, change: 'removed' as const })),
    ...news.slice(start, news.length - end).map((text) => ({ text, change: 'added' as const })),
    ...olds.slice(olds.length - end).map(same),
  ];
}
