// The typed errors of the testing helpers.

export class TestingError extends Error {
  override readonly name: string = 'TestingError';
}

/** The value given to `expect` is neither two shapes nor a result of the core. */
export class InvalidReceivedError extends TestingError {
  override readonly name = 'InvalidReceivedError';
}

/** The implementation under test returned an invalid answer. */
export class InvalidAnswerError extends TestingError {
  override readonly name = 'InvalidAnswerError';
  readonly answer: unknown;

  constructor(message: string, answer: unknown) {
    super(message);
    this.answer = answer;
  }
}

/** Arbitraries and `judge` need a package that is not installed. */
export class MissingPackageError extends TestingError {
  override readonly name = 'MissingPackageError';
  readonly package: string;

  constructor(name: string, cause: unknown) {
    super(`${name} is not installed: npm install --save-dev ${name}`, { cause });
    this.package = name;
  }
}

/** Invalid options, or options that reject nearly all pairs. */
export class InvalidOptionsError extends TestingError {
  override readonly name = 'InvalidOptionsError';
}
