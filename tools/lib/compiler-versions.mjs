// The versions of the compiler that makes the core, and of the C library that is linked into it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionIn } from './programs.mjs';
import { outputOf } from './run.mjs';
import { Problem } from './steps.mjs';

/** What a macro stands for in emcc. */
const macroIn = (macros, name) =>
  new RegExp(`^#define ${name} "?([^"\\n]*)`, 'm').exec(macros)?.[1];

/** By the names of third-party-notices.txt. */
export function compilerVersions() {
  const macros = outputOf('emcc', ['-dM', '-E', '-x', 'c++', '-']) ?? '';
  const parts = ['major', 'minor', 'tiny'].map((part) => macroIn(macros, `__EMSCRIPTEN_${part}__`));
  const folder = outputOf('em-config', ['EMSCRIPTEN_ROOT'])?.trim() ?? '';
  const versions = {
    Emscripten: versionIn(parts.join('.')),
    'LLVM (libc++, libc++abi, compiler-rt)': versionIn(macroIn(macros, '__clang_version__')),
    musl: versionIn(readFileSync(join(folder, 'system/lib/libc/musl/VERSION'), 'utf8')),
  };
  for (const [name, version] of Object.entries(versions)) {
    if (version === undefined) throw new Problem(`The version of ${name} is not known.`);
  }
  return versions;
}
