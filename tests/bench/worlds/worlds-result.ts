// What docs/worlds.json holds.
export interface WorldRow {
  readonly boxes: number;
  /** How many pairs meet. */
  readonly pairs: number;
  // milliseconds, of the quickest round
  readonly upload: number;
  readonly broadPhase: number;
  readonly narrowPhase: number;
  readonly milliseconds: number;
  /** For each of n log₂ n + pairs. */
  readonly nanosecondsEach: number;
}

export interface WorldScene {
  readonly name: string;
  readonly title: string;
  readonly rows: readonly WorldRow[];
}
