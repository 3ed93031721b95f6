// The picture's colours, read from the style sheet: light, dark and high contrast have one home.
import type { Palette } from '../../view/engine/palette.ts';

const kVariables: Readonly<Record<keyof Palette, string>> = {
  paper: '--paper',
  ink: '--ink',
  soft: '--soft',
  hair: '--hair',
  a: '--a',
  b: '--b',
  gap: '--gap',
  hit: '--hit',
  other: '--other',
};

/** `probe` is an element under the styles; as a colour of its own each variable is resolved. */
export function readPalette(probe: HTMLElement): Palette {
  const style = getComputedStyle(probe);
  const palette: Partial<Record<keyof Palette, string>> = {};
  for (const [name, variable] of Object.entries(kVariables)) {
    probe.style.color = `var(${variable})`;
    palette[name as keyof Palette] = style.color;
  }
  probe.style.removeProperty('color');
  return palette as Palette;
}
