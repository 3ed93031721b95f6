// The bill of materials: what the package contains, as npm knows it from the lock file.
import { expect, test } from 'vitest';
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
  metadata: { component: { 'bom-ref': 'ours@1.0.0', name: 'a-folder', version: '1.0.0' } },
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

test('it has what the package contains, from npm or the compiler, and no tool', () => {
  const bill = billOf(npm, works, 'ours');
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(bill.metadata.component.name).toBe('ours');
  expect(bill.components).toEqual([
    { ...library('three', '2.0.0'), properties: [] },
    {
      'bom-ref': 'musl',
      type: 'library',
      name: 'musl',
      scope: 'required',
      licenses: [{ expression: 'MIT' }],
    },
  ]);
});

test('the package depends on all of it, and what is in it on no other', () => {
  expect(billOf(npm, works, 'ours').dependencies).toEqual([
    { ref: 'ours@1.0.0', dependsOn: ['three@2.0.0', 'musl'] },
    { ref: 'three@2.0.0', dependsOn: [] },
    { ref: 'musl', dependsOn: [] },
  ]);
});

test('a work with a version that the lock file lacks is an error', () => {
  const unknown = [{ name: 'lit', version: '9.9.9', identifier: 'MIT' }];
  expect(() => billOf(npm, unknown, 'ours')).toThrow('lit 9.9.9');
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
