// What the page says of the ray under the pointer.
import { expect, test } from 'vitest';
import { raySentence } from '../../../../web/pages/stress/ray-sentence.ts';
import { loadPageStrings } from '../../../../web/strings/pages.ts';
import { rich } from '../../../../web/strings/text.ts';
import { core } from '../../../core/support/core.ts';

const world = core.createWorld({ shapes: 2000 });
world.set(1234, { kind: 'aabb', min: [2, -1, -1], max: [3, 1, 1] });
const inAir = { kind: 'ray', origin: [0, 0, 0], direction: [1, 0, 0] } as const;
const hit = world.raycast(inAir);
const within = world.raycast({ ...inAir, origin: [2.5, 0, 0] });
const geometry = core.createMesh([0, -1, -1, 0, 1, -1, 0, 0, 2]);
world.set(7, { kind: 'mesh', geometry, position: [1.25, 0, 0], rotation: [0, 0, 0, 1] });
const triangle = world.raycast(inAir);

test.each([
  [{ mode: 'boxes', hasRay: false, hit: null }, 'Point at the picture to cast a ray'],
  [{ mode: 'boxes', hasRay: true, hit: null }, 'Ray hits nothing'],
  [{ mode: 'boxes', hasRay: true, hit }, 'Ray hits box 1,234 in its face x-, t = 2.000'],
  [{ mode: 'boxes', hasRay: true, hit: within }, 'Ray starts inside box 1,234'],
  [{ mode: 'meshes', hasRay: true, hit: triangle }, 'Ray hits triangle 0 of mesh 7, t = 1.250'],
] as const)('%o', async (state, sentence) => {
  const words = { strings: await loadPageStrings('stress', 'en'), lang: 'en' } as const;
  const said = rich(...raySentence(words, state)).map(({ text }) => text);
  expect(said.join('').replaceAll('\u00a0', ' ')).toBe(sentence);
});

test('in Korean', async () => {
  const words = { strings: await loadPageStrings('stress', 'ko'), lang: 'ko' } as const;
  const said = rich(...raySentence(words, { mode: 'meshes', hasRay: true, hit: triangle }));
  expect(
    said
      .map(({ text }) => text)
      .join('')
      .replaceAll('\u00a0', ' '),
  ).toBe('광선이 맞힌 삼각형: 메시 7번의 0번, t = 1.250');
});
