// The lessons in the order in which they are read, in chapters: each answers the question that the one before leaves.
import type { Lesson } from '../model.ts';
import { broadPhase } from './broad-phase.ts';
import { contactManifolds } from './contact-manifolds.ts';
import { dotAndCross } from './dot-and-cross.ts';
import { epaAndDepth } from './epa-and-depth.ts';
import { meshesAndTrees } from './meshes-and-trees.ts';
import { mollerTrumbore } from './moller-trumbore.ts';
import { nearlyTouching } from './nearly-touching.ts';
import { picking } from './picking.ts';
import { quaternions } from './quaternions.ts';
import { rayIntoABox } from './ray-into-a-box.ts';
import { rayIntoATriangle } from './ray-into-a-triangle.ts';
import { roundThings } from './round-things.ts';
import { separatingAxes } from './separating-axes.ts';
import { sideOfAPlane } from './side-of-a-plane.ts';
import { slerp } from './slerp.ts';
import { supportAndGjk } from './support-and-gjk.ts';
import { threeIntervals } from './three-intervals.ts';
import { throughTheWall } from './through-the-wall.ts';
import { timeOfImpact } from './time-of-impact.ts';
import { triangleAndBox } from './triangle-and-box.ts';
import { turnedBox } from './turned-box.ts';
import { twoSpheres } from './two-spheres.ts';
import { twoTurnedBoxes } from './two-turned-boxes.ts';
import { whyFloatsFail } from './why-floats-fail.ts';

/** Title and text: `chapter.<name>` and `chapter.<name>.text` in strings/lessons. */
interface Chapter {
  readonly name: 'begin' | 'when' | 'rays' | 'axes' | 'many' | 'contact' | 'exact';
  readonly lessons: readonly Lesson[];
}

export const chapters: readonly Chapter[] = [
  { name: 'begin', lessons: [throughTheWall, twoSpheres, threeIntervals] },
  { name: 'when', lessons: [dotAndCross, whyFloatsFail, sideOfAPlane, rayIntoABox, timeOfImpact] },
  {
    name: 'rays',
    lessons: [turnedBox, quaternions, slerp, rayIntoATriangle, mollerTrumbore, picking],
  },
  {
    name: 'axes',
    lessons: [separatingAxes, triangleAndBox, twoTurnedBoxes, roundThings, supportAndGjk],
  },
  { name: 'many', lessons: [broadPhase, meshesAndTrees] },
  { name: 'contact', lessons: [epaAndDepth, contactManifolds] },
  { name: 'exact', lessons: [nearlyTouching] },
];

export const lessons: readonly Lesson[] = chapters.flatMap((chapter) => chapter.lessons);
