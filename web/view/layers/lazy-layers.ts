// Layers that have something to draw only of scenes with a flat or endless shape, of what is selected or under the
// pointer, of the pointer's ray, and of vectors of the page: loaded with the first of these.
import { CornerLayer } from './corner-layer.ts';
import { HandleLayer } from './handle-layer.ts';
import type { LayerClass } from './layer.ts';
import { LockLayer } from './lock-layer.ts';
import { NearestLayer } from './nearest-layer.ts';
import { PointerLayer } from './pointer-layer.ts';
import { RadiusLayer } from './radius-layer.ts';
import { TurnLayer } from './turn-layer.ts';
import { VectorLayer } from './vector-layer.ts';
import { WeightLayer } from './weight-layer.ts';

export const kLazyLayers: readonly LayerClass[] = [
  HandleLayer,
  LockLayer,
  PointerLayer,
  CornerLayer,
  TurnLayer,
  NearestLayer,
  WeightLayer,
  RadiusLayer,
  VectorLayer,
];
