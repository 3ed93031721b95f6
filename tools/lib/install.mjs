// Installs missing system packages.
import { agrees, wantsToBeAsked } from './consent.mjs';
import { findProgram } from './programs.mjs';
import { outputOf, run } from './run.mjs';
import { Problem, step } from './steps.mjs';

/** The prefix for running a command as root, or undefined where this user can't. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  if (!findProgram('sudo')) return undefined;
  if (outputOf('sudo', ['-n', 'true']) !== undefined) return ['sudo', '-n'];
  return process.stdin.isTTY ? ['sudo'] : undefined;
}

// A package unknown to this release (Chromium is a snap on Ubuntu) must not stop the others.
const isKnownToApt = (name) => /^Package: /m.test(outputOf('apt-cache', ['show', name]) ?? '');

const kInstall = ['install', '-y', '--no-install-recommends'];

/** The missing requirements, and the commands that install them. `prefix`: for running as root. */
export function announcement(missing, packages, prefix) {
  const who = prefix.length > 0 ? 'with sudo' : 'as root';
  const command = (...args) => `  ${[...prefix, 'apt-get', ...args].join(' ')}`;
  return [
    `Missing here: ${missing.map(({ name }) => name).join(', ')}`,
    `These commands install it, ${who}:`,
    command('update'),
    command(...kInstall, ...packages),
  ].join('\n');
}

async function installWithApt(packages, prefix) {
  const apt = (...args) => {
    const [command, ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
    const options = ['-q', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'];
    return run(command, [...rest, ...options, ...args]);
  };
  await step('reading the list of Debian packages', () => apt('update'));
  const known = packages.filter(isKnownToApt);
  if (known.length === 0) return;
  await step(
    'installing Debian packages',
    async () => {
      await apt(...kInstall, ...known);
      return known.join(' ');
    },
    `Install them by hand, then start again: ${known.join(' ')}`,
  );
}

const emscriptenSite = 'https://emscripten.org/docs/getting_started/downloads.html';

const installs = (packages) =>
  `apt-get update && apt-get install ${kInstall.slice(1).join(' ')} ${packages.join(' ')}`;

/** How a user who may not install packages has it done. */
export function howToInstall(
  missing,
  platform = process.platform,
  hasApt = findProgram('apt-get') !== undefined,
) {
  const packages = (manager) => missing.flatMap((need) => need[manager] ?? []);
  if (platform === 'darwin') {
    return `Install with Homebrew: brew install ${packages('brew').join(' ')}
(llvm also has to be on PATH: export PATH="$(brew --prefix llvm)/bin:$PATH")`;
  }
  return packages('apt').length > 0 && hasApt
    ? `Run as root: ${installs(packages('apt'))}`
    : `Your system's package manager may have them; Emscripten is also at ${emscriptenSite}`;
}

const unmet = (requirements) =>
  requirements.flatMap((need) => {
    const problem = need.problem();
    return problem ? [{ ...need, ...problem }] : [];
  });

const isAvailable = (need) => need.apt !== undefined && isKnownToApt(need.apt);

/** CI leaves out only what no package provides: Ubuntu's Chromium is a snap, for one. */
const isNeeded = (need) => !need.optional || (Boolean(process.env.CI) && isAvailable(need));

/** Makes sure that the requirements are met, by apt where that is possible. */
export async function ensure(requirements) {
  let missing = unmet(requirements);
  const packages = missing.flatMap((need) => need.apt ?? []);
  // what no package provides here would otherwise be tried each time
  const useApt =
    findProgram('apt-get') && missing.some((need) => !need.optional || isAvailable(need));
  const prefix = useApt && packages.length > 0 ? asRoot() : undefined;
  if (prefix) {
    console.log(announcement(missing, packages, prefix));
    if (!wantsToBeAsked() || (await agrees('Install it now?'))) {
      await installWithApt(packages, prefix);
      missing = unmet(requirements);
    }
  }
  if (missing.length === 0) return;
  const list = missing.map((need) => `  ${need.name}: ${need.reason}`).join('\n');
  const text = `Still missing:\n${list}\n${howToInstall(missing)}`;
  if (missing.some(isNeeded)) throw new Problem(text);
  console.log(`${text}\nGoing on without.`);
}
