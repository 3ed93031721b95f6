import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { integrityOf } from '../../../../web/panel/embed/element-pane.ts';

afterEach(() => vi.unstubAllGlobals());

test('the hash is that of the file', async () => {
  const text = 'export default 1;\n';
  vi.stubGlobal('fetch', async () => new Response(text));
  const hash = createHash('sha384').update(text).digest('base64');
  expect(await integrityOf('https://example.org/a.js')).toBe(`sha384-${hash}`);
});

test('a missing file is an error', async () => {
  vi.stubGlobal('fetch', async () => new Response('no such file', { status: 404 }));
  await expect(integrityOf('https://example.org/a.js')).rejects.toThrow('a.js answered 404');
});
