// The stage and its layers: one can be added without a change in the stage, and all GPU resources of
// layers are freed. The renderer is a mock without WebGL.
import { type BufferGeometry, Group, type Material, Mesh, Vector3, type Vector4 } from 'three';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FrameResults } from '../../../web/core/results.ts';
import { presets } from '../../../web/presets/index.ts';
import type { State } from '../../../web/scene/state.ts';
import type { LabelWriter } from '../../../web/view/engine/label-writer.ts';
import type { Palette } from '../../../web/view/engine/palette.ts';
import { RenderResources } from '../../../web/view/engine/render-resources.ts';
import type {
  DrawnFrame,
  FramedScene,
  Layer,
  LayerContext,
} from '../../../web/view/layers/layer.ts';
import { LayerStack } from '../../../web/view/layers/layer-stack.ts';
import { kLayers } from '../../../web/view/layers/layers.ts';
import { kLazyLayers } from '../../../web/view/layers/lazy-layers.ts';
import { Stage } from '../../../web/view/stage.ts';
import { core } from '../../core/support/core.ts';

let calls: string[] = [];
beforeEach(() => {
  calls = [];
});

vi.mock(import('../../../web/view/engine/renderer.ts'), () => ({
  isContextLost: () => false,
  RendererShare: class {
    draw(): boolean {
      calls.push('drawn');
      return true;
    }
    release(): void {
      calls.push('released');
    }
  } as never,
}));

vi.stubGlobal('getComputedStyle', () => ({ fontFamily: 'serif' }));
afterAll(() => vi.unstubAllGlobals());

const ignored = () => undefined;
const context = new Proxy({ measureText: () => ({ width: 10 }) } as Record<string, unknown>, {
  get: (target, name: string) => target[name] ?? ignored,
});

function makeStage(layers: typeof kLayers = [...kLayers, ...kLazyLayers]): Stage {
  const canvas = { getContext: () => context } as unknown as HTMLCanvasElement;
  const stage = new Stage(canvas, { contextLost: ignored, contextRestored: ignored }, layers);
  stage.resize(800, 600, 1);
  return stage;
}

const palette = Object.fromEntries(
  ['paper', 'ink', 'soft', 'hair', 'a', 'b', 'gap', 'hit', 'other'].map((name) => [name, '#888']),
) as unknown as Palette;

const figure = core.createFigure();

/** A preset as it is shown when it is opened, with the first shape selected. */
function shown(key: string): { state: State; results: FrameResults } {
  const scene = presets.find((preset) => preset.key === key)?.scene;
  if (scene === undefined) throw new Error(`there is no preset ${key}`);
  const state: State = {
    scene,
    time: 0,
    selected: scene.items[0]?.id ?? null,
    hovered: null,
    pointed: null,
    highlighted: [],
    vectors: [],
    gizmo: 'move',
    space: 'world',
    axisLock: { axis: 0, plane: true },
    closeUp: null,
    turn: null,
    several: false,
    also: [],
    step: null,
    ownAxis: null,
    pointing: null,
    tree: null,
    quiz: null,
  };
  return { state, results: figure.evaluate(scene) };
}

class AddedLayer implements Layer {
  readonly object = new Group();
  readonly #shapes: LayerContext['shapes'];

  constructor({ shapes }: LayerContext) {
    this.#shapes = shapes;
  }

  update({ step }: DrawnFrame): void {
    calls.push(`update ${this.#shapes.length} shapes, step ${step?.candidate}`);
  }
  addBounds(_: FramedScene, points: Vector3[]): void {
    calls.push('addBounds');
    points.push(new Vector3(0, -50, 0));
  }
  placeInBounds(): void {
    calls.push('placeInBounds');
  }
  addToView({ results }: FramedScene): void {
    calls.push(`addToView ${results?.shapeCount}`);
  }
  changeColors(): void {
    calls.push('changeColors');
  }
  faceEye({ w }: Vector4): void {
    calls.push(`faceEye ${w}`);
  }
  writeLabels(_: LabelWriter, { a }: Palette): void {
    calls.push(`writeLabels ${a}`);
  }
  dispose(): void {
    calls.push('dispose');
  }
}

test('a layer that is added to the list is called as the others are', () => {
  const stage = makeStage([...kLayers, AddedLayer]);
  const { state, results } = shown('edge-edge');
  const update = `update 2 shapes, step ${results.ledger?.verdict.candidate}`;
  stage.setPalette(palette);
  stage.update(state, results);
  stage.frameScene(state.scene);
  stage.render();
  stage.dispose();
  expect(calls).toEqual([
    ...['changeColors', update],
    ...['addBounds', 'placeInBounds', update, 'addToView 2'],
    ...['faceEye 1', 'drawn', 'writeLabels #888'],
    ...['dispose', 'released'],
  ]);
});

test('what a layer adds to the bounds is seen', () => {
  const { state, results } = shown('edge-edge');
  const lowest = [kLayers, [...kLayers, AddedLayer]].map((layers) => {
    const stage = makeStage(layers);
    stage.update(state, results);
    stage.frameScene(state.scene);
    return stage.project([0, -50, 0]).y;
  });
  expect(lowest[0]).toBeGreaterThan(600);
  expect(lowest[1]).toBeLessThan(600);
});

describe('the same part of a scene is shown again', () => {
  /** Where two points of a scene are seen, and how far apart. */
  const seen = (stage: Stage) => {
    const [a, b] = [stage.project([0, 0, 0]), stage.project([1, 0.5, 0])];
    const { left, top, right, bottom } = stage.freeArea;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return { a: [a.x - x, a.y - y], b: [b.x - x, b.y - y] };
  };
  const close = (found: ReturnType<typeof seen>, wanted: ReturnType<typeof seen>, times = 1) => {
    for (const name of ['a', 'b'] as const) {
      found[name].forEach((each, i) => {
        expect(each).toBeCloseTo((wanted[name][i] ?? 0) * times, 4);
      });
    }
  };
  function chosen(parallel: boolean): Stage {
    const stage = makeStage();
    stage.setInsets({ left: 60, top: 40, right: 0, bottom: 60 });
    stage.frameScene(shown('edge-edge').state.scene);
    stage.viewpoint.setParallel(parallel);
    stage.viewpoint.turn(0.4, -0.2);
    stage.viewpoint.zoom(1.7);
    stage.target.x += 0.3;
    stage.camera.position.x += 0.3;
    return stage;
  }

  test.each([false, true])('in a picture of the same size; parallel: %s', (parallel) => {
    const first = chosen(parallel);
    const second = makeStage();
    second.frameScene(shown('edge-edge').state.scene);
    second.showView(first.view);
    // Panels are measured later, and the view stays what it was.
    second.setInsets({ left: 60, top: 40, right: 0, bottom: 60 });
    expect(second.viewpoint.parallel).toBe(parallel);
    close(seen(second), seen(first));
    expect(second.viewpoint.isAsFramed).toBe(false);
  });

  test('in a larger one larger, and the viewer may move on', () => {
    const first = chosen(true);
    const second = makeStage();
    second.showView(first.view);
    second.setInsets({ left: 60, top: 40, right: 0, bottom: 60 });
    second.resize(2 * 740 + 60, 2 * 500 + 100, 1);
    close(seen(second), seen(first), 2);
    second.viewpoint.turn(1, 0);
    const { outlook } = second.viewpoint;
    second.resize(800, 600, 1);
    expect(second.viewpoint.outlook.azimuth).toBeCloseTo(outlook.azimuth, 9);
  });
});

test('the canvas, which a size clears, is given one only where it is another', () => {
  const stage = makeStage();
  const sizes: number[] = [];
  Object.defineProperty(stage.canvas, 'width', {
    get: () => sizes.at(-1) ?? 800,
    set: (width: number) => void sizes.push(width),
  });
  stage.resize(800, 600, 1);
  expect(sizes).toEqual([]);
  stage.resize(900, 600, 1);
  stage.resize(450, 300, 2);
  expect(sizes).toEqual([900]);
  stage.resize(450, 300, 1);
  expect(sizes).toEqual([900, 450]);
});

test('a scene that was not computed yet is framed without results', () => {
  const stage = makeStage([...kLayers, AddedLayer]);
  stage.frameScene(shown('ray-obb').state.scene);
  expect(calls).toEqual(['addBounds', 'placeInBounds', 'addToView undefined']);
});

test.each(['edge-edge', 'ray-capsule', 'sphere-triangle', 'segment-plane', 'point-aabb'])(
  'all that %s holds on the graphics card is freed',
  (key) => {
    const resources = new RenderResources();
    const layers = new LayerStack(resources, [...kLayers, ...kLazyLayers]);
    const { state, results } = shown(key);
    layers.update(state, results);
    layers.frame(state.scene);
    const kept = new Set<BufferGeometry | Material>();
    layers.object.traverse((object) => {
      if (!(object instanceof Mesh)) return;
      for (const held of [object.geometry, object.material].flat()) kept.add(held);
    });
    expect(kept.size).toBeGreaterThan(8);
    for (const held of kept) held.addEventListener('dispose', () => kept.delete(held));
    layers.dispose();
    resources.dispose();
    expect([...kept]).toEqual([]);
  },
);
