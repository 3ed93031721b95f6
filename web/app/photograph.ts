/** What a picture is saved as. */
export interface PhotographOptions {
  /** PNG, if it is not said otherwise or the browser does not know it. */
  readonly type?: `image/${string}`;
  /** From 0 to 1, for types that lose something. */
  readonly quality?: number;
}
