// Intersections: the core's records of common sets as plain objects.
import type { Vec3 } from '../scene/shape.ts';
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
import { listOf, Reader } from './record-reader.ts';
import { offsetsOf, strideOf } from './records.ts';
import { orNull, vector } from './result-decoder.ts';
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
  readonly #at: Readonly<Record<(typeof kIntersection)[number], number>>;
  readonly #pointAt: Readonly<Record<(typeof kPoint)[number], number>>;
  readonly #faceAt: Readonly<Record<(typeof kFace)[number], number>>;
  readonly #arcAt: Readonly<Record<(typeof kArc)[number], number>>;
  readonly #strides: readonly [whole: number, point: number, face: number, arc: number];

  constructor(module: CoreModule, names: FeatureNames, queries: Queries, catalog: Catalog) {
    this.#module = module;
    this.#names = names;
    this.#queries = queries;
    this.#codes = catalog.codes;
    const {
      intersection = [],
      intersectionPoint = [],
      intersectionFace = [],
      intersectionArc = [],
    } = catalog.layout;
    this.#at = offsetsOf(intersection, kIntersection);
    this.#pointAt = offsetsOf(intersectionPoint, kPoint);
    this.#faceAt = offsetsOf(intersectionFace, kFace);
    this.#arcAt = offsetsOf(intersectionArc, kArc);
    this.#strides = [
      strideOf(intersection),
      strideOf(intersectionPoint),
      strideOf(intersectionFace),
      strideOf(intersectionArc),
    ];
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
    const reader = new Reader(slots.hits);
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
    const reader = new Reader(slots.hits);
    const kinds = { a: slots.kinds[a] as number, b: slots.kinds[b] as number };
    return listOf(count, () => this.#intersection(reader, kinds));
  }

  #intersection(reader: Reader, kinds: KindCodes): Intersection {
    const { data } = reader;
    const at = this.#at;
    const from = reader.record(this.#strides[0]);
    const code = (name: keyof typeof at) => data[from + at[name]] as number;
    const number = (name: keyof typeof at) => orNull(code(name));
    const place = (name: keyof typeof at) => vector(data, from + at[name]);
    const triangle = (value: number) => (value < 0 ? null : value);
    return {
      outcome: this.#codes.outcome[code('outcome')] as Intersection['outcome'],
      kind: this.#codes.intersectionKind?.[code('kind')] as IntersectionKind,
      points: listOf(code('points'), () => this.#point(reader, kinds)),
      faces: listOf(code('faces'), () => this.#face(reader, kinds)),
      arcs: listOf(code('arcs'), () => this.#arc(reader)),
      normal: place('normal'),
      center: place('center'),
      radius: number('radius'),
      length: number('length'),
      area: number('area'),
      volume: number('volume'),
      min: place('min'),
      max: place('max'),
      triangleA: triangle(code('triangleA')),
      triangleB: triangle(code('triangleB')),
    };
  }

  #features(
    data: Float64Array,
    { a, b }: KindCodes,
    atA: number,
    atB: number,
  ): Pick<IntersectionPoint, 'featureA' | 'featureB'> {
    return {
      featureA: this.#names.of(a, data[atA] as number),
      featureB: this.#names.of(b, data[atB] as number),
    };
  }

  #point(reader: Reader, kinds: KindCodes): IntersectionPoint {
    const { data } = reader;
    const at = this.#pointAt;
    const from = reader.record(this.#strides[1]);
    return {
      point: vector(data, from + at.point) as Vec3,
      ...this.#features(data, kinds, from + at.cornersA, from + at.cornersB),
    };
  }

  #face(reader: Reader, kinds: KindCodes): IntersectionFace {
    const { data } = reader;
    const at = this.#faceAt;
    const from = reader.record(this.#strides[2]);
    return {
      points: reader.numbers(data[from + at.points] as number),
      normal: vector(data, from + at.normal) as Vec3,
      ...this.#features(data, kinds, from + at.cornersA, from + at.cornersB),
    };
  }

  #arc(reader: Reader): IntersectionArc {
    const { data } = reader;
    const at = this.#arcAt;
    const from = reader.record(this.#strides[3]);
    return {
      from: vector(data, from + at.from) as Vec3,
      control: vector(data, from + at.control) as Vec3,
      to: vector(data, from + at.to) as Vec3,
      weight: data[from + at.weight] as number,
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
