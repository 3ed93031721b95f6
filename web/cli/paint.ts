// Colors for terminals that support them; never the only carrier of information.
import { styleText } from 'node:util';
import type { Outcome } from './cases/pair-results.ts';

export type TextStyle = 'green' | 'yellow' | 'red' | 'dim' | 'bold';
export const kOutcomeStyles: Readonly<Record<Outcome, TextStyle>> = {
  apart: 'green',
  touching: 'yellow',
  overlapping: 'red',
};

export type Paint = (style: TextStyle, text: string) => string;

/** See no-color.org for `NO_COLOR`. */
export const isPainted = (
  isTerminal: boolean,
  env: Readonly<Record<string, string | undefined>>,
): boolean => isTerminal && !env['NO_COLOR'] && env['TERM'] !== 'dumb';

/** `wanted`: decided by `isPainted`; otherwise Node would decide by its own stdout. */
export const painter =
  (wanted: boolean): Paint =>
  (style, text) =>
    wanted ? styleText(style, text, { validateStream: false }) : text;
