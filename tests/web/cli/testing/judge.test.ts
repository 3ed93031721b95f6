import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readScene } from '../../../../web/app/files/scene-file.ts';
import {
  InvalidAnswerError,
  InvalidOptionsError,
  judge,
  nearContacts,
  shapes,
} from '../../../../web/cli/testing/index.ts';
import { readLink } from '../../../../web/scene/link/link.ts';
import type { Sphere } from '../../../../web/scene/shape.ts';
import { core } from '../../../core/support/core.ts';
import { ownBoxTest } from './own-box-test.ts';

vi.setConfig({ testTimeout: 60_000 });

const spheres = (a: Sphere, b: Sphere) =>
  Math.hypot(...a.center.map((x, i) => x - (b.center[i] as number))) <= a.radius + b.radius;

describe('judge', () => {
  test('finds the edge axes that a test of boxes forgot', async () => {
    const options = { seed: 7, tolerance: 1e-9 };
    const judgment = await judge(['obb', 'obb'], ownBoxTest({ edges: false }), options);
    expect(judgment).toMatchObject({ agreed: false, seed: 7 });
    const { a, b, expected, actual, ledger, mismatches, text } = judgment.disagreement ?? {};
    expect(actual).toBe(true);
    expect(expected?.outcome).toBe('apart');
    expect(expected?.candidate).toMatch(/^A\.[xyz]×B\.[xyz]$/);
    expect(mismatches).toEqual([{ field: 'meets', expected: false, actual: true }]);
    // The pair shows it itself, and is plain.
    expect(core.explain(a as never, b as never)).toEqual(ledger);
    expect(ownBoxTest({ edges: false })(a as never, b as never)).toBe(true);
    expect(JSON.stringify([a, b]).length).toBeLessThan(230);
    expect(judgment.text).toContain(text);
    expect(text).toMatch(/the core: apart, gap .* along A\..×B\../);
    expect(judgment.text).toContain('judge(…, { seed: 7 })');
  });

  test('links to the pair that it found, bit for bit', async () => {
    const options = { seed: 3, at: 'https://example.org/p/?lang=ko' };
    const { text, disagreement } = await judge(['ray', 'obb'], () => 'touching', options);
    const { a, b } = disagreement ?? {};
    const link = disagreement?.link ?? '';
    expect(link).toMatch(/^https:\/\/example\.org\/p\/\?lang=ko#1/);
    expect(text.endsWith(link)).toBe(true);
    const read = await readLink(new URL(link).hash.slice(1));
    const shapes = 'scene' in read ? read.scene.items.map(({ shape }) => shape) : [];
    expect(shapes).toStrictEqual([a, b]);
  });

  test('links to where the environment says a playground is, and has the scene otherwise', async () => {
    const judged = () => judge(['point', 'point'], () => 'touching', { seed: 3 });
    vi.stubEnv('COLLISION_PLAYGROUND_URL', '');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { text, disagreement } = await judged();
    expect(disagreement?.link).toBe(null);
    const scene = readScene(disagreement?.scene ?? '');
    const shapes = 'scene' in scene ? scene.scene.items.map(({ shape }) => shape) : [];
    expect(shapes).toStrictEqual([disagreement?.a, disagreement?.b]);
    expect(text.endsWith(`as a scene file: ${disagreement?.scene}`)).toBe(true);
    vi.stubEnv('COLLISION_PLAYGROUND_URL', 'https://example.org/play/');
    const linked = await judged();
    expect(linked.disagreement?.link).toMatch(/^https:\/\/example\.org\/play\/#1/);
    vi.stubEnv('COLLISION_PLAYGROUND_URL', 'javascript:alert(1)');
    await expect(judged()).rejects.toThrow('COLLISION_PLAYGROUND_URL is javascript:alert(1)');
  });

  test.each([[['x', 'y']], [['obb']], [[]], ['obb'], [undefined], [null], [{ a: 'obb' }]])(
    'refuses what is no pair of kinds: %j',
    async (pair) => {
      const judged = judge(pair as never, () => true, { runs: 1 });
      await expect(judged).rejects.toThrow(InvalidOptionsError);
    },
  );

  test('names the kinds that there are', async () => {
    const judged = judge(['x', 'obb'] as never, () => true);
    await expect(judged).rejects.toThrow(/^kinds: some of point, segment, .*; "x" is none$/);
    expect(() => shapes('x' as never)).toThrow('; "x" is none');
    expect(() => shapes([])).toThrow('; none is given');
  });

  test('agrees with the right one, within what doubles can know', async () => {
    const right = ownBoxTest({ edges: true });
    const judgment = await judge(['obb', 'obb'], right, { tolerance: 1e-9 });
    expect(judgment, judgment.text).toMatchObject({ agreed: true, runs: 1000, unanswered: 0 });
    expect(judgment.text).toBe(`agreed on 1000 pairs (seed ${judgment.seed})`);
  });

  /** Whose shapes share no more than a boundary. */
  const canOnlyTouch = core.catalog.pairs.filter(({ a, b }) => {
    const thin = ['point', 'segment', 'ray', 'plane', 'triangle', 'parallelogram'];
    const [m, n] = [a, b].map(
      (kind) => [0, 1, 1, 2, 2, 2, 3][thin.indexOf(kind) < 0 ? 6 : thin.indexOf(kind)],
    );
    return (m as number) + (n as number) < 3;
  });

  test.each(canOnlyTouch)(
    'a tolerance excuses nobody who never finds a contact: $name',
    async ({ a, b }) => {
      const options = { tolerance: 1e-9, runs: 200, seed: 1 };
      const { agreed } = await judge([a, b], () => false, options);
      expect(agreed).toBe(false);
    },
  );

  test.each([1, 2, 3])('nor who says of all planes that they meet: seed %i', async (seed) => {
    const options = { tolerance: 1e-9, runs: 100, seed };
    const { agreed } = await judge(['plane', 'plane'], () => true, options);
    expect(agreed).toBe(false);
  });

  test('and shows that it is none without a tolerance', async () => {
    const { agreed } = await judge(['obb', 'obb'], ownBoxTest({ edges: true }), { seed: 1 });
    expect(agreed).toBe(false);
  });

  test('the core agrees with itself, in every form of an answer', async () => {
    for (const { a, b } of core.catalog.pairs.filter((_, i) => i % 5 === 0)) {
      const judgment = await judge([a, b], (x, y) => core.test(x, y).outcome, { runs: 60 });
      expect(judgment, judgment.text).toMatchObject({ agreed: true });
    }
    const full = await judge(['ray', 'aabb'], (a, b) => {
      const { outcome, gap, hit, candidate } = core.test(a, b);
      const { distance } = core.distance(a, b);
      const fields = hit && {
        t: hit.t,
        tExit: hit.tExit,
        normal: hit.normal,
        feature: hit.feature,
      };
      return { outcome, gap, candidate, distance, hit: fields };
    });
    expect(full, full.text).toMatchObject({ agreed: true });
  });

  test('the same seed is the same judgment', async () => {
    const once = () => judge(['sphere', 'sphere'], spheres, { seed: 42 });
    expect(await once()).toEqual(await once());
    const any = await judge(['sphere', 'sphere'], spheres);
    expect(await judge(['sphere', 'sphere'], spheres, { seed: any.seed })).toEqual(any);
  });

  test('compares the numbers of an answer', async () => {
    const off = await judge(['point', 'point'], (a, b) => ({
      distance: core.distance(a, b).distance * (1 + 1e-12),
    }));
    expect(off.disagreement?.mismatches[0]).toMatchObject({ field: 'distance' });
    const near = await judge(
      ['point', 'point'],
      (a, b) => ({ distance: core.distance(a, b).distance * (1 + 1e-12) }),
      { within: 1e-9 },
    );
    expect(near.agreed).toBe(true);
  });

  test('an implementation may wait, know not all, and write into its arguments', async () => {
    const judgment = await judge(['sphere', 'sphere'], async (a, b) => {
      await Promise.resolve();
      if (a.radius > 2) return undefined;
      const verdict = core.test(a, b);
      Object.assign(a, { radius: -1 });
      return verdict.outcome !== 'apart';
    });
    expect(judgment.agreed).toBe(true);
    expect(judgment.unanswered).toBeGreaterThan(0);
    expect(judgment.text).toMatch(/^agreed on the \d+ pairs that it answered, of 1000 /);
  });

  test('an error is a disagreement', async () => {
    const { disagreement } = await judge(['sphere', 'sphere'], (a) => {
      if (a.radius > 1) throw new RangeError('too large');
      return undefined;
    });
    expect(disagreement?.actual).toBeInstanceOf(RangeError);
    expect(disagreement?.mismatches).toEqual([
      { field: 'error', expected: null, actual: 'too large' },
    ]);
    expect(disagreement?.text).toContain('too large');
    expect(disagreement?.a.center).toEqual([0, 0, 0]);
  });

  test.each([
    ...[1, 'meets', null, Number.NaN, {}, [], new Map(), new Error('apart'), new Date(0)],
    ...[{ outcom: 'apart' }, { outcome: undefined }, { outcome: ['apart', 'touching'] }],
    ...[{ meets: 'yes' }, { distance: '1' }, { distance: Number.NaN }, { axis: [1, 0] }],
    ...[{ hit: null }, { side: null }, { plane: {} }, { decidedBy: 'filter' }, { cornersA: [] }],
    ...[{ axis: [1, 0, 0] }, { supportA: [0, 0, 0], supportB: [0, 0, 0] }, { contact: [0, 0, 0] }],
    ...[{ plane: { signedDistance: 0 } }, { plane: { min: 0, max: 1 } }],
    ...[{ hit: {} }, { hit: { startsInside: false } }, { gap: null, depth: null }],
  ])('the answer %j is none', async (answer) => {
    const judged = judge(['sphere', 'sphere'], () => answer as never, { runs: 10 });
    await expect(judged).rejects.toThrow(InvalidAnswerError);
    await expect(judged).rejects.toThrow('the implementation answered');
  });

  test.each([
    ...[
      { distance: Number.POSITIVE_INFINITY },
      { distance: 1e308 },
      { gap: Number.NEGATIVE_INFINITY },
    ],
    ...[{ outcome: 'apart', supportA: [Number.POSITIVE_INFINITY, 0, 0] }, { hit: { t: 0 } }],
  ])('%j is wrong, however large its ulp is', async (answer) => {
    const { agreed } = await judge(['sphere', 'sphere'], () => answer as never);
    expect(agreed).toBe(false);
  });

  test('an answer has to tell whether they meet', async () => {
    const judged = judge(['point', 'sphere'], (a) => ({ supportA: a.position }));
    await expect(judged).rejects.toThrow('it says nothing about whether they meet');
    const decided = await judge(['ray', 'triangle'], (a, b) => ({ hit: core.test(a, b).hit }));
    expect(decided, decided.text).toMatchObject({ agreed: true });
  });

  test('who answers nothing does not agree', async () => {
    const judgment = await judge(['sphere', 'sphere'], () => undefined, { runs: 7, seed: 1 });
    expect(judgment).toMatchObject({
      ...{ agreed: false, runs: 7, unanswered: 7, disagreement: null },
      text: 'answered none of 7 pairs (seed 1)',
    });
  });

  test.each([
    { runs: 0 },
    { runs: 1.5 },
    { tolerance: -1 },
    { within: Number.NaN },
    { seed: 0.5 },
    { at: 'nowhere' },
    ...[
      { tolerance: Number.POSITIVE_INFINITY },
      { tolerance: '5' },
      { within: Number.POSITIVE_INFINITY },
    ],
    ...[
      { accept: 5 },
      { families: 'touching' },
      { families: [] },
      { tolerence: 1 },
      { timeout: -1 },
    ],
    ...[{ runs: null }, { seed: Object.create(null) }, null, 5],
    { at: 'javascript:alert(1)' },
  ])('%j is no option', async (options) => {
    await expect(judge(['ray', 'ray'], () => undefined, options as never)).rejects.toThrow(
      InvalidOptionsError,
    );
  });

  test('names the option and its value', async () => {
    const judged = (options: unknown) => judge(['ray', 'ray'], () => undefined, options as never);
    await expect(judged({ tolerance: '5' })).rejects.toThrow('tolerance is "5"');
    await expect(judged({ tolerence: 5 })).rejects.toThrow(
      '"tolerence" is none of the options runs',
    );
    await expect(judge(['ray', 'ray'], 'x' as never)).rejects.toThrow('the implementation is "x"');
  });

  const throwing = {
    get: () => {
      throw new Error('no');
    },
  };
  test.each([
    Object.defineProperty({}, 'outcome', { value: 'apart' }),
    Object.create({ outcome: 'apart' }),
    {
      get outcome() {
        throw new Error('boom');
      },
    },
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new TypeError('trap');
        },
      },
    ),
    new Proxy(
      {},
      {
        getPrototypeOf: () => {
          throw new TypeError('trap');
        },
      },
    ),
  ])('of an answer only its own fields count, and it may not throw: %#', async (answer) => {
    const judged = judge(['sphere', 'sphere'], () => answer as never, { runs: 10 });
    await expect(judged).rejects.toThrow(InvalidAnswerError);
  });

  test('reads an answer once', async () => {
    const { agreed } = await judge(
      ['sphere', 'sphere'],
      (a, b) => {
        let times = 0;
        const { outcome } = core.test(a, b);
        return {
          get outcome() {
            times += 1;
            return times === 1 ? outcome : undefined;
          },
        };
      },
      { runs: 50 },
    );
    expect(agreed).toBe(true);
  });

  test.each([
    Object.create(null),
    undefined,
    Symbol('x'),
    Object.defineProperty(new Error('x'), 'message', throwing),
  ])('whatever is thrown is a disagreement: %#', async (thrown) => {
    for (const implementation of [
      () => {
        throw thrown;
      },
      () => Promise.reject(thrown),
    ]) {
      const { disagreement } = await judge(['sphere', 'sphere'], implementation, { runs: 5 });
      expect(disagreement?.mismatches).toMatchObject([{ field: 'error' }]);
    }
  });

  test('does not wait for an answer for ever', async () => {
    const judged = judge(['sphere', 'sphere'], () => new Promise<boolean>(() => undefined), {
      timeout: 20,
    });
    await expect(judged).rejects.toThrow(InvalidAnswerError);
    await expect(judged).rejects.toThrow(/gave no answer within 20 ms, to a = \{"kind":"sphere"/);
  });

  test('says where an implementation changes its mind', async () => {
    let calls = 0;
    const flaky = (a: Sphere, b: Sphere) => {
      calls += 1;
      return core.meets(a, b) !== (calls === 5);
    };
    const { agreed, text, disagreement } = await judge(['sphere', 'sphere'], flaky, { seed: 1 });
    expect(agreed).toBe(false);
    expect(text).toContain('Asked again, the implementation answered differently on the same pair');
    expect(disagreement?.mismatches).toMatchObject([{ field: 'meets' }]);
  });

  test('names how few it answered', async () => {
    let calls = 0;
    const lazy = (a: Sphere, b: Sphere) => (calls++ === 0 ? core.meets(a, b) : undefined);
    const { agreed, text } = await judge(['sphere', 'sphere'], lazy, { runs: 200, seed: 1 });
    expect({ agreed, text }).toEqual({
      agreed: true,
      text: 'agreed on the 1 pair that it answered, of 200 (seed 1)',
    });
  });

  test('only of pairs that it is made for', async () => {
    const accept = (a: Sphere, b: Sphere) => a.radius === b.radius;
    const asked: boolean[] = [];
    await judge(
      ['sphere', 'sphere'],
      (a, b) => {
        asked.push(a.radius === b.radius);
        return undefined;
      },
      { accept, runs: 20 },
    );
    expect(asked).toHaveLength(20);
    expect(asked).not.toContain(false);
    const none = judge(['sphere', 'sphere'], spheres, { accept: () => false });
    await expect(none).rejects.toThrow('accept refuses nearly every pair');
  });

  test('an accepted pair stays one while it is simplified', async () => {
    const accept = (a: Sphere) => a.center[0] > 1.7;
    const { disagreement } = await judge(['sphere', 'sphere'], () => 'apart', { accept });
    expect(disagreement?.a.center[0]).toBeGreaterThan(1.7);
  });

  test('takes an arbitrary of one’s own, and stays within it', async () => {
    const balls = fc.tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 3, max: 9 }));
    const own = balls.map(
      ([r, x]) =>
        [
          { kind: 'sphere', center: [0, 0, 0], radius: r },
          { kind: 'sphere', center: [x, 0, 0], radius: 3 },
        ] as const,
    );
    const { disagreement } = await judge(own, () => false);
    expect(disagreement).toMatchObject({ a: { radius: 3 }, b: { center: [3, 0, 0] } });
    const near = await judge(nearContacts('sphere', 'plane'), (one, two) => core.meets(one, two));
    expect(near).toMatchObject({ agreed: true });
  });
});
