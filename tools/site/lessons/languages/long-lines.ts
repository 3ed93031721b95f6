// Breaks lines of code that are too long, behind a comma, as their next line is deeper.

export function withoutLongLines(code: string, columns: number): string {
  return code
    .split('\n')
    .flatMap((line) => broken(line, columns))
    .join('\n');
}

function broken(line: string, columns: number): readonly string[] {
  if (line.length <= columns || line.trimStart().startsWith('//')) return [line];
  const at = line.lastIndexOf(', ', columns - 1);
  const [indent = ''] = /^ */.exec(line) ?? [];
  if (at <= indent.length) return [line];
  return [line.slice(0, at + 1), ...broken(`${indent}    ${line.slice(at + 2)}`, columns)];
}
