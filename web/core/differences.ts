// Minkowski differences: the core's records as plain objects.
import type { Vec3 } from '../scene/shape.ts';
import type { Catalog } from './catalog.ts';
import type {
  Difference,
  DifferenceFace,
  DifferenceFaceKind,
  DifferencePoint,
} from './difference.ts';
import { InvalidArgumentError } from './errors.ts';
import type { FeatureNames } from './feature-names.ts';
import { inMemory } from './out-of-memory.ts';
import type { AnyShape } from './posed.ts';
import type { Queries } from './queries.ts';
import { listOf, Reader } from './record-reader.ts';
import { offsetsOf, strideOf } from './records.ts';
import { vector } from './result-decoder.ts';
import type { CoreModule } from './wasm/core.mjs';
import { kInvalidPair, type WholeSlots } from './whole-slots.ts';

/** What the core answers where there is none, see WireWorld::difference. */
const kNoDifference = -2;
const kMeshSentence = 'is a mesh, which is not convex: ask for that of its hull';

const kDifference = ['outcome', 'dimension', 'radius', 'points', 'faces'] as const;
const kPoint = ['point', 'cornersA', 'cornersB'] as const;
const kFace = [
  'kind',
  'normal',
  'distance',
  'cornersA',
  'cornersB',
  'candidate',
  'points',
] as const;

export class Differences {
  readonly #module: CoreModule;
  readonly #names: FeatureNames;
  readonly #queries: Queries;
  readonly #codes: Catalog['codes'];
  readonly #at: Readonly<Record<(typeof kDifference)[number], number>>;
  readonly #pointAt: Readonly<Record<(typeof kPoint)[number], number>>;
  readonly #faceAt: Readonly<Record<(typeof kFace)[number], number>>;
  readonly #strides: readonly [whole: number, point: number, face: number];

  constructor(module: CoreModule, names: FeatureNames, queries: Queries, catalog: Catalog) {
    this.#module = module;
    this.#names = names;
    this.#queries = queries;
    this.#codes = catalog.codes;
    const { difference = [], differencePoint = [], differenceFace = [] } = catalog.layout;
    this.#at = offsetsOf(difference, kDifference);
    this.#pointAt = offsetsOf(differencePoint, kPoint);
    this.#faceAt = offsetsOf(differenceFace, kFace);
    this.#strides = [strideOf(difference), strideOf(differencePoint), strideOf(differenceFace)];
  }

  of(slots: WholeSlots, a: AnyShape, b: AnyShape): Difference {
    const answer = this.#queries.answered(
      slots,
      a,
      b,
      () => this.#module._worldPairDifference(slots.alive(), slots.kindA, slots.kindB),
      kInvalidPair,
    );
    if (answer === kNoDifference) {
      const isA = slots.scratch[0] === 0;
      const { kind } = isA ? a : b;
      const field = `${isA ? 'a' : 'b'}.kind`;
      if (kind !== 'mesh') throw new InvalidArgumentError('difference', field, kind, 'unbounded');
      throw new InvalidArgumentError('difference', field, kind, 'aMesh', kMeshSentence);
    }
    inMemory(answer, 'the difference');
    const reader = new Reader(slots.hits);
    const { data } = reader;
    const from = reader.record(this.#strides[0]);
    const at = this.#at;
    const number = (name: keyof typeof at) => data[from + at[name]] as number;
    const kinds = [slots.kindA, slots.kindB] as const;
    return {
      outcome: this.#codes.outcome[number('outcome')] as Difference['outcome'],
      dimension: number('dimension') as Difference['dimension'],
      points: listOf(number('points'), () => this.#point(reader, kinds)),
      faces: listOf(number('faces'), () => this.#face(reader, kinds)),
      radius: number('radius'),
    };
  }

  #point(reader: Reader, kinds: readonly [number, number]): DifferencePoint {
    const { data } = reader;
    const at = this.#pointAt;
    const from = reader.record(this.#strides[1]);
    return {
      point: vector(data, from + at.point) as Vec3,
      featureA: this.#names.of(kinds[0], data[from + at.cornersA] as number),
      featureB: this.#names.of(kinds[1], data[from + at.cornersB] as number),
    };
  }

  #face(reader: Reader, kinds: readonly [number, number]): DifferenceFace {
    const { data } = reader;
    const at = this.#faceAt;
    const from = reader.record(this.#strides[2]);
    const candidate = data[from + at.candidate] as number;
    return {
      kind: this.#codes.differenceFaceKind?.[data[from + at.kind] as number] as DifferenceFaceKind,
      points: reader.numbers(data[from + at.points] as number),
      normal: vector(data, from + at.normal) as Vec3,
      distance: data[from + at.distance] as number,
      featureA: this.#names.of(kinds[0], data[from + at.cornersA] as number),
      featureB: this.#names.of(kinds[1], data[from + at.cornersB] as number),
      candidate: candidate < 0 ? null : candidate,
    };
  }
}
