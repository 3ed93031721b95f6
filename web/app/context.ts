// What the controllers of one figure share. It is built once, by app.ts, from the element's being connected
// to its being disconnected.
import type { Store } from '../scene/store.ts';
import type { Attributes } from './attributes.ts';
import type { CoreAccess } from './core-access.ts';
import type { Emit } from './events.ts';
import type { PageStore } from './page-store.ts';

export interface Context {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly store: Store;
  readonly pageStore: PageStore;
  readonly attributes: Attributes;
  readonly core: CoreAccess;
  readonly emit: Emit;
  /** Aborts with the element's being taken out of its document. */
  readonly signal: AbortSignal;
}
