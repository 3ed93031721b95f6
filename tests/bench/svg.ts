// Parts of plots as SVG, to be read on light and dark pages.

export const kStyle = `text { font: 13px system-ui, sans-serif; fill: #333 }
.title { font-weight: 600; font-size: 15px }
.grid { stroke: #8888; stroke-width: 0.5 }
@media (prefers-color-scheme: dark) { text { fill: #ddd } }`;

export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
export const rounded = (value: number) => Number(value.toFixed(1));

export function text(x: number, y: number, content: string, anchor = 'start', more = ''): string {
  return `<text x="${rounded(x)}" y="${rounded(y)}" text-anchor="${anchor}"${more}>${escaped(content)}</text>`;
}

/** From values to places: powers of ten lie at equal distances. */
export interface Scale {
  readonly powers: readonly number[];
  at(value: number): number;
}

export function logScale(values: readonly number[], from: number, to: number): Scale {
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
  return {
    powers: Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i)),
    at: (value) => from + ((Math.log10(value) - low) / (high - low)) * (to - from),
  };
}

/** A line for each power, and its number on the left. */
export const gridLines = (scale: Scale, left: number, right: number): string[] =>
  scale.powers.flatMap((power) => {
    const y = rounded(scale.at(power));
    return [
      `<line class="grid" x1="${left}" x2="${right}" y1="${y}" y2="${y}"/>`,
      text(left - 8, y + 4, power.toLocaleString('en-US'), 'end'),
    ];
  });
