// Undo brings the camera back where it leads to a scene that was opened earlier.
import { expect, test } from 'vitest';
import { OpenedScenes } from '../../../../web/app/controllers/opened-scenes.ts';
import type { Scene } from '../../../../web/scene/scene.ts';

const scene = (): Scene => ({ items: [], pair: null });

test('edits, undone or not, stay within what was opened', () => {
  const openings = new OpenedScenes();
  const [first, edited, again] = [scene(), scene(), scene()];
  openings.opened(first);
  expect(openings.crossed(edited, first)).toBe(false);
  expect(openings.crossed(again, edited)).toBe(false);
  expect(openings.crossed(first, again)).toBe(false);
});

test('to another opening and back is a crossing, from and to any edit', () => {
  const openings = new OpenedScenes();
  const [first, edited, second, changed] = [scene(), scene(), scene(), scene()];
  openings.opened(first);
  openings.crossed(edited, first);
  openings.opened(second);
  expect(openings.crossed(second, edited)).toBe(true);
  expect(openings.crossed(changed, second)).toBe(false);
  expect(openings.crossed(edited, changed)).toBe(true);
  expect(openings.crossed(second, edited)).toBe(true);
});
