// What a batch is asked for, and what is wrong with it.
import { type Catalog, kindsOf } from './catalog.ts';
import { type BatchReason, InvalidArgumentError } from './errors.ts';
import { refuseOthers, requireOptions } from './options.ts';
import type { AnyKind } from './posed.ts';

export interface BatchOptions {
  /** How many pairs it has room for, 1 to 16,777,216. */
  readonly pairs: number;
  /** Whether it gives `t` or `gap`, too. Default: outcomes alone. */
  readonly numbers?: boolean | undefined;
  /** The column that has one shape for all pairs, such as one ray for many boxes. Default: none. */
  readonly shared?: 'a' | 'b' | undefined;
}

const kMostPairs = 2 ** 24;
/** As the core has them. */
export const kShared = { none: 0, a: 1, b: 2 } as const;
export const kCreate = 'createBatch';

interface CheckedOptions {
  readonly pairs: number;
  readonly numbers: boolean;
  readonly shared: keyof typeof kShared;
}

const kOptions: readonly string[] = ['pairs', 'numbers', 'shared'];
const kSentences: Readonly<
  Record<Exclude<BatchReason, 'notAKind' | 'notAPairCount'>, string> & { detached?: undefined }
> = {
  notAColumn: 'must be a or b, the column with one shape for all pairs',
  notDoubles: 'must be a Float64Array',
  notColumns:
    'must be an array of Float64Arrays or Float32Arrays, one for each number of a shape and all equally long',
  notRecords:
    'must have the numbers of whole shapes, as many as the other column and the batch have',
};

export const invalid = (
  fn: string,
  argument: string,
  value: unknown,
  reason: Exclude<BatchReason, 'notAKind' | 'notAPairCount'> | 'detached',
) => new InvalidArgumentError(fn, argument, value, reason, kSentences[reason]);

/** A batch has room for `most`. */
export const notAPairCount = (fn: string, argument: string, value: unknown, most: number) =>
  new InvalidArgumentError(
    fn,
    argument,
    value,
    'notAPairCount',
    `must be a whole number of pairs that the batch has room for, at most ${most}`,
  );

/** Each option is read once: reading may run the caller's code. */
export function checked(options: BatchOptions): CheckedOptions {
  requireOptions(kCreate, options);
  const { pairs, numbers = false, shared } = options;
  refuseOthers(kCreate, options, kOptions);
  if (!isCount(pairs, kMostPairs) || pairs === 0) {
    throw notAPairCount(kCreate, 'options.pairs', pairs, kMostPairs);
  }
  if (typeof numbers !== 'boolean') {
    throw new InvalidArgumentError(kCreate, 'options.numbers', numbers, 'notABoolean');
  }
  if (shared !== undefined && shared !== 'a' && shared !== 'b') {
    throw invalid(kCreate, 'options.shared', shared, 'notAColumn');
  }
  return { pairs, numbers, shared: shared ?? 'none' };
}

export const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

/** A kind's code and how many numbers it has. */
export function kindOf(catalog: Catalog, fn: string, argument: string, name: AnyKind) {
  const kinds = kindsOf(catalog);
  const code = kinds.findIndex((kind) => kind.name === name);
  const kind = kinds[code];
  if (!kind) {
    const known = `must be one of ${kinds.map((each) => each.name).join(', ')}`;
    throw new InvalidArgumentError(fn, argument, name, 'notAKind', known);
  }
  return { code, stride: kind.fields.reduce((sum, { size }) => sum + size, 0) };
}
