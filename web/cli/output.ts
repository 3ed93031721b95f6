// An output stream with back pressure.
import type { Writable } from 'node:stream';
import { FileError, OutputClosed } from './errors.ts';

/** Error codes of a pipe whose reader closed it. */
const kClosed = new Set(['EPIPE', 'ERR_STREAM_DESTROYED', 'EOF']);

export class Output {
  readonly isTerminal: boolean;
  /** Columns of the terminal; 0: not a terminal. */
  readonly width: number;
  readonly #stream: Writable;
  #failure: Error | null = null;
  #wake: () => void = () => undefined;

  constructor(stream: Writable & { readonly isTTY?: boolean; readonly columns?: number }) {
    this.#stream = stream;
    this.isTerminal = stream.isTTY === true;
    this.width = this.isTerminal ? (stream.columns ?? 80) : 0;
    stream.on('drain', () => this.#wake());
    stream.on('error', (error: NodeJS.ErrnoException) => {
      this.#failure ??= kClosed.has(error.code ?? '')
        ? new OutputClosed()
        : new FileError('error.write', { reason: error.code ?? error.message }, error);
      this.#wake();
    });
  }

  /**
   * Waits while the reader is slower.
   * @throws OutputClosed, FileError
   */
  async write(text: string): Promise<void> {
    if (this.#failure) throw this.#failure;
    if (text === '' || this.#stream.write(text)) return;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      if (this.#failure) resolve();
    });
    if (this.#failure) throw this.#failure;
  }

  /** Writes a message; errors are ignored. */
  tell(text: string): void {
    if (!this.#failure) this.#stream.write(text);
  }
}
