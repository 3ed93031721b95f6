// What the bench has measured, for the race page.
import table from '../../../docs/peers.json?raw';
import plot from '../../../docs/peers.svg?raw';
import type { OutputFile } from '../files.ts';

export const peersFiles: readonly OutputFile[] = [
  { fileName: 'race/peers.json', source: table },
  { fileName: 'race/peers.svg', source: plot },
];
