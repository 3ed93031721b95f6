// A scene from a text that may have come from anywhere: all of it is looked at before any is believed.
import * as v from 'valibot';
import { kLongestName, kLongestTitle } from '../../scene/edits.ts';
import { kPlainLine } from '../../scene/plain-text.ts';
import type { Scene } from '../../scene/scene.ts';
import { shapeSchema } from '../../scene/shape-schema.ts';
import type { Key } from '../../strings/index.ts';
import { kVersion } from './write-scene.ts';

/** Every pair of them is tested. */
const kMostShapes = 500;

/** What is wrong with a text: where, what stands there, and what should. */
export interface SceneFault {
  readonly key: Extract<Key, `file.${string}`>;
  readonly path: string;
  readonly value: string;
  readonly expects: Extract<Key, `expects.${string}`>;
}

export type SceneRead = { readonly scene: Scene } | { readonly fault: SceneFault };

const expects = <E extends SceneFault['expects']>(key: E): E => key;

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
const flag = v.optional(v.boolean(expects('expects.flag')));

const item = v.strictObject(
  {
    id,
    name: v.pipe(
      v.string(expects('expects.name')),
      v.regex(kPlainLine, expects('expects.name')),
      v.maxCodePoints(kLongestName, expects('expects.name')),
    ),
    shape,
    hidden: flag,
    locked: flag,
  },
  expects('expects.object'),
);

const file = v.strictObject(
  {
    version: v.literal(kVersion, expects('expects.version')),
    scene: v.strictObject(
      {
        title: v.optional(
          v.pipe(
            v.string(expects('expects.title')),
            v.regex(kPlainLine, expects('expects.title')),
            v.maxCodePoints(kLongestTitle, expects('expects.title')),
          ),
        ),
        items: v.pipe(
          v.array(item, expects('expects.items')),
          v.maxLength(kMostShapes, expects('expects.items')),
        ),
        pair: v.nullable(v.strictTuple([id, id], expects('expects.pair'))),
      },
      expects('expects.object'),
    ),
  },
  expects('expects.object'),
);

/** A scene from a text; see `checkScene`. */
export function readScene(text: string): SceneRead {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return {
      fault: { key: 'file.notJson', path: '', value: shorten(text), expects: 'expects.object' },
    };
  }
  return checkScene(data);
}

/** Whether the numbers make a shape is still the core's to say. */
export function checkScene(data: unknown): SceneRead {
  const read = v.safeParse(file, data, { abortEarly: true });
  if (!read.success) return { fault: faultOf(read.issues[0]) };
  const scene = read.output.scene as Scene;
  const fault = namesake(scene) ?? strangePair(scene);
  return fault ? { fault } : { scene };
}

/** `scene.items[1].shape.radius` */
function faultOf(issue: v.BaseIssue<unknown>): SceneFault {
  const path = (issue.path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
  const unknown = issue.expected === 'never';
  return {
    key: unknown ? 'file.unknown' : issue.input === undefined ? 'file.missing' : 'file.wrong',
    path,
    value: shown(issue.input),
    expects: issue.message as SceneFault['expects'],
  };
}

/** Ids and names are each one shape's only. */
function namesake({ items }: Scene): SceneFault | null {
  for (const field of ['id', 'name'] as const) {
    const seen = new Set<number | string>();
    for (const [i, { [field]: value }] of items.entries()) {
      if (seen.has(value)) {
        const path = `scene.items[${i}].${field}`;
        return { key: 'file.wrong', path, value: shown(value), expects: 'expects.unique' };
      }
      seen.add(value);
    }
  }
  return null;
}

function strangePair({ items, pair }: Scene): SceneFault | null {
  if (pair === null) return null;
  const [first, second] = pair;
  const present = pair.every((side) => items.some((each) => each.id === side));
  if (present && first !== second) return null;
  return { key: 'file.wrong', path: 'scene.pair', value: shown(pair), expects: 'expects.pair' };
}

function shown(value: unknown): string {
  return shorten(JSON.stringify(value) ?? String(value));
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)} …` : text;
}
