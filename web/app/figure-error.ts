// What can go wrong with a figure, as its `error` event tells it.

export type FigureFault =
  | 'attribute' // one says what it can't mean
  | 'scene' // it is none, or the core does not accept its numbers
  | 'source' // the file that `src` names did not come
  | 'core' // it could not be loaded: nothing is decided
  | 'picture' // the browser can't draw: words go on
  | 'code'; // the figure's own code did not come

/** In the `detail` of an `error` event, and what methods of the element reject with. */
export class FigureError extends Error {
  override readonly name = 'FigureError';
  /** What went wrong. */
  readonly code: FigureFault;
  /** What is at fault: an attribute’s name, or a path such as `scene.items[1].shape.radius`. */
  readonly field: string | null;
  /** What stands there, shortened. */
  readonly value: string | null;

  constructor(
    code: FigureFault,
    message: string,
    at: { readonly field?: string; readonly value?: string; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: at.cause });
    this.code = code;
    this.field = at.field ?? null;
    this.value = at.value ?? null;
  }
}
