#include <collision/collision.h>

#include <cstdio>
#include <string>

int main() {
  const collision::Obb a{{0, 0, 0}, {0, 0, 0, 1}, {1, 1, 1}};
  const collision::Obb b{{1.5, 2, 0}, {0, 0, 1, 2}, {1, 1, 1}};
  if (collision::meets(a, b)) {
    return 1;
  }
  const collision::Verdict verdict = collision::test(a, b);
  const auto& [axis, gap, supportA, supportB, cornersA, cornersB] = verdict.witness;
  const std::string name = collision::candidateName(a, b, verdict.candidate);
  std::printf("apart by %g along (%g, %g, %g), %s\n", gap, axis.x, axis.y, axis.z, name.c_str());
  const collision::Vec3 nearest = collision::distance(a, b).pointA;
  std::printf("nearest point of a: (%g, %g, %g)\n", nearest.x, nearest.y, nearest.z);
}
