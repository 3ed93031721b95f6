import { around } from './tree-pairs.js';

// #halfArea
export function halfArea({ min, max }) {
  const [x, y, z] = max.map((m, k) => m - min[k]);
  return x * y + y * z + z * x;
}

// #costOf
export function costOf(boxes, first) {
  const part = (own) => halfArea(around(own)) * own.length;
  return part(boxes.slice(0, first)) + part(boxes.slice(first));
}

// #meshTree
export function meshTree(boxes, numbers) {
  const own = numbers.map((i) => boxes[i]);
  const bounds = around(own);
  if (numbers.length <= 2) return { bounds, numbers };
  const side = bounds.max.map((x, k) => x - bounds.min[k]);
  const k = side.indexOf(Math.max(...side));
  const middle = (i) => boxes[i].min[k] + boxes[i].max[k];
  const order = [...numbers].sort((i, j) => middle(i) - middle(j));
  const sorted = order.map((i) => boxes[i]);
  let best = 1;
  for (let first = 2; first < order.length; first++) {
    if (costOf(sorted, first) < costOf(sorted, best)) best = first;
  }
  const parts = [order.slice(0, best), order.slice(best)];
  return { bounds, parts: parts.map((part) => meshTree(boxes, part)) };
}
