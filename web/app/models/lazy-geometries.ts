// The page's geometries, loaded with the first asset: the whole core, and what the page knows of their kinds.
import { shared } from '../../core/share.ts';
import { loadPanelStrings } from '../../strings/index.ts';
import type { Geometries } from './geometries.ts';

let loaded: Geometries | null = null;

/** null: no scene has had any. */
export const geometriesIfLoaded = (): Geometries | null => loaded;

/** @throws CoreLoadError, or what the browser says where the code can't be loaded */
export const loadGeometries = shared(async () => {
  const [{ Geometries }, { loadCore }] = await Promise.all([
    import('./geometries.ts'),
    import('../../core/index.ts'),
    // what is said of geometries is among the texts of panels
    loadPanelStrings(),
  ]);
  loaded = new Geometries(await loadCore());
  return loaded;
});
