// Colours for a terminal that wants them; never the only sign of anything.
export type Ink = 'green' | 'yellow' | 'red' | 'dim' | 'bold';
export type Paint = (ink: Ink, text: string) => string;

const kCodes: Readonly<Record<Ink, readonly [number, number]>> = {
  green: [32, 39],
  yellow: [33, 39],
  red: [31, 39],
  dim: [2, 22],
  bold: [1, 22],
};

/** See no-color.org for `NO_COLOR`. */
export const isPainted = (
  isTerminal: boolean,
  env: Readonly<Record<string, string | undefined>>,
): boolean => isTerminal && !env['NO_COLOR'] && env['TERM'] !== 'dumb';

export function painter(wanted: boolean): Paint {
  return (ink, text) => {
    const [on, off] = kCodes[ink];
    return wanted ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  };
}
