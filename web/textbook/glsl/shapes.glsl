struct Point { vec3 position; };
struct Segment { vec3 start; vec3 end; };

// maxDistance: 1e30 for a ray without an end
struct Ray { vec3 origin; vec3 direction; float maxDistance; };
struct Sphere { vec3 center; float radius; };
struct Capsule { vec3 start; vec3 end; float radius; };
struct Aabb { vec3 min; vec3 max; };
struct Obb { vec3 center; vec4 rotation; vec3 halfExtents; };
struct Triangle { vec3 a; vec3 b; vec3 c; };

// a, b, b + c - a, c
struct Parallelogram { vec3 a; vec3 b; vec3 c; };

// dot(normal, p) + constant = 0
struct Plane { vec3 normal; float constant; };
