// A motion as the core takes it: numbers, each field of the caller's read once.
import type { Vec3 } from '../scene/shape.ts';
import type { Motion } from './cast.ts';
import type { Catalog } from './catalog.ts';
import { type ArgumentReason, InvalidArgumentError } from './errors.ts';
import { refuseOthers, requireOptions } from './options.ts';
import type { TurningMotion } from './turning.ts';
import { vectorArgument } from './vector-argument.ts';

/** Codes that the core answers instead of a count: two that go on forever, and below that a motion that is none. */
export const kBothGoOn = -64;
const kMotionFault = -100;

/** What is wrong with a motion that the core refused: the place of the number is in the scratch. */
export const motionFault = (
  answer: number,
  { reason }: Catalog['codes'],
): ArgumentReason | undefined =>
  answer <= kMotionFault ? (reason[kMotionFault - answer] as ArgumentReason) : undefined;

type Six = readonly [number, number, number, number, number, number];

export interface MotionNumbers {
  /** Both velocities and the duration. */
  readonly straight: readonly number[];
  /** Both angular velocities and the tolerance; null: none of these was given. */
  readonly turning: readonly [...Six, number] | null;
}

const componentsOf = (field: string) => [0, 1, 2].map((i) => `motion.${field}[${i}]`);
const kPaths = [
  ...['velocityA', 'velocityB'].flatMap(componentsOf),
  'motion.duration',
  ...['angularVelocityA', 'angularVelocityB'].flatMap(componentsOf),
  'motion.tolerance',
];

/** Path and value of the number that the core finds at fault. */
export function numberAt({ straight, turning }: MotionNumbers, index: number): [string, unknown] {
  return [kPaths[index] ?? 'motion', [...straight, ...(turning ?? [])][index]];
}

const kStraight: readonly string[] = ['velocityA', 'velocityB', 'duration'];
const kTurning: readonly string[] = [
  ...kStraight,
  'angularVelocityA',
  'angularVelocityB',
  'tolerance',
];
const kStanding: Vec3 = [0, 0, 0];
/** Of the duration: the tolerance where none is given. */
const kTolerance = 2 ** -20;

/** @throws InvalidArgumentError naming the field at fault */
export function straightNumbers(call: string, motion: Motion): MotionNumbers {
  requireMotion(call, motion);
  const { velocityA = kStanding, velocityB = kStanding, duration = 1 } = motion;
  refuseOthers(call, motion, kStraight, 'motion');
  return { straight: straightOf(call, velocityA, velocityB, duration), turning: null };
}

/** The same of one that may turn. */
export function motionNumbers(call: string, motion: TurningMotion): MotionNumbers {
  requireMotion(call, motion);
  const {
    velocityA = kStanding,
    velocityB = kStanding,
    duration = 1,
    angularVelocityA,
    angularVelocityB,
    tolerance,
  } = motion;
  refuseOthers(call, motion, kTurning, 'motion');
  const straight = straightOf(call, velocityA, velocityB, duration);
  const given = [angularVelocityA, angularVelocityB, tolerance];
  if (given.every((value) => value === undefined)) return { straight, turning: null };
  const a = vectorArgument(call, 'motion.angularVelocityA', angularVelocityA ?? kStanding);
  const b = vectorArgument(call, 'motion.angularVelocityB', angularVelocityB ?? kStanding);
  const within = tolerance ?? (Number.isFinite(duration) ? duration * kTolerance : 0);
  requireNumber(call, 'motion.tolerance', within);
  return { straight, turning: [a[0], a[1], a[2], b[0], b[1], b[2], within] };
}

function requireMotion(call: string, motion: unknown): void {
  if (motion === undefined) throw new InvalidArgumentError(call, 'motion', motion, 'missing');
  requireOptions(call, motion, 'motion');
}

function straightOf(call: string, velocityA: Vec3, velocityB: Vec3, duration: number): number[] {
  const a = vectorArgument(call, 'motion.velocityA', velocityA);
  const b = vectorArgument(call, 'motion.velocityB', velocityB);
  requireNumber(call, 'motion.duration', duration);
  return [a[0], a[1], a[2], b[0], b[1], b[2], duration];
}

export function requireNumber(call: string, argument: string, value: unknown): void {
  if (typeof value !== 'number') throw new InvalidArgumentError(call, argument, value, 'wrongType');
}
