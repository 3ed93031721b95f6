// `collision-playground/testing`: compares other implementations with the core, in any test runner.
export type { Claim, HitClaim, PlaneClaim } from '../cases/claim.ts';
export type { Mismatch } from '../cases/expectation.ts';
export type { Outcome } from '../cases/pair-results.ts';
export type { Family } from './arbitraries/families.ts';
export { kFamilies as families } from './arbitraries/families.ts';
export { rotations } from './arbitraries/numbers.ts';
export { nearContacts, type PairOf, type PairOptions, pairs } from './arbitraries/pairs.ts';
export { type ShapeOptions, shapes } from './arbitraries/shapes.ts';
export type { Answer } from './judge/answer.ts';
export { judge } from './judge/judge.ts';
export type { Implementation, JudgeOptions } from './judge/judge-options.ts';
export type { Disagreement, Judgment } from './judge/judgment.ts';
export {
  type ApartOptions,
  type CollisionMatchers,
  type MatcherResult,
  matchers,
} from './matchers.ts';
export type { ShapePair, SomeVerdict } from './received.ts';
export {
  InvalidAnswerError,
  InvalidOptionsError,
  InvalidReceivedError,
  MissingPackageError,
  TestingError,
} from './testing-errors.ts';
