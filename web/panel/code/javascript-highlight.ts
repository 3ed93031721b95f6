// Classifies the JavaScript of the textbook tests: a language without strings, regular expressions and
// comments over several lines.
import type { CodeLine } from './highlight.ts';

const kPieces = new RegExp(
  [
    /(?<comment>\/\/.*)/,
    /(?<keyword>\b(?:break|const|continue|default|else|export|for|function|if|let|of|return|while)\b)/,
    /(?<literal>\b\d[\d.e-]*|\b(?:true|false|null|Infinity)\b)/,
    // called, or defined as an arrow
    /(?<function>\b\w+(?=\()|\b\w+(?= = \([^()]*\) =>))/,
    /\w+|./,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

export function javascriptLinesOf(source: string): readonly CodeLine[] {
  return source.trimEnd().split('\n').map(piecesOf);
}

function piecesOf(line: string): CodeLine {
  const pieces: { text: string; className: string }[] = [];
  for (const { 0: text, groups = {} } of line.matchAll(kPieces)) {
    const className = Object.keys(groups).find((name) => groups[name] !== undefined) ?? '';
    const last = pieces.at(-1);
    if (last && className === '' && last.className === '') last.text += text;
    else pieces.push({ text, className });
  }
  return pieces;
}
