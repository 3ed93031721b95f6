#include <collision/collision.h>

#include <cstdio>

int main() {
  const auto a = collision::Obb::of({0, 0, 0}, {0, 0, 0, 1}, {1, 1, 1});
  const auto b = collision::Obb::of({1.5, 2, 0}, {0, 0, 1, 2}, {1, 1, 1});
  const collision::Verdict verdict = collision::test(a, b);
  const auto& [axis, gap, pointA, pointB, cornersA, cornersB] = verdict.witness;
  std::printf("apart by %g along (%g, %g, %g)\n", gap, axis.x, axis.y, axis.z);
}
