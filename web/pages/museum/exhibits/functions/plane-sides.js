// On which side of the plane the box is: its center's distance against its projected radius.
export default function aabbPlane(box, plane) {
  const center = box.min.map((x, i) => (x + box.max[i]) / 2);
  const half = box.max.map((x, i) => (x - box.min[i]) / 2);
  const distance = -plane.constant - dot(plane.normal, center);
  const radius = dot(plane.normal.map(Math.abs), half);
  if (distance >= radius) return { side: 'front' };
  if (distance <= -radius) return { side: 'back' };
  return { side: 'straddling' };
}

const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
