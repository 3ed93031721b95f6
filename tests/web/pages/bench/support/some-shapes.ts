// A shape of each kind.
import { shapes } from '../../../../../web/cli/testing/arbitraries/shapes.ts';
import { fastCheck } from '../../../../../web/cli/testing/fast-check.ts';
import { kindNames } from '../../../../../web/scene/kinds/index.ts';
import type { Kind, Shape } from '../../../../../web/scene/shape.ts';

export const kShapes = Object.fromEntries(
  kindNames.map((kind) => [kind, fastCheck().sample(shapes(kind), { numRuns: 1, seed: 1 })[0]]),
) as unknown as Readonly<Record<Kind, Shape>>;
