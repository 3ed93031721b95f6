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

/** @throws Error when it is not rejected with an error */
export async function rejection(promise: Promise<unknown>): Promise<Error> {
  const outcome = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof Error) return outcome;
  throw new Error('not rejected with an error', { cause: outcome });
}
