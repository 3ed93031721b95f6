// What the bench has measured, for the race page.
import table from '../../../docs/peers.json?raw';
import plot from '../../../docs/peers.svg?raw';
import en from '../../../web/strings/race.en.json';
import ko from '../../../web/strings/race.ko.json';
import type { OutputFile } from '../files.ts';

/** The texts of the plot; names of libraries and numbers are the same in all languages. */
const kTexts: Readonly<Record<string, keyof typeof ko>> = {
  [en['plot.title']]: 'plot.title',
  [en['plot.worlds']]: 'plot.worlds',
  [en['plot.pairs']]: 'plot.pairs',
  [en['plot.both']]: 'plot.both',
  'ray – triangle': 'pair.rayTriangle',
  'ray – AABB': 'pair.rayAabb',
  'ray – OBB': 'pair.rayObb',
  'AABB – triangle': 'pair.aabbTriangle',
  'OBB – OBB': 'pair.obbObb',
  'OBB – triangle': 'pair.obbTriangle',
};

function inKorean(svg: string): string {
  const found = new Set<string>();
  const translated = svg.replace(/(?<=>)[^<>]+(?=<\/(?:text|title)>)/g, (text) => {
    const key = kTexts[text];
    if (key === undefined) return text;
    found.add(text);
    return ko[key];
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
