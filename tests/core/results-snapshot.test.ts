import { expect, test } from 'vitest';
import { snapshotOf } from '../../web/core/results-snapshot.ts';
import { sceneOfShapes } from '../../web/scene/edits.ts';
import { core } from './support/core.ts';

test('a copy of the results stays as it is when the next frame refreshes them', () => {
  const figure = core.createFigure();
  const ray = { kind: 'ray', origin: [-4, 0, 0], direction: [1, 0, 0] } as const;
  const ball = { kind: 'sphere', center: [0, 0, 0], radius: 1 } as const;
  const box = { kind: 'aabb', min: [2, -1, -1], max: [3, 1, 1] } as const;
  const taken = snapshotOf(figure.evaluate(sceneOfShapes(ray, ball, box)));
  expect(taken.ledger?.steps).toHaveLength(taken.ledger?.count ?? -1);
  expect([taken.meetings.length, taken.hits.length]).toEqual([2, 2]);
  const asText = () =>
    JSON.stringify(taken, (_key, value) =>
      ArrayBuffer.isView(value) ? [...(value as Uint8Array)] : value,
    );
  const before = asText();
  const results = figure.evaluate(sceneOfShapes(box, { ...ball, center: [9, 0, 0] }));
  expect(results.meetingCount).toBe(0);
  expect(asText()).toBe(before);
  expect(snapshotOf(results).meetings).toEqual([]);
  expect(snapshotOf(figure.evaluate({ items: [], pair: null })).ledger).toBeNull();
  figure.dispose();
});
