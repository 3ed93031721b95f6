// The points of contact of boxes: those of the core, wherever it clips the same faces.
import { expect, test } from 'vitest';
import type { ContactPoint } from '../../web/core/contact.ts';
import type { Vec3 } from '../../web/scene/shape.ts';
import { length, sub } from '../../web/scene/vectors.ts';
import { ordinaryCases } from './support/ordinary.ts';
import { core, functionOf, functions, type Manifold, snippetsOf } from './support/snippets.ts';

const texts = await snippetsOf('javascript');

/** By how much points may differ, in meters. */
const kWithin = 1e-9;

const distance = (p: Vec3, q: Vec3) => length(sub(p, q));

const isAmong = (point: ContactPoint, all: readonly ContactPoint[]) =>
  all.some(
    ({ pointA, pointB, depth }) =>
      distance(pointA, point.pointA) < kWithin &&
      distance(pointB, point.pointB) < kWithin &&
      Math.abs(depth - point.depth) < kWithin,
  );

const contacts = functions.filter(({ method }) => method === 'contact');

test.each(contacts)('$name has the points of the core', ({ name, a, b }) => {
  const own = functionOf(name, texts.get(name) ?? '');
  const kinds = new Set<string>();
  let compared = 0;
  let same = 0;
  for (const { a: x, b: y, meets } of ordinaryCases(core, a, b, 400)) {
    const exact = core.contact(x, y, { incident: true });
    const found = own(x, y) as Manifold | null;
    expect(found !== null).toBe(meets);
    // Of axes with nearly the same depth another one may come first.
    if (!(exact?.axis && found) || distance(exact.axis, found.normal) > kWithin) continue;
    compared += 1;
    kinds.add(exact.kind ?? '');
    const [deep, others] = [found, exact].map(({ points }) =>
      points.filter(({ depth }) => depth > kWithin),
    );
    const isSame =
      deep?.every((point) => isAmong(point, exact.points)) &&
      others?.every((point) => isAmong(point, found.points));
    if (isSame) same += 1;
    const deepest = exact.points.filter(
      ({ depth }) => exact.depth && depth > exact.depth - kWithin,
    );
    const both = JSON.stringify([x, y, exact, found]);
    expect(deepest.length, both).toBeGreaterThan(0);
    for (const point of deepest) expect(isAmong(point, found.points), both).toBe(true);
  }
  // Of two faces that are as much against the normal either may be the incident one.
  expect(same).toBeGreaterThan(0.9 * compared);
  expect(compared).toBeGreaterThan(150);
  if (name !== 'aabbAabbContact') expect(kinds).toContain('edge-edge');
  expect(kinds).toContain('face-face');
});
