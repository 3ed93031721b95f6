// npm test in a fresh root of the newest Debian: what this machine has hides what the set-up forgets.
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './programs.mjs';
import { read, root, run } from './run.mjs';
import { step } from './steps.mjs';

const kName = 'npm test on the newest Debian (debootstrap, chroot)';
const kCertificates = '/etc/ssl/certs/ca-certificates.crt';
const kNeeded = ['debootstrap', 'unshare', 'chroot'];

const isPossible = () =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  kNeeded.every((name) => findProgram(name));

/** Where the project is, in that root. */
const kProject = '/srv/checkout';

/** What is mounted goes with the process. */
const kInside = `
mount --rbind /dev "$1/dev"
mount -t proc proc "$1/proc"
exec chroot "$1" sh -ec '
  export DEBIAN_FRONTEND=noninteractive
  apt-get -q update
  apt-get -q install -y --no-install-recommends ca-certificates nodejs npm
  cd ${kProject}
  npm test'`;

/** Where a network has certificates of its own, these are what the root trusts; returns the environment for that. */
function certify(folder) {
  if (!existsSync(kCertificates)) return {};
  copyFileSync(kCertificates, join(folder, 'root/certificates.crt'));
  const file = '/root/certificates.crt';
  return { NODE_EXTRA_CA_CERTS: file, NPM_CONFIG_CAFILE: file };
}

async function fill(folder) {
  await run('debootstrap', ['--variant=minbase', 'stable', folder]);
  await run('git', ['clone', '--quiet', '--depth=1', `file://${root}`, join(folder, kProject)]);
}

/** Of the last commit. */
export const testInDebian = () =>
  step(kName, async () => {
    if (process.env.CI) return 'left out: CI asks the system itself';
    if (!isPossible()) return `left out: it takes root, and ${kNeeded.join(', ')}`;
    const folder = mkdtempSync(join(tmpdir(), 'collision-playground-debian-'));
    try {
      await fill(folder);
      const env = { CI: 'true', HOME: '/root', ...certify(folder) };
      const inside = ['--mount', '--fork', 'sh', '-ec', kInside, 'sh', folder];
      const output = await read('unshare', inside, { env });
      return output.trim().split('\n').at(-1);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
