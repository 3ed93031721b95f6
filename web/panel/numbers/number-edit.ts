// What a number field shows, and how it changes that.
import type { Refusal } from '../../page/commands.ts';
import type { Unit } from '../../scene/numbers.ts';
import type { Strings } from '../../strings/index.ts';

/** Changes the number that a field shows. */
export interface NumberEdit {
  /** Replaces the number by a function of the current one; returns why if it is rejected. */
  change(next: (now: number) => number): Refusal | null;
  /** Makes the changes so far one step of history. */
  commit(): void;
  /** Reverts to the last commit. */
  cancel(): void;
}

/** Shows a change by several numbers; returns why it is rejected, or undefined where they are not for these fields. */
export type PasteNumbers = (numbers: readonly number[]) => Refusal | null | undefined;

export interface NumberFieldProps {
  /** Unique in the figure. */
  readonly id: string;
  readonly label: string;
  /** Used in messages: `Center x`. */
  readonly name: string;
  /** Name of the shape: `A`. */
  readonly owner: string;
  readonly unit: Unit;
  readonly value: number;
  /** May be infinite: then the field is empty. */
  readonly endless?: boolean;
  readonly edit: NumberEdit;
  readonly paste?: PasteNumbers | undefined;
  readonly strings: Strings;
}
