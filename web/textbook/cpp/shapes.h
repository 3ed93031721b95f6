#pragma once

#include <cmath>

#include "vectors.h"

struct Point { Vec position; };
struct Segment { Vec start, end; };
struct Ray { Vec origin, direction; double maxDistance = INFINITY; };
struct Sphere { Vec center; double radius; };
struct Capsule { Vec start, end; double radius; };
struct Aabb { Vec min, max; };
struct Obb { Vec center; Quat rotation; Vec halfExtents; };
struct Triangle { Vec a, b, c; };

// a, b, b + c − a, c
struct Parallelogram { Vec a, b, c; };

// normal · p + constant = 0
struct Plane { Vec normal; double constant; };
