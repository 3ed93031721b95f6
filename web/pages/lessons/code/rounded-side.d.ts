// For the lesson, which calls the function that its readers see.
import type { Vec3 } from '../../../scene/shape.ts';

/** As doubles have it, 1: p is left of the line from a to b, −1: right of it, 0: on it; z is not looked at. */
export function roundedSide(a: Vec3, b: Vec3, p: Vec3): number;
