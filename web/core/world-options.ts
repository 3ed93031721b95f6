// What a world is made with.
import { InvalidArgumentError } from './errors.ts';
import { refuseOthers, requireOptions } from './options.ts';

export interface WorldOptions {
  /** How many slots there are, 1 to 1,000,000. */
  readonly shapes: number;
}

const kFunction = 'createWorld';
const kMostShapes = 1_000_000;
const kOptions: readonly string[] = ['shapes'];

/** @throws InvalidArgumentError naming the option at fault */
export function shapesOf(options: WorldOptions): number {
  requireOptions(kFunction, options);
  const { shapes } = options;
  refuseOthers(kFunction, options, kOptions);
  if (!Number.isInteger(shapes) || shapes < 1 || shapes > kMostShapes) {
    const sentence = `must be a whole number from 1 to ${kMostShapes}`;
    throw new InvalidArgumentError(kFunction, 'options.shapes', shapes, 'notACapacity', sentence);
  }
  return shapes;
}
