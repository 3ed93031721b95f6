// HLSL from GLSL: other names of types and of functions, and lists in braces.
import { replaceCalls } from './calls.ts';

export function hlslOf(glsl: string): string {
  const lists = replaceCalls(glsl, /vec3\[\d\]/, (_, args) => `{ ${args} }`);
  return lists
    .replaceAll(/\bvec([234])\b/g, 'float$1')
    .replaceAll(/\batan(?=\()/g, 'atan2')
    .replaceAll(/^const /gm, 'static const ');
}
