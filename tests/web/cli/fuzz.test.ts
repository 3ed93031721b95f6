// Any input gives an exit code; nothing is thrown.
import { isUtf8 } from 'node:buffer';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type Line, LineSplitter } from '../../../web/cli/line-splitter.ts';
import { propertyRuns } from '../../core/support/runs.ts';
import { anyShape } from '../../core/support/shapes.ts';
import { program, recordsOf } from './support/program.ts';

vi.setConfig({ testTimeout: 60_000 });

const text = (value: unknown) => JSON.stringify(value);

/** JSON that is nearly a case: one value in it replaced by any other. */
const nearlyCase = fc
  .record({ a: anyShape, b: anyShape, expect: fc.constant({ outcome: 'apart', hit: { t: 1 } }) })
  .chain((whole) => {
    const values = [...text(whole).matchAll(/(?<=[:[,])(-?[\d.e-]+|"\w+"|\[[^\]]*\]|\{[^{}]*\})/g)];
    return fc
      .tuple(fc.nat({ max: values.length - 1 }), fc.jsonValue({ maxDepth: 3 }))
      .map(([at, value]) => {
        const match = values[at];
        const index = match?.index ?? 0;
        const old = match?.[0] ?? '';
        const json = text(whole);
        return json.slice(0, index) + text(value) + json.slice(index + old.length);
      });
  });

const line = fc.oneof(
  nearlyCase,
  fc.record({ a: anyShape, b: anyShape }).map(text),
  fc.json(),
  fc.string({ unit: 'binary' }),
);
const options = fc.subarray(['--strict', '--bail', '--format=table', '--show=failed', '--lang=ko']);

test('any lines', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line), options, async (lines, flags) => {
      const { code } = await program(['check', '-', ...flags], { stdin: lines.join('\n') });
      expect([0, 1, 3, 4]).toContain(code);
    }),
    { numRuns: propertyRuns(300) },
  );
});

test('any bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), options, async (stdin, flags) => {
      const { code } = await program(['check', '-', ...flags], { stdin });
      // 2: they may begin as UTF-16 does
      expect([0, 2, 3, 4]).toContain(code);
    }),
    { numRuns: propertyRuns(300) },
  );
});

test('any command line', async () => {
  const words = [
    'check',
    'explain',
    '-',
    '--',
    '--line',
    '-n',
    '2',
    '--json',
    '--within',
    '{}',
    '-h',
  ];
  const word = fc.oneof(
    fc.constantFrom(...words),
    fc.string({ maxLength: 6 }).filter((given) => !given.includes('\0')),
    nearlyCase,
  );
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 5 }), fc.string(), async (args, stdin) => {
      const { code, out, err } = await program(args, { stdin });
      expect([0, 1, 2, 4]).toContain(code);
      if (code === 2) expect(err).not.toBe('');
      else expect(out + err).not.toBe('');
    }),
    { numRuns: propertyRuns(300) },
  );
});

test('every line that is not empty is answered once, wherever the input was cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(nearlyCase), async (lines) => {
      const { out } = await program(['check', '-'], { stdin: lines.join('\n') });
      expect(recordsOf(out).map(({ line: at }) => at)).toEqual(lines.map((_, i) => i + 1));
    }),
    { numRuns: propertyRuns(200) },
  );
});

test('lines are the same in pieces', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', '\n', '\r', '가', ' ') }),
      fc.infiniteStream(fc.integer({ min: 1, max: 4 })),
      (given, sizes) => {
        const bytes = Buffer.from(given);
        const splitter = new LineSplitter();
        const found = [];
        for (let at = 0; at < bytes.length; ) {
          const size = sizes.next().value as number;
          found.push(...splitter.push(bytes.subarray(at, at + size)));
          at += size;
        }
        found.push(...splitter.end());
        const expected = given.split('\n').map((each) => each.trim());
        if (given.endsWith('\n') || given === '') expected.pop();
        expect(found.map((each) => each.text)).toEqual(expected);
      },
    ),
  );
});

const kLongest = 2 ** 20;

test('lines are the same however bytes are cut, text or not', () => {
  const piece = fc.oneof(
    {
      weight: 20,
      arbitrary: fc.constantFrom('a', '\n', '\r', ' ', '가', '\ufeff').map(Buffer.from),
    },
    { weight: 3, arbitrary: fc.constantFrom([0xff], [0xea, 0xb0], [0x80]).map(Buffer.from) },
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), fc.nat(), (pieces, cut) => {
      const bytes = Buffer.concat(pieces);
      const lines: Omit<Line, 'number'>[] = [];
      // by the definition, one line after the other
      for (let from = 0; from < bytes.length; ) {
        const newline = bytes.indexOf(0x0a, from);
        const end = newline < 0 ? bytes.length : newline;
        lines.push(defined(bytes.subarray(from, end), lines.length === 0));
        from = end + 1;
      }
      const numbered = lines.map((each, i) => ({ number: i + 1, ...each }));
      for (const at of [0, cut % (bytes.length + 1)]) {
        const splitter = new LineSplitter();
        const found = [bytes.subarray(0, at), bytes.subarray(at)].flatMap((each) =>
          splitter.push(each),
        );
        expect([...found, ...splitter.end()]).toEqual(numbered);
      }
    }),
  );
});

test.each(['x', 'é', '가'])('a line of %s is one up to a million bytes', (unit) => {
  for (const over of [-1, 0, 1]) {
    const size = kLongest + over;
    const filled = unit.repeat(Math.floor(size / Buffer.byteLength(unit)));
    const line = filled + 'y'.repeat(size - Buffer.byteLength(filled));
    const [text, fault] = over > 0 ? ['', 'tooLong'] : [line, null];
    for (const cut of [0, 1000, size, size + 1]) {
      const bytes = Buffer.from(`${line}\nend`);
      const splitter = new LineSplitter();
      const found = [bytes.subarray(0, cut), bytes.subarray(cut)].flatMap((each) =>
        splitter.push(each),
      );
      expect(found.length).toBe(1);
      expect(found[0]?.fault).toBe(fault);
      expect(found[0]?.text === text).toBe(true);
      expect(splitter.end()).toEqual([{ number: 2, text: 'end', fault: null }]);
    }
  }
});

function defined(bytes: Uint8Array, isFirst: boolean): Omit<Line, 'number'> {
  if (bytes.length > kLongest) return { text: '', fault: 'tooLong' };
  if (!isUtf8(bytes)) return { text: '', fault: 'notUtf8' };
  const text = Buffer.from(bytes).toString();
  return { text: (isFirst ? text.replace(/^\ufeff/, '') : text).trim(), fault: null };
}
