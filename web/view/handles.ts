// Small round handles on what can be dragged on its own: of the selected shape, and fainter of the
// shape under the pointer.
import type { Color } from 'three';
import { Vector3 } from 'three';
import { kMaxHandles, writeHandles } from '../scene/handles.ts';
import type { Shape, Vec3 } from '../scene/shape.ts';
import type { Inks } from './inks.ts';
import type { StrokeMaterial } from './line-materials.ts';
import type { Ink } from './strokes.ts';
import { ink, Strokes } from './strokes.ts';

const kHandleOrder = 7;

export class Handles {
  readonly strokes: Strokes;
  private readonly color: Color;
  private readonly halo: Ink;
  private readonly ring: Ink;
  private readonly core: Ink;
  private readonly faint: Ink;
  private readonly places = new Float64Array(3 * kMaxHandles);
  private readonly at = new Vector3();

  constructor(material: StrokeMaterial, inks: Inks) {
    this.strokes = new Strokes(material, kHandleOrder);
    this.color = inks.ink.clone();
    this.halo = ink(inks.paper, 16, { alpha: 0.85 });
    this.ring = ink(this.color, 13);
    this.core = ink(inks.paper, 8);
    this.faint = ink(this.color, 8, { alpha: 0.75 });
  }

  begin(): void {
    this.strokes.clear();
  }

  add(shape: Shape, near: Vec3, color: Color, selected: boolean): void {
    this.color.copy(color);
    const count = writeHandles(shape, near, this.places);
    for (let i = 0; i < count; i++) {
      this.at.fromArray(this.places, 3 * i);
      if (selected) {
        this.strokes.dot(this.at, this.halo);
        this.strokes.dot(this.at, this.ring);
        this.strokes.dot(this.at, this.core);
      } else {
        this.strokes.dot(this.at, this.faint);
      }
    }
  }

  end(): void {
    this.strokes.commit();
  }

  dispose(): void {
    this.strokes.dispose();
  }
}
