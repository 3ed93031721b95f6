// What opens scenes in a figure, without a page: attributes, stores, and a log of what is told to the host.
import { vi } from 'vitest';
import { Attributes } from '../../../../../web/app/attributes.ts';
import type { Context } from '../../../../../web/app/context.ts';
import { Opening, type OpeningHost } from '../../../../../web/app/controllers/opening.ts';
import { CoreAccess } from '../../../../../web/app/core-access.ts';
import type { FigureError } from '../../../../../web/app/figure-error.ts';
import { LazyMotion } from '../../../../../web/app/lazy-motion.ts';
import { Notices } from '../../../../../web/app/notices.ts';
import { PageStore } from '../../../../../web/app/page-store.ts';
import type { Scene } from '../../../../../web/scene/scene.ts';
import { createStore } from '../../../../../web/scene/store.ts';

/** As a host page gives it. */
export const document = (scene: unknown) => ({ version: 1, scene });

/** `attributes`: as they are when they are asked for. `host`: further things to log. Globals are stubbed. */
export function openingFigure(
  first: Scene,
  attributes: () => Readonly<Record<string, string>> = () => ({}),
  host: (log: string[]) => Partial<OpeningHost> = () => ({}),
) {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', { hash: '', search: '' });
  const log: string[] = [];
  const store = createStore(first);
  const { signal } = new AbortController();
  const element = {
    getAttribute: (name: string) => attributes()[name] ?? null,
    hasAttribute: (name: string) => name in attributes(),
  } as unknown as HTMLElement;
  const pageStore = new PageStore({ panelOpen: true, answerOpen: true }, () => undefined);
  const context: Context = {
    element,
    root: {} as ShadowRoot,
    store,
    pageStore,
    attributes: new Attributes(element),
    core: new CoreAccess(),
    motion: new LazyMotion({
      store,
      pageStore,
      loaded: () => undefined,
      failed: () => undefined,
    }),
    emit: (name, detail) => log.push(`${name} ${(detail as FigureError).field}`),
    signal,
  };
  const notices = new Notices(pageStore, signal);
  const opening = new Opening(context, {
    notices,
    opened: () => log.push('opened'),
    missed: () => undefined,
    wentBack: () => undefined,
    resetDone: () => undefined,
    addModel: () => undefined,
    ...host(log),
  });
  return { context, store, pageStore, notices, opening, log };
}
