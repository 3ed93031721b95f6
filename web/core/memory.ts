// A view of the core's memory that is fetched again when the memory has grown or moved.

export class MemoryView<View extends Float64Array | Int32Array> {
  private readonly fetch: () => View;
  private view: View;

  constructor(fetch: () => View) {
    this.fetch = fetch;
    this.view = fetch();
  }

  /** Growing the memory detaches every view of it; a detached view has no bytes. */
  get current(): View {
    if (this.view.byteLength === 0) this.view = this.fetch();
    return this.view;
  }

  /** The same, at least `length` numbers long: for a buffer that the core may have enlarged. */
  atLeast(length: number): View {
    if (this.current.length < length) this.view = this.fetch();
    return this.view;
  }
}
