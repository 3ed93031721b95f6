// The code of the textbook in a lesson, run on every scene that the figure shows.
import type { Shape } from '../../core/index.ts';
import { itemById } from '../../scene/scene.ts';
import type { LiveFigure, Words } from './live-figure.ts';

type Test = (a: Shape, b: Shape) => boolean;
type Module = Readonly<Record<string, Test>>;

const modules = import.meta.glob<Module>('../../textbook/javascript/*.js');

async function testNamed(name: string): Promise<Test | undefined> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  return loaded.find((module) => module[name])?.[name];
}

export async function connectTextbook(
  listing: HTMLElement,
  figure: LiveFigure,
  words: Words,
): Promise<void> {
  const test = await testNamed(listing.dataset['textbook'] ?? '');
  const output = listing.querySelector('.textbook');
  if (!(test && output)) return;
  figure.follow((_, scene) => {
    const [a, b] = (scene.pair ?? []).map((id) => itemById(scene, id)?.shape);
    if (!(a && b)) return;
    output.textContent = words[test(a, b) ? 'word.meets' : 'word.misses'] ?? '';
  });
}
