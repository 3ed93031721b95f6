// Adds models of files to the scene, and shapes that are made of them.
import { InvalidArgumentError, OutOfMemoryError } from '../../core/errors.ts';
import { loadModel } from '../../models/load-model.ts';
import { ModelError } from '../../models/model-error.ts';
import type { MadeOfModel } from '../../page/commands.ts';
import { positionsOfPart } from '../../scene/assets.ts';
import { addShape } from '../../scene/edits.ts';
import { centerOf } from '../../scene/extent.ts';
import { itemById } from '../../scene/scene.ts';
import { isPosed, type PosedShape } from '../../scene/scene-shape.ts';
import type { Obb, Shape } from '../../scene/shape.ts';
import type { Store } from '../../scene/store.ts';
import { kIdentity, sub } from '../../scene/vectors.ts';
import type { Strings } from '../../strings/index.ts';
import { printable } from '../../strings/printable.ts';
import { format } from '../../strings/text.ts';
import type { SceneController } from '../controllers/scene-controller.ts';
import type { Notices } from '../notices.ts';
import { enclosingBox } from './enclosing-box.ts';
import type { Geometries } from './geometries.ts';
import { loadGeometries } from './lazy-geometries.ts';
import { assetOfModel } from './model-asset.ts';

export interface ModelControllerHost {
  readonly store: Store;
  readonly scene: Pick<SceneController, 'place'>;
  readonly notices: Pick<Notices, 'inform' | 'warn'>;
  readonly signal: AbortSignal;
}

/** Of a scene that can be read again. */
const kMostShapes = 500;

export class ModelController {
  readonly #host: ModelControllerHost;

  constructor(host: ModelControllerHost) {
    this.#host = host;
  }

  async add(file: File): Promise<void> {
    const { notices, signal } = this.#host;
    const name = printable(file.name);
    void notices.inform((strings) => format(strings['model.reading'], { file: name }));
    try {
      const [model, geometries] = await Promise.all([loadModel(file), loadGeometries()]);
      if (signal.aborted) return;
      const { asset, scale } = assetOfModel(model);
      const hull = geometries.hull(asset, { position: [0, 0, 0], rotation: kIdentity });
      const center = centerOf(hull);
      this.#host.scene.place((spot) => ({ ...hull, position: sub(spot, center) }));
      const values = {
        file: name,
        points: asset.positions.length / 3,
        corners: hull.geometry.corners.length / 3,
      };
      void notices.inform((strings) => {
        const added = format(strings['model.added'], values);
        if (scale === 1) return added;
        const scaled = format(strings['model.scaled'], {
          scale: String(Number(scale.toPrecision(1))),
        });
        return `${added} ${scaled}`;
      });
    } catch (error) {
      const text = textOf(error, name);
      if (text === null) throw error;
      if (!signal.aborted) void notices.warn(text);
    }
  }

  async make(what: MadeOfModel, id: number): Promise<void> {
    const { store, notices, signal } = this.#host;
    const geometries = await loadGeometries();
    const shape = itemById(store.state.scene, id)?.shape;
    if (signal.aborted || !shape || !isPosed(shape)) return;
    const count = what === 'box' ? 1 : shape.asset.parts.length;
    if (store.state.scene.items.length + count > kMostShapes) {
      const values = { count, most: kMostShapes };
      void notices.warn((strings) => format(strings['model.tooManyShapes'], values));
      return;
    }
    this.#addAll(
      what === 'box' ? [enclosingBox(geometries.core, shape)] : boxesOf(shape, geometries),
    );
  }

  /** Where they are; as one step of history. */
  #addAll(shapes: readonly Shape[]): void {
    const { store } = this.#host;
    const ids = shapes.map(() => store.nextId());
    const scene = shapes.reduce(
      (before, shape, i) => addShape(before, ids[i] as number, shape),
      store.state.scene,
    );
    store.edit(scene);
    const [selected = null, ...also] = ids;
    store.update({ selected, also });
  }
}

/** Of each part of a shape's asset, where the shape stands. */
function boxesOf({ asset, position, rotation }: PosedShape, { core }: Geometries): readonly Obb[] {
  return asset.parts.map((_, part) => {
    const geometry = core.createHull(positionsOfPart(asset, part));
    try {
      return enclosingBox(core, { kind: 'hull', geometry, position, rotation });
    } finally {
      geometry.dispose();
    }
  });
}

/** Why a model can't be added; null: that is not known. */
function textOf(error: unknown, file: string): ((strings: Strings) => string) | null {
  if (error instanceof ModelError) {
    const { fault } = error;
    const detail = printable(error.detail);
    return (strings) => format(strings[`model.${fault}`], { file, detail });
  }
  if (error instanceof InvalidArgumentError) {
    const detail = printable(String(error.value));
    return (strings) => format(strings['model.refused'], { file, detail });
  }
  if (error instanceof OutOfMemoryError) {
    return (strings) => format(strings['model.noRoom'], { file });
  }
  return null;
}
