// #squaresOf
export function squaresOf({ min, max }, size) {
  const cell = (x) => Math.floor(x / size);
  const squares = [];
  for (let x = cell(min[0]); x <= cell(max[0]); x++) {
    for (let y = cell(min[1]); y <= cell(max[1]); y++) squares.push(`${x} ${y}`);
  }
  return squares;
}

// #gridPairs
export function gridPairs(boxes, meets, size) {
  const grid = new Map();
  const asked = new Set(); // #askedOnce
  const pairs = [];
  let entries = 0;
  for (const [i, box] of boxes.entries()) {
    for (const square of squaresOf(box, size)) {
      const others = grid.get(square) ?? [];
      for (const j of others) {
        const pair = i * boxes.length + j;
        if (asked.has(pair)) continue;
        asked.add(pair);
        if (meets(box, boxes[j])) pairs.push([i, j]);
      }
      others.push(i);
      grid.set(square, others);
      entries += 1;
    }
  }
  return { pairs, asked: asked.size, entries };
}
