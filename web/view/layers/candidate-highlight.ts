// Highlights the faces or edges of two shapes that a candidate axis comes from.
import { Vector3 } from 'three';
import { StepGroup, type StepRecord, StepStatus } from '../../core/results.ts';
import { Scalar } from '../engine/in-place.ts';
import type { ShapeNode } from '../kinds/shape-node.ts';
import type { ShapeEntry } from './layer.ts';

/** Distance from a level within which an edge counts as lying there, as a part of the shape's size. */
const kEdgeTolerance = 1e-3;

export class CandidateHighlight {
  readonly #axis = new Vector3();
  readonly #level = new Scalar();
  readonly #tolerance = new Scalar();

  /** `a`, `b`: the first and second shape of the step's pair. */
  show(step: StepRecord, a: ShapeEntry, b: ShapeEntry): void {
    const axis = this.#axis.fromArray(step.axis);
    if (step.status === StepStatus.skipped || Number.isNaN(axis.x)) return;
    switch (step.group) {
      case StepGroup.worldAxis:
        a.node.highlight?.highlightFaces(axis);
        b.node.highlight?.highlightFaces(axis);
        break;
      case StepGroup.faceA:
        a.node.highlight?.highlightFaces(axis);
        break;
      case StepGroup.faceB:
        b.node.highlight?.highlightFaces(axis);
        break;
      case StepGroup.plane:
        (a.kind === 'plane' ? a : b).node.highlight?.highlightFaces(axis);
        break;
      case StepGroup.slab:
        (a.kind === 'ray' || a.kind === 'segment' ? b : a).node.highlight?.highlightFaces(axis);
        break;
      case StepGroup.edgeEdge:
      case StepGroup.flat:
        this.#showFacingEdges(step, a.node, b.node);
        break;
    }
  }

  /** Only the edges that face the other shape, without their parallels on the far side. */
  #showFacingEdges(step: StepRecord, a: ShapeNode, b: ShapeNode): void {
    const axis = this.#axis;
    const level = this.#level;
    const tolerance = this.#tolerance;
    const above = step.bMin - step.aMax >= step.aMin - step.bMax;
    level.value = above ? step.aMax : step.aMin;
    tolerance.value = kEdgeTolerance * a.size.value;
    a.highlight?.highlightEdges(axis, level, tolerance);
    level.value = above ? step.bMin : step.bMax;
    tolerance.value = kEdgeTolerance * b.size.value;
    b.highlight?.highlightEdges(axis, level, tolerance);
  }
}
