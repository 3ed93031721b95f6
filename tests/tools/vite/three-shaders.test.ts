// The bundles hold the shaders that are used, whole, and no other.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ShaderError, withUsedShaders } from '../../../tools/vite/three-shaders.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const three = read('node_modules/three/build/three.module.js');

/** The chunks of a module text, evaluated. */
async function chunksOf(code: string): Promise<Record<string, string>> {
  const literals = code.match(/^(?:const|var) [\w$]+ = "(?:[^"\\\n]|\\.)*";$/gm) ?? [];
  const [table] = /^const ShaderChunk = \{[^}]*\};$/m.exec(code) ?? [];
  const module = `${literals.join('\n')}\n${table}\nexport { ShaderChunk };`;
  const { ShaderChunk } = await import(`data:text/javascript,${encodeURIComponent(module)}`);
  return ShaderChunk;
}

describe('three.js', async () => {
  const before = await chunksOf(three);
  const after = await chunksOf(withUsedShaders(three));
  const kept = Object.keys(after).filter((chunk) => after[chunk] !== '');

  test('keeps the shaders of the basic materials, and whatever they include', () => {
    expect(kept).toEqual(
      expect.arrayContaining(['meshbasic_vert', 'meshbasic_frag', 'colorspace_pars_fragment']),
    );
    for (const chunk of kept) {
      expect(after[chunk], chunk).toBe(before[chunk]);
      const included = String(after[chunk]).matchAll(/#include <(\w+)>/g);
      expect(kept).toEqual(expect.arrayContaining(Array.from(included, ([, name]) => name)));
    }
  });

  test('loses those of the others, and nothing else', () => {
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(after['meshphysical_frag']).toBe('');
    expect(after['lights_physical_pars_fragment']).toBe('');
    expect(kept.length).toBeLessThan(Object.keys(before).length / 2);
    const lines = withUsedShaders(three).split('\n');
    const others = three.split('\n').filter((line, i) => line !== lines[i]);
    for (const line of others) expect(line).toMatch(/^(const|var) [\w$]+ = "/);
  });

  test('is asked for no other material than those', () => {
    const kMaterial = /\b(?:import|[{,])\s*(\w+Material)\b(?=[\s,}])/g;
    const files = readdirSync(new URL('web/', root), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => read(`web/${file}`))
      .filter((code) => /from 'three'/.test(code))
      .map((code) => code.match(/import [^;]*? from 'three';/g)?.join('\n') ?? '');
    const gizmo = read('node_modules/three/examples/jsm/controls/TransformControls.js');
    const materials = [...files, gizmo].flatMap((code) =>
      Array.from(code.matchAll(kMaterial), ([, name]) => name),
    );
    expect(new Set(materials)).toEqual(
      new Set(['ShaderMaterial', 'MeshBasicMaterial', 'LineBasicMaterial']),
    );
  });
});

test.each([
  ['no table', 'const a = "";', 'there is no table ShaderChunk'],
  ['no such chunk', 'const ShaderChunk = {\n\ta: b\n};', 'the chunk meshbasic_vert is no string'],
])('%s: says what is missing', (_, code, reason) => {
  expect(() => withUsedShaders(code)).toThrow(new ShaderError(reason));
});
