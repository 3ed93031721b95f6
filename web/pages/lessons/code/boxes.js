import {
  cross,
  dot,
  rotate,
  rotateBack,
  scale,
  sub,
} from '../../../textbook/javascript/vectors.js';

// #boxesMeet
export function alignedBoxesMeet(a, b) {
  return [0, 1, 2].every((i) => a.min[i] <= b.max[i] && b.min[i] <= a.max[i]);
}

// #boxMeetsPlane
export function turnedBoxMeetsPlane({ center, rotation, halfExtents }, { normal, constant }) {
  const n = rotateBack(rotation, normal); // #normalInFrame
  const reach = dot(halfExtents, n.map(Math.abs));
  return Math.abs(dot(normal, center) + constant) <= reach;
}

// #turnedInFrame
export function turnedInFrame(a, b) {
  const toFrame = (v) => rotateBack(a.rotation, v);
  const axisOf = (v) => toFrame(rotate(b.rotation, v));
  return {
    center: toFrame(sub(b.center, a.center)),
    x: axisOf([1, 0, 0]),
    y: axisOf([0, 1, 0]),
    z: axisOf([0, 0, 1]),
    halves: b.halfExtents,
  };
}

// #boxesApartOn
export function boxesApartOn(axis, h, { center, x, y, z, halves }) {
  const reachA = dot(h, axis.map(Math.abs));
  const reachB = dot(
    halves,
    [x, y, z].map((side) => Math.abs(dot(side, axis))),
  );
  return Math.abs(dot(center, axis)) > reachA + reachB;
}

// #edgesOf
export function edgeProducts([x, y, z]) {
  return [
    [0, -z, y], // #crossX
    [z, 0, -x], // #crossY
    [-y, x, 0], // #crossZ
  ];
}

// #turnedBoxesMeet
export function turnedBoxesMeet(a, b) {
  const turned = turnedInFrame(a, b);
  const { x, y, z } = turned;
  const facesOfA = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const axes = [...facesOfA, x, y, z, ...[x, y, z].flatMap((edge) => edgeProducts(edge))];
  return !axes.some((axis) => boxesApartOn(axis, a.halfExtents, turned));
}

// #triangleApartOn
export function triangleApartOn(axis, h, corners) {
  const places = corners.map((corner) => dot(corner, axis));
  const reach = dot(h, axis.map(Math.abs));
  return Math.min(...places) > reach || Math.max(...places) < -reach;
}

// #triangleMeetsBox
export function boxMeetsTriangle({ min, max }, { a, b, c }) {
  const middle = min.map((x, i) => (x + max[i]) / 2);
  const h = scale(sub(max, min), 0.5);
  const corners = [a, b, c].map((corner) => sub(corner, middle));
  const edges = [sub(b, a), sub(c, b), sub(a, c)];
  const faces = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const axes = [
    ...faces,
    cross(edges[0], edges[1]),
    ...edges.flatMap((edge) => edgeProducts(edge)),
  ];
  return !axes.some((axis) => triangleApartOn(axis, h, corners));
}
