// What can be wrong with the use of the testing helpers, as types.

export class TestingError extends Error {
  override readonly name: string = 'TestingError';
}

/** Something was expected of a value that is neither two shapes nor an answer of the core. */
export class InvalidReceivedError extends TestingError {
  override readonly name = 'InvalidReceivedError';
}

/** An implementation that is judged answered with something that says nothing of two shapes. */
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

/** Options that leave nothing to judge. */
export class InvalidOptionsError extends TestingError {
  override readonly name = 'InvalidOptionsError';
}
