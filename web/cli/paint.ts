// Colours for a terminal that wants them; never the only sign of anything.
import { styleText } from 'node:util';

export type Ink = 'green' | 'yellow' | 'red' | 'dim' | 'bold';
export type Paint = (ink: Ink, text: string) => string;

/** See no-color.org for `NO_COLOR`. */
export const isPainted = (
  isTerminal: boolean,
  env: Readonly<Record<string, string | undefined>>,
): boolean => isTerminal && !env['NO_COLOR'] && env['TERM'] !== 'dumb';

/** `wanted`: decided already, for the stream that is written to; Node would look at its own. */
export const painter =
  (wanted: boolean): Paint =>
  (ink, text) =>
    wanted ? styleText(ink, text, { validateStream: false }) : text;
