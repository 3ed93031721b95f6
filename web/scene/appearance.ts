// How a figure is shown, as its attributes, addresses and snippets say it: what surrounds the picture, its
// colours, and its camera.

/** How much of the page stands around the picture. */
export const kUis = ['none', 'verdict', 'min', 'full'] as const;
export type Ui = (typeof kUis)[number];
export const kThemes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof kThemes)[number];

/** Where the picture can be seen from at the press of a key or button. */
export const kViews = ['front', 'side', 'top', 'quarter'] as const;
export type View = (typeof kViews)[number];

/** Where the eye is about what is looked at, in degrees: from the front to the right, and up. */
export interface Outlook {
  readonly azimuth: number;
  readonly elevation: number;
}

export const kOutlooks: Readonly<Record<View, Outlook>> = {
  front: { azimuth: 0, elevation: 0 },
  side: { azimuth: 90, elevation: 0 },
  top: { azimuth: 0, elevation: 90 },
  quarter: { azimuth: 20, elevation: 28 },
};

/** What `camera="20 28 parallel"` says. */
export interface CameraSetting extends Outlook {
  /** Without perspective. */
  readonly parallel: boolean;
}

const kDecimals = 1e2;
const isView = (word: string | undefined): word is View => kViews.includes(word as View);
const kNumber = /^-?\d+(\.\d+)?$/;

/** A view's name, or azimuth and elevation in degrees; then perhaps `parallel`. null: neither. */
export function readCamera(text: string): CameraSetting | null {
  const words = text.trim().split(/\s+/);
  const parallel = words.at(-1) === 'parallel';
  const [first = '', second = '', ...rest] = parallel ? words.slice(0, -1) : words;
  if (isView(first)) return second === '' ? { ...kOutlooks[first], parallel } : null;
  if (rest.length > 0 || !kNumber.test(first) || !kNumber.test(second)) return null;
  const [azimuth, elevation] = [Number(first), Number(second)];
  return Math.abs(elevation) <= 90 ? { azimuth, elevation, parallel } : null;
}

export function writeCamera({ azimuth, elevation, parallel }: CameraSetting): string {
  const angles = [azimuth, elevation].map((angle) => Math.round(angle * kDecimals) / kDecimals);
  return `${angles.join(' ')}${parallel ? ' parallel' : ''}`;
}
