// For the lesson, which calls the functions that its readers see.
import type { Ray, Triangle } from '../../../scene/shape.ts';

export function passesThrough(ray: Ray, triangle: Triangle): boolean;
export function crossings(ray: Ray, triangles: readonly Triangle[]): number;
