// Loads the public element from where the site serves it to everyone.

/**
 * From assets/pages/, where the scripts of the pages are, and from this folder on the development server. A name of
 * its own, so that no bundler takes it along.
 */
const kElement = '../../element.js';

let loading: Promise<unknown> | undefined;

/** Resolves when `<collision-playground>` is defined. */
export function loadElement(): Promise<unknown> {
  loading ??= import(/* @vite-ignore */ new URL(kElement, import.meta.url).href);
  return loading;
}
