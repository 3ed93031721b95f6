// Of all tests of panels in a browser. A figure without a picture is there sooner, and its panels are the
// same; no error in the console goes unnoticed.
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

// Lit warns once a page that it is not the build for production.
Object.assign(globalThis, { litIssuedWarnings: new Set(['dev-mode']) });
