// No output is ever −0, in any field of any answer, whatever the zeros of the input are.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogKind } from '../../web/core/api.ts';
import type { Ray, Shape } from '../../web/scene/shape.ts';
import { core, InvalidShapeError } from './support/core.ts';
import { requireEqual, requireThat } from './support/require.ts';
import { propertyRuns, runsAreMany } from './support/runs.ts';

const number = fc.constantFrom(0, -0, 0, -0, 1, -1, 2, -0.5);

/** Any numbers in a kind's fields, whether they make a shape or not. */
const shapeOf = ({ name, fields }: CatalogKind): fc.Arbitrary<Shape> =>
  fc
    .tuple(
      ...fields.map(({ size }) =>
        size === 1 ? number : fc.array(number, { minLength: size, maxLength: size }),
      ),
    )
    .map((values) => {
      const entries = fields.map((field, i) => [field.name, values[i]] as const);
      return { kind: name, ...Object.fromEntries(entries) } as unknown as Shape;
    });

/** Paths of what is −0 in an answer. */
function negativeZeros(value: unknown, path = ''): string[] {
  if (Object.is(value, -0)) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => negativeZeros(part, `${path}.${key}`));
}

test.each(core.catalog.pairs)('$name', ({ a, b }) => {
  const [first, second] = [a, b].map((name) =>
    shapeOf(core.catalog.kinds.find((kind) => kind.name === name) as CatalogKind),
  ) as [fc.Arbitrary<Shape>, fc.Arbitrary<Shape>];
  let answers = 0;
  fc.assert(
    fc.property(first, second, fc.boolean(), (x, y, solid) => {
      try {
        core.test(x, y);
      } catch (error) {
        requireThat(error instanceof InvalidShapeError, 'these numbers make no shape', error);
        return;
      }
      answers++;
      requireEqual(negativeZeros(core.test(x, y, { solid })), []);
      requireEqual(negativeZeros(core.explain(y, x)), []);
      requireEqual(negativeZeros(core.distance(x, y)), []);
    }),
    { numRuns: propertyRuns(300) },
  );
  if (runsAreMany) expect(answers).toBeGreaterThan(5);
});

test('hits of worlds and meshes', () => {
  const kind = (name: string) =>
    shapeOf(core.catalog.kinds.find((each) => each.name === name) as CatalogKind);
  const corners = fc.array(number, { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(kind('ray'), kind('triangle'), corners, (shot, triangle, positions) => {
      const { maxDistance: _, ...ray } = shot as Ray;
      fc.pre(ray.direction.some((x) => x !== 0));
      const world = core.createWorld({ shapes: 1 });
      world.set(0, triangle);
      requireEqual(negativeZeros(world.raycast(ray)), []);
      requireEqual(negativeZeros(world.raycastAll(ray)), []);
      world.dispose();
      requireEqual(negativeZeros(core.raycastMesh(ray, positions)), []);
    }),
    { numRuns: propertyRuns(500) },
  );
});
