import { describe, expect, test } from 'vitest';
import { readScene } from '../../../web/app/files/scene-file.ts';
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
    const env = { COLLISION_PLAYGROUND_URL: 'http://localhost:4173/play/' };
    const { code, out } = await program(['open', a, b], { env });
    expect(code).toBe(0);
    expect(out).toMatch(/^http:\/\/localhost:4173\/play\/#1[\w-]+\n$/);
    const { items, pair } = await sceneAt(out);
    expect(items.map(({ name, shape }) => [name, shape])).toEqual([
      ['A', ball(0)],
      ['B', ball(1 / 3)],
    ]);
    expect(pair).toEqual([1, 2]);
  });

  test('without an address of a playground it asks for one, and has the scene as a file', async () => {
    const nowhere = await program(['open', a, b], { env: { COLLISION_PLAYGROUND_URL: '' } });
    expect(nowhere).toMatchObject({ code: 2, out: '' });
    expect(nowhere.err).toContain('--at or in the environment variable COLLISION_PLAYGROUND_URL');
    expect(nowhere.err).toContain('--scene');
    const { code, out } = await program(['open', a, b, '--scene']);
    expect(code).toBe(0);
    const read = readScene(out);
    const items = 'scene' in read ? read.scene.items : [];
    expect(items.map(({ shape }) => shape)).toEqual([ball(0), ball(1 / 3)]);
  });

  test('an address in the environment that is none is named', async () => {
    const env = { COLLISION_PLAYGROUND_URL: 'file:///index.html' };
    const { code, err } = await program(['open', a, b], { env });
    expect(code).toBe(2);
    expect(err).toContain('COLLISION_PLAYGROUND_URL is "file:///index.html"; it must be an http');
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

  test('an invalid pair is reported', async () => {
    expect(await program(['open', '{"kind":"cone"}', b, '--scene'])).toMatchObject({
      code: 2,
      out: '',
    });
  });

  test.each([
    'nowhere',
    '',
    'localhost:4173',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'file:///home/user/index.html',
    'data:text/html,<script>alert(1)</script>',
    'ftp://example.org/',
    'blob:https://example.org/1',
    '//example.org/',
  ])('%j is where no playground is', async (address) => {
    const { code, out, err } = await program(['open', a, b, '--at', address]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(
      `--at is ${JSON.stringify(address)}; it must be an http or https URL, such as https://`,
    );
  });

  test.each(['http://example.org/', 'HTTPS://example.org'])('%s is one', async (address) => {
    const { code, out } = await program(['open', a, b, '--at', address]);
    expect(code).toBe(0);
    expect(out).toMatch(/^https?:\/\/example\.org\/#1/);
  });
});
