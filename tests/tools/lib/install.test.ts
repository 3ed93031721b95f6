import { describe, expect, test } from 'vitest';
import { announcement, howToInstall } from '../../../tools/lib/install.mjs';

describe('before anything is installed', () => {
  const missing = [{ name: 'Emscripten 3.1.6 or later' }, { name: 'Ninja' }];
  const packages = ['emscripten', 'ninja-build'];

  test('what is missing is named, and the commands that root will run', () => {
    expect(announcement(missing, packages, [])).toBe(`\
Missing here: Emscripten 3.1.6 or later, Ninja
These commands install it, as root:
  apt-get update
  apt-get install -y --no-install-recommends emscripten ninja-build`);
  });

  test('or sudo', () => {
    const text = announcement(missing, packages, ['sudo', '-n']);
    expect(text).toContain('These commands install it, with sudo:');
    expect(text).toContain('  sudo -n apt-get install -y');
  });
});

describe('where nobody may install', () => {
  const missing = [
    { name: 'Emscripten', apt: 'emscripten', brew: 'emscripten' },
    { name: 'clang', apt: 'clang', brew: 'llvm' },
  ];

  test('one line says what root has to run', () => {
    expect(howToInstall(missing, 'linux', true)).toBe(
      'Run as root: apt-get update && apt-get install -y --no-install-recommends emscripten clang',
    );
  });

  test('or what Homebrew has', () => {
    expect(howToInstall(missing, 'darwin', false)).toContain('brew install emscripten llvm\n');
  });

  test('or where to look', () => {
    expect(howToInstall(missing, 'linux', false)).toContain('emscripten.org');
  });
});
