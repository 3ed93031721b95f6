// The colors of a picture, as CSS color strings. The page reads them from its style sheet, so
// that light, dark and high contrast have one home.
export interface Palette {
  /** The background. */
  readonly paper: string;
  /** Text and lines. */
  readonly ink: string;
  /** Secondary lines and letters, such as the compass. */
  readonly soft: string;
  /** The grid on the ground. */
  readonly hair: string;
  /** First and second shape of the pair. */
  readonly a: string;
  readonly b: string;
  /** The gap between shapes. */
  readonly gap: string;
  /** They meet. */
  readonly hit: string;
  /** They touch. */
  readonly touch: string;
  /** Shapes outside the pair. */
  readonly other: string;
}

/** The words drawn into a picture, from strings/. */
export interface StageTexts {
  /** In front of the number of meters between two shapes. */
  readonly gap: string;
  /** In front of the number of meters by which the intervals on an axis overlap. */
  readonly overlap: string;
  /** The same on the axis of the least overlap, where the shapes overlap: the penetration depth. */
  readonly depth: string;
  /** In front of that of how far a box reaches from its center along a plane's normal. */
  readonly projectedRadius: string;
  /** In front of that of a center from a plane. */
  readonly signedDistance: string;
}
