// What is said of two shapes in motion, of testing them at steps alone, and of the rows that decide.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Cast, CastRow, ExplainedCast } from '../../../web/core/cast.ts';
import type { MotionAnswer, Sample } from '../../../web/page/motion.ts';
import { emptyScene } from '../../../web/scene/scene.ts';
import type { Shape } from '../../../web/scene/shape.ts';
import { loadPanelStrings, loadStrings, stringsOf } from '../../../web/strings/index.ts';
import {
  castReason,
  castRowName,
  closingRow,
  motionSentence,
  rowSentence,
  sampleSentence,
} from '../../../web/strings/motion-sentence.ts';
import { plain, type Rich } from '../../../web/strings/text.ts';
import { core } from '../../core/support/core.ts';
import { all as shapes } from '../scene/samples.ts';

beforeAll(async () => {
  await loadStrings('ko');
  await loadPanelStrings();
});

type Lang = 'en' | 'ko';
const names = ['A', 'B'] as const;
const rowOf = (name: string, opens: number | null, closes: number | null): CastRow => ({
  name,
  group: 'faceA',
  status: 'overlaps',
  skipReason: null,
  opens,
  closes,
  axis: null,
  decidedBy: 'filter',
});
const castOf = (change: Partial<ExplainedCast>): ExplainedCast => ({
  outcome: 'hits',
  proof: 'exact',
  decidedBy: 'filter',
  startsInside: false,
  tEnter: 0.25,
  tExit: 0.75,
  row: 'A.x',
  against: null,
  axis: null,
  pointA: null,
  pointB: null,
  triangleA: null,
  triangleB: null,
  meetWhile: 'all',
  rows: [],
  ...change,
});
const answerOf = (pair: ExplainedCast | null, samples: readonly Sample[] = []): MotionAnswer => ({
  scene: emptyScene,
  duration: 2,
  pair,
  meetings: [],
  samples,
});

/** As it is typed: which spaces and joiners hold it together is not what is asked here. */
const typed = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
const said = (sentence: Rich | null): string | null => sentence && typed(plain(sentence));
const emphasized = (sentence: Rich | null): readonly string[] =>
  (sentence ?? []).filter(({ strong }) => strong).map(({ text }) => text);

describe('when the pair meets', () => {
  const never: Partial<Cast> = { outcome: 'never', tEnter: null, tExit: null };
  test.each([
    [
      'hits and parts',
      {},
      'A hits B at 0.25 s; they part at 0.75 s.',
      'A가 0.25초에 B에 부딪히고, 0.75초에 떨어집니다.',
    ],
    [
      'hits and stays',
      { tExit: 2 },
      'A hits B at 0.25 s; they meet until the end.',
      'A가 0.25초에 B에 부딪히고, 끝까지 만나 있습니다.',
    ],
    [
      'overlaps at the start and parts',
      { startsInside: true, tEnter: 0 },
      'A and B meet from the start until 0.75 s.',
      'A와 B는 처음부터 0.75초까지 만나 있습니다.',
    ],
    [
      'touches at the start and goes in',
      { tEnter: 0 },
      'A and B meet from the start until 0.75 s.',
      'A와 B는 처음부터 0.75초까지 만나 있습니다.',
    ],
    [
      'meets all the time',
      { startsInside: true, tEnter: 0, tExit: 2 },
      'A and B meet all the time.',
      'A와 B는 처음부터 끝까지 만나 있습니다.',
    ],
    [
      'touches at a time',
      { outcome: 'touches', tEnter: 1, tExit: 1 },
      'A touches B at 1 s, and doesn’t enter it.',
      'A가 1초에 B에 맞닿기만 하고 안으로 들어가지는 않습니다.',
    ],
    [
      'slides',
      { outcome: 'touches', tEnter: 0.5, tExit: 2 },
      'A touches B from 0.5 s to 2 s, and doesn’t enter it.',
      'A가 0.5초부터 2초까지 B에 맞닿기만 하고 안으로 들어가지는 않습니다.',
    ],
    ['never does', never, 'A and B never meet within 2 s.', 'A와 B는 2초 동안 만나지 않습니다.'],
  ] as const)('%s', (_, change: Partial<ExplainedCast>, en, ko) => {
    const answer = answerOf(castOf(change));
    expect(said(motionSentence(answer, names, stringsOf('en')))).toBe(en);
    expect(said(motionSentence(answer, names, stringsOf('ko')))).toBe(ko);
  });

  test('with few digits, and the names and times emphasized', () => {
    const cast = castOf({ tEnter: 1 / 3, tExit: 2 / 3 });
    const sentence = motionSentence(answerOf(cast), ['Bullet', 'Wall *1*'], stringsOf('en'));
    expect(emphasized(sentence)).toEqual(['Bullet', 'Wall *1*', '0.33333 s', '0.66667 s']);
    expect(said(sentence)).toBe('Bullet hits Wall *1* at 0.33333 s; they part at 0.66667 s.');
  });

  test('in Korean with the particles of the names', () => {
    const sentence = (change: Partial<ExplainedCast>) =>
      said(motionSentence(answerOf(castOf(change)), ['총알', '벽'], stringsOf('ko')));
    expect(sentence({})).toBe('총알이 0.25초에 벽에 부딪히고, 0.75초에 떨어집니다.');
    expect(sentence(never)).toBe('총알과 벽은 2초 동안 만나지 않습니다.');
  });

  test('of no pair nothing', () => {
    expect(motionSentence(answerOf(null), ['', ''], stringsOf('en'))).toBeNull();
  });
});

describe('testing at steps alone', () => {
  /** At the ends of steps of 0.5 s. */
  const samplesOf = (...meets: readonly boolean[]): readonly Sample[] =>
    meets.map((each, step) => ({ time: step / 2, meets: each }));
  const sentence = (lang: Lang, cast: Partial<ExplainedCast>, ...meets: readonly boolean[]) =>
    said(sampleSentence(answerOf(castOf(cast), samplesOf(...meets)), stringsOf(lang)));

  test('misses what is between two steps', () => {
    const passing = { tEnter: 0.6, tExit: 0.9 };
    expect(sentence('en', passing, false, false, false, false, false)).toBe(
      'Tested only every 0.5 s, they are never seen to meet: the hit lies between the tests at 0.5 s and 1 s.',
    );
    expect(sentence('ko', passing, false, false, false, false, false)).toBe(
      '0.5초마다만 검사하면 만나는 것을 놓칩니다. 충돌은 0.5초의 검사와 1초의 검사 사이에 있습니다.',
    );
    expect(sentence('en', { tEnter: 0.1 }, false, false, false)).toMatch(
      /tests at 0 s and 0.5 s\.$/,
    );
  });

  test('sees it late', () => {
    const hit = { tEnter: 0.6, tExit: 2 };
    expect(sentence('en', hit, false, false, true, true, true)).toBe(
      'Tested only every 0.5 s, they are first seen to meet at 1 s, 0.4 s late.',
    );
    expect(sentence('ko', hit, false, false, true, true, true)).toBe(
      '0.5초마다만 검사하면 1초에야, 0.4초 늦게 만난 것을 알게 됩니다.',
    );
  });

  test('sees it in time where a step ends then', () => {
    const hit = { tEnter: 1, tExit: 2 };
    expect(sentence('en', hit, false, false, true, true, true)).toBe(
      'Tested only every 0.5 s, they are seen to meet at 1 s, just when they do.',
    );
    expect(sentence('ko', hit, false, false, true, true, true)).toBe(
      '0.5초마다만 검사해도 1초에 바로 만난 것을 알게 됩니다.',
    );
    expect(sentence('en', { tEnter: 0, tExit: 2 }, true, true, true, true, true)).toBeNull();
  });

  test('writes short times as powers of ten', () => {
    const hit = { tEnter: 1 - 1.2345e-5, tExit: 2 };
    expect(sentence('en', hit, false, false, true, true, true)).toMatch(/ 1\.2345×10⁻⁵ s late/);
  });

  test('names no step after the last one', () => {
    const atEnd = { outcome: 'touches', tEnter: 2, tExit: 2 } as const;
    expect(sentence('en', atEnd, false, false, false, false, false)).toBeNull();
  });

  test('says nothing where there is nothing to see, or no step', () => {
    const never = { outcome: 'never', tEnter: null, tExit: null } as const;
    expect(sentence('en', never, false, false, false)).toBeNull();
    expect(sentence('en', {})).toBeNull();
    expect(sampleSentence(answerOf(null, samplesOf(false, false)), stringsOf('en'))).toBeNull();
  });
});

describe('the name of a row', () => {
  test.each([
    ['A.x', 'Box A.x'],
    ['B.−x+y', 'Ball.−x+y'],
    ['A.y×B.x', 'Box A.y×Ball.x'],
    ['A.−x×B.start', 'Box A.−x×Ball.start'],
    ['A×B.ab', 'Box A×Ball.ab'],
    ['A.ab×B', 'Box A.ab×Ball'],
    ['n×A', 'n×Box A'],
    ['n×B.bc', 'n×Ball.bc'],
    ['A⊥B', 'Box A⊥Ball'],
    ['A∥B', 'Box A∥Ball'],
    ['|A − B|', '|Box A − Ball|'],
    ['⊥v', '⊥v'],
    ['v', 'v'],
  ])('%s', (row, renamed) => {
    expect(castRowName(row, ['Box A', 'Ball'])).toBe(renamed);
  });

  test('is its own where the shapes are called as in the core', () => {
    for (const row of ['A.x', 'A.y×B.x', '|A − B|', 'A⊥B']) {
      expect(castRowName(row, ['A', 'B'])).toBe(row);
    }
  });

  test('is swapped where their names are', () => {
    expect(castRowName('A.y×B.x', ['B', 'A'])).toBe('B.y×A.x');
    expect(castRowName('B.x', ['B', 'A'])).toBe('A.x');
    expect(castRowName('|A − B|', ['B', 'A'])).toBe('|B − A|');
  });

  test('takes $ and the like as they are', () => {
    expect(castRowName('A.x×B.y', ['$&', 'B.x×A.y'])).toBe('$&.x×B.x×A.y.y');
  });

  test('of every pair of the table says the names of its shapes alone', () => {
    const goesOn = (shape: Shape) => shape.kind === 'ray' || shape.kind === 'plane';
    const pairs = shapes
      .flatMap((a, i) => shapes.slice(i).map((b) => [a, b] as const))
      .filter((pair) => !pair.every(goesOn));
    const kept = pairs.flatMap(([a, b]) => {
      const { rows } = core.explainCast(a, b, { velocityA: [1, 0.25, 0.125] });
      const renamed = rows.map(({ name }) => castRowName(name, ['P', 'Q']));
      return renamed
        .filter((name) => /[AB]/.test(name))
        .map((name) => `${a.kind}-${b.kind}: ${name}`);
    });
    expect(kept).toEqual([]);
  });
});

describe('why they meet when they do', () => {
  const rows = [rowOf('A.x', 0.25, 1), rowOf('A.y×B.x', -1, 0.125), rowOf('B.y', 0.5, 3)];
  const reason = (
    lang: Lang,
    cast: Partial<ExplainedCast>,
    called: readonly [string, string] = names,
  ) => said(castReason(castOf({ rows, ...cast }), 2, called, stringsOf(lang)));
  const never = { outcome: 'never', tEnter: null, tExit: null } as const;

  test('the last axis to open', () => {
    const cast = { row: 'B.y' };
    expect(reason('en', cast)).toBe(
      'An axis is open while the projections on it overlap; they meet while all axes are. The last to open is B.y, at 0.5 s.',
    );
    expect(reason('ko', cast)).toBe(
      '축은 그 위의 투영 구간이 겹치는 동안 열려 있고, 모든 축이 열려 있는 동안 두 도형이 만납니다. 마지막으로 열리는 축은 B.y이며, 0.5초에 열립니다.',
    );
    expect(reason('en', { ...cast, outcome: 'touches' })).toContain('B.y, at 0.5 s');
  });

  test('and the first to close, where they part within the motion', () => {
    const cast = { row: 'B.y', tEnter: 0.5, tExit: 1 };
    expect(reason('en', cast)).toBe(
      'An axis is open while the projections on it overlap; they meet while all axes are. The last to open is B.y, at 0.5 s, the first to close A.x, at 1 s.',
    );
    expect(reason('ko', cast)).toBe(
      '축은 그 위의 투영 구간이 겹치는 동안 열려 있고, 모든 축이 열려 있는 동안 두 도형이 만납니다. B.y가 0.5초에 마지막으로 열리고, A.x가 1초에 가장 먼저 닫힙니다.',
    );
    expect(closingRow(castOf({ rows, tExit: 2 }), 2)).toBeNull();
    expect(closingRow(castOf({ rows, ...never }), 2)).toBeNull();
  });

  test('an axis that has closed before the start', () => {
    const past = [rowOf('A.x', 0.25, 1), rowOf('B.y', -3, -0.5)];
    const cast = { ...never, row: 'A.x', against: 'B.y', rows: past };
    expect(reason('en', cast)).toBe(
      'The projections on B.y part before the start, and those on A.x overlap from 0.25 s on.',
    );
    expect(reason('ko', cast)).toBe(
      'B.y의 투영 구간은 시작하기 전에 이미 떨어졌고, A.x의 투영 구간은 0.25초부터 겹칩니다.',
    );
  });

  test('an axis that closes too early', () => {
    const cast = { ...never, row: 'A.x', against: 'A.y×B.x' };
    expect(reason('en', cast)).toBe('A.y×B.x closes at 0.125 s, before A.x opens at 0.25 s.');
    expect(reason('ko', cast)).toBe('A.x가 0.25초에 열리기 전에 A.y×B.x가 0.125초에 닫힙니다.');
    expect(reason('en', cast, ['Box A', 'Box B'])).toBe(
      'Box A.y×Box B.x closes at 0.125 s, before Box A.x opens at 0.25 s.',
    );
  });

  test('an axis that is never open', () => {
    const cast = { ...never, row: 'A.x', rows: [rowOf('A.x', null, null)] };
    expect(reason('en', cast)).toBe('On A.x the projections never overlap.');
    expect(reason('ko', cast)).toBe('A.x에서 투영 구간이 한 번도 겹치지 않습니다.');
  });

  test('the feature that is come near first', () => {
    const cast = { meetWhile: 'one', row: 'B.y' } as const;
    expect(reason('en', cast)).toBe(
      'Without its radius a rounded shape is a point or a segment. They meet while that is within the radius of a corner, edge or face of the other: first of B.y, at 0.5 s.',
    );
    expect(reason('ko', cast)).toBe(
      '둥근 도형에서 반지름을 빼면 점이나 선분이 남습니다. 그것이 다른 도형의 꼭짓점, 모서리, 면 가운데 하나에서 반지름 안에 있는 동안 만납니다. 처음은 B.y이며, 0.5초입니다.',
    );
  });

  test('no feature', () => {
    const cast = { ...never, meetWhile: 'one', row: null } as const;
    expect(reason('en', cast)).toBe(
      'Without its radius a rounded shape is a point or a segment, which never comes within the radius of the 3 corners, edges and faces.',
    );
    expect(reason('ko', cast)).toBe(
      '둥근 도형에서 반지름을 빼고 남는 점이나 선분이 꼭짓점, 모서리, 면 3개 중 어느 것에서도 반지름 안으로 들어오지 않습니다.',
    );
  });

  test('nothing where they meet from the start', () => {
    for (const meetWhile of ['one', 'all'] as const) {
      expect(reason('en', { meetWhile, row: null, tEnter: 0, startsInside: true })).toBeNull();
    }
  });
});

describe('when a row is open', () => {
  const { NEGATIVE_INFINITY: always, POSITIVE_INFINITY: forever } = Number;
  test.each([
    [0.25, 1.5, 'Box A.x: open from 0.25 s to 1.5 s', 'Box A.x: 0.25초부터 1.5초까지 열림'],
    [always, 1.5, 'Box A.x: open from the start until 1.5 s', 'Box A.x: 처음부터 1.5초까지 열림'],
    [0, 1.5, 'Box A.x: open from the start until 1.5 s', 'Box A.x: 처음부터 1.5초까지 열림'],
    [0.25, forever, 'Box A.x: open from 0.25 s on', 'Box A.x: 0.25초부터 열림'],
    [0.25, 2, 'Box A.x: open from 0.25 s on', 'Box A.x: 0.25초부터 열림'],
    [2, 2, 'Box A.x: open from 2 s on', 'Box A.x: 2초부터 열림'],
    [0, 2, 'Box A.x: always open', 'Box A.x: 항상 열림'],
    [always, forever, 'Box A.x: always open', 'Box A.x: 항상 열림'],
    [2.5, 3, 'Box A.x: never open', 'Box A.x: 열리지 않음'],
    [-2, -1, 'Box A.x: never open', 'Box A.x: 열리지 않음'],
    [null, null, 'Box A.x: never open', 'Box A.x: 열리지 않음'],
  ])('from %s to %s', (opens, closes, en, ko) => {
    const row = rowOf('A.x', opens, closes);
    const called = ['Box A', 'Ball'] as const;
    expect(typed(rowSentence(row, 2, called, stringsOf('en')))).toBe(en);
    expect(typed(rowSentence(row, 2, called, stringsOf('ko')))).toBe(ko);
  });

  test('not at all where it is skipped', () => {
    const row = { ...rowOf('A.x×B.x', null, null), skipReason: 'parallel' } as CastRow;
    expect(rowSentence(row, 2, names, stringsOf('en'))).toBe('A.x×B.x: skipped');
    expect(rowSentence(row, 2, names, stringsOf('ko'))).toBe('A.x×B.x: 건너뜀');
  });
});
