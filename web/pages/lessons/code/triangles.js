import { cross, dot, sub } from '../../../textbook/javascript/vectors.js';

// #trianglesApartOn
export function trianglesApartOn(axis, s, t) {
  const [p, q] = [s, t].map(({ a, b, c }) =>
    [a, b, c].map((corner) => dot(sub(corner, s.a), axis)),
  );
  return Math.max(...p) < Math.min(...q) || Math.max(...q) < Math.min(...p);
}

// #trianglesMeet
export function trianglesMeet(s, t) {
  const [d, e] = [s, t].map(({ a, b, c }) => [sub(b, a), sub(c, b), sub(a, c)]);
  const [m, n] = [cross(d[0], d[1]), cross(e[0], e[1])];
  const inPlane = [...d.map((edge) => cross(m, edge)), ...e.map((edge) => cross(n, edge))]; // #inPlane
  const products = d.flatMap((edge) => e.map((other) => cross(edge, other)));
  return ![m, n, ...inPlane, ...products].some((axis) => trianglesApartOn(axis, s, t));
}
