import { describe, expect, test } from 'vitest';
import { ball, caseLine, fileWith, program } from './support/program.ts';

const a = { kind: 'obb', center: [0, 0, 0], rotation: [0, 0, 0, 1], halfExtents: [1, 1, 1] };
const b = { kind: 'obb', center: [1.5, 2, 0], rotation: [0, 0, 1, 2], halfExtents: [1, 1, 1] };
const [textA, textB] = [JSON.stringify(a), JSON.stringify(b)];

describe('explain', () => {
  test('two shapes: verdict, reason, and a row a candidate', async () => {
    const { code, out } = await program(['explain', textA, textB]);
    expect(code).toBe(0);
    expect(out).toContain('Apart: 0.100\u00a0m of daylight, first separated on B.x');
    expect(out).toContain('the test stops at candidate 4 of 15');
    expect(out).toMatch(/^ 4 {2}B\.x +−1\.400 … 1\.400 +1\.500 … 3\.500 +\+0\.100 +separates /m);
    expect(out).toMatch(/^15 .*skipped, parallel, not reached/m);
    expect(out).toContain('Source: cpp/pairs/box_box.cpp');
    expect(out).toContain('Axis, from A to B: [0.6,0.8,0]');
  });

  test('in Korean, with the words of the page', async () => {
    const { out } = await program(['explain', textA, textB, '--lang', 'ko']);
    expect(out).toContain('떨어져 있음');
    expect(out).not.toMatch(/separates|Method|Gap/);
  });

  test('as JSON, with all digits and every step', async () => {
    const { out } = await program(['explain', '--json', textA, textB]);
    const ledger = JSON.parse(out);
    expect(ledger).toMatchObject({ outcome: 'apart', gap: 0.1, candidate: 'B.x' });
    expect(ledger.steps).toHaveLength(15);
  });

  test.each([
    ['the first case of a file', caseLine(ball(0), ball(3)) + caseLine(a, b), [], '1.000\u00a0m'],
    ['a line of it', caseLine(ball(0), ball(3)) + caseLine(a, b), ['-n', '2'], 'separated on B.x'],
    ['a case over several lines', JSON.stringify({ a, b }, null, 2), [], 'separated on B.x'],
    ['a case after empty lines', `\n\n${caseLine(a, b)}`, [], 'separated on B.x'],
    ['that line among empty ones', `\n\n${caseLine(a, b)}`, ['--line=3'], 'separated on B.x'],
  ])('%s', async (_, text, options, said) => {
    const ran = await program(['explain', fileWith(text), ...options]);
    expect(ran).toMatchObject({ code: 0, out: expect.stringContaining(said) });
    const piped = await program(['explain', '-', ...options], { stdin: text });
    expect(piped.out).toBe(ran.out);
  });

  test('every kind of pair has its story', async () => {
    const { shapes } = await import('../scene/samples.ts');
    const all = Object.values(shapes).map((shape) => JSON.stringify(shape));
    for (const first of all) {
      for (const second of all) {
        const { code, out } = await program(['explain', first, second]);
        expect(code).toBe(0);
        expect(out.replace(/^Hit: .*/m, '')).not.toMatch(/undefined|NaN|null|\{\w+\}/);
      }
    }
  });

  test.each([
    [['explain'], '', 'Missing case'],
    [['explain', textA, '{'], '', 'Shape b is not JSON'],
    [['explain', textA, textB, textA], '', 'Too many arguments'],
    [['explain', textA, textB, '-n', '2'], '', '--line needs a file'],
    [['explain', textA, '{"kind":"cone"}'], '', 'b.kind is "cone": it must be a kind of shape'],
    [['explain', textA], '', 'a is missing'],
    [['explain', '-'], '', '- contains no case'],
    [['explain', '-', '-n', '9'], caseLine(a, b), '- has no line 9'],
    [['explain', '-', '-n', '0'], '', '-n is "0"; it must be a whole number'],
    [['explain', '-'], 'what?', 'Invalid case: not JSON: what?'],
    [['explain', '-'], caseLine(ball(0), ball(1, -1)), 'b.radius is -1'],
    [['explain', '/no/such/file'], '', '/no/such/file can’t be read: ENOENT'],
  ])('%j is refused', async (args, stdin, said) => {
    const { code, out, err } = await program(args, { stdin });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(said);
    expect(err).not.toMatch(/\bat .*\.ts/);
  });
});
