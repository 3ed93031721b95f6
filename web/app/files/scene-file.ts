// A scene from a text that may have come from anywhere: all of it is looked at before any is believed.
import * as v from 'valibot';
import type { Scene } from '../../scene/scene.ts';
import type { Key } from '../../strings/index.ts';
import { pathText, printable, shorten, shortJson } from '../../strings/printable.ts';
import { type Expects, sceneSchema } from './scene-schema.ts';

/** What is wrong with a text: where, what stands there, and what should. */
export interface SceneFault {
  readonly key: Extract<Key, `file.${string}`>;
  readonly path: string;
  readonly value: string;
  readonly expects: Expects;
}

export type SceneRead = { readonly scene: Scene } | { readonly fault: SceneFault };

/** The path of what is wrong as a whole. */
const kAll = 'JSON';

/** A scene from a text; see `checkScene`. */
export function readScene(text: string): SceneRead {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return {
      fault: {
        key: 'file.notJson',
        path: kAll,
        value: printable(shorten(text)),
        expects: 'expects.object',
      },
    };
  }
  return checkScene(data);
}

/** Whether the numbers make a shape is still the core's to say. */
export function checkScene(data: unknown): SceneRead {
  const read = v.safeParse(sceneSchema, data, { abortEarly: true });
  if (!read.success) return { fault: faultOf(read.issues[0]) };
  const scene = read.output.scene as Scene;
  const fault = namesake(scene) ?? strangePair(scene);
  return fault ? { fault } : { scene };
}

/** `scene.items[1].shape.radius` */
function faultOf(issue: v.BaseIssue<unknown>): SceneFault {
  const unknown = issue.expected === 'never';
  return {
    key: unknown ? 'file.unknown' : issue.input === undefined ? 'file.missing' : 'file.wrong',
    path: pathText(issue.path) || kAll,
    value: shortJson(issue.input),
    expects: issue.message as Expects,
  };
}

/** Ids and names are each one shape's only. */
function namesake({ items }: Scene): SceneFault | null {
  for (const field of ['id', 'name'] as const) {
    const seen = new Set<number | string>();
    for (const [i, { [field]: value }] of items.entries()) {
      if (seen.has(value)) {
        const path = `scene.items[${i}].${field}`;
        return { key: 'file.wrong', path, value: shortJson(value), expects: 'expects.unique' };
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
  return { key: 'file.wrong', path: 'scene.pair', value: shortJson(pair), expects: 'expects.pair' };
}
