// The layers of every picture. A further one is a class that implements Layer, and its line here.
import { AxisLayer } from './axis-layer.ts';
import { CompassLayer } from './compass-layer.ts';
import { GroundLayer } from './ground-layer.ts';
import { HandleLayer } from './handle-layer.ts';
import { LabelLayer } from './label-layer.ts';
import type { LayerClass } from './layer.ts';
import { LockLayer } from './lock-layer.ts';
import { MarkLayer } from './mark-layer.ts';
import { ShapeLayer } from './shape-layer.ts';

/**
 * In the order in which they are updated and write their labels, one over the other. In which order
 * their meshes are drawn is told by kDrawOrder.
 */
export const kLayers: readonly LayerClass[] = [
  GroundLayer,
  CompassLayer,
  LockLayer,
  ShapeLayer,
  LabelLayer,
  AxisLayer,
  MarkLayer,
  HandleLayer,
];
