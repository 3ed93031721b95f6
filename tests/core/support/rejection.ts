// The error that a promise is rejected with.

/** @throws Error when it is not rejected with an error */
export async function rejection(promise: Promise<unknown>): Promise<Error> {
  const outcome = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof Error) return outcome;
  throw new Error('not rejected with an error', { cause: outcome });
}
