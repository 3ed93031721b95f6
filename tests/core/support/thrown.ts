import { expect } from 'vitest';

/** What a call throws, as a plain object. */
export function thrown(call: () => unknown): object {
  try {
    call();
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
    return { ...(error as Error), message: (error as Error).message };
  }
  throw new Error('nothing was thrown');
}
