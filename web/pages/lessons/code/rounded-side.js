// The side of the line from a to b: 1 left, −1 right, 0 on it
export function roundedSide(a, b, p) {
  const [ax, ay] = [a[0] - p[0], a[1] - p[1]];
  const [bx, by] = [b[0] - p[0], b[1] - p[1]];
  return Math.sign(ax * by - ay * bx);
}
