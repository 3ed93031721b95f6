// A kind that does not exist, and what each file of the page needs to know of it. Its lines are inserted
// after existing lines, so that they still fit when other parts of these files change.

export interface Insertion {
  /** The start of the line that they stand after. */
  readonly after: string;
  readonly lines: string;
}

/**
 * The kind's own file. Its text has another ending so that compiler and linter leave it alone here, where
 * the files that it imports do not stand beside it. In the table of the docs it is the file of a kind that
 * exists.
 */
export const ownFile = {
  path: 'web/scene/kinds/tetrahedron.ts',
  source: 'tetrahedron.txt',
  inDocs: 'web/scene/kinds/triangle.ts',
};

const word = (key: string, text: string) => `  "${key}": "${text}",`;

const kType = `
/** All that is between four corners. */
export interface Tetrahedron {
  readonly kind: 'tetrahedron';
  readonly a: Vec3;
  readonly b: Vec3;
  readonly c: Vec3;
  readonly d: Vec3;
}`;

const kWriter = `  tetrahedron: {
    code: 10,
    fields: 'a 3, b 3, c 3, d 3',
    write(shape: Fields<'a' | 'b' | 'c' | 'd'>, target, at, name) {
      const d = shape.d as Vector;
      if (typeof d !== 'object' || d === null || d.length !== 3) throw noVector(name, 'd', d);
      const dx = d[0];
      const dy = d[1];
      const dz = d[2];
      if (typeof dx !== 'number' || typeof dy !== 'number' || typeof dz !== 'number') {
        throw noNumbers(name, 'd', dx, dy, dz);
      }
      writeCorners(shape, target, at, name);
      const { numbers } = target;
      numbers[at + 9] = dx;
      numbers[at + 10] = dy;
      numbers[at + 11] = dz;
    },
  },
`;

const kWriterCall = `    case 'tetrahedron':
      kWriters.tetrahedron.write(shape, target, at, name);
      return kWriters.tetrahedron.code;`;

export const insertions: Readonly<Record<string, readonly Insertion[]>> = {
  'web/scene/kinds/index.ts': [
    {
      after: "import { sphere } from './sphere.ts';",
      lines: "import { tetrahedron } from './tetrahedron.ts';",
    },
    { after: '  parallelogram,', lines: '  tetrahedron,' },
  ],
  'web/scene/shape.ts': [
    { after: 'export type { Quat, Vec3 };', lines: kType },
    { after: 'export type Shape =', lines: '  | Tetrahedron' },
  ],
  'web/core/writers.ts': [
    { after: '  parallelogram: {', lines: kWriter },
    { after: '  switch (kind) {', lines: kWriterCall },
  ],
  'web/view/kinds/make-node.ts': [
    // Any node will do: this kind is compiled, not drawn.
    {
      after: '  sphere: (resources)',
      lines: '  tetrahedron: (resources) => new SphereNode(resources),',
    },
  ],
  'web/strings/en.json': [
    { after: '  "kind.triangle":', lines: word('kind.tetrahedron', 'Tetrahedron') },
    { after: '  "add.triangle":', lines: word('add.tetrahedron', 'Add a tetrahedron') },
  ],
  'web/strings/ko.json': [
    { after: '  "kind.triangle":', lines: word('kind.tetrahedron', '사면체') },
    { after: '  "add.triangle":', lines: word('add.tetrahedron', '사면체 추가') },
  ],
  'web/strings/panels.en.json': [{ after: '  "field.b":', lines: word('field.d', 'Corner d') }],
  'web/strings/panels.ko.json': [{ after: '  "field.b":', lines: word('field.d', '꼭짓점 d') }],
  'web/strings/cli.en.json': [
    { after: '  "kind.triangle":', lines: word('kind.tetrahedron', 'tetrahedron') },
  ],
  'web/strings/cli.ko.json': [
    { after: '  "kind.triangle":', lines: word('kind.tetrahedron', '사면체') },
  ],
};

/**
 * For every file the compiler's error where it alone is left out. The files of a group may be left out
 * together: each has its error, and none hides that of another.
 */
export const missing: readonly Readonly<Record<string, RegExp>>[] = [
  {
    'web/scene/kinds/index.ts': /scene\/kinds\/index\.ts.*'tetrahedron' is missing/,
    'web/core/writers.ts': /core\/writers\.ts.*'tetrahedron' is missing/,
    'web/view/kinds/make-node.ts': /view\/kinds\/make-node\.ts.*'tetrahedron' is missing/,
    'web/strings/ko.json': /strings\/index\.ts.*is missing the following.*"kind\.tetrahedron"/,
    'web/strings/panels.ko.json': /strings\/index\.ts.*'"field\.d"' is missing/,
    'web/strings/cli.ko.json': /cli\/language\.ts.*'"kind\.tetrahedron"' is missing/,
  },
  {
    'web/strings/en.json': /panel\/layout\/toolbar\.ts.*\n.*'add\.tetrahedron' does not exist/,
    'web/strings/panels.en.json': /panel\/numbers\/shape-fields\.ts.*'field\.d' does not exist/,
    'web/strings/cli.en.json': /cli\/check\/table\.ts.*\n.*"kind\.tetrahedron"' is not assignable/,
  },
  { 'web/scene/shape.ts': /scene\/kinds\/tetrahedron\.ts.*no exported member 'Tetrahedron'/ },
  { [ownFile.path]: /scene\/kinds\/index\.ts.*Cannot find module '\.\/tetrahedron\.ts'/ },
];
