// Features are named as they are everywhere on the page, and said to be what they are, in both languages.
import { expect, test } from 'vitest';
import { featureText, featureWord } from '../../../../web/panel/contact/feature-names.ts';
import type { Shape } from '../../../../web/scene/shape.ts';
import { loadPanelStrings, loadStrings, stringsOf } from '../../../../web/strings/index.ts';
import { core } from '../../../core/support/core.ts';

await loadStrings('ko');
await loadPanelStrings();
const strings = stringsOf('en');

const box: Shape = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] };
const others: Readonly<Record<string, Shape>> = {
  'face · plane': { kind: 'plane', normal: [0, 2, 0], constant: 2 },
  'edge · edge': {
    kind: 'obb',
    center: [1.875, 1.875, 0],
    rotation: [-7, -11, -8, 4],
    halfExtents: [1, 1, 1],
  },
  'face · round surface': { kind: 'sphere', center: [0, 1.5, 0], radius: 1 },
  'face · point': { kind: 'point', position: [0, 1, 0] },
  'face · end': { kind: 'segment', start: [0, 0.75, 0], end: [0, 3, 0] },
  'face · segment': { kind: 'segment', start: [-0.5, 1, 0], end: [0.5, 1, 0] },
  'face · corner': { kind: 'triangle', a: [0, 0.75, 0], b: [-1, 3, 0], c: [1, 3, 0] },
  'face · face': { kind: 'parallelogram', a: [0, 1, 0], b: [0.5, 1, 0], c: [0, 1, 0.5] },
};

test.each(Object.entries(others))('%s', (words, shape) => {
  const contact = core.contact(box, shape);
  if (contact === null) throw new Error('they are apart');
  const features = [
    { name: 'A', kind: box.kind, feature: contact.featureA },
    { name: 'B', kind: shape.kind, feature: contact.featureB },
  ];
  expect(features.map((each) => featureWord(each, strings)).join(' · ')).toBe(words);
});

test.each([
  ['obb', '+y', 'A.y+', 'face', '면'],
  ['aabb', '+x−z', 'A.x+z−', 'edge', '모서리'],
  ['aabb', '+x−y+z', 'A.x+y−z+', 'corner', '꼭짓점'],
  ['triangle', 'ab', 'A.ab', 'edge', '변'],
  ['parallelogram', 'abcd', 'A.abcd', 'face', '면'],
  ['hull', 'f2', 'A.f2', 'face', '면'],
  ['hull', 'e7', 'A.e7', 'edge', '모서리'],
  ['mesh', 'e1', 'A.e1', 'edge', '변'],
  ['hull', 'v3', 'A.v3', 'corner', '꼭짓점'],
  ['segment', 'start', 'start of A', 'end', '끝점'],
  ['capsule', 'side', 'A along its length', 'round surface', '둥근 면'],
  ['sphere', null, 'A', 'round surface', '둥근 면'],
] as const)('of a %s %s is %s', (kind, feature, text, word, korean) => {
  const named = { name: 'A', kind, feature };
  expect(featureText(named, strings)).toBe(text);
  expect(featureWord(named, strings)).toBe(word);
  expect(featureWord(named, stringsOf('ko'))).toBe(korean);
});
