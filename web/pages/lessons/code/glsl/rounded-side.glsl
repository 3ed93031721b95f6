// #roundedSide
int roundedSide(vec3 a, vec3 b, vec3 p) {
  float c = (a.x - p.x) * (b.y - p.y) - (a.y - p.y) * (b.x - p.x);
  if (c == 0.0) return 0;
  return c > 0.0 ? 1 : -1;
}
