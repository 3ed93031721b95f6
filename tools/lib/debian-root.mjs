// npm test in a fresh root of the newest Debian: what this machine has hides what the set-up forgets.
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from './programs.mjs';
import { read, root, run } from './run.mjs';
import { step } from './steps.mjs';

const kName = 'npm test on the newest Debian (debootstrap, chroot)';
const kRoot = join(root, 'build/debian');
const kCertificates = '/etc/ssl/certs/ca-certificates.crt';
const kNeeded = ['debootstrap', 'unshare', 'chroot'];

const isPossible = () =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  kNeeded.every((name) => findProgram(name));

/** What is mounted goes with the process. */
const kInside = `
mount --bind /dev "$1/dev"
mount -t tmpfs tmpfs "$1/dev/shm"
mount -t proc proc "$1/proc"
exec chroot "$1" sh -ec '
  export DEBIAN_FRONTEND=noninteractive
  apt-get -q update
  apt-get -q install -y --no-install-recommends ca-certificates nodejs npm
  cd /project
  npm test'`;

/** Where a network has certificates of its own, these are what the root trusts; returns the environment for that. */
function certify() {
  if (!existsSync(kCertificates)) return {};
  copyFileSync(kCertificates, join(kRoot, 'root/certificates.crt'));
  const file = '/root/certificates.crt';
  return { NODE_EXTRA_CA_CERTS: file, NPM_CONFIG_CAFILE: file };
}

async function makeRoot() {
  rmSync(kRoot, { recursive: true, force: true });
  mkdirSync(kRoot, { recursive: true });
  await run('debootstrap', ['--variant=minbase', 'stable', kRoot]);
  await run('git', ['clone', '--quiet', '--depth=1', `file://${root}`, join(kRoot, 'project')]);
}

/** Of the last commit. */
export const testInDebian = () =>
  step(kName, async () => {
    if (process.env.CI) return 'left out: CI asks the system itself';
    if (!isPossible()) return `left out: it takes root, and ${kNeeded.join(', ')}`;
    await makeRoot();
    const env = { CI: 'true', HOME: '/root', ...certify() };
    const inside = ['--mount', '--fork', 'sh', '-ec', kInside, 'sh', kRoot];
    const output = await read('unshare', inside, { env });
    rmSync(kRoot, { recursive: true, force: true });
    return output.trim().split('\n').at(-1);
  });
