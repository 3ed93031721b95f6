// #rayHitsSphere
float rayHitsSphere(Ray ray, Sphere sphere) {
  vec3 from = ray.origin - sphere.center;
  float a = dot(ray.direction, ray.direction);
  float b = dot(from, ray.direction);
  float square = b * b - a * (dot(from, from) - sphere.radius * sphere.radius);
  if (square < 0.0) return -1.0; // #noRoot
  float enter = max((-b - sqrt(square)) / a, 0.0);
  float leave = min((-b + sqrt(square)) / a, ray.tMax);
  return enter <= leave ? enter : -1.0;
}

// #camera
struct Camera {
  vec3 eye;
  vec3 forward;
  vec3 right;
  vec3 up;
  float halfHeight;
  float width;
  float height;
};

// #pixelRay
Ray pixelRay(Camera camera, float column, float row) {
  float across = camera.halfHeight * (camera.width / camera.height);
  float x = ((2.0 * column + 1.0) / camera.width - 1.0) * across;
  float y = (1.0 - (2.0 * row + 1.0) / camera.height) * camera.halfHeight;
  Ray ray;
  ray.origin = camera.eye;
  ray.direction = camera.forward + camera.right * x + camera.up * y;
  ray.tMax = 1e30;
  return ray;
}

// #picked
struct Picked { int shape; float t; };

// #nearer
Picked nearer(Picked before, int shape, float t) {
  if (t < 0.0 || (before.shape > 0 && before.t <= t)) return before;
  Picked found;
  found.shape = shape;
  found.t = t;
  return found;
}

// #pickOf
Picked pick(Camera camera, float column, float row, Obb box, Sphere ball, Parallelogram sheet) {
  Ray ray = pixelRay(camera, column, row);
  Picked nearest;
  nearest.shape = 0;
  nearest.t = -1.0;
  nearest = nearer(nearest, 1, rayHitsTurnedBox(ray, box));
  nearest = nearer(nearest, 2, rayHitsSphere(ray, ball));
  return nearer(nearest, 3, rayHitsParallelogram(ray, sheet));
}
