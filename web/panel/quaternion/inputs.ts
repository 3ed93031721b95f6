// What the viewer has entered in the Quaternion tab. Kept for each figure, so that it outlives the panel.
import type { EulerOrder } from '../../core/quaternion.ts';
import type { Commands } from '../../page/commands.ts';
import type { Item } from '../../scene/scene.ts';
import type { Obb, Quat, Vec3 } from '../../scene/shape.ts';
import { kIdentity } from '../../scene/vectors.ts';

/** p, q, or s, which is slerp of both. */
export const kOperands = ['p', 'q', 's'] as const;
export type OperandName = (typeof kOperands)[number];

export interface Box extends Item {
  readonly shape: Obb;
}

export const boxesOf = (items: readonly Item[]): readonly Box[] =>
  items.filter((item): item is Box => item.shape.kind === 'obb');

export interface Inputs {
  p: Quat;
  q: Quat;
  v: Vec3;
  /** 0 at p, 1 at q. */
  t: number;
  exponent: number;
  order: EulerOrder;
  /** The quaternion that is shown, and that operations on one quaternion take. */
  shown: OperandName;
  /** Id of the box to take from and to write to; null: the first. */
  box: number | null;
  /** The box turns with t. */
  boxFollows: boolean;
  inFull: boolean;
  /** The unfolded sections. */
  open: ReadonlySet<string>;
}

const inputs = new WeakMap<Commands, Inputs>();

export function inputsOf(commands: Commands): Inputs {
  const before = inputs.get(commands);
  if (before) return before;
  const first: Inputs = {
    p: kIdentity,
    // A third of a turn about (1, 1, 1), which takes x to y to z.
    q: [0.5, 0.5, 0.5, 0.5],
    v: [2, 1, 0],
    t: 0.5,
    exponent: 2,
    order: 'XYZ',
    shown: 'q',
    box: null,
    boxFollows: false,
    inFull: false,
    open: new Set(['turn']),
  };
  inputs.set(commands, first);
  return first;
}
