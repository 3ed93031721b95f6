// `import 'collision-playground/testing/vitest'`: the matchers, known to Vitest and to its types.
import { expect } from 'vitest';
import { type CollisionMatchers, matchers } from './matchers.ts';

expect.extend(matchers);

declare module 'vitest' {
  interface Matchers<T> extends CollisionMatchers<T> {}
}
