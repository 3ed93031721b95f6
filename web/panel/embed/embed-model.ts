import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import type { Theme, Ui } from '../../scene/appearance.ts';
import type { EmbeddedFigure } from '../../scene/embed/embedded-figure.ts';
import type { EmbedStrings } from '../../strings/embed.ts';
import type { Lang } from '../../strings/index.ts';

/** How the figure is to be shown elsewhere, as the viewer chose. */
export interface Choices {
  readonly ui: Ui;
  readonly readonly: boolean;
  readonly theme: Theme;
  readonly lang: Lang | null;
  /** Seen from where it is seen here. */
  readonly view: boolean;
  /** With the current row. */
  readonly step: boolean;
}

/** What the parts of the dialog have in common. */
export interface EmbedModel {
  readonly page: Page;
  readonly commands: Commands;
  readonly words: EmbedStrings;
  readonly figure: EmbeddedFigure;
}
