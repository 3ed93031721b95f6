// The names of the features that face each other in a contact manifold, or hold a common point, as the page names
// features, and words for what they are.
import type { SceneKind } from '../../scene/scene-shape.ts';
import type { Strings } from '../../strings/index.ts';
import { format, isolated } from '../../strings/text.ts';

export interface Feature {
  /** Of the shape. */
  readonly name: string;
  readonly kind: SceneKind;
  /** As `core.contact` names it; null: the shape as a whole. */
  readonly feature: string | null;
}

/** Where a point is: the feature that it lies on, or what of the shape it lies in. */
export const placeText = (place: Feature, strings: Strings): string =>
  place.feature === null && kSolids.has(place.kind)
    ? format(strings['answer.inside'], { name: place.name })
    : featureText(place, strings);

const kSolids: ReadonlySet<SceneKind> = new Set(['aabb', 'obb', 'hull']);

type Word =
  | 'corner'
  | 'edge'
  | 'edge.flat'
  | 'end'
  | 'face'
  | 'plane'
  | 'point'
  | 'round'
  | 'segment';

/** `A.y+`, `A.x+z−`, `B.ab`, `B.f2`, or in words, of a shape as a whole its name. */
export function featureText({ name, feature }: Feature, strings: Strings): string {
  switch (feature) {
    case null:
      return isolated(name);
    case 'start':
    case 'end':
    case 'side':
      return format(strings[`manifold.feature.${feature}`], { name });
    default:
      // `+x−z` of a box is written as its faces are everywhere else.
      return `${isolated(name)}.${feature.replace(/([+−])([xyz])/g, '$2$1')}`;
  }
}

/** `face`, `edge`, `corner`; of what has a radius `round surface`. */
export const featureWord = (feature: Feature, strings: Strings): string =>
  strings[`manifold.word.${wordOf(feature)}`];

function wordOf({ kind, feature }: Feature): Word {
  switch (kind) {
    case 'sphere':
    case 'capsule':
      return 'round';
    case 'plane':
    case 'point':
      return kind;
    case 'segment':
      return feature === 'side' ? 'segment' : 'end';
    case 'triangle':
    case 'parallelogram':
      return flatWord(feature?.length ?? 0);
    case 'aabb':
    case 'obb':
      return solidWord((feature?.length ?? 0) / 2);
    default:
      return solidWord('fev'.indexOf(feature?.[0] ?? '') + 1, kind === 'mesh');
  }
}

/** By the number of corners. */
const flatWord = (corners: number): Word =>
  corners === 1 ? 'corner' : corners === 2 ? 'edge.flat' : 'face';

/** By the number of faces that meet in it, three of a corner. */
const solidWord = (faces: number, isFlat = false): Word =>
  faces === 3 ? 'corner' : faces === 2 ? (isFlat ? 'edge.flat' : 'edge') : 'face';
