// A figure to be embedded in another page: its scene, its appearance, and the texts of its fallback.

import type { Theme, Ui } from '../appearance.ts';
import { kHeight, kWidth } from './figure-size.ts';

/** Where the figure loads its scene from. */
export type Source =
  /** `pageless`: one with models, which the site has no page of. */
  | { readonly preset: string; readonly pageless?: true }
  /** The code of a link. */
  | { readonly scene: string }
  /** A file next to the host page. */
  | { readonly src: string };

export interface EmbeddedFigure {
  /** URL of the playground; ends with a slash. */
  readonly site: string;
  readonly source: Source;
  readonly ui: Ui;
  readonly readonly: boolean;
  /** Its motion is played. */
  readonly play: boolean;
  readonly theme: Theme;
  /** null: that of the host page. */
  readonly lang: 'en' | 'ko' | null;
  /** Row of the ledger, from 1; null: the deciding one. */
  readonly step: number | null;
  /** Value of the `camera` attribute; null: chosen automatically. */
  readonly camera: string | null;
  /** The scene and the verdict as plain text. */
  readonly title: string;
  readonly verdict: string;
  /** The language of these texts. */
  readonly wordsLang: 'en' | 'ko';
}

/** What a frame may do: run, and open the playground in a tab of its own that is not restricted. */
export const kSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** The full UI needs more height. */
const kFullHeight = 600;
const kMinHeight = 240;
/** Higher where it is narrow: the reason is below the picture then. */
const kReasonHeight = `clamp(${kHeight}px,1000px - 75vw,640px)`;

/** CSS of the figure's size in a column of text. */
export function sizeStyleOf({ ui }: EmbeddedFigure): string {
  if (ui === 'full') return `width:100%;height:${kFullHeight}px`;
  if (ui === 'reason') return `width:100%;max-width:${kWidth}px;height:${kReasonHeight}`;
  const shape = `aspect-ratio:${kWidth}/${kHeight};min-height:${kMinHeight}px`;
  return `width:100%;max-width:${kWidth}px;${shape}`;
}

/** The appearance as attributes of the element or query parameters of the embed page. */
export function settingsOf(figure: EmbeddedFigure): readonly (readonly [string, string])[] {
  const { ui, theme, lang, step, camera } = figure;
  const settings: [string, string | null][] = [
    ['ui', ui],
    ['readonly', figure.readonly ? '' : null],
    ['play', figure.play ? '' : null],
    ['theme', theme === 'auto' ? null : theme],
    ['lang', lang],
    ['step', step === null ? null : String(step)],
    ['camera', camera],
  ];
  return settings.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}
