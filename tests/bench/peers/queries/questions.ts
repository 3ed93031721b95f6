// What the bench asks worlds of boxes (worlds/scenes.ts, the room), and how a library takes it.
import { randomNumbers } from '../../../../web/pages/shared/random-numbers.ts';
import type { Vec3 } from '../../../../web/scene/shape.ts';

export interface Questions {
  readonly origins: readonly Vec3[];
  /** Of length 1. */
  readonly directions: readonly Vec3[];
  /** From one end of the scene to the other. */
  readonly length: number;
}

/** Asks all of them: how many answers are not empty, or how many shapes were found. */
export type Pass = () => number;

/** By the name of the question; a library may have none of some. */
export type Passes = Readonly<Partial<Record<QuestionName, Pass>>>;

export const kQuestionNames = [
  'nearest hit of an endless ray',
  'nearest hit, as long as the scene',
  'nearest hit within 5 m',
  'nearest hits of endless rays, one call',
  'all hits of a ray',
  'all that a sphere of radius 2 meets',
  'all that spheres of radius 2 meet, one call',
  'nearest to a point',
  'what a moving box meets first within 5 m',
  'what a moving box meets first, as far as the scene',
] as const;
export type QuestionName = (typeof kQuestionNames)[number];

/** `call` for each of so many. */
export const each =
  (count: number, call: (i: number) => number): Pass =>
  () => {
    let found = 0;
    for (let i = 0; i < count; i++) found += call(i);
    return found;
  };

/** The box that is sent through the scene. */
export const kMovingBox = {
  rotation: [0.1, 0.3, 0.2, 0.9273618495495703],
  halfExtents: [0.3, 0.4, 0.5],
} as const;

/** How far apart boxes are: as they are in the room, and three times. */
export const kScenes = { dense: 1, sparse: 3 } as const;
export type SceneName = keyof typeof kScenes;

export function questionsOf(
  boxes: number,
  scene: SceneName,
  count: number,
  seed: number,
): Questions {
  const random = randomNumbers(seed);
  const reach = 0.9 * Math.cbrt(boxes) * kScenes[scene];
  const within = (most: number) => (2 * random() - 1) * most;
  const place = (most: number): Vec3 => [within(most), within(most), within(most)];
  const unit = (): Vec3 => {
    const [x, y, z] = place(1);
    const norm = Math.hypot(x, y, z);
    return [x / norm, y / norm, z / norm];
  };
  return {
    origins: Array.from({ length: count }, () => place(reach)),
    directions: Array.from({ length: count }, unit),
    length: 2 * Math.sqrt(3) * reach,
  };
}
