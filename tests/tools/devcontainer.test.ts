// The development container meets the project's requirements.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const container = JSON.parse(read('.devcontainer/devcontainer.json').replace(/^\s*\/\/.*$/gm, ''));

test('it is Debian bookworm with the oldest Node that the package allows', () => {
  const [, major = ''] = /(\d+)/.exec(JSON.parse(read('package.json')).engines.node) ?? [];
  expect(container.image).toBe(`node:${major}-bookworm`);
});

test('it is set up by a script that there is', () => {
  const [, script = ''] = /^node (\S+)$/.exec(container.postCreateCommand) ?? [];
  expect(existsSync(new URL(script, root))).toBe(true);
});

test('the ports that npm start and npm run dev serve on are forwarded', () => {
  const [, built] = /serveFrom\(site, (\d+)[,)]/.exec(read('tools/start.mjs')) ?? [];
  const [, sources] = /port: (\d+)/.exec(read('tools/vite/development.ts')) ?? [];
  expect(container.forwardPorts).toEqual([Number(built), Number(sources)]);
});
