// Every preset and every lesson has its pictures, in the sizes declared by pages and posters.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureSize } from '../../tools/site/pages.ts';
import { posterPictures, sharedPictures } from '../../tools/site/pictures.ts';
import { presetByKey } from '../../web/presets/index.ts';

const folder = new URL('../../web/public/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, folder));

/** From the frame header of a baseline or progressive JPEG. */
function jpegSize(bytes: Buffer) {
  expect(bytes.readUInt16BE(0)).toBe(0xffd8);
  let at = 2;
  while (![0xffc0, 0xffc2].includes(bytes.readUInt16BE(at))) at += 2 + bytes.readUInt16BE(at + 2);
  return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
}

/** From the first chunk of a WebP, which browsers write in its extended form. */
function webpSize(bytes: Buffer) {
  expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 16)).toBe('RIFFWEBPVP8X');
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
}

const posters = posterPictures.flatMap(({ name }) =>
  ['light', 'dark'].map((theme) => `posters/${name}.${theme}.webp`),
);
const shared = sharedPictures.map(({ file }) => file);

test('there are no other pictures', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(webp|jpg)$/.test(path));
  expect(files.sort()).toEqual([...posters, ...shared].sort());
});

test.each(posters)('%s', (path) => {
  expect(webpSize(read(path))).toEqual({ width: 768, height: 430 });
});

test.each(shared)('%s', (path) => {
  expect(jpegSize(read(path))).toEqual(pictureSize);
});

/** What a picture shows, in which words: the same for two pictures only if these are. */
const subjectOf = (attributes: Readonly<Record<string, string>>, ...more: unknown[]) => {
  const { preset, scene, ...view } = attributes;
  const shown = preset ? presetByKey(preset)?.scene : JSON.parse(scene ?? '{}').scene;
  return JSON.stringify([shown, view, ...more]);
};

test('two of them are the same only if they show the same', () => {
  const subjects = [
    ...posterPictures.flatMap(({ name, attributes }) =>
      ['light', 'dark'].map((theme) => ({
        file: `posters/${name}.${theme}.webp`,
        subject: subjectOf(attributes, theme),
      })),
    ),
    ...sharedPictures.map(({ file, lang, attributes, caption }) => ({
      file,
      subject: subjectOf(attributes, lang, caption),
    })),
  ];
  const subjectsByContent = new Map<string, Set<string>>();
  for (const { file, subject } of subjects) {
    const content = read(file).toString('latin1');
    subjectsByContent.set(content, (subjectsByContent.get(content) ?? new Set()).add(subject));
  }
  const confused = [...subjectsByContent.values()].filter(({ size }) => size > 1);
  expect(confused.map((each) => [...each])).toEqual([]);
});
