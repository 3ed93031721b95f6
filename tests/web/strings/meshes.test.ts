// What is said of meshes, and of hulls with too many candidates, by the records of the core.
import { expect, test } from 'vitest';
import type { HullGeometry } from '../../../web/core/hull.ts';
import type { Mesh } from '../../../web/core/mesh.ts';
import { assetOf } from '../../../web/scene/assets.ts';
import type { SceneHull, SceneMesh, SceneShape } from '../../../web/scene/scene-shape.ts';
import { loadPanelStrings, loadStrings, stringsOf } from '../../../web/strings/index.ts';
import { plain } from '../../../web/strings/text.ts';
import { verdictLine } from '../../../web/strings/verdict.ts';
import { whySentence } from '../../../web/strings/why.ts';
import { typed } from './explained.ts';
import { core, explainedScene } from './explained-scene.ts';

await loadStrings('ko');
await loadPanelStrings();

const kPose = { position: [0, 0, 0], rotation: [0, 0, 0, 1] } as const;
const corners = Float64Array.from(
  [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => [i & 1, (i >> 1) & 1, i >> 2]),
);
const faces = [0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6, 0, 1, 5, 0, 5, 4];
const index = Int32Array.from([...faces, 2, 6, 7, 2, 7, 3, 0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5]);
const geometry: Mesh = core.createMesh(corners, index, { solid: true });
const cube: SceneMesh = { kind: 'mesh', ...kPose, geometry, asset: assetOf('', corners, index) };

function said(a: SceneShape, b: SceneShape) {
  const items = [a, b].map((shape, i) => ({ id: i + 1, name: 'AB'[i] as string, shape }));
  const about = explainedScene({ items, pair: [1, 2] });
  return (['en', 'ko'] as const).map((lang) => {
    const line = verdictLine(about, stringsOf(lang));
    return typed(`${line.word}: ${line.detail}. ${plain(whySentence(about, stringsOf(lang)))}`);
  });
}

test.each<[string, SceneShape]>([
  ['sphere', { kind: 'sphere', center: [0.5, 0.5, 0.5], radius: 0.25 }],
  ['point', { kind: 'point', position: [0.5, 0.25, 0.5] }],
  [
    'mesh',
    {
      ...cube,
      geometry: core.createMesh(
        corners.map((x) => 0.25 + x / 2),
        index,
      ),
    },
  ],
])('a %s inside', (_, shape) => {
  for (const [en, ko] of [said(shape, cube), said(cube, shape)]) {
    expect(en).toContain(
      'one reaches into the other, and meets none of its triangles. Each triangle was asked',
    );
    expect(ko).toContain(
      '한쪽이 다른 쪽의 안에 들어감 (만나는 삼각형 없음). 겹치는 삼각형은 하나도',
    );
  }
});

test('a ray that starts inside, and a segment that ends there as well', () => {
  const start = [0.5, 0.25, 0.5] as const;
  const ray = said({ kind: 'ray', origin: start, direction: [1, 0, 0] }, cube)[0];
  expect(ray).toContain('from inside B, until t = 0.500.');
  expect(ray).toContain('The ray starts inside B and stays there until t = 0.500.');
  const segment = said({ kind: 'segment', start, end: [0.75, 0.25, 0.5] }, cube)[0];
  expect(segment).toContain('from inside B, until t = 1.000. Each triangle was asked');
});

test.each<[string, SceneShape, RegExp]>([
  [
    'a ray that hits',
    { kind: 'ray', origin: [0.5, 0.25, 3], direction: [0, 0, -1] },
    /^Hits: at t = 2.000.* Of all triangles of B, the ray hits [23] first, at t = 2.000. The rows/,
  ],
  [
    'a ray that touches an edge',
    { kind: 'ray', origin: [-1, 0.5, 1], direction: [1, 0, 0] },
    /^Touching: .* The ray just touches B, first at triangle \d+, where t = 1.000./,
  ],
  [
    'a sphere that is apart',
    { kind: 'sphere', center: [0.5, 0.25, 3], radius: 1 },
    /^Apart: 1.000 m of daylight.* Triangle [23] of B decides; what follows is about it. The distance/,
  ],
  [
    'a box that overlaps',
    { kind: 'aabb', min: [0.75, 0.25, 0.25], max: [2, 0.5, 0.75] },
    /^Overlapping: 0.\d+ m deep at triangle \d+. Triangle \d+ of B decides; what follows is about it./,
  ],
  [
    'a mesh that is apart',
    { ...cube, position: [3, 0, 0] },
    /^Apart: 2.000 m.* Triangle \d+ of A and triangle \d+ of B decide; what follows is about these two./,
  ],
])('%s', (_, shape, text) => {
  expect(said(shape, cube)[0]).toMatch(text);
});

test('hulls with too many candidates to be listed', () => {
  const points = Float64Array.from({ length: 360 }, (_, i) => {
    const [turn, height] = [0.9 * Math.floor(i / 3), (Math.floor(i / 3) + 0.5) / 60 - 1];
    const radius = Math.sqrt(1 - height * height);
    return [radius * Math.cos(turn), radius * Math.sin(turn), height][i % 3] as number;
  });
  const round: HullGeometry = core.createHull(points);
  const hull: SceneHull = {
    kind: 'hull',
    ...kPose,
    geometry: round,
    asset: assetOf('', points, new Int32Array()),
  };
  const [en, ko] = said(hull, { ...hull, position: [3, 0, 0] });
  expect(en).toMatch(/m of daylight.*These two have too many candidates/);
  expect(ko).toContain('후보가 너무 많아');
});
