// Code that comes from elsewhere or goes there: links, the browser's storage, starters, the textbook.
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readCodeLink, writeCodeLink } from '../../../../web/pages/bench/code/code-link.ts';
import { kMaxCode } from '../../../../web/pages/bench/code/read-code.ts';
import { openingOf, starterOf } from '../../../../web/pages/bench/opening.ts';
import { ProgressStore } from '../../../../web/pages/bench/progress-store.ts';
import { functionName, kPairTasks, kTasks } from '../../../../web/pages/bench/tasks-list.ts';
import { kExhibits } from '../../../../web/pages/museum/exhibits/index.ts';
import en from '../../../../web/strings/bench.en.json' with { type: 'json' };
import { core } from '../../../core/support/core.ts';

const hashOf = (value: unknown, version = '1') =>
  `#code=${version}${deflateRawSync(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')}`;

test('the tasks are the pairs of the core, in its order, and five others', () => {
  expect(kPairTasks).toEqual(core.catalog.pairs.map(({ a, b }) => `${a}-${b}`));
  expect(kTasks).toHaveLength(60);
  expect(kPairTasks.map(functionName)).toEqual(core.catalog.pairs.map(({ name }) => name));
});

describe('a link with code', () => {
  test('keeps task and code', async () => {
    const linked = { task: 'obb-obb', code: 'export default () => "각 ⊕ €";\n' } as const;
    const hash = await writeCodeLink(linked);
    expect(await readCodeLink(hash ?? '')).toEqual({ linked });
  });

  test('is not made of code that is too long', async () => {
    expect(await writeCodeLink({ task: 'obb-obb', code: 'x'.repeat(kMaxCode + 1) })).toBeNull();
    const random = Array.from({ length: kMaxCode }, (_, i) =>
      String.fromCharCode(33 + ((i * i * 7919) % 94)),
    );
    const hash = await writeCodeLink({ task: 'obb-obb', code: random.join('') });
    expect(hash === null || hash.length < 16_100).toBe(true);
  });

  test.each([
    ['of another page', '#1abc', null],
    ['of nothing', '', null],
    ['of a later version', hashOf({}, '2'), { fault: 'version' }],
    [
      'that is cut off',
      hashOf({ task: 'obb-obb', code: 'abcdefgh' }).slice(0, -6),
      { fault: 'broken' },
    ],
    ['with other characters', '#code=1<script>', { fault: 'broken' }],
    ['with another pair', hashOf({ task: 'obb-cube', code: '' }), { fault: 'broken' }],
    ['with more than code', hashOf({ task: 'obb-obb', code: '', run: true }), { fault: 'broken' }],
    ['with something else than text', hashOf({ task: 'obb-obb', code: 1 }), { fault: 'broken' }],
    ['with no JSON', hashOf('{'), { fault: 'broken' }],
    [
      'with too much code',
      hashOf({ task: 'obb-obb', code: ' '.repeat(kMaxCode + 1) }),
      { fault: 'broken' },
    ],
    ['that is too long', `#code=1${'A'.repeat(16_001)}`, { fault: 'long' }],
    ['that inflates without end', hashOf(' '.repeat(10_000_000)), { fault: 'long' }],
  ])('%s', async (_, hash, read) => {
    expect(await readCodeLink(hash)).toEqual(read);
  });
});

describe('the bench opens with', () => {
  const open = (search: string, hash = '', progress = new ProgressStore()) =>
    openingOf({ search, hash }, progress, 'en', en);

  test('two boxes and starter code', async () => {
    expect(await open('')).toEqual({
      task: 'obb-obb',
      code: starterOf('obb-obb', en),
      isForeign: false,
      note: '',
    });
    expect(await open('?pair=nothing')).toMatchObject({ task: 'obb-obb' });
  });

  test('what was written before', async () => {
    const progress = new ProgressStore();
    progress.keepCode('ray-aabb', 'mine');
    expect(await open('?pair=ray-aabb', '', progress)).toMatchObject({ code: 'mine', note: '' });
  });

  test('the function of an exhibit, and says so', async () => {
    for (const { slug, pairs, source } of kExhibits) {
      const { code, note, isForeign } = await open(`?pair=${pairs[0]}&exhibit=${slug}`);
      expect(isForeign).toBe(true);
      expect(code, source).toContain('export default');
      expect(note).not.toBe('');
    }
    expect((await open('?pair=ray-aabb&exhibit=none')).note).toBe('');
  });

  test('the code of a link, and warns', async () => {
    const hash = hashOf({ task: 'ray-obb', code: 'linked' });
    expect(await open('?pair=obb-obb', hash)).toEqual({
      task: 'ray-obb',
      code: 'linked',
      isForeign: true,
      note: en['page.linked'],
    });
    expect((await open('', hashOf('{'))).note).toBe(en['page.linked.broken']);
  });
});
