// Minkowski differences and the walks on them: the core's records as plain objects.
import type { Catalog } from './catalog.ts';
import type {
  Difference,
  DifferenceFace,
  DifferenceFaceKind,
  DifferencePoint,
  EpaStep,
  EpaWalk,
  GjkStep,
  GjkWalk,
} from './difference.ts';
import { InvalidArgumentError } from './errors.ts';
import type { FeatureNames } from './feature-names.ts';
import { inMemory } from './out-of-memory.ts';
import type { AnyShape } from './posed.ts';
import type { Queries } from './queries.ts';
import { listOf, Reader, RecordLayout } from './record-reader.ts';
import type { OutcomeName } from './verdict.ts';
import type { CoreModule } from './wasm/core.mjs';
import { kInvalidPair, type WholeSlots } from './whole-slots.ts';

/** What the core answers where there is none, see WireWorld::difference. */
const kNoDifference = -2;
const kMeshSentence = 'is a mesh, which is not convex: ask for that of its hull';

const kDifference = ['outcome', 'dimension', 'radius', 'points', 'faces'] as const;
const kDifferencePoint = ['point', 'cornersA', 'cornersB'] as const;
const kDifferenceFace = [
  'kind',
  'normal',
  'distance',
  'cornersA',
  'cornersB',
  'candidate',
  'points',
] as const;
const kGjkWalk = ['outcome', 'radius', 'steps'] as const;
const kGjkStep = ['nearest', 'distance', 'points'] as const;
const kEpaWalk = ['outcome', 'radius', 'depth', 'axis', 'points', 'steps'] as const;
const kEpaStep = ['nearest', 'normal', 'distance', 'support', 'faces'] as const;

type Kinds = readonly [a: number, b: number];

export class Differences {
  readonly #module: CoreModule;
  readonly #names: FeatureNames;
  readonly #queries: Queries;
  readonly #codes: Catalog['codes'];
  readonly #difference: RecordLayout<(typeof kDifference)[number]>;
  readonly #point: RecordLayout<(typeof kDifferencePoint)[number]>;
  readonly #face: RecordLayout<(typeof kDifferenceFace)[number]>;
  readonly #gjkWalk: RecordLayout<(typeof kGjkWalk)[number]>;
  readonly #gjkStep: RecordLayout<(typeof kGjkStep)[number]>;
  readonly #epaWalk: RecordLayout<(typeof kEpaWalk)[number]>;
  readonly #epaStep: RecordLayout<(typeof kEpaStep)[number]>;

  constructor(module: CoreModule, names: FeatureNames, queries: Queries, catalog: Catalog) {
    this.#module = module;
    this.#names = names;
    this.#queries = queries;
    this.#codes = catalog.codes;
    const { layout } = catalog;
    this.#difference = new RecordLayout(layout.difference, kDifference);
    this.#point = new RecordLayout(layout.differencePoint, kDifferencePoint);
    this.#face = new RecordLayout(layout.differenceFace, kDifferenceFace);
    this.#gjkWalk = new RecordLayout(layout.gjkWalk, kGjkWalk);
    this.#gjkStep = new RecordLayout(layout.gjkStep, kGjkStep);
    this.#epaWalk = new RecordLayout(layout.epaWalk, kEpaWalk);
    this.#epaStep = new RecordLayout(layout.epaStep, kEpaStep);
  }

  of(slots: WholeSlots, a: AnyShape, b: AnyShape): Difference {
    const reader = this.#asked('difference', slots, a, b, () =>
      this.#module._worldPairDifference(slots.alive(), slots.kindA, slots.kindB),
    );
    const record = this.#difference.next(reader);
    const kinds = [slots.kindA, slots.kindB] as const;
    return {
      outcome: this.#outcome(record.number('outcome')),
      dimension: record.number('dimension') as Difference['dimension'],
      points: this.#points(reader, kinds, record.number('points')),
      faces: listOf(record.number('faces'), () => this.#readFace(reader, kinds)),
      radius: record.number('radius'),
    };
  }

  gjk(slots: WholeSlots, a: AnyShape, b: AnyShape): GjkWalk {
    const reader = this.#asked('gjk', slots, a, b, () =>
      this.#module._worldPairWalk(slots.alive(), slots.kindA, slots.kindB, 0),
    );
    const record = this.#gjkWalk.next(reader);
    const kinds = [slots.kindA, slots.kindB] as const;
    return {
      outcome: this.#outcome(record.number('outcome')),
      steps: listOf(record.number('steps'), () => this.#readGjkStep(reader, kinds)),
      radius: record.number('radius'),
    };
  }

  epa(slots: WholeSlots, a: AnyShape, b: AnyShape): EpaWalk {
    const reader = this.#asked('epa', slots, a, b, () =>
      this.#module._worldPairWalk(slots.alive(), slots.kindA, slots.kindB, 1),
    );
    const record = this.#epaWalk.next(reader);
    const kinds = [slots.kindA, slots.kindB] as const;
    return {
      outcome: this.#outcome(record.number('outcome')),
      points: this.#points(reader, kinds, record.number('points')),
      steps: listOf(record.number('steps'), () => this.#readEpaStep(reader)),
      depth: record.value('depth'),
      axis: record.place('axis'),
      radius: record.number('radius'),
    };
  }

  #asked(fn: string, slots: WholeSlots, a: AnyShape, b: AnyShape, ask: () => number): Reader {
    const answer = this.#queries.answered(slots, a, b, ask, kInvalidPair);
    if (answer === kNoDifference) {
      const isA = slots.scratch[0] === 0;
      const { kind } = isA ? a : b;
      const field = `${isA ? 'a' : 'b'}.kind`;
      if (kind !== 'mesh') throw new InvalidArgumentError(fn, field, kind, 'unbounded');
      throw new InvalidArgumentError(fn, field, kind, 'aMesh', kMeshSentence);
    }
    inMemory(answer, `the answer of ${fn}`);
    return new Reader(slots);
  }

  #outcome(code: number): OutcomeName {
    return this.#codes.outcome[code] as OutcomeName;
  }

  #points(reader: Reader, [kindA, kindB]: Kinds, count: number): DifferencePoint[] {
    return listOf(count, () => {
      const record = this.#point.next(reader);
      return {
        point: record.vector('point'),
        featureA: this.#names.of(kindA, record.number('cornersA')),
        featureB: this.#names.of(kindB, record.number('cornersB')),
      };
    });
  }

  #readFace(reader: Reader, [kindA, kindB]: Kinds): DifferenceFace {
    const record = this.#face.next(reader);
    return {
      kind: this.#codes.differenceFaceKind?.[record.number('kind')] as DifferenceFaceKind,
      points: reader.numbers(record.number('points')),
      normal: record.vector('normal'),
      distance: record.number('distance'),
      featureA: this.#names.of(kindA, record.number('cornersA')),
      featureB: this.#names.of(kindB, record.number('cornersB')),
      candidate: record.index('candidate'),
    };
  }

  #readGjkStep(reader: Reader, kinds: Kinds): GjkStep {
    const record = this.#gjkStep.next(reader);
    return {
      simplex: this.#points(reader, kinds, record.number('points')),
      nearest: record.vector('nearest'),
      distance: record.number('distance'),
    };
  }

  #readEpaStep(reader: Reader): EpaStep {
    const record = this.#epaStep.next(reader);
    return {
      faces: listOf(record.number('faces'), () => reader.vector()),
      nearest: record.number('nearest'),
      normal: record.vector('normal'),
      distance: record.number('distance'),
      support: record.index('support'),
    };
  }
}
