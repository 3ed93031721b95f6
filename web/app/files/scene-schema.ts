// The schema of scene files: every text is validated against it, and it is published as JSON Schema.
// Each message is the key of the text that says what is expected.
import * as v from 'valibot';
import { kLongestName, kLongestTitle } from '../../scene/edits.ts';
import { kPlainLine } from '../../scene/plain-text.ts';
import { kVersion } from '../../scene/scene-document.ts';
import { shapeSchema } from '../../scene/shape-schema.ts';
import type { Key } from '../../strings/index.ts';

/** Limited because all pairs are tested. */
const kMostShapes = 500;

export type Expects = Extract<Key, `expects.${string}`>;
const expects = <E extends Expects>(key: E): E => key;

const described = <S extends v.GenericSchema>(schema: S, text: string) =>
  v.pipe(schema, v.description(text));

const number = v.pipe(v.number(expects('expects.number')), v.finite(expects('expects.number')));
const shape = shapeSchema(number, {
  shape: expects('expects.object'),
  kind: expects('expects.kind'),
  fields: expects('expects.object'),
  vec3: expects('expects.vec3'),
  quat: expects('expects.quat'),
});

const id = v.pipe(
  v.number(expects('expects.id')),
  v.safeInteger(expects('expects.id')),
  v.minValue(1, expects('expects.id')),
);
const line = (most: number, key: Expects) =>
  v.pipe(v.string(key), v.regex(kPlainLine, key), v.maxCodePoints(most, key));
const flag = v.boolean(expects('expects.flag'));

const item = v.strictObject(
  {
    id: described(id, 'Its own among the shapes of the scene.'),
    name: described(
      line(kLongestName, expects('expects.name')),
      'Its own, too; shown on the shape.',
    ),
    shape,
    hidden: v.optional(described(flag, 'Neither drawn nor decided about.')),
    locked: v.optional(described(flag, 'Stays where it is when dragged.')),
  },
  expects('expects.object'),
);

const scene = v.strictObject(
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
  },
  expects('expects.object'),
);

export const sceneSchema = v.strictObject(
  {
    $schema: v.optional(
      described(v.string(expects('expects.schema')), 'Where this schema is, for editors.'),
    ),
    version: described(v.literal(kVersion, expects('expects.version')), 'Of this format.'),
    scene,
  },
  expects('expects.object'),
);
