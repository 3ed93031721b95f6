// Messages that say why a number was rejected, naming the field and the value.
import { InvalidArgumentError } from '../../core/errors.ts';
import type { Refusal } from '../../page/commands.ts';
import type { Unit } from '../../scene/numbers.ts';
import { fullForm } from '../../strings/digits.ts';
import type { Key, Strings } from '../../strings/index.ts';
import { format } from '../../strings/text.ts';

const kReasons: Readonly<Record<string, Key>> = {
  notFinite: 'numbers.refused.notFinite',
  outOfRange: 'numbers.refused.outOfRange',
  outside: 'numbers.refused.outside',
  overflow: 'numbers.refused.outOfRange',
  negative: 'numbers.refused.negative',
  minAboveMax: 'numbers.refused.minAboveMax',
  zeroLength: 'numbers.refused.zeroLength',
  notPerpendicular: 'numbers.refused.notPerpendicular',
  leftHanded: 'numbers.refused.leftHanded',
};

export function refusalText(
  refusal: Refusal,
  field: string,
  /** The number, or the text that several were read from. */
  value: number | string,
  strings: Strings,
): string {
  const key = kReasons[refusal.reason] ?? 'numbers.refused';
  const limits =
    refusal.reason === 'outside'
      ? { least: fullForm(refusal.least), most: fullForm(refusal.most) }
      : {};
  return format(strings[key], {
    ...limits,
    field,
    value: typeof value === 'string' ? value : fullForm(value),
  });
}

/** The message for text that is not a number. */
export function notANumberText(
  text: string,
  { name, unit, strings }: { name: string; unit: Unit; strings: Strings },
): string {
  const key = unit === 'degree' ? 'numbers.noAngle' : 'numbers.noNumber';
  return format(strings[key], { field: name, value: text });
}

/** The core's error about the arguments of a calculation; null if it accepts them. */
export function refusalOf(calculate: () => unknown): InvalidArgumentError | null {
  try {
    calculate();
    return null;
  } catch (error) {
    if (error instanceof InvalidArgumentError) return error;
    throw error;
  }
}
