import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const root = `${import.meta.dirname}/../../..`;

test.each([
  [
    ['--native'],
    '--native: only --peers, --queries, --meshes and --contacts have native libraries',
  ],
  [['--hulls', '--native'], '--native: only --peers, --queries, --meshes and'],
  [['--write'], '--write: only --peers and --worlds have something to write'],
  [['--peers', '--write', 'obbObb'], '--write obbObb: the page has all pairs, so name none'],
  [['--peers', '--shapes', '2000000'], '--shapes 2000000: a whole number of 256 to 1048576'],
  [['--peers', '--rounds', '0'], '--rounds 0: a whole number of'],
  [['--peers', 'planePlane'], 'pair planePlane: it must be one of obbObb, rayTriangle'],
])('npm run bench -- %j is refused', (args, message) => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/bench.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toContain(message);
  expect(status).toBe(2);
});
