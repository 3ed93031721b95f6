// The functions of a pair that call GJK and EPA, in each language: they differ by the kinds alone, so that no file lists
// them.
import type { Language } from './language.ts';
import { capital, kConvex } from './methods.ts';
import type { Definition } from './snippet.ts';

/** By the end of their names: what they call, and what that returns in C++ and GLSL. */
const kMethods = {
  Gjk: { call: 'gjkDistance', cpp: 'Distance', glsl: 'Distance' },
  Epa: { call: 'epa', cpp: 'std::optional<Penetration>', glsl: 'Penetration' },
} as const;

export function convexPairs(language: Language): readonly Definition[] {
  return kConvex.flatMap((a, i) =>
    kConvex.slice(i).flatMap((b) =>
      Object.entries(kMethods).map(([suffix, { call, ...types }]): Definition => {
        const name = `${a}${capital(b)}${suffix}`;
        const convexes = [`${a}Convex`, `${b}Convex`];
        const called = `${call}(${convexes[0]}(a), ${convexes[1]}(b))`;
        const text = (returned: string) =>
          `${returned} ${name}(${capital(a)} a, ${capital(b)} b) {\n  return ${called};\n}`;
        const texts = {
          javascript: `function ${name}(a, b) {\n  return ${called};\n}`,
          cpp: text(`inline ${types.cpp}`),
          glsl: text(types.glsl),
        };
        return { name, text: texts[language], uses: new Set([call, ...convexes]), headers: [] };
      }),
    ),
  );
}
