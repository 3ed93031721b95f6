// #combined
export const combined = (p, a, q, b) => p.map((x, i) => x * a + q[i] * b);

export const norm = (q) => Math.sqrt(q.reduce((sum, x) => sum + x * x, 0));

// #slerp
export function slerp(p, q, s) {
  const cosine = p.reduce((sum, x, i) => sum + x * q[i], 0);
  const side = cosine < 0 ? -1 : 1; // #shortWay
  const apart = norm(combined(p, -1, q, side));
  const angle = 2 * Math.atan2(apart, norm(combined(p, 1, q, side)));
  if (angle === 0) return p; // #sameRotation
  const a = Math.sin((1 - s) * angle) / Math.sin(angle);
  const b = Math.sin(s * angle) / Math.sin(angle);
  return combined(p, a, q, b * side);
}
