// Container conditions of layouts that several style sheets know.
import { unsafeCSS } from 'lit';

const kBeside = '(640px <= width < 900px) and (560px <= height < 800px)';

/** A narrow figure that is low: the side panel stays beside the picture. */
export const beside = unsafeCSS(`playground ${kBeside}`);

/** A narrow figure whose side panel is below the picture or, in a small one, over it. */
export const below = unsafeCSS(`playground (width < 900px) and (not (${kBeside}))`);
