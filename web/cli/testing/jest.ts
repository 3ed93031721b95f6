// `import 'collision-playground/testing/jest'`: registers the matchers and their types in Jest.
import { expect } from '@jest/globals';
import { type CollisionMatchers, matchers } from './matchers.ts';

expect.extend(matchers);

declare module 'expect' {
  interface Matchers<R extends void | Promise<void>> extends CollisionMatchers<R> {}
}

declare global {
  namespace jest {
    // For those who take `expect` from @types/jest.
    interface Matchers<R> extends CollisionMatchers<R> {}
  }
}
