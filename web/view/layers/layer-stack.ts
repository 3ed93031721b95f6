// The layers of one figure, called in order. Needs no WebGL.
import type { Vector3, Vector4 } from 'three';
import { Group } from 'three';
import type { FrameResults, StepRecord } from '../../core/results.ts';
import type { MotionAnswer } from '../../page/motion.ts';
import type { Scene } from '../../scene/scene.ts';
import type { State } from '../../scene/state.ts';
import type { LabelWriter } from '../engine/label-writer.ts';
import type { Palette } from '../engine/palette.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import { withExtent } from '../kinds/outline-points.ts';
import { drawnStep } from './drawn-step.ts';
import type { FramedScene, Layer, LayerClass, LayerContext, RowView } from './layer.ts';

interface LatestFrame {
  state: State;
  results: FrameResults;
  step: StepRecord | null;
  motion: MotionAnswer | null;
}

export class LayerStack {
  /** The 3D objects of all layers. */
  readonly object = new Group();
  readonly #resources: RenderResources;
  readonly #context: LayerContext;
  readonly #layers: Layer[];
  /** The step on an axis of the viewer's own; null: the row is drawn. */
  #own: StepRecord | null = null;
  /** null: nothing has been shown yet. */
  #frame: LatestFrame | null = null;

  constructor(resources: RenderResources, classes: readonly LayerClass[]) {
    this.#resources = resources;
    this.#context = { resources, shapes: [] };
    this.#layers = classes.map((each) => this.#made(each));
  }

  /** Layers that are loaded later, after all others. */
  add(layers: readonly LayerClass[]): void {
    this.#layers.push(...layers.map((each) => this.#made(each)));
    this.#refresh();
  }

  update(
    state: State,
    results: FrameResults,
    own: StepRecord | null = null,
    motion: MotionAnswer | null = null,
  ): void {
    this.#frame ??= { state, results, step: null, motion };
    const frame = this.#frame;
    const { ledger } = results;
    this.#own = own;
    frame.state = state;
    frame.results = results;
    frame.motion = motion;
    frame.step = ledger === null ? null : (own ?? drawnStep(state.step, ledger));
    for (const layer of this.#layers) layer.update?.(frame);
  }

  /** Takes the scene bounds of a scene, and returns the points that the camera is to show of it. */
  frame(scene: Scene): readonly Vector3[] {
    const latest = this.#frame?.state.scene === scene ? this.#frame : null;
    const framed: FramedScene = {
      scene,
      time: latest?.state.time ?? 0,
      results: latest?.results ?? null,
    };
    const bounded: Vector3[] = [];
    for (const layer of this.#layers) layer.addBounds?.(framed, bounded);
    const points = withExtent(bounded);
    this.#resources.bounds.fit(points);
    for (const layer of this.#layers) layer.placeInBounds?.();
    this.#refresh();
    for (const layer of this.#layers) layer.addToView?.(framed, points);
    return points;
  }

  /** Another row was chosen: returns the points of its drawing that the view is to hold as well. */
  followRow(view: RowView): readonly Vector3[] {
    const points: Vector3[] = [];
    for (const layer of this.#layers) layer.followRow?.(view, points);
    return points;
  }

  /** After a change of the colors in the render resources. */
  changeColors(): void {
    for (const layer of this.#layers) layer.changeColors?.();
    this.#refresh();
  }

  faceEye(eye: Vector4): void {
    for (const layer of this.#layers) layer.faceEye?.(eye);
  }

  writeLabels(labels: LabelWriter, palette: Palette): void {
    for (const layer of this.#layers) layer.keepFree?.(labels);
    for (const layer of this.#layers) layer.writeLabels?.(labels, palette);
  }

  dispose(): void {
    for (const layer of this.#layers) layer.dispose?.();
  }

  #made(LayerClass: LayerClass): Layer {
    const layer = new LayerClass(this.#context);
    if (layer.object !== undefined) this.object.add(layer.object);
    return layer;
  }

  #refresh(): void {
    if (this.#frame === null) return;
    const { state, results, motion } = this.#frame;
    this.update(state, results, this.#own, motion);
  }
}
