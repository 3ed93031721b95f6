// `import 'collision-playground/testing/vitest'`: registers the matchers and their types in Vitest.
import { expect } from 'vitest';
import { type CollisionMatchers, matchers } from './matchers.ts';

expect.extend(matchers);

declare module 'vitest' {
  interface Matchers<T> extends CollisionMatchers<T> {}
}
