// Breaks lines of code that are too long, behind a comma, as their next line is deeper.

export function withoutLongLines(code: string, columns: number): string {
  return code
    .split('\n')
    .flatMap((line) => broken(line, columns, `${/^ */.exec(line)?.[0] ?? ''}    `))
    .join('\n');
}

function broken(line: string, columns: number, deeper: string): readonly string[] {
  if (line.length <= columns || line.trimStart().startsWith('//')) return [line];
  const at = line.lastIndexOf(', ', columns - 1);
  if (at <= deeper.length) return [line];
  return [line.slice(0, at + 1), ...broken(deeper + line.slice(at + 2), columns, deeper)];
}
