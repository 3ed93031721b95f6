// The Minkowski difference of a figure: what is set is kept, and nothing is asked while the tab is closed.
import { expect, test, vi } from 'vitest';
import { DifferenceController } from '../../../../web/app/difference/difference-controller.ts';
import { PageStore } from '../../../../web/app/page-store.ts';
import { createStore } from '../../../../web/scene/store.ts';
import { stringsOf } from '../../../../web/strings/index.ts';
import { core } from '../../../core/support/core.ts';
import { Drawing, sceneOf } from '../../view/support/drawing.ts';

const scene = sceneOf(
  { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] },
  { kind: 'aabb', min: [-0.5, 0.75, -0.5], max: [2, 2, 2] },
);

function opened() {
  const stateChanged = vi.fn();
  const asked = {
    difference: vi.fn(core.difference.bind(core)),
    distance: core.distance.bind(core),
    epa: core.epa.bind(core),
    gjk: core.gjk.bind(core),
    raycastMesh: core.raycastMesh.bind(core),
    test: core.test.bind(core),
  };
  const differences = new DifferenceController(
    {
      store: createStore(scene),
      pageStore: new PageStore({ panelOpen: true, answerOpen: true }, () => undefined),
      display: {
        frame: { stateChanged, viewChanged: () => undefined },
        strings: stringsOf('en'),
        explained: null,
        addLayers: () => undefined,
      },
    },
    asked,
  );
  return { differences, stateChanged, asked };
}

test('what is set is kept, and both picture and panels are told', () => {
  const { differences, stateChanged } = opened();
  differences.set({ picture: 'gauss' });
  differences.set({ lit: 2 });
  expect(differences.answer?.view).toMatchObject({ picture: 'gauss', lit: 2 });
  expect(stateChanged).toHaveBeenCalledTimes(2);
});

test('without a picture nothing is asked when the scene is drawn, nor found under the pointer', () => {
  const { differences, asked } = opened();
  void new Drawing(scene, {}, [differences.layer]).labels;
  expect(asked.difference).not.toHaveBeenCalled();
  expect(differences.faceAt(10, 10)).toBeNull();
});
