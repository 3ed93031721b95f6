// Small scenes stay with the first module, crowds are passed on to the whole one.
import { expect, test, vi } from 'vitest';
import { SceneFigure } from '../../../web/app/scene-figure.ts';
import type { Figure } from '../../../web/core/figure.ts';
import type { Scene } from '../../../web/scene/scene.ts';

function fakeCore(name: string) {
  const figure = {
    evaluate: vi.fn(() => name),
    proceed: vi.fn(() => name),
    pick: vi.fn(() => name),
    dispose: vi.fn(),
  };
  return { figure, createFigure: vi.fn(() => figure as unknown as Figure) };
}

const sceneOf = (count: number) =>
  ({ items: Array.from({ length: count }, () => ({ shape: {} })) }) as unknown as Scene;
const noGeometries = () => undefined;
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('few shapes load nothing', async () => {
  const load = vi.fn(async () => fakeCore('whole'));
  const figure = new SceneFigure(fakeCore('first'), load, noGeometries);
  expect(figure.evaluate(sceneOf(24))).toBe('first');
  await settled();
  expect(load).not.toHaveBeenCalled();
});

test('a crowd is decided by the first module until the whole one is there', async () => {
  const first = fakeCore('first');
  const whole = fakeCore('whole');
  const load = vi.fn(async () => whole);
  const figure = new SceneFigure(first, load, noGeometries);
  expect(figure.evaluate(sceneOf(25))).toBe('first');
  expect(figure.evaluate(sceneOf(25))).toBe('first');
  await settled();
  // what has begun goes on where it began
  expect(figure.proceed()).toBe('first');
  expect(first.figure.dispose).not.toHaveBeenCalled();
  expect(figure.evaluate(sceneOf(25))).toBe('whole');
  expect(figure.proceed()).toBe('whole');
  expect(figure.pick([], [0, 0, 0], [1, 0, 0])).toBe('whole');
  expect(first.figure.dispose).toHaveBeenCalledOnce();
  expect(figure.evaluate(sceneOf(2))).toBe('whole');
  expect(load).toHaveBeenCalledOnce();
  figure.dispose();
  expect(whole.figure.dispose).toHaveBeenCalledOnce();
  expect(first.figure.dispose).toHaveBeenCalledOnce();
});

test('where it can’t be loaded the first module stays, and the next crowd tries again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<ReturnType<typeof fakeCore>>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(fakeCore('whole'));
  const figure = new SceneFigure(fakeCore('first'), load, noGeometries);
  figure.evaluate(sceneOf(100));
  await settled();
  expect(error).toHaveBeenCalledOnce();
  expect(figure.evaluate(sceneOf(100))).toBe('first');
  await settled();
  expect(figure.evaluate(sceneOf(100))).toBe('whole');
  error.mockRestore();
});

test('a figure that is gone makes no other', async () => {
  const first = fakeCore('first');
  const whole = fakeCore('whole');
  const figure = new SceneFigure(first, async () => whole, noGeometries);
  figure.evaluate(sceneOf(100));
  figure.dispose();
  await settled();
  expect(whole.createFigure).not.toHaveBeenCalled();
  expect(first.figure.dispose).toHaveBeenCalledOnce();
});

test('a scene with geometries is decided by the core that made these, at once and from then on', () => {
  const first = fakeCore('first');
  const geometries = fakeCore('geometries');
  const load = vi.fn(async () => fakeCore('whole'));
  const figure = new SceneFigure(first, load, () => geometries);
  const posed = { items: [{ shape: { kind: 'hull', asset: {} } }] } as unknown as Scene;
  expect(figure.evaluate(sceneOf(2))).toBe('first');
  expect(figure.evaluate(posed)).toBe('geometries');
  expect(first.figure.dispose).toHaveBeenCalledOnce();
  expect(figure.evaluate(sceneOf(100))).toBe('geometries');
  expect(load).not.toHaveBeenCalled();
  figure.dispose();
  expect(geometries.figure.dispose).toHaveBeenCalledOnce();
});
