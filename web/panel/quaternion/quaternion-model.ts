// What the parts of the Quaternion tab are rendered from.
import type { Quaternions } from '../../core/quaternion.ts';
import type { Page } from '../../page/page.ts';
import { type Box, boxesOf, type Inputs } from './inputs.ts';
import type { Operand } from './line.ts';
import { known } from './result.ts';
import { slerpOf } from './two-operands.ts';

export interface QuaternionModel {
  readonly page: Page;
  readonly core: Quaternions;
  readonly inputs: Inputs;
  /** p, q or s, whichever is shown. */
  readonly operand: Operand;
  /** Boxes to take from; none where the scene can't be changed. */
  readonly boxes: readonly Box[];
  /** The chosen one of them. */
  readonly box: Box | null;
  readonly acts: QuaternionActs;
}

export interface QuaternionActs {
  /** Changes inputs, and renders. */
  change(inputs: Partial<Inputs>): void;
  /** Shows s at t; turns the box with it if that is chosen, to be made a step of history by `end`. */
  slide(t: number): void;
  end(): void;
  /** Gives the box the rotation that is shown. */
  write(): void;
  togglePlay(): void;
  readonly isPlaying: boolean;
  /** Why the last writing was refused; null: it was not. */
  readonly refusal: string | null;
}

export function modelOf(
  page: Page,
  core: Quaternions,
  inputs: Inputs,
  acts: QuaternionActs,
): QuaternionModel {
  const boxes = page.settings.readonly ? [] : boxesOf(page.state.scene.items);
  const box = boxes.find(({ id }) => id === inputs.box) ?? boxes[0] ?? null;
  return { page, core, inputs, operand: operandOf(inputs, core), boxes, box, acts };
}

export function operandOf(inputs: Inputs, core: Quaternions): Operand {
  const { p, q, t, shown } = inputs;
  return {
    symbol: shown,
    result: shown === 's' ? slerpOf(p, q, t, core) : known(inputs[shown]),
  };
}
