// Files of plain doubles, which the processes of the libraries read.
import { readFileSync, writeFileSync } from 'node:fs';

export function doublesOf(file: string): Float64Array {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return new Float64Array(buffer.slice(byteOffset, byteOffset + byteLength));
}

export function writeDoubles(file: string, numbers: Float64Array): void {
  writeFileSync(file, new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
}
