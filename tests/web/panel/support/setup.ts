// Setup of all browser tests of panels. Disables WebGL, which panels do not need, to start faster, and
// fails on errors in the console.
import { afterEach, expect } from 'vitest';

const { prototype } = HTMLCanvasElement;
const original = prototype.getContext as (...options: unknown[]) => unknown;
Object.assign(prototype, {
  getContext(this: HTMLCanvasElement, ...options: unknown[]) {
    if (String(options[0]).includes('webgl')) return null;
    return original.apply(this, options);
  },
});

const complaints: string[] = [];
console.error = (...parts: unknown[]) => {
  const text = parts.map(String).join(' ');
  if (!/WebGL/.test(text)) complaints.push(text);
};
afterEach(() => {
  expect(complaints.splice(0), 'errors in the console').toEqual([]);
});

// Lit warns once per page that it is a development build.
Object.assign(globalThis, { litIssuedWarnings: new Set(['dev-mode']) });
