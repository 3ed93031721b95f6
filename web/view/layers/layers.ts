// The list of layers. A new one is a class that implements Layer, and an entry here, or in lazy-layers.ts if only some
// scenes have something to draw in it.
import { AxisLayer } from './axis-layer.ts';
import { CompassLayer } from './compass-layer.ts';
import { GroundLayer } from './ground-layer.ts';
import { LabelLayer } from './label-layer.ts';
import type { LayerClass } from './layer.ts';
import { MarkLayer } from './mark-layer.ts';
import { ShapeLayer } from './shape-layer.ts';

/**
 * In the order in which they are updated and write their labels. The order in which
 * their meshes are drawn is given by kDrawOrder.
 */
export const kLayers: readonly LayerClass[] = [
  GroundLayer,
  CompassLayer,
  ShapeLayer,
  LabelLayer,
  AxisLayer,
  MarkLayer,
];
