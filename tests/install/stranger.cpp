// Warns of -Wunused-parameter, -Wshadow and -Wconversion, were they asked for.
#include <collision/collision.h>

int stranger(int unused, double size) {
  int rounded = size;
  {
    int rounded = 2;
    size = rounded;
  }
  const collision::Sphere sphere{{0, 0, 0}, size};
  return rounded + static_cast<int>(collision::outcome(sphere, sphere));
}
