// Vectors as arguments: three numbers, each read once, because reading may run the caller's code.
import type { Vec3 } from '../scene/shape.ts';
import { type ArgumentReason, InvalidArgumentError } from './errors.ts';
import { kThreeNumbers } from './writer-errors.ts';

/** @throws InvalidArgumentError naming the argument or the component at fault */
export function vectorArgument(call: string, argument: string, value: unknown): Vec3 {
  const refused = (part: string, given: unknown, reason: ArgumentReason, sentence?: string) =>
    new InvalidArgumentError(call, `${argument}${part}`, given, reason, sentence);
  if (value === undefined) throw refused('', value, 'missing');
  const length: unknown = (value as Partial<ArrayLike<unknown>> | null)?.length;
  if (typeof value !== 'object' || value === null || typeof length !== 'number') {
    throw refused('', value, 'wrongType', kThreeNumbers);
  }
  if (length !== 3) throw refused('.length', length, 'wrongLength', 'must be 3');
  const given = value as ArrayLike<unknown>;
  const x = given[0];
  const y = given[1];
  const z = given[2];
  if (typeof x !== 'number') throw refused('[0]', x, 'wrongType');
  if (typeof y !== 'number') throw refused('[1]', y, 'wrongType');
  if (typeof z !== 'number') throw refused('[2]', z, 'wrongType');
  return [x, y, z];
}
