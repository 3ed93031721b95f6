// The error of a figure, as its `error` event reports it.
import { shortLine } from '../core/errors.ts';

export type FigureFault =
  | 'attribute' // invalid value
  | 'scene' // malformed, or rejected by the core
  | 'source' // the file that `src` names could not be loaded
  | 'core' // could not be loaded: no verdicts
  | 'picture' // WebGL is not available: no picture
  | 'code'; // the figure's own scripts could not be loaded

/** The `detail` of an `error` event; methods of the element reject with it, too. */
export class FigureError extends Error {
  override readonly name = 'FigureError';
  /** What went wrong. */
  readonly code: FigureFault;
  /** The attribute's name, or a path such as `scene.items[1].shape.radius`. */
  readonly field: string | null;
  /** The invalid value, shortened. */
  readonly value: string | null;

  constructor(
    code: FigureFault,
    message: string,
    at: { readonly field?: string; readonly value?: string; readonly cause?: unknown } = {},
  ) {
    super(shortLine(message), { cause: at.cause });
    this.code = code;
    this.field = at.field ?? null;
    this.value = at.value ?? null;
  }
}
