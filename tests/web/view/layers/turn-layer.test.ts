// The angle of a turn is written at the turned shape, inside of the free area.
import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import type { FrameResults } from '../../../../web/core/results.ts';
import type { Vec3 } from '../../../../web/scene/shape.ts';
import type { State } from '../../../../web/scene/state.ts';
import type { Turn } from '../../../../web/scene/turn.ts';
import { LabelWriter } from '../../../../web/view/engine/label-writer.ts';
import type { Palette } from '../../../../web/view/engine/palette.ts';
import { RenderResources } from '../../../../web/view/engine/render-resources.ts';
import { Viewpoint } from '../../../../web/view/engine/viewpoint.ts';
import type { ShapeEntry } from '../../../../web/view/layers/layer.ts';
import { TurnLayer } from '../../../../web/view/layers/turn-layer.ts';

const area = { left: 60, top: 0, right: 800, bottom: 600 };
const axis: Vec3 = [0, 1, 0];

function written(turn: Turn | null, selected: number | null, center: Vec3 = [0, 0, 0]) {
  const texts: { text: string; x: number; y: number }[] = [];
  const context = {
    measureText: (text: string) => ({ width: 8 * text.length }),
    strokeText: () => undefined,
    fillText: (text: string, x: number, y: number) => texts.push({ text, x, y }),
  };
  const viewpoint = new Viewpoint();
  viewpoint.resize(800, 600);
  viewpoint.frame([new Vector3(-2, -2, -2), new Vector3(2, 2, 2)]);
  const labels = new LabelWriter(context as unknown as CanvasRenderingContext2D, viewpoint);
  labels.area = area;
  const shapes = [{ id: 1, shape: { kind: 'sphere', center, radius: 1 } }] as ShapeEntry[];
  const layer = new TurnLayer({ resources: new RenderResources(), shapes });
  layer.update({
    state: { selected, turn } as State,
    results: {} as FrameResults,
    step: null,
    motion: null,
  });
  layer.writeLabels(labels, { ink: '#000' } as Palette);
  return texts;
}

test.each([
  [Math.PI / 12, '15°'],
  [(-37.54 * Math.PI) / 180, '−37.5°'],
  [(405 * Math.PI) / 180, '405°'],
  [0, '0°'],
])('%f radians are %s', (angle, text) => {
  expect(written({ axis, angle }, 1).map((each) => each.text)).toEqual([text]);
});

test('stays inside of the free area', () => {
  for (const center of [
    [-9, 0, 0],
    [9, 0, 0],
    [0, 9, 0],
    [0, -9, 0],
  ] as const) {
    const [label] = written({ axis, angle: 1 }, 1, center);
    expect(label?.x).toBeGreaterThan(area.left);
    expect(label?.x).toBeLessThan(area.right);
    expect(label?.y).toBeGreaterThan(area.top);
    expect(label?.y).toBeLessThan(area.bottom);
  }
});

test('is not there where nothing is turned, or selected', () => {
  expect(written(null, 1)).toEqual([]);
  expect(written({ axis, angle: 1 }, null)).toEqual([]);
});
