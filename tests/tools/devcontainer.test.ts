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

test('the port that npm start serves on is forwarded', () => {
  const [, port] = /serveFrom\(site, (\d+)[,)]/.exec(read('tools/start.mjs')) ?? [];
  expect(container.forwardPorts).toEqual([Number(port)]);
});
