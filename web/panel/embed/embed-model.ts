import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import type { Theme, Ui } from '../../scene/appearance.ts';
import type { EmbeddedFigure } from '../../scene/embed/embedded-figure.ts';
import type { EmbedStrings } from '../../strings/embed.ts';
import type { Lang } from '../../strings/index.ts';

/** The options of the embedded figure, as chosen in the dialog. */
export interface Choices {
  readonly ui: Ui;
  readonly readonly: boolean;
  /** Plays the motion. */
  readonly play: boolean;
  readonly theme: Theme;
  readonly lang: Lang | null;
  /** Includes the current camera. */
  readonly view: boolean;
  /** Includes the current step. */
  readonly step: boolean;
}

/** The input of the parts of the dialog. */
export interface EmbedModel {
  readonly page: Page;
  readonly commands: Commands;
  readonly words: EmbedStrings;
  readonly figure: EmbeddedFigure;
}

export const kForms = ['element', 'iframe', 'markdown', 'codepen', 'pictures', 'oembed'] as const;
export type Form = (typeof kForms)[number];

/** The sites that a figure can be embedded in, each with the form that fits it best. */
export const bestForms = {
  own: 'element',
  velog: 'codepen',
  tistory: 'iframe',
  blogger: 'iframe',
  naver: 'pictures',
  notion: 'iframe',
  medium: 'oembed',
  wordpress: 'iframe',
} as const satisfies Readonly<Record<string, Form>>;

export type Host = keyof typeof bestForms;
export const kHosts = Object.keys(bestForms) as readonly Host[];
