// Finds the case to explain: two shapes on the command line, or a line of a file.
import type { Context } from '../command.ts';
import { FileError, UsageError } from '../errors.ts';
import { linesOf } from '../input.ts';
import { kMaxLineBytes, type Line } from '../line-splitter.ts';

type CaseText = Pick<Line, 'text' | 'fault'>;

/** @throws UsageError, FileError */
export function findCase(context: Context): Promise<CaseText> | CaseText {
  const { positionals } = context.given;
  const [first, second] = positionals;
  if (first === undefined) throw new UsageError('usage.noPair');
  const areShapes = first.trimStart().startsWith('{');
  if (positionals.length > (areShapes ? 2 : 1)) throw new UsageError('usage.tooMany');
  if (!areShapes) return inFile(first, context);
  if (context.given.number('line') !== undefined) throw new UsageError('usage.lineOfFile');
  if (second === undefined) return { text: first, fault: null };
  return { text: caseOf(first, second), fault: null };
}

/** Joins the JSON of two shapes to that of a case. */
function caseOf(a: string, b: string): string {
  for (const [shape, text] of Object.entries({ a, b })) {
    try {
      JSON.parse(text);
    } catch {
      throw new UsageError('usage.notJson', { shape });
    }
  }
  return `{"a":${a},"b":${b}}`;
}

function inFile(path: string, context: Context): Promise<CaseText> {
  const wanted = context.given.number('line');
  return wanted === undefined ? firstCase(path, context) : numberedLine(path, wanted, context);
}

async function numberedLine(path: string, wanted: number, { stdin }: Context): Promise<CaseText> {
  for await (const { lines } of linesOf(path, stdin)) {
    const found = lines.find(({ number }) => number === wanted);
    if (found) return found;
  }
  throw new FileError('error.noLine', { path, line: wanted });
}

/** The first line that is not empty; or all lines, where one case is spread over them. */
async function firstCase(path: string, { stdin }: Context): Promise<CaseText> {
  const texts: string[] = [];
  let size = 0;
  let first: Line | null = null;
  for await (const { lines } of linesOf(path, stdin)) {
    for (const line of lines.filter(({ text, fault }) => text !== '' || fault)) {
      first ??= line;
      texts.push(line.text);
      size += line.text.length;
    }
    if (first && (first.fault || isJson(first) || size > kMaxLineBytes)) return first;
  }
  if (!first) throw new FileError('error.noCase', { path });
  const whole: CaseText = { text: texts.join('\n'), fault: null };
  return isJson(whole) ? whole : first;
}

function isJson({ text }: CaseText): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
