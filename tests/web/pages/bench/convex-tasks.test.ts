// Contact of boxes, GJK and EPA on the bench: the textbook's code and the core's answers earn the seal, whichever of equal
// answers they give, and wrong ones are found.
import { describe, expect, test } from 'vitest';
import type { TaskName } from '../../../../web/pages/bench/judge-messages.ts';
import { convexCases, convexCounts } from '../../../../web/pages/bench/judging/convex-cases.ts';
import { taskOf } from '../../../../web/pages/bench/judging/tasks.ts';
import { starterOf } from '../../../../web/pages/bench/opening.ts';
import { kConvexKinds } from '../../../../web/pages/bench/tasks-list.ts';
import { textbookCode } from '../../../../web/pages/bench/textbook-code.ts';
import type { Obb, Shape } from '../../../../web/scene/shape.ts';
import { add, scale } from '../../../../web/scene/vectors.ts';
import en from '../../../../web/strings/bench.en.json' with { type: 'json' };
import { core } from '../../../core/support/core.ts';
import { functionIn, judge, type Test } from './support/in-process.ts';

const kTasks = ['contact-boxes', 'gjk', 'epa'] as const;
const kCount = 3000;

const textbook = Object.fromEntries(
  await Promise.all(kTasks.map(async (task) => [task, await textbookCode(task)] as const)),
) as Readonly<Record<(typeof kTasks)[number], string>>;

describe.each(kTasks)('%s', (task) => {
  test('the textbook earns the seal', async () => {
    const verdict = await judge(task, functionIn(textbook[task]), kCount);
    expect(verdict, JSON.stringify(verdict)).toMatchObject({ type: 'passed' });
  });

  test('the starter code runs, and is wrong', async () => {
    const code = starterOf(task, en);
    expect(code).toContain(en[`page.intro.${task === 'contact-boxes' ? 'contact' : task}`]);
    expect(await judge(task, functionIn(code), 200)).toMatchObject({
      type: 'wrong',
      end: null,
    });
  });

  test('an answer of another form is invalid', () => {
    for (const { judged } of taskOf(task).cases(20, 1)) {
      for (const said of [undefined, true, 'touching', [], { depth: 1 }, Number.NaN]) {
        expect(taskOf(task).ruling(judged, said, 'close').is, String(said)).toBe('invalid');
      }
    }
  });
});

const kFair: Readonly<Record<string, readonly [TaskName, (a: Shape, b: Shape) => unknown]>> = {
  'the manifold of the core': ['contact-boxes', (a, b) => asAnswer(core.contact(a, b))],
  'its incident face, clipped': [
    'contact-boxes',
    (a, b) => asAnswer(core.contact(a, b, { incident: true })),
  ],
  'the same of the pair exchanged': [
    'contact-boxes',
    (a, b) => exchanged(asAnswer(core.contact(b, a, { incident: true }))),
  ],
  'the distance of the core': ['gjk', (a, b) => core.distance(a, b).distance],
  'its nearest points': [
    'gjk',
    (a, b) => {
      const { distance, pointA, pointB } = core.distance(a, b);
      return { distance, pointA, pointB };
    },
  ],
  'the deepest points of the core': [
    'epa',
    (a, b) => {
      const found = asAnswer(core.contact(a, b));
      return found && { ...found, ...found.points[0] };
    },
  ],
};

type Contact = ReturnType<typeof core.contact>;

function asAnswer(contact: Contact) {
  if (contact === null || contact.depth === null || contact.axis === null) return null;
  return { depth: contact.depth, normal: contact.axis, points: contact.points };
}

function exchanged(answer: ReturnType<typeof asAnswer>) {
  return (
    answer && {
      ...answer,
      normal: scale(answer.normal, -1),
      points: answer.points.map(({ pointA, pointB }) => ({ pointA: pointB, pointB: pointA })),
    }
  );
}

test.each(Object.entries(kFair))('%s is right', async (_, [task, own]) => {
  const verdict = await judge(task, own, kCount);
  expect(verdict, JSON.stringify(verdict)).toMatchObject({ type: 'passed', near: 0 });
});

test.each(['the distance of the core', 'its nearest points'])('%s earns gold', async (name) => {
  const [task, own] = kFair[name] as (typeof kFair)[string];
  const verdict = await judge(task, own as Test, kCount, 'exact');
  expect(verdict, JSON.stringify(verdict)).toMatchObject({ type: 'passed' });
});

/** The textbook's code with a mistake. */
const kWrong: Readonly<Record<string, readonly [(typeof kTasks)[number], string, string, string]>> =
  {
    'no axes of edges': [
      'contact-boxes',
      ', ...crosses(a.axes, b.axes)].entries()',
      '].entries()',
      'depth',
    ],
    'the normal from b to a': [
      'contact-boxes',
      '(offset, axis) < 0',
      '(offset, axis) > 0',
      'meets',
    ],
    'no clipping': ['contact-boxes', 'polygon = clip(', 'clip(', 'points'],
    'points of one edge alone': [
      'contact-boxes',
      'return polygon\n',
      'return polygon.slice(0, 2)\n',
      'points',
    ],
    'a distance without the radii': ['gjk', ' - a.radius - b.radius', '', 'distance'],
    'one step of GJK': ['gjk', 'i < 64', 'i < 1', 'distance'],
    'one step of EPA': ['epa', 'i === 64', 'i === 1', 'depth'],
    'a normal from b to a': [
      'epa',
      '    normal,\n    pointA',
      '    normal: scale(normal, -1),\n    pointA',
      'normal',
    ],
    'points without the radii': ['epa', 'scale(normal, a.radius)', '[0, 0, 0]', 'points'],
  };

test.each(Object.entries(kWrong))('%s: found', async (_, [task, from, to, field]) => {
  const code = textbook[task].replace(from, to);
  expect(code).not.toBe(textbook[task]);
  const verdict = await judge(task, functionIn(code), kCount);
  expect(verdict, JSON.stringify(verdict)).toMatchObject({ type: 'wrong' });
  if (verdict.type !== 'wrong') return;
  const showing = verdict.groups.find(
    ({ ruling }) => ruling.is === 'wrong' && ruling.wrongs.some((wrong) => wrong.field === field),
  );
  expect(showing, JSON.stringify(verdict.groups)).toBeDefined();
  if (!showing) return;
  // The simplest case that was found shows it as well.
  const { a, b } = showing.judged as { readonly a: Shape; readonly b: Shape };
  const own = functionIn(code) as (a: Shape, b: Shape) => unknown;
  expect(taskOf(task).ruling(showing.judged, own(a, b), 'close').is).toBe('wrong');
});

test('contact: of equal axes any is right, and a point off its box is not', () => {
  const at = (x: number, y: number): Obb => ({
    kind: 'obb',
    center: [x, y, 0],
    rotation: [0, 0, 0, 1],
    halfExtents: [1, 1, 1],
  });
  const [a, b] = [at(0, 0), at(1.5, 1.5)];
  const ruling = (said: unknown) => taskOf('contact-boxes').ruling({ a, b }, said, 'close').is;
  for (const normal of [
    [1, 0, 0],
    [0, 1, 0],
  ] as const) {
    const points = [-1, 1].map((z) => {
      const pointB = [0.5, 0.5, z] as const;
      return { pointA: add(pointB, scale(normal, 0.5)), pointB };
    });
    const rest = points.map(({ pointB }) => {
      const other = add(pointB, normal[0] ? [0, 0.5, 0] : [0.5, 0, 0]);
      return { pointA: add(other, scale(normal, 0.5)), pointB: other };
    });
    const all = [...points, ...rest];
    expect(ruling({ depth: 0.5, normal, points: all })).toBe('right');
    expect(ruling({ depth: 0.5, normal: scale(normal, -1), points: all })).toBe('wrong');
    const off = all.map((each) => ({ ...each, pointA: add(each.pointA, [0, 0, 1e-6]) }));
    expect(ruling({ depth: 0.5, normal, points: off })).toBe('wrong');
    expect(ruling({ depth: 0.5, normal, points: [] })).toBe('wrong');
  }
});

test('GJK and EPA are asked about all pairs of convex kinds, as often as is counted', () => {
  const found = new Set<string>();
  const counts = { museum: 0, anywhere: 0, near: 0, touching: 0, beside: 0 };
  for (const { judged, family } of convexCases(1000, 1)) {
    found.add(`${judged.a.kind}-${judged.b.kind}`);
    counts[family] += 1;
  }
  expect(found.size).toBe((kConvexKinds.length * (kConvexKinds.length + 1)) / 2);
  expect(counts).toEqual(convexCounts(1000));
});
