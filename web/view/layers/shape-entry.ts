import type { Kind, Shape } from '../../scene/shape.ts';
import type { ShapeNode } from '../kinds/shape-node.ts';

/** A drawn shape: its node and its data from the scene. Refreshed in place. */
export interface ShapeEntry {
  readonly id: number;
  readonly kind: Kind;
  readonly node: ShapeNode;
  name: string;
  shape: Shape;
  /** Can't be dragged. */
  locked: boolean;
  /** 0: first of the pair, 1: second, −1: neither. */
  role: number;
}
