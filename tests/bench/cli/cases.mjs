// Ordinary random cases for the bench of the command line, a line each.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

const kPairs = [
  ...[
    ['obb', 'obb'],
    ['aabb', 'aabb'],
    ['ray', 'aabb'],
    ['ray', 'obb'],
    ['ray', 'triangle'],
  ],
  ...[
    ['aabb', 'triangle'],
    ['triangle', 'triangle'],
    ['sphere', 'sphere'],
    ['obb', 'sphere'],
  ],
  ['aabb', 'obb'],
];

/** Numbers from −1 to 1, the same ones for a seed (mulberry32). */
export function randomOf(seed) {
  let state = seed | 0;
  const bits = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return (t ^ (t >>> 14)) >>> 0;
  };
  return () => (bits() + bits() * 2 ** -32) * 2 ** -31 - 1;
}

/** Shapes of about a meter in a space of three, with all digits that doubles have. */
function shapesOf(random) {
  const vector = (size) => [random() * size, random() * size, random() * size];
  const extent = () => 0.8 + random() / 2;
  const beside = (point, size) => point.map((x) => x + random() * size);
  const center = () => vector(1.5);
  return {
    aabb() {
      const min = center();
      return { kind: 'aabb', min, max: min.map((x) => x + extent()) };
    },
    obb: () => ({
      kind: 'obb',
      center: center(),
      rotation: [...vector(1), 1.1 + random()],
      halfExtents: [extent(), extent(), extent()],
    }),
    sphere: () => ({ kind: 'sphere', center: center(), radius: extent() }),
    triangle() {
      const a = center();
      return { kind: 'triangle', a, b: beside(a, 2), c: beside(a, 2) };
    },
    ray: () => ({ kind: 'ray', origin: vector(3), direction: vector(1) }),
  };
}

/** What a line expects: the outcome alone, or numbers besides. */
const kClaims = {
  outcome: ({ outcome }) => ({ outcome }),
  numbers: ({ outcome, gap, hit }) => (hit ? { outcome, hit: { t: hit.t } } : { outcome, gap }),
};

/** Writes `lines` cases that are all as expected; the expectation is a name in `kClaims`. */
export async function writeCases(path, core, lines, expectation, seed = 1) {
  const shapes = shapesOf(randomOf(seed));
  const file = createWriteStream(path);
  for (let i = 0; i < lines; i++) {
    const [first, second] = kPairs[i % kPairs.length];
    const [a, b] = [shapes[first](), shapes[second]()];
    const expect = kClaims[expectation](core.test(a, b));
    if (!file.write(`${JSON.stringify({ a, b, expect })}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}
