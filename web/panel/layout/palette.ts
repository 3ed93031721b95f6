// The palette of the 3D view, read from the style sheet, which defines light, dark and high contrast.
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
  touch: '--touch',
};

/** `probe` is a styled element: setting each variable as its color resolves the variable. */
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
