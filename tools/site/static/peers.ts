// What the bench has measured, for the race page.
import table from '../../../docs/peers.json?raw';
import plot from '../../../docs/peers.svg?raw';
import en from '../../../web/strings/plot.en.json';
import ko from '../../../web/strings/plot.ko.json';
import race from '../../../web/strings/race.ko.json';
import type { OutputFile } from '../files.ts';

/** The texts of the plot in Korean; names of libraries and numbers are the same in all languages. */
const kTexts: Readonly<Record<string, string>> = {
  [en.title]: ko.title,
  [en.worlds]: ko.worlds,
  [en.pairs]: ko.pairs,
  [en.both]: ko.both,
  'ray – triangle': race['pair.rayTriangle'],
  'ray – AABB': race['pair.rayAabb'],
  'ray – OBB': race['pair.rayObb'],
  'AABB – triangle': race['pair.aabbTriangle'],
  'OBB – OBB': race['pair.obbObb'],
  'OBB – triangle': race['pair.obbTriangle'],
};

function inKorean(svg: string): string {
  const found = new Set<string>();
  const translated = svg.replace(/(?<=>)[^<>]+(?=<\/(?:text|title)>)/g, (text) => {
    found.add(text);
    return kTexts[text] ?? text;
  });
  const missing = Object.keys(kTexts).filter((text) => !found.has(text));
  if (missing.length > 0) throw new Error(`docs/peers.svg has no text ${missing.join(', ')}`);
  return translated;
}

export const peersFiles: readonly OutputFile[] = [
  { fileName: 'race/peers.json', source: table },
  { fileName: 'race/peers.svg', source: plot },
  { fileName: 'race/peers.ko.svg', source: inKorean(plot) },
];
