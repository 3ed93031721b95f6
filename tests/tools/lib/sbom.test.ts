// The bill of materials: what the package contains, as npm knows it from the lock file.
import { expect, test } from 'vitest';
import { compilerVersions } from '../../../tools/lib/compiler-versions.mjs';
import { toolchain } from '../../../tools/lib/notices.mjs';
import { versionIn } from '../../../tools/lib/programs.mjs';
import { outputOf } from '../../../tools/lib/run.mjs';
import { billOf, npmBill, npmHasBills } from '../../../tools/lib/sbom.mjs';

const library = (name: string, version: string) => ({
  'bom-ref': `${name}@${version}`,
  type: 'library',
  name,
  version,
  purl: `pkg:npm/${name}@${version}`,
  properties: [{ name: 'cdx:npm:package:development', value: 'true' }],
  hashes: [{ alg: 'SHA-512', content: 'ab' }],
});

const npm = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  metadata: {
    tools: [{ vendor: 'npm', name: 'cli', version: '11.0.0' }],
    component: { 'bom-ref': 'ours@1.0.0', name: 'a-folder', version: '1.0.0' },
  },
  components: [library('three', '2.0.0'), library('three', '1.0.0'), library('vite', '3.0.0')],
  dependencies: [
    { ref: 'ours@1.0.0', dependsOn: ['three@2.0.0', 'vite@3.0.0'] },
    { ref: 'three@2.0.0', dependsOn: ['vite@3.0.0'] },
    { ref: 'vite@3.0.0', dependsOn: [] },
  ],
};

const works = [
  { name: 'three', version: '2.0.0', identifier: 'MIT' },
  { name: 'musl', version: undefined, identifier: 'MIT' },
];

const versions = {
  Emscripten: '3.1.6',
  'LLVM (libc++, libc++abi, compiler-rt)': '14.0.6',
  musl: '1.2.2',
};

test('it names the programs that compiled it', () => {
  expect(billOf(npm, works, 'ours', versions).metadata.tools).toEqual([
    ...npm.metadata.tools,
    { vendor: 'Emscripten', name: 'emcc', version: '3.1.6' },
    { vendor: 'LLVM', name: 'clang', version: '14.0.6' },
  ]);
});

test('the versions are those of the compiler that is here, under the names of the notices', () => {
  const found = compilerVersions();
  expect(Object.keys(found)).toEqual(toolchain.map(({ name }) => name));
  expect(found.Emscripten).toBe(versionIn(outputOf('emcc', ['--version'])));
  for (const version of Object.values(found)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('it has what the package contains, from npm or the compiler, and no tool', () => {
  const bill = billOf(npm, works, 'ours', versions);
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(bill.metadata.component.name).toBe('ours');
  expect(bill.components).toEqual([
    { ...library('three', '2.0.0'), properties: [] },
    {
      'bom-ref': 'musl@1.2.2',
      type: 'library',
      name: 'musl',
      version: '1.2.2',
      scope: 'required',
      licenses: [{ expression: 'MIT' }],
    },
  ]);
});

test('the package depends on all of it, and what is in it on no other', () => {
  expect(billOf(npm, works, 'ours', versions).dependencies).toEqual([
    { ref: 'ours@1.0.0', dependsOn: ['three@2.0.0', 'musl@1.2.2'] },
    { ref: 'three@2.0.0', dependsOn: [] },
    { ref: 'musl@1.2.2', dependsOn: [] },
  ]);
});

test('a work with a version that the lock file lacks is an error', () => {
  const unknown = [{ name: 'lit', version: '9.9.9', identifier: 'MIT' }];
  expect(() => billOf(npm, unknown, 'ours', versions)).toThrow('lit 9.9.9');
  expect(() => billOf(npm, works, 'ours', {})).toThrow('musl is bundled, but its version');
});

test.skipIf(!npmHasBills())(
  'npm has each package of the lock file, with its checksum',
  async () => {
    const { bomFormat, components } = await npmBill();
    expect(bomFormat).toBe('CycloneDX');
    expect(components.length).toBeGreaterThan(400);
    for (const { name, hashes } of components) expect(hashes?.[0]?.alg, name).toBe('SHA-512');
  },
);
