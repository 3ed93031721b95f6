// What the controllers of one figure share. app.ts builds it when the element is connected.
import type { Store } from '../scene/store.ts';
import type { Attributes } from './attributes.ts';
import type { CoreAccess } from './core-access.ts';
import type { Emit } from './events.ts';
import type { LazyMotion } from './lazy-motion.ts';
import type { PageStore } from './page-store.ts';

export interface Context {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly store: Store;
  readonly pageStore: PageStore;
  readonly attributes: Attributes;
  readonly core: CoreAccess;
  readonly motion: LazyMotion;
  readonly emit: Emit;
  /** Aborts when the element is disconnected. */
  readonly signal: AbortSignal;
}
