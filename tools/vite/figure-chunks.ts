// The site's chunks: the loader of the element, the figure that it loads, and what the figure
// loads on demand. By default, the bundler would make a chunk of each module that two of them share.
import type { Plugin } from 'vite';
import { reachable } from '../lib/reachable.mjs';

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const kLoader = '/web/element.ts';
const kFigure = '/web/app/mount.ts';

/** A module with all its direct and indirect imports. */
const closure = (root: string, graph: ModuleGraph): Set<string> =>
  reachable([root], (id) => graph.getModuleInfo(id)?.importedIds ?? []);

/**
 * The chunk that a module belongs to; null: the bundler decides, also of what these other entries
 * import.
 */
export function chunkOf(
  web: string,
  others: readonly string[] = [],
): (id: string, graph: ModuleGraph) => string | null {
  return (id, graph) => {
    if (others.some((entry) => closure(`${web}/${entry}`, graph).has(id))) return null;
    if (closure(`${web}${kLoader}`, graph).has(id) || id.includes('preload-helper'))
      return 'loader';
    return closure(`${web}${kFigure}`, graph).has(id) ? 'figure' : null;
  };
}

/** Preloads the figure's chunks in pages that consist of one figure. */
export const preloadFigure: Plugin = {
  name: 'preload-figure',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {}, path }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const figure = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(kFigure));
      const up = '../'.repeat(path.split('/').length - 2) || './';
      return [figure?.fileName ?? [], figure?.imports ?? []].flat().map((file) => ({
        tag: 'link',
        injectTo: 'head' as const,
        attrs: { rel: 'modulepreload', crossorigin: true, href: `${up}${file}` },
      }));
    },
  },
};
