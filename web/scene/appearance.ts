// The appearance settings of a figure, as used in attributes, addresses and snippets: the amount of UI,
// the theme and the camera.

import type { Vec3 } from './vectors.ts';

/** How much UI is shown around the canvas. */
export const kUis = ['none', 'verdict', 'min', 'reason', 'full'] as const;
export type Ui = (typeof kUis)[number];
export const kThemes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof kThemes)[number];

/** The standard views. */
export const kViews = ['front', 'side', 'top', 'quarter'] as const;
export type View = (typeof kViews)[number];

/** The direction from the target to the camera, in degrees: azimuth from the front to the right. */
export interface ViewAngles {
  readonly azimuth: number;
  readonly elevation: number;
}

export const kViewAngles: Readonly<Record<View, ViewAngles>> = {
  front: { azimuth: 0, elevation: 0 },
  side: { azimuth: 90, elevation: 0 },
  top: { azimuth: 0, elevation: 90 },
  quarter: { azimuth: 20, elevation: 28 },
};

/** The parsed form of `camera="20 28 parallel"`. */
export interface CameraSetting extends ViewAngles {
  /** Orthographic instead of perspective projection. */
  readonly parallel: boolean;
}

/** All that is needed to see the same part of a scene again, in a picture of another size as well. */
export interface SceneView extends CameraSetting {
  /** The point in the middle. */
  readonly target: Vec3;
  /** What is seen beside and above it at its distance: the whole width and height, in meters. */
  readonly width: number;
  readonly height: number;
}

const kDecimals = 1e2;
const isView = (word: string | undefined): word is View => kViews.includes(word as View);
const kNumber = /^-?\d+(\.\d+)?$/;

/** Parses the name of a view, or azimuth and elevation in degrees, and an optional `parallel`. */
export function readCamera(text: string): CameraSetting | null {
  const words = text.trim().split(/\s+/);
  const parallel = words.at(-1) === 'parallel';
  const [first = '', second = '', ...rest] = parallel ? words.slice(0, -1) : words;
  if (isView(first)) return second === '' ? { ...kViewAngles[first], parallel } : null;
  if (rest.length > 0 || !kNumber.test(first) || !kNumber.test(second)) return null;
  const [azimuth, elevation] = [Number(first), Number(second)];
  return Math.abs(elevation) <= 90 ? { azimuth, elevation, parallel } : null;
}

export function writeCamera({ azimuth, elevation, parallel }: CameraSetting): string {
  const angles = [azimuth, elevation].map((angle) => Math.round(angle * kDecimals) / kDecimals);
  return `${angles.join(' ')}${parallel ? ' parallel' : ''}`;
}
