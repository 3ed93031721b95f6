// #around
export const around = (boxes) => ({
  kind: 'aabb',
  min: [0, 1, 2].map((k) => Math.min(...boxes.map(({ min }) => min[k]))),
  max: [0, 1, 2].map((k) => Math.max(...boxes.map(({ max }) => max[k]))),
});

// #treeOf
export function treeOf(boxes, numbers) {
  const [first] = numbers;
  if (numbers.length === 1) return { bounds: boxes[first], box: first };
  const bounds = around(numbers.map((i) => boxes[i]));
  const side = bounds.max.map((x, k) => x - bounds.min[k]);
  const k = side.indexOf(Math.max(...side));
  const middle = (i) => boxes[i].min[k] + boxes[i].max[k];
  const order = [...numbers].sort((i, j) => middle(i) - middle(j));
  const half = order.length >> 1;
  const parts = [order.slice(0, half), order.slice(half)];
  return { bounds, parts: parts.map((part) => treeOf(boxes, part)) };
}

// #treePairs
export function treePairs(boxes, meets) {
  const pairs = [];
  let asked = 0;
  const between = (a, b) => {
    asked += 1;
    if (!meets(a.bounds, b.bounds)) return;
    if (a.parts) for (const part of a.parts) between(part, b);
    else if (b.parts) for (const part of b.parts) between(a, part);
    else pairs.push([a.box, b.box]);
  };
  const within = ({ parts }) => {
    if (!parts) return;
    for (const part of parts) within(part);
    between(...parts);
  };
  const numbers = boxes.map((_, i) => i);
  if (numbers.length > 0) within(treeOf(boxes, numbers));
  return { pairs, asked };
}
