// Intersections: the core's records of common sets as plain objects.
import type { Catalog } from './catalog.ts';
import { InvalidArgumentError } from './errors.ts';
import type { FeatureNames } from './feature-names.ts';
import type {
  Intersection,
  IntersectionArc,
  IntersectionFace,
  IntersectionKind,
  IntersectionPoint,
  Section,
  SectionLine,
} from './intersection.ts';
import { inMemory } from './out-of-memory.ts';
import type { AnyShape } from './posed.ts';
import type { Queries } from './queries.ts';
import { type FieldReader, listOf, Reader, RecordLayout } from './record-reader.ts';
import type { CoreModule } from './wasm/core.mjs';
import { kInvalidPair, type WholeSlots } from './whole-slots.ts';

/** What the core answers instead of a count, see WireWorld::intersections. */
const kNoIntersection = -2;
const kIsMesh = -5;

const kSentences = {
  round:
    'is round: what it has in common is given beside planes, segments, rays and points, and of two spheres',
  aMesh: 'is a mesh: ask intersections, for what each of its triangles has in common, or section',
  notASection: 'must be a mesh beside a plane',
} as const;

const kIntersection = [
  'outcome',
  'kind',
  'normal',
  'center',
  'radius',
  'length',
  'area',
  'volume',
  'min',
  'max',
  'triangleA',
  'triangleB',
  'points',
  'faces',
  'arcs',
] as const;
const kPoint = ['point', 'cornersA', 'cornersB'] as const;
const kFace = ['normal', 'cornersA', 'cornersB', 'points'] as const;
const kArc = ['from', 'control', 'to', 'weight'] as const;

/** The codes of two kinds. */
interface KindCodes {
  readonly a: number;
  readonly b: number;
}

export class Intersections {
  readonly #module: CoreModule;
  readonly #names: FeatureNames;
  readonly #queries: Queries;
  readonly #codes: Catalog['codes'];
  readonly #whole: RecordLayout<(typeof kIntersection)[number]>;
  readonly #point: RecordLayout<(typeof kPoint)[number]>;
  readonly #face: RecordLayout<(typeof kFace)[number]>;
  readonly #arc: RecordLayout<(typeof kArc)[number]>;

  constructor(module: CoreModule, names: FeatureNames, queries: Queries, catalog: Catalog) {
    this.#module = module;
    this.#names = names;
    this.#queries = queries;
    this.#codes = catalog.codes;
    const { layout } = catalog;
    this.#whole = new RecordLayout(layout.intersection, kIntersection);
    this.#point = new RecordLayout(layout.intersectionPoint, kPoint);
    this.#face = new RecordLayout(layout.intersectionFace, kFace);
    this.#arc = new RecordLayout(layout.intersectionArc, kArc);
  }

  /** null: they are apart. */
  one(slots: WholeSlots, a: AnyShape, b: AnyShape): Intersection | null {
    return this.#ofPair('intersection', slots, a, b, 0)[0] ?? null;
  }

  /** Of a mesh one of each triangle that meets the other. */
  all(slots: WholeSlots, a: AnyShape, b: AnyShape): Intersection[] {
    return this.#ofPair('intersections', slots, a, b, 1);
  }

  /** The same as `all` of two slots of a world. */
  ofSlots(fn: string, slots: WholeSlots, a: number, b: number): Intersection[] {
    const answer = this.#module._worldIntersections(slots.alive(), a, b, 1);
    if (answer === kInvalidPair) this.#queries.outcome(slots, a, b); // throws
    return this.#read(fn, slots, a, b, answer);
  }

  section(slots: WholeSlots, a: AnyShape, b: AnyShape): Section {
    const answer = this.#queries.answered(
      slots,
      a,
      b,
      () => this.#module._worldPairSection(slots.alive(), slots.kindA, slots.kindB),
      kInvalidPair,
    );
    if (answer === kNoIntersection) {
      const isOther = a.kind === 'mesh' || a.kind === 'plane';
      const [name, kind] = isOther ? ['b.kind', b.kind] : ['a.kind', a.kind];
      throw new InvalidArgumentError('section', name, kind, 'notASection', kSentences.notASection);
    }
    const lines = inMemory(answer, 'the section');
    const reader = new Reader(slots);
    return {
      lines: listOf(lines, () => sectionLine(reader)),
      triangles: reader.numbers(reader.number()),
    };
  }

  #ofPair(fn: string, slots: WholeSlots, a: AnyShape, b: AnyShape, each: number): Intersection[] {
    const answer = this.#queries.answered(
      slots,
      a,
      b,
      () => this.#module._worldPairIntersections(slots.alive(), slots.kindA, slots.kindB, each),
      kInvalidPair,
    );
    return this.#read(fn, slots, 0, 1, answer);
  }

  #read(fn: string, slots: WholeSlots, a: number, b: number, answer: number): Intersection[] {
    if (answer === kNoIntersection || answer === kIsMesh) {
      const isA = slots.scratch[0] === 0;
      const kind = this.#queries.kindOf(slots, isA ? a : b);
      const reason = answer === kIsMesh ? 'aMesh' : 'round';
      const field = `${isA ? 'a' : 'b'}.kind`;
      throw new InvalidArgumentError(fn, field, kind, reason, kSentences[reason]);
    }
    const count = inMemory(answer, 'all intersections');
    const reader = new Reader(slots);
    const kinds = { a: slots.kinds[a] as number, b: slots.kinds[b] as number };
    return listOf(count, () => this.#intersection(reader, kinds));
  }

  #intersection(reader: Reader, kinds: KindCodes): Intersection {
    const record = this.#whole.next(reader);
    return {
      outcome: this.#codes.outcome[record.number('outcome')] as Intersection['outcome'],
      kind: this.#codes.intersectionKind?.[record.number('kind')] as IntersectionKind,
      points: listOf(record.number('points'), () => this.#readPoint(reader, kinds)),
      faces: listOf(record.number('faces'), () => this.#readFace(reader, kinds)),
      arcs: listOf(record.number('arcs'), () => this.#readArc(reader)),
      normal: record.place('normal'),
      center: record.place('center'),
      radius: record.value('radius'),
      length: record.value('length'),
      area: record.value('area'),
      volume: record.value('volume'),
      min: record.place('min'),
      max: record.place('max'),
      triangleA: record.index('triangleA'),
      triangleB: record.index('triangleB'),
    };
  }

  #features(
    record: FieldReader<'cornersA' | 'cornersB'>,
    { a, b }: KindCodes,
  ): Pick<IntersectionPoint, 'featureA' | 'featureB'> {
    return {
      featureA: this.#names.of(a, record.number('cornersA')),
      featureB: this.#names.of(b, record.number('cornersB')),
    };
  }

  #readPoint(reader: Reader, kinds: KindCodes): IntersectionPoint {
    const record = this.#point.next(reader);
    return { point: record.vector('point'), ...this.#features(record, kinds) };
  }

  #readFace(reader: Reader, kinds: KindCodes): IntersectionFace {
    const record = this.#face.next(reader);
    return {
      points: reader.numbers(record.number('points')),
      normal: record.vector('normal'),
      ...this.#features(record, kinds),
    };
  }

  #readArc(reader: Reader): IntersectionArc {
    const record = this.#arc.next(reader);
    return {
      from: record.vector('from'),
      control: record.vector('control'),
      to: record.vector('to'),
      weight: record.number('weight'),
    };
  }
}

function sectionLine(reader: Reader): SectionLine {
  const closed = reader.number() === 1;
  const points = reader.number();
  const triangles = reader.number();
  return {
    points: listOf(points, () => reader.vector()),
    triangles: reader.numbers(triangles),
    closed,
  };
}
