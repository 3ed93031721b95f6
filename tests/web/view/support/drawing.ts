// Scenes as they are drawn, without a graphics card: the layers, the camera, and the labels that are written.
import { type InstancedBufferGeometry, Line3, type Mesh, Vector3 } from 'three';
import type { FrameResults } from '../../../../web/core/results.ts';
import { presets } from '../../../../web/presets/index.ts';
import type { Item, Scene } from '../../../../web/scene/scene.ts';
import type { Shape } from '../../../../web/scene/shape.ts';
import type { State } from '../../../../web/scene/state.ts';
import { kNoTexts } from '../../../../web/strings/stage-texts.ts';
import { LabelWriter } from '../../../../web/view/engine/label-writer.ts';
import type { Palette, StageTexts } from '../../../../web/view/engine/palette.ts';
import { RenderResources } from '../../../../web/view/engine/render-resources.ts';
import { Viewpoint } from '../../../../web/view/engine/viewpoint.ts';
import type { Layer, LayerClass, LayerContext } from '../../../../web/view/layers/layer.ts';
import { LayerStack } from '../../../../web/view/layers/layer-stack.ts';
import { kLayers } from '../../../../web/view/layers/layers.ts';
import { kLazyLayers } from '../../../../web/view/layers/lazy-layers.ts';
import { core } from '../../../core/support/core.ts';

/** Every color is its own name. */
export const palette = Object.fromEntries(
  ['paper', 'ink', 'soft', 'hair', 'a', 'b', 'gap', 'hit', 'other'].map((name) => [name, name]),
) as unknown as Palette;

/** Every letter is as wide as this, in CSS pixels. */
const kLetter = 8;

export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly color: string;
}

export function sceneOf(...shapes: readonly Shape[]): Scene {
  const items = shapes.map((shape, i): Item => ({ id: i + 1, name: 'ABCD'[i] ?? '', shape }));
  return { items, pair: [1, 2] };
}

export function sceneOfPreset(key: string): Scene {
  const scene = presets.find((preset) => preset.key === key)?.scene;
  if (scene === undefined) throw new Error(`there is no preset ${key}`);
  return scene;
}

export const stateOf = (scene: Scene, more: Partial<State> = {}): State => ({
  scene,
  time: 0,
  selected: null,
  hovered: null,
  pointed: null,
  highlighted: [],
  vectors: [],
  gizmo: 'move',
  space: 'world',
  axisLock: null,
  turn: null,
  closeUp: null,
  several: false,
  also: [],
  step: null,
  ownAxis: null,
  pointing: null,
  tree: null,
  quiz: null,
  ...more,
});

export class Drawing {
  readonly viewpoint = new Viewpoint();
  readonly layers: LayerStack;
  readonly results: FrameResults;
  /** Empty words; `kNoTexts` itself: a picture without words. */
  texts: StageTexts = { ...kNoTexts };

  /** Framed in a picture of 800 by 600 pixels, without panels. */
  constructor(scene: Scene, more: Partial<State> = {}, classes = [...kLayers, ...kLazyLayers]) {
    this.results = core.createFigure().evaluate(scene);
    this.layers = new LayerStack(new RenderResources(), classes);
    this.viewpoint.resize(800, 600);
    this.layers.update(stateOf(scene, more), this.results);
    this.viewpoint.frame(this.layers.frame(scene));
  }

  /** What is written into the picture. */
  get labels(): readonly Label[] {
    const written: Label[] = [];
    let color = '';
    const context = new Proxy(
      {},
      {
        get: (_, name) => {
          if (name === 'measureText') return (text: string) => ({ width: kLetter * text.length });
          if (name !== 'fillText') return () => undefined;
          return (text: string, x: number, y: number) => written.push({ text, x, y, color });
        },
        set: (_, name, value) => {
          if (name === 'fillStyle') color = value;
          return true;
        },
      },
    );
    const labels = new LabelWriter(context as unknown as CanvasRenderingContext2D, this.viewpoint);
    labels.area = this.viewpoint.freeArea;
    labels.texts = this.texts;
    labels.begin(1);
    this.layers.writeLabels(labels, palette);
    return written;
  }
}

/** A layer's class, and the layer of it that a drawing made last. @throws Error while none has made one */
export function watched<Watched extends Layer>(
  layerClass: new (context: LayerContext) => Watched,
): { readonly LayerClass: LayerClass; layer(): Watched } {
  let made: Watched | undefined;
  const LayerClass = new Proxy(layerClass, {
    construct: (target, [context]) => {
      made = new target(context);
      return made;
    },
  });
  return {
    LayerClass,
    layer: () => {
      if (!made) throw new Error('the layer was not made');
      return made;
    },
  };
}

type StrokesMesh = Mesh<InstancedBufferGeometry>;

/** How many lines, arrowheads and dots a layer has drawn as its object. */
export const strokesOf = ({ object }: Layer): number =>
  (object as StrokesMesh).geometry.instanceCount;

/** The numbers of an attribute of one of them. */
export const numbersOf = ({ object }: Layer, name: string, i: number): readonly number[] => {
  const { array, itemSize } = (object as StrokesMesh).geometry.getAttribute(name);
  return Array.from(array.slice(i * itemSize, (i + 1) * itemSize));
};

/** From where to where they go, in world space. */
export const linesOf = (layer: Layer): readonly Line3[] =>
  Array.from({ length: strokesOf(layer) }, (_, i) => {
    const pointOf = (name: string) =>
      new Vector3(...numbersOf(layer, name, i)).applyMatrix4((layer.object as StrokesMesh).matrix);
    return new Line3(pointOf('start'), pointOf('end'));
  });

/** Whether the letters of two labels cover each other. */
export const overlap = (p: Label, q: Label): boolean =>
  Math.abs(p.x - q.x) < (kLetter * (p.text.length + q.text.length)) / 2 - 2 &&
  Math.abs(p.y - q.y) < 11;
