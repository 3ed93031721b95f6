// #sweepPairs
export function sweepPairs(boxes, meets) {
  const starts = (i) => boxes[i].min[0];
  const order = boxes.map((_, i) => i).sort((i, j) => starts(i) - starts(j));
  const pairs = [];
  let asked = 0;
  let open = []; // #openBoxes
  for (const i of order) {
    open = open.filter((j) => boxes[j].max[0] >= starts(i));
    for (const j of open) {
      asked += 1;
      if (meets(boxes[i], boxes[j])) pairs.push([i, j]);
    }
    open.push(i);
  }
  return { pairs, asked };
}
