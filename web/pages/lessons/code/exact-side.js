// #whole
export function whole(x) {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, x);
  const bits = view.getBigUint64(0);
  const power = (bits >> 52n) & 2047n;
  const digits = bits & (2n ** 52n - 1n);
  const isTiny = power === 0n;
  const size = isTiny ? digits : (digits + 2n ** 52n) << (power - 1n);
  return x < 0 ? -size : size;
}

// #exactSide
export function exactSide(a, b, p) {
  const [ax, ay] = [whole(a[0]), whole(a[1])];
  const [bx, by] = [whole(b[0]), whole(b[1])];
  const [px, py] = [whole(p[0]), whole(p[1])];
  const c = (ax - px) * (by - py) - (ay - py) * (bx - px);
  if (c === 0n) return 0;
  return c > 0n ? 1 : -1;
}
