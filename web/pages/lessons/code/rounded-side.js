// #roundedSide
export function roundedSide(a, b, p) {
  const [ax, ay] = [a[0] - p[0], a[1] - p[1]];
  const [bx, by] = [b[0] - p[0], b[1] - p[1]];
  const c = ax * by - ay * bx;
  if (c === 0) return 0;
  return c > 0 ? 1 : -1;
}
