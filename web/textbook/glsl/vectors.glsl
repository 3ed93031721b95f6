// Stands for a distance of 0, which rounding seldom gives: closer misses are reported as meeting,
// and from about 100 m on it is smaller than the rounding of a float.
const float EPSILON = 1e-5;

// q v q⁻¹, |q| ≠ 0
vec3 rotate(vec4 q, vec3 v) {
  vec3 uv = cross(q.xyz, v);
  return v + (uv * q.w + cross(q.xyz, uv)) * (2.0 / dot(q, q));
}

// q⁻¹ v q
vec3 rotateBack(vec4 q, vec3 v) { return rotate(vec4(q.xyz, -q.w), v); }
