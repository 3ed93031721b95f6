// The lessons in the order in which they are read.
import type { Lesson } from '../model.ts';
import { nearlyTouching } from './nearly-touching.ts';
import { quaternions } from './quaternions.ts';
import { rayIntoABox } from './ray-into-a-box.ts';
import { rayIntoATriangle } from './ray-into-a-triangle.ts';
import { roundThings } from './round-things.ts';
import { separatingAxes } from './separating-axes.ts';
import { sideOfAPlane } from './side-of-a-plane.ts';
import { threeIntervals } from './three-intervals.ts';
import { triangleAndBox } from './triangle-and-box.ts';
import { turnedBox } from './turned-box.ts';
import { twoSpheres } from './two-spheres.ts';
import { twoTurnedBoxes } from './two-turned-boxes.ts';

export const lessons: readonly Lesson[] = [
  twoSpheres,
  threeIntervals,
  sideOfAPlane,
  rayIntoABox,
  turnedBox,
  rayIntoATriangle,
  separatingAxes,
  triangleAndBox,
  twoTurnedBoxes,
  roundThings,
  quaternions,
  nearlyTouching,
];
