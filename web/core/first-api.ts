// The public API of the entries of the first module.
export type * from './api.ts';
export {
  CollisionError,
  CoreLoadError,
  InvalidArgumentError,
  InvalidShapeError,
  OutOfMemoryError,
} from './errors.ts';
export { FirstCore } from './first-core.ts';
export * from './results.ts';
