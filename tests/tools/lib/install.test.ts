import { describe, expect, test } from 'vitest';
import { announcement } from '../../../tools/lib/install.mjs';

describe('before anything is installed', () => {
  const missing = [{ name: 'Emscripten 3.1.6 or later' }, { name: 'Ninja' }];
  const packages = ['emscripten', 'ninja-build'];

  test('what is missing is named, and the commands that root will run', () => {
    expect(announcement(missing, packages, [])).toBe(`\
Missing here: Emscripten 3.1.6 or later, Ninja
These commands will install it now, as root (Ctrl+C stops that):
  apt-get update
  apt-get install -y --no-install-recommends emscripten ninja-build`);
  });

  test('or sudo', () => {
    const text = announcement(missing, packages, ['sudo', '-n']);
    expect(text).toContain('now, with sudo (Ctrl+C stops that)');
    expect(text).toContain('  sudo -n apt-get install -y');
  });
});
