// Layers that have something to draw of pairs with a flat or endless shape alone: loaded with the first of these.
import type { LayerClass } from './layer.ts';
import { NearestLayer } from './nearest-layer.ts';
import { RadiusLayer } from './radius-layer.ts';
import { WeightLayer } from './weight-layer.ts';

export const kPairLayers: readonly LayerClass[] = [NearestLayer, WeightLayer, RadiusLayer];
