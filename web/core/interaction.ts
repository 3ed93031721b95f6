// Which slots a question to a world leaves out: the options `group` and `mask` of a caller.
import { InvalidArgumentError } from './errors.ts';
import { refuseOthers, requireOptions } from './options.ts';

/**
 * What a question to a world interacts with: slots whose group has a bit of its mask, and whose mask has a bit of its
 * group. 32 bits each, with or without a sign: `~4` is all but the bit of 4.
 */
export interface InteractionOptions {
  /** The groups that the question is in. Default: all. */
  readonly group?: number | undefined;
  /** The groups that it asks for. Default: all. */
  readonly mask?: number | undefined;
}

/** The same with both, as the core takes them. */
export interface Interaction {
  readonly group: number;
  readonly mask: number;
}

export const kInteractsWithAll: Interaction = { group: -1, mask: -1 };

const kSentence = 'must be a whole number of 32 bits, -2147483648 to 4294967295';

function bitsOf(fn: string, name: keyof InteractionOptions, value: unknown): number {
  if (value === undefined) return -1;
  if (typeof value === 'number' && (value === value >> 0 || value === value >>> 0))
    return value | 0;
  throw new InvalidArgumentError(fn, `options.${name}`, value, 'notBits', kSentence);
}

/** @throws InvalidArgumentError naming the option and its value */
export function checkedInteraction(fn: string, { group, mask }: InteractionOptions): Interaction {
  return { group: bitsOf(fn, 'group', group), mask: bitsOf(fn, 'mask', mask) };
}

export const kInteractionOptions: readonly string[] = ['group', 'mask'];

/** `known`: all that the question takes; each is read once. Throws as above. */
export function interactionOf(
  fn: string,
  options: InteractionOptions | undefined,
  known: readonly string[] = kInteractionOptions,
): Interaction {
  if (options === undefined) return kInteractsWithAll;
  requireOptions(fn, options);
  const { group, mask } = options;
  refuseOthers(fn, options, known);
  return checkedInteraction(fn, { group, mask });
}
