// The schema of scene files: every text is validated against it, and it is published as JSON Schema.
// Each message is the key of the text that says what is expected.
import * as v from 'valibot';
import { kLongestAssetName } from '../../scene/assets.ts';
import { kLongestName, kLongestTitle } from '../../scene/edits.ts';
import { kLongestDuration, kMostSteps, kMostVelocity } from '../../scene/motion-limits.ts';
import { kPlainLine } from '../../scene/plain-text.ts';
import { type DocumentPosed, kLaterVersion, kVersion } from '../../scene/scene-document.ts';
import type { PosedKind } from '../../scene/scene-shape.ts';
import type { Shape } from '../../scene/shape.ts';
import { shapeSchema } from '../../scene/shape-schema.ts';
import type { Key } from '../../strings/index.ts';

/** Limited because all pairs are tested. */
const kMostShapes = 500;

export type Expects = Extract<Key, `expects.${string}`>;
const expects = <E extends Expects>(key: E): E => key;

const described = <S extends v.GenericSchema>(schema: S, text: string) =>
  v.pipe(schema, v.description(text));

const number = v.pipe(v.number(expects('expects.number')), v.finite(expects('expects.number')));
const kExpects = {
  shape: expects('expects.object'),
  kind: expects('expects.kind'),
  fields: expects('expects.object'),
  vec3: expects('expects.vec3'),
  quat: expects('expects.quat'),
};
const plainShape = shapeSchema(number, kExpects);

const id = v.pipe(
  v.number(expects('expects.id')),
  v.safeInteger(expects('expects.id')),
  v.minValue(1, expects('expects.id')),
);
const line = (most: number, key: Expects) =>
  v.pipe(v.string(key), v.regex(kPlainLine, key), v.maxCodePoints(most, key));
const flag = v.boolean(expects('expects.flag'));

const posedOf = <E extends v.ObjectEntries>(kind: PosedKind, entries: E) =>
  v.strictObject(
    {
      kind: v.literal(kind),
      asset: described(id, 'The id of its asset.'),
      position: described(
        v.strictTuple([number, number, number], expects('expects.vec3')),
        'Where the origin of the asset lies, in meters.',
      ),
      rotation: described(
        v.strictTuple([number, number, number, number], expects('expects.quat')),
        'Quaternion x, y, z, w, of any length but zero.',
      ),
      ...entries,
    },
    expects('expects.object'),
  );
const solid = v.optional(
  described(flag, 'What is inside of its triangles, which have to be closed, belongs to it.'),
);
/** Of documents of the later version. */
const shape = v.variant(
  'kind',
  [
    ...plainShape.options,
    described(posedOf('hull', {}), 'The convex hull of the positions of an asset.'),
    described(posedOf('mesh', { solid }), 'The triangles of an asset.'),
  ] as never,
  ({ path }) => (path ? expects('expects.sceneKind') : expects('expects.object')),
) as unknown as v.GenericSchema<unknown, Shape | DocumentPosed>;

const corner = v.pipe(
  v.number(expects('expects.corner')),
  v.safeInteger(expects('expects.corner')),
  v.minValue(0, expects('expects.corner')),
);
const assetName = v.pipe(
  v.string(expects('expects.assetName')),
  v.maxCodePoints(kLongestAssetName, expects('expects.assetName')),
);
const part = v.strictObject(
  {
    name: described(assetName, 'Of the mesh that it was in the file; may be empty.'),
    triangles: described(id, 'How many; they follow those of the part before.'),
  },
  expects('expects.object'),
);
const asset = v.strictObject(
  {
    id: described(id, 'Its own among the assets.'),
    name: described(assetName, 'Of the file that it comes from.'),
    positions: described(
      v.pipe(
        v.array(number, expects('expects.positions')),
        v.minLength(3, expects('expects.positions')),
      ),
      'x, y, z of one corner after the other, in meters.',
    ),
    index: described(
      v.array(corner, expects('expects.index')),
      'Three corners a triangle, counted from 0.',
    ),
    parts: v.optional(
      described(
        v.array(part, expects('expects.parts')),
        'Which triangles belong together, all of them.',
      ),
    ),
  },
  expects('expects.object'),
);

const speed = v.pipe(
  v.number(expects('expects.velocity')),
  v.minValue(-kMostVelocity, expects('expects.velocity')),
  v.maxValue(kMostVelocity, expects('expects.velocity')),
);
const velocity = v.optional(
  described(
    v.strictTuple([speed, speed, speed], expects('expects.velocity')),
    'In meters a second; left out where it stands.',
  ),
);
const motion = v.optional(
  described(
    v.strictObject(
      {
        duration: described(
          v.pipe(
            v.number(expects('expects.duration')),
            v.gtValue(0, expects('expects.duration')),
            v.maxValue(kLongestDuration, expects('expects.duration')),
          ),
          'How long the shapes move, in seconds.',
        ),
        steps: v.optional(
          described(
            v.pipe(
              v.number(expects('expects.steps')),
              v.integer(expects('expects.steps')),
              v.minValue(1, expects('expects.steps')),
              v.maxValue(kMostSteps, expects('expects.steps')),
            ),
            'Of equal length, at whose ends the shapes are tested as they stand.',
          ),
        ),
      },
      expects('expects.object'),
    ),
    'Left out: for a second.',
  ),
);

const itemOf = <S extends v.GenericSchema, E extends v.ObjectEntries>(shape: S, more: E) =>
  v.strictObject(
    {
      id: described(id, 'Its own among the shapes of the scene.'),
      name: described(
        line(kLongestName, expects('expects.name')),
        'Its own, too; shown on the shape.',
      ),
      shape,
      hidden: v.optional(described(flag, 'Neither drawn nor decided about.')),
      locked: v.optional(described(flag, 'Stays where it is when dragged.')),
      ...more,
    },
    expects('expects.object'),
  );

const sceneOf = <S extends v.GenericSchema, E extends v.ObjectEntries>(item: S, more: E) =>
  v.strictObject(
    {
      title: v.optional(
        described(line(kLongestTitle, expects('expects.title')), 'One line of plain text.'),
      ),
      items: described(
        v.pipe(
          v.array(item, expects('expects.items')),
          v.maxLength(kMostShapes, expects('expects.items')),
        ),
        'The shapes.',
      ),
      pair: described(
        v.nullable(v.strictTuple([id, id], expects('expects.pair'))),
        'The ids of the two shapes that are looked at; null: of none.',
      ),
      ...more,
    },
    expects('expects.object'),
  );

const $schema = v.optional(
  described(v.string(expects('expects.schema')), 'Where this schema is, for editors.'),
);

const plain = v.strictObject(
  {
    $schema,
    version: described(v.literal(kVersion), 'Of this format.'),
    scene: sceneOf(itemOf(plainShape, {}), {}),
  },
  expects('expects.object'),
);

const later = v.strictObject(
  {
    $schema,
    version: described(v.literal(kLaterVersion), 'Of this format, with motion or assets.'),
    scene: sceneOf(itemOf(shape, { velocity }), { motion }),
    assets: v.optional(
      described(
        v.array(asset, expects('expects.assets')),
        'The triangle lists that shapes of the scene are made of; left out where there are none.',
      ),
    ),
  },
  expects('expects.object'),
);

export const sceneSchema = v.variant('version', [plain, later], ({ path }) =>
  path ? expects('expects.version') : expects('expects.object'),
);
