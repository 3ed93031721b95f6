// 64 moving shapes of all kinds, as a figure evaluates them each frame: how many pairs meet, and how
// many do when each pair is asked on its own.
import { loadCore } from '../../../web/core/index.ts';
import { addShape, defaultShape } from '../../../web/scene/edits.ts';
import { emptyScene, type Scene } from '../../../web/scene/scene.ts';
import { translated } from '../../../web/scene/transform.ts';

const kShapes = 64;
const kScenes = 20;

const core = await loadCore();
const kinds = core.catalog.kinds.map(({ name }) => name);

/** Shapes on a spiral, near enough to meet their neighbors; planes only now and then. */
function sceneOf(): Scene {
  let scene = emptyScene;
  for (let i = 0; i < kShapes; i++) {
    const kind = kinds[i % kinds.length] ?? 'sphere';
    const at = [0.08 * i * Math.cos(i), 0.4 * (i % 5), 0.08 * i * Math.sin(i)] as const;
    scene = addShape(scene, i + 1, defaultShape(kind, at));
  }
  return scene;
}

function moved(scene: Scene, step: number): Scene {
  const items = scene.items.map((item, i) => ({
    ...item,
    shape: translated(item.shape, [0.01 * step, 0.002 * step * (i % 3), 0]),
  }));
  return { ...scene, items };
}

const first = sceneOf();
const scenes = Array.from({ length: kScenes }, (_, step) => moved(first, step));
const figure = core.createFigure();

const pairsThatMeet = ({ items }: Scene): number =>
  items.reduce(
    (sum, { shape: a }, i) =>
      sum + items.slice(i + 1).filter(({ shape: b }) => core.meets(a, b)).length,
    0,
  );

const output = document.querySelector('output');
if (output) {
  output.textContent = JSON.stringify({
    shapes: first.items.length,
    found: scenes.map((scene) => figure.evaluate(scene).meetingCount),
    expected: scenes.map(pairsThatMeet),
  });
}
