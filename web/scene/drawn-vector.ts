// A vector that a page has drawn into the picture, beside the shapes.
import type { Vec3 } from './shape.ts';

export const kVectorColors = ['ink', 'a', 'b', 'gap'] as const;

export interface DrawnVector {
  /** In meters, in the frame of the scene. */
  readonly from: Vec3;
  readonly to: Vec3;
  /** Written beside its middle; left out: nothing is. */
  readonly name?: string | undefined;
  /** That of text (`ink`, if left out), of shape A, of shape B, or of a gap. */
  readonly color?: (typeof kVectorColors)[number] | undefined;
  /** A thin dashed line without a head, as for a perpendicular. */
  readonly dashed?: boolean | undefined;
}
