// Loads what a figure consists of, once there is one to show.

type Figure = typeof import('../app/mount.ts');

let load = (): Promise<Figure> => import('../app/mount.ts');

export const loadFigure = (): Promise<Figure> => load();

// On the development server: figures begin again, with their scene, when something of it has changed.
import.meta.hot?.accept('../app/mount.ts', (changed) => {
  if (!changed) return;
  const figure = changed as unknown as Figure;
  load = () => Promise.resolve(figure);
  for (const each of document.querySelectorAll('collision-playground')) each.replaceWith(each);
});
