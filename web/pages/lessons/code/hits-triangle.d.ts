// For the lesson, which counts the rays that slip between two triangles.
import type { Ray, Triangle } from '../../../scene/shape.ts';

export function hitsTriangle(ray: Ray, triangle: Triangle): boolean;
