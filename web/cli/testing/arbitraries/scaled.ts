import type { Quantity } from '../../../scene/kinds/quantities.ts';
import type { Shape } from '../../../scene/shape.ts';
import { withValues } from './fields.ts';

/** They say how a shape stands, not how large it is. */
const kWithoutSize: readonly Quantity[] = ['normal', 'rotation'];

/** A shape so many times as large, exactly as long as the factor is a power of two. */
export const scaled = (shape: Shape, factor: number): Shape =>
  withValues(shape, (value, { quantity }) => {
    if (kWithoutSize.includes(quantity)) return value;
    if (typeof value === 'number') return value * factor;
    return value.map((x) => x * factor) as unknown as typeof value;
  });
