// What velocities, durations and steps a scene may have: what moves stays within the numbers that the core takes.

/** Meters a second along an axis. */
export const kMostVelocity = 1e30;
export const isAllowedSpeed = (speed: number): boolean => Math.abs(speed) <= kMostVelocity;
/** Seconds. */
export const kLongestDuration = 1e6;
export const kMostSteps = 1000;
