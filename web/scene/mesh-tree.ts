// The hierarchy of a mesh of the scene: which part of it is shown, and what the core says of that.
import type { MeshWalk } from '../core/mesh-walk.ts';
import { itemById, type Scene } from './scene.ts';
import type { SceneMesh } from './scene-shape.ts';
import type { Ray } from './shape.ts';

/** The boxes of a level are shown, or a step of the walk of the pair's ray through it. */
export interface TreeView {
  /** Of the mesh. */
  readonly id: number;
  readonly level: number;
  /** null: the level is shown. */
  readonly step: number | null;
}

/** With the latest scene's numbers: the hierarchy may be another one since. */
export interface ShownTree {
  readonly mesh: SceneMesh;
  /** How many boxes each level has. */
  readonly levels: readonly number[];
  readonly level: number;
  /** Of the pair's ray through this mesh; null: the pair is another one. */
  readonly walk: MeshWalk | null;
  /** null: no step is chosen. */
  readonly step: number | null;
}

const levels = new WeakMap<SceneMesh['geometry'], readonly number[]>();
const walks = new WeakMap<SceneMesh, { readonly ray: Ray; readonly walk: MeshWalk }>();

export function levelsOf({ geometry }: SceneMesh): readonly number[] {
  const known = levels.get(geometry) ?? geometry.levels();
  levels.set(geometry, known);
  return known;
}

/** The same object until one of the two is changed. */
function walkOf(mesh: SceneMesh, ray: Ray): MeshWalk {
  const known = walks.get(mesh);
  if (known?.ray === ray) return known.walk;
  const walk = mesh.geometry.walk(ray, { position: mesh.position, rotation: mesh.rotation });
  walks.set(mesh, { ray, walk });
  return walk;
}

/** null: none is shown. */
export function shownTree(tree: TreeView | null, scene: Scene): ShownTree | null {
  const mesh = tree && itemById(scene, tree.id)?.shape;
  if (!(tree && mesh && mesh.kind === 'mesh')) return null;
  const counts = levelsOf(mesh);
  const ray = rayOnto(scene, tree.id);
  const walk = ray && walkOf(mesh, ray);
  const last = (walk?.steps.length ?? 0) - 1;
  return {
    mesh,
    levels: counts,
    level: Math.min(tree.level, counts.length - 1),
    walk: last < 0 ? null : walk,
    step: tree.step === null || last < 0 ? null : Math.min(tree.step, last),
  };
}

/** The ray of the pair whose other shape this is; null: it is another pair. */
function rayOnto({ items, pair }: Scene, id: number): Ray | null {
  if (!pair?.includes(id)) return null;
  const other = items.find((item) => item.id !== id && pair.includes(item.id));
  return other?.shape.kind === 'ray' && other.hidden !== true ? other.shape : null;
}
