// The colors of a picture, as CSS color strings. The page reads them from its style sheet, so
// that light, dark and high contrast have one home.
export interface Palette {
  readonly paper: string;
  readonly ink: string;
  readonly soft: string;
  readonly hair: string;
  /** First and second shape of the pair. */
  readonly a: string;
  readonly b: string;
  /** Daylight between shapes. */
  readonly gap: string;
  /** They meet. */
  readonly hit: string;
  /** Shapes outside the pair. */
  readonly other: string;
}

/** The words drawn into a picture; they live in strings/. */
export interface StageTexts {
  /** In front of the number of metres between two shapes. */
  readonly gap: string;
  /** In front of the number of metres that two shapes reach into each other. */
  readonly depth: string;
}
