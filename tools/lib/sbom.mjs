// The package's software bill of materials (CycloneDX): what the notices name, as npm describes it. All
// of it is bundled, so that for npm they are tools of development.
import { outputOf, read } from './run.mjs';
import { Problem } from './steps.mjs';

/** npm has the command since version 10; that of Debian 13 is older. */
export const npmHasBills = () => outputOf('npm', ['sbom', '--help']) !== undefined;

/** npm's bill of the whole lock file. */
export async function npmBill() {
  if (!npmHasBills()) throw new Problem('`npm sbom` is needed: npm install --global npm');
  const options = ['--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'];
  const output = await read('npm', ['sbom', ...options]);
  // npm may print warnings of its configuration in front
  return JSON.parse(output.slice(output.indexOf('{\n')));
}

/** A part of compiler or bundler has no version of its own in the notices: `versions` has them. */
function componentOf({ name, version, identifier }, { components }, versions) {
  const known = components.find(
    (each) => each.name === name && (version === undefined || each.version === version),
  );
  if (known) return { ...known, properties: [] };
  if (version) throw new Problem(`${name} ${version} is bundled, but not in the lock file`);
  const licenses = [{ expression: identifier }];
  const own = versions[name];
  if (own === undefined) throw new Problem(`${name} is bundled, but its version is not known`);
  const ref = `${name}@${own}`;
  return { 'bom-ref': ref, type: 'library', name, version: own, scope: 'required', licenses };
}

/** The programs that compile the core. */
const compilers = (versions) => [
  { vendor: 'Emscripten', name: 'emcc', version: versions.Emscripten },
  { vendor: 'LLVM', name: 'clang', version: versions['LLVM (libc++, libc++abi, compiler-rt)'] },
];

/**
 * npm's bill reduced to these works; `name`: of the package, where npm takes that of the folder; `versions`: of what
 * the compiler adds, by name.
 */
export function billOf(bill, works, name, versions) {
  const components = works.map((work) => componentOf(work, bill, versions));
  const refs = components.map((each) => each['bom-ref']);
  const dependsOn = (ref) =>
    (bill.dependencies.find((each) => each.ref === ref)?.dependsOn ?? []).filter((other) =>
      refs.includes(other),
    );
  const component = { ...bill.metadata.component, name };
  return {
    ...bill,
    metadata: {
      ...bill.metadata,
      tools: [...bill.metadata.tools, ...compilers(versions)],
      component,
    },
    components,
    dependencies: [
      { ref: component['bom-ref'], dependsOn: refs },
      ...refs.map((ref) => ({ ref, dependsOn: dependsOn(ref) })),
    ],
  };
}
