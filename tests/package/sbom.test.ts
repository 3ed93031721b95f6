// The bill of materials of the packed package is valid JSON and names what runs in it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compilerVersions } from '../../tools/lib/compiler-versions.mjs';
import { worksIn } from '../../tools/lib/notices.mjs';
import { billOf, npmBill, npmHasBills } from '../../tools/lib/sbom.mjs';
import { consumer } from './support/consumer.ts';

const { installed } = consumer();

test.skipIf(!npmHasBills())('it names all that the notices name', async () => {
  const notices = readFileSync(join(installed, 'dist/lib/third-party-notices.txt'), 'utf8');
  const works = worksIn(notices);
  const { name, version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const bill = JSON.parse(JSON.stringify(billOf(await npmBill(), works, name, compilerVersions())));
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: expect.stringMatching(/^1\.\d$/),
    serialNumber: expect.stringMatching(/^urn:uuid:/),
    metadata: { component: { name, version, purl: `pkg:npm/${name}@${version}` } },
  });
  const components: { name: string; version: string; 'bom-ref': string }[] = bill.components;
  expect(components.map((each) => each.name).sort()).toEqual(works.map((each) => each.name).sort());
  for (const one of ['three', 'lit', 'valibot', 'musl', 'Emscripten']) {
    expect(components).toContainEqual(expect.objectContaining({ name: one }));
  }
  for (const { name: work, version: its } of components) expect(its, work).toMatch(/^\d+\.\d+/);
  const refs = components.map((each) => each['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
});
