// Adds models of files to the scene, and shapes that are made of them.
import { InvalidArgumentError, OutOfMemoryError } from '../../core/errors.ts';
import type { Example } from '../../models/examples.ts';
import { loadModel } from '../../models/load-model.ts';
import type { Model } from '../../models/model.ts';
import { ModelError } from '../../models/model-error.ts';
import type { MadeOfModel } from '../../page/commands.ts';
import { positionsOfPart } from '../../scene/assets.ts';
import { addShape, replaceShape } from '../../scene/edits.ts';
import { centerOf } from '../../scene/extent.ts';
import { itemById } from '../../scene/scene.ts';
import { isPosed, type PosedShape, type SceneShape } from '../../scene/scene-shape.ts';
import type { Store } from '../../scene/store.ts';
import { kIdentity, kOrigin, sub } from '../../scene/vectors.ts';
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
      const added = await this.#place(await loadModel(file));
      if (added === null) return;
      const values = { file: name, triangles: added.triangles.toLocaleString('en') };
      void notices.inform((strings) => {
        const text = format(strings['model.added'], values);
        if (added.scale === 1) return text;
        const by = String(Number(added.scale.toPrecision(1)));
        return `${text} ${format(strings['model.scaled'], { scale: by })}`;
      });
    } catch (error) {
      const text = textOf(error, name);
      if (text === null) throw error;
      if (!signal.aborted) void notices.warn(text);
    }
  }

  async addExample(name: Example): Promise<void> {
    const { exampleModel } = await import('../../models/examples.ts');
    await this.#place(exampleModel(name));
  }

  /** As a mesh, where it is seen best; null: the figure is gone. */
  async #place(
    model: Model,
  ): Promise<{ readonly scale: number; readonly triangles: number } | null> {
    const geometries = await loadGeometries();
    if (this.#host.signal.aborted) return null;
    const { asset, scale } = assetOfModel(model);
    const mesh = geometries.mesh(asset, { position: kOrigin, rotation: kIdentity });
    const center = centerOf(mesh);
    this.#host.scene.place((spot) => ({ ...mesh, position: sub(spot, center) }));
    return { scale, triangles: asset.index.length / 3 };
  }

  async make(what: MadeOfModel, id: number): Promise<void> {
    const { store, notices, signal } = this.#host;
    const geometries = await loadGeometries();
    const shape = itemById(store.state.scene, id)?.shape;
    if (signal.aborted || !shape || !isPosed(shape)) return;
    const count = what === 'boxes' ? shape.asset.parts.length : 1;
    if (store.state.scene.items.length + count > kMostShapes) {
      const values = { count, most: kMostShapes };
      void notices.warn((strings) => format(strings['model.tooManyShapes'], values));
      return;
    }
    this.#addAll(madeOf[what](shape, geometries));
  }

  /** Of a mesh; where its triangles are not closed, says so. */
  async setSolid(id: number, solid: boolean): Promise<void> {
    const { store, notices, signal } = this.#host;
    const geometries = await loadGeometries();
    const item = itemById(store.state.scene, id);
    if (signal.aborted || item?.shape.kind !== 'mesh') return;
    try {
      const { asset, position, rotation } = item.shape;
      const shape = geometries.mesh(asset, { position, rotation }, solid);
      store.edit(replaceShape(store.state.scene, id, shape));
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      void notices.warn((strings) => format(strings['model.open'], { name: item.name }));
    }
  }

  /** Where they are; as one step of history. */
  #addAll(shapes: readonly SceneShape[]): void {
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

/** Where the shape stands. */
const madeOf: Readonly<
  Record<MadeOfModel, (shape: PosedShape, geometries: Geometries) => readonly SceneShape[]>
> = {
  hull: (shape, geometries) => [hullOf(shape, geometries)],
  box: (shape, geometries) => [enclosingBox(geometries.core, hullOf(shape, geometries))],
  boxes: ({ asset, position, rotation }, { core }) =>
    asset.parts.map((_, part) => {
      const geometry = core.createHull(positionsOfPart(asset, part));
      try {
        return enclosingBox(core, { kind: 'hull', geometry, position, rotation });
      } finally {
        geometry.dispose();
      }
    }),
};

const hullOf = ({ asset, position, rotation }: PosedShape, geometries: Geometries) =>
  geometries.hull(asset, { position, rotation });

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
