// Drawings of a lesson: marks become elements of SVG, and the drawings of the broad phase show what the methods do.
import { expect, test } from 'vitest';
import { type Bar, elementOf, viewBoxOf } from '../../../../web/pages/lessons/chart.ts';
import { boxAt } from '../../../../web/pages/lessons/many/arrangements.ts';
import {
  gridChart,
  openAt,
  sweepChart,
  treeChart,
} from '../../../../web/pages/lessons/many/pair-charts.ts';

const named = (name: string, x: number, y: number, width = 0.5) => ({
  ...boxAt(x, y, width, 0.5),
  name,
});
const boxes = [named('A', 1, 1), named('B', -1, 0), named('C', -0.8, 1), named('D', 0.9, 1)];
const bars = (marks: readonly object[], tone: string) =>
  marks.filter((mark): mark is Bar => 'width' in mark && (mark as Bar).tone === tone);

test('each mark is one element, its numbers rounded', () => {
  expect(elementOf({ x: 1.23456, y: 2, width: 3, height: 4, tone: 'plain' })).toEqual({
    tag: 'rect',
    attributes: { x: '1.23', y: '2', width: '3', height: '4', class: 'plain' },
  });
  expect(elementOf({ from: [0, 1], to: [2, 3.999], tone: 'line' }).attributes).toEqual({
    x1: '0',
    y1: '1',
    x2: '2',
    y2: '4',
    class: 'line',
  });
  expect(
    elementOf({
      corners: [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
      tone: 'ray',
    }).attributes['points'],
  ).toBe('0,0 1,0 0,1');
  expect(elementOf({ text: 'A', at: [1, 2], isEnd: true })).toEqual({
    tag: 'text',
    attributes: { x: '1', y: '2', class: 'end' },
    text: 'A',
  });
  expect(viewBoxOf({ width: 480, height: 320.123, marks: [] })).toBe('0 0 480 320.12');
});

test('at its turn a box finds open what has begun and not ended', () => {
  const at = (turn: number) => {
    const { now, open } = openAt(boxes, turn);
    return [now?.name, open.map(({ name }) => name).join()];
  };
  expect([1, 2, 3, 4, 9].map(at)).toEqual([
    ['B', ''],
    ['C', 'B'],
    ['D', ''],
    ['A', 'D'],
    ['A', 'D'],
  ]);
  const { marks } = sweepChart(boxes, 4);
  expect(bars(marks, 'now')).toHaveLength(1);
  expect(bars(marks, 'open')).toHaveLength(1);
  expect(bars(marks, 'done')).toHaveLength(2);
});

test('squares with several boxes are filled', () => {
  expect(bars(gridChart(boxes, 1).marks, 'shared').length).toBeGreaterThan(0);
  const apart = [named('A', -2.5, -1.5), named('B', 2.5, 1.5)];
  expect(bars(gridChart(apart, 1).marks, 'shared')).toHaveLength(0);
});

test('the levels of the tree have twice as many bounds each, down to the boxes', () => {
  const counts = [0, 1, 2, 3].map((level) => bars(treeChart(boxes, level).marks, 'bounds').length);
  expect(counts).toEqual([1, 2, 4, 4]);
});
