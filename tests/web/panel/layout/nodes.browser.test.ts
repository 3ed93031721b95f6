// Scenes that come and go leave no nodes behind.
import { expect, test } from 'vitest';
import { openFigure } from '../support/figure.ts';

const nextFrame = () => new Promise(requestAnimationFrame);

const sceneOf = (count: number) =>
  JSON.stringify({
    version: 1,
    scene: {
      items: Array.from({ length: count }, (_, i) => ({
        id: i + 1,
        name: `S${i}`,
        shape: { kind: 'sphere', center: [3 * i, 0, 0], radius: 1 },
      })),
      pair: [1, 2],
    },
  });

/** All nodes of a tree. */
function nodesIn(root: Node): number {
  return Array.from(root.childNodes).reduce((sum, child) => sum + nodesIn(child), 1);
}

/** The number of nodes once it stays the same: panels are drawn some frames after a scene came. */
async function settledNodesIn(root: Node): Promise<number> {
  const frames = 10;
  let nodes = nodesIn(root);
  for (let same = 0; same < frames; same++) {
    await nextFrame();
    const now = nodesIn(root);
    if (now !== nodes) same = 0;
    nodes = now;
  }
  return nodes;
}

test.each([/^Scene$/, /^Numbers$/, /^Why$/])('with the tab %s', async (tab) => {
  const figure = await openFigure();
  await figure.openTab(tab);
  const nodesAfter = async (times: number) => {
    for (let i = 0; i < times; i++) {
      for (const count of [9, 2]) {
        figure.element.setAttribute('scene', sceneOf(count));
        await expect.poll(() => figure.findAll('.stops button').length).toBe(count);
      }
    }
    return settledNodesIn(figure.element.shadowRoot as Node);
  };
  const before = await nodesAfter(2);
  // Of 56 shapes that were removed; a message or a sentence may have come.
  expect(await nodesAfter(8)).toBeLessThan(before + 40);
});
