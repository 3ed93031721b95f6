import { describe, expect, test } from 'vitest';
import { readLink } from '../../../web/scene/link/link.ts';
import { ball, caseLine, fileWith, program } from './support/program.ts';

const [a, b] = [JSON.stringify(ball(0)), JSON.stringify(ball(1 / 3))];

/** The scene that an address leads to. */
async function sceneAt(address: string) {
  const read = await readLink(new URL(address).hash.slice(1));
  if ('fault' in read) throw new Error(read.fault);
  return read.scene;
}

describe('open', () => {
  test('two shapes, bit for bit, under the names that they have in a ledger', async () => {
    const { code, out } = await program(['open', a, b]);
    expect(code).toBe(0);
    expect(out).toMatch(/^http:\/\/localhost:4173\/#1[\w-]+\n$/);
    const { items, pair } = await sceneAt(out);
    expect(items.map(({ name, shape }) => [name, shape])).toEqual([
      ['A', ball(0)],
      ['B', ball(1 / 3)],
    ]);
    expect(pair).toEqual([1, 2]);
  });

  test('a line of a file, at another address', async () => {
    const file = fileWith(caseLine(ball(0), ball(3)) + caseLine(ball(5), ball(9)));
    const { out } = await program([
      'open',
      file,
      '-n',
      '2',
      '--at',
      'https://example.org/p/?lang=ko',
    ]);
    expect(out).toMatch(/^https:\/\/example\.org\/p\/\?lang=ko#1/);
    expect((await sceneAt(out)).items[0]?.shape).toEqual(ball(5));
  });

  test('an invalid pair or URL is reported', async () => {
    expect(await program(['open', '{"kind":"cone"}', b])).toMatchObject({ code: 2, out: '' });
    const { code, err } = await program(['open', a, b, '--at', 'nowhere']);
    expect(code).toBe(2);
    expect(err).toContain('nowhere is no address');
  });
});
