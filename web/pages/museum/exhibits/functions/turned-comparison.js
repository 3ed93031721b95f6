// Boxes are apart where their intervals are apart on any axis.
export default function aabbAabb(a, b) {
  for (const i of [0, 1, 2]) {
    if (a.max[i] < b.min[i] || a.min[i] < b.max[i]) return false;
  }
  return true;
}
