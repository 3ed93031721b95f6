// Installs what is missing and nothing else: system tools, then the npm packages.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ensure } from './install.mjs';
import { requirementsOf } from './parts.mjs';
import { isAtLeast } from './programs.mjs';
import { forBuilding, forNativePeers } from './requirements.mjs';
import { root, run } from './run.mjs';
import { inParallel, Problem, step } from './steps.mjs';

const nodeNeeded = '20.19';

function requireNode() {
  if (isAtLeast(process.versions.node, nodeNeeded)) return;
  throw new Problem(`Node ${nodeNeeded} or later is needed; this is ${process.versions.node}.`);
}

// npm writes the inner file at the end of each installation
function packagesAreFresh() {
  const changed = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return changed('node_modules/.package-lock.json') >= changed('package-lock.json');
}

const installPackages = () =>
  step(
    'installing the npm packages into node_modules (npm ci)',
    () => run('npm', ['ci'], { env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' } }),
    'npm has to reach its registry once.',
  );

async function setUp(requirements, meanwhile = []) {
  requireNode();
  await ensure(requirements);
  if (!packagesAreFresh()) await inParallel(installPackages, ...meanwhile);
}

/** Set-up for commands that need no tools but Node. */
export const setUpForPackages = () => setUp([]);
export const setUpForBuilding = () => setUp(forBuilding);
/** And the libraries that the bench compares natively. */
export const setUpForNativePeers = () => setUp([...forBuilding, ...forNativePeers]);
/** `names`: of the parts of all checks; `meanwhile`: steps that need no packages, for while npm installs them. */
export const setUpForParts = (names, ...meanwhile) => setUp(requirementsOf(names), meanwhile);
