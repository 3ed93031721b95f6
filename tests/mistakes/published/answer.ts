// The form of a case and of what published code answers to it.
import type { Kind, Ray, Shape, ShapeOf, Vec3 } from '../../../web/scene/shape.ts';

/** Two shapes, to be tested. */
export interface PairCase {
  readonly a: Shape;
  readonly b: Shape;
}
/** A ray among shapes: which is hit first? */
export interface SceneCase {
  readonly ray: Ray;
  readonly shapes: readonly Shape[];
}
/** A ray against a list of triangles. */
export interface MeshCase {
  readonly ray: Ray;
  readonly positions: readonly number[];
  readonly index: readonly number[];
}
export type Input = PairCase | SceneCase | MeshCase;

export interface PublishedAnswer {
  readonly meets: boolean;
  readonly hit?: {
    readonly t?: number;
    readonly distance?: number;
    readonly point?: Vec3;
    readonly u?: number;
    readonly v?: number;
  };
  readonly side?: 'front' | 'back' | 'straddling';
  /** Index of the shape that is hit first. */
  readonly slot?: number;
}

/** A published computation with one mistake in it. */
export type Published = (input: Input) => PublishedAnswer;

export const miss: PublishedAnswer = { meets: false };

function shapeOf<K extends Kind>(shape: Shape, ...kinds: K[]): ShapeOf<K> {
  const kind = kinds.find((one) => one === shape.kind);
  if (!kind) throw new TypeError(`${shape.kind} is none of ${kinds}`);
  return shape as ShapeOf<K>;
}

/** A computation on two shapes of given kinds. */
export const onPair =
  <A extends Kind, B extends Kind>(
    kindsA: readonly A[],
    kindsB: readonly B[],
    compute: (a: ShapeOf<A>, b: ShapeOf<B>) => PublishedAnswer,
  ): Published =>
  (input) => {
    if (!('a' in input)) throw new TypeError('needs two shapes');
    return compute(shapeOf(input.a, ...kindsA), shapeOf(input.b, ...kindsB));
  };
