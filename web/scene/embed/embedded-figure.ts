// A figure to be embedded in another page: which scene, how it is shown, and what is said of it
// where it can't be.

import type { Theme, Ui } from '../appearance.ts';

/** Where the figure finds its scene. */
export type Source =
  | { readonly preset: string }
  /** The code of a link. */
  | { readonly scene: string }
  /** A file beside the page that the figure stands in. */
  | { readonly src: string };

export interface EmbeddedFigure {
  /** Of the playground that it comes from; ends with a slash. */
  readonly site: string;
  readonly source: Source;
  readonly ui: Ui;
  readonly readonly: boolean;
  readonly theme: Theme;
  /** null: that of the page around it. */
  readonly lang: 'en' | 'ko' | null;
  /** Row of the ledger, from 1; null: the one that decided. */
  readonly step: number | null;
  /** As the attribute has it; null: where the scene is seen best from. */
  readonly camera: string | null;
  /** What it shows, and what came of it, in plain words. */
  readonly title: string;
  readonly verdict: string;
  /** The language of these words. */
  readonly wordsLang: 'en' | 'ko';
}

/** Of a figure in a post, in CSS pixels: the frame that Velog gives what it lets in. */
export const kWidth = 768;
export const kHeight = 430;

/** With the whole page around it, it needs more: beside the reasons, or above them. */
const kFullHeight = 600;
/** No figure is lower. */
const kLowest = 240;

/** Where it stands in a column of text, as a style. */
export function placeOf({ ui }: EmbeddedFigure): string {
  if (ui === 'full') return `width:100%;height:${kFullHeight}px`;
  const shape = `aspect-ratio:${kWidth}/${kHeight};min-height:${kLowest}px`;
  return `width:100%;max-width:${kWidth}px;${shape}`;
}

/** What is said of how it is shown: attributes of the element, and parameters of the embed page. */
export function settingsOf(figure: EmbeddedFigure): readonly (readonly [string, string])[] {
  const { ui, theme, lang, step, camera } = figure;
  const settings: [string, string | null][] = [
    ['ui', ui],
    ['readonly', figure.readonly ? '' : null],
    ['theme', theme === 'auto' ? null : theme],
    ['lang', lang],
    ['step', step === null ? null : String(step)],
    ['camera', camera],
  ];
  return settings.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}
