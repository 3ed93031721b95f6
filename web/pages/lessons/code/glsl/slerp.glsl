// #combined
vec4 combined(vec4 p, float a, vec4 q, float b) {
  return vec4(p.x * a + q.x * b, p.y * a + q.y * b, p.z * a + q.z * b, p.w * a + q.w * b);
}

float norm(vec4 q) {
  float square = q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w;
  return sqrt(square);
}

// #slerp
vec4 slerp(vec4 p, vec4 q, float s) {
  float cosine = p.x * q.x + p.y * q.y + p.z * q.z + p.w * q.w;
  float side = cosine < 0.0 ? -1.0 : 1.0; // #shortWay
  float apart = norm(combined(p, -1.0, q, side));
  float angle = 2.0 * atan(apart, norm(combined(p, 1.0, q, side)));
  if (angle == 0.0) return p; // #sameRotation
  float a = sin((1.0 - s) * angle) / sin(angle);
  float b = sin(s * angle) / sin(angle);
  return combined(p, a, q, b * side);
}
