// Two boxes, and a world of 10,000.
#include <collision/collision.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

namespace {

double now() {
  const auto time = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double, std::milli>(time).count();
}

/** The same numbers everywhere: a linear congruential generator (Knuth, MMIX). */
class Random {
 public:
  double between(double low, double high) {
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return low + (high - low) * static_cast<double>(state_ >> 11U) * 0x1p-53;
  }

 private:
  std::uint64_t state_ = 1;
};

bool showTwoBoxes() {
  const collision::Obb a{{0, 0, 0}, {0, 0, 0, 1}, {1, 1, 1}};
  const collision::Obb b{{1.5, 2, 0}, {0, 0, 1, 2}, {1, 1, 1}};
  if (collision::meets(a, b)) {
    return false;
  }
  const collision::Verdict verdict = collision::test(a, b);
  const auto& [axis, gap, supportA, supportB, cornersA, cornersB] = verdict.witness;
  const std::string name = collision::candidateName(a, b, verdict.candidate);
  std::printf("apart by %g along (%g, %g, %g), %s\n", gap, axis.x, axis.y, axis.z, name.c_str());
  const collision::Vec3 nearest = collision::distance(a, b).pointA;
  std::printf("nearest point of a: (%g, %g, %g)\n", nearest.x, nearest.y, nearest.z);
  return true;
}

bool showWorld() {
  constexpr int kBoxes = 10'000;
  collision::World world(kBoxes);
  Random random;
  for (int slot = 0; slot < kBoxes; ++slot) {
    const auto place = [&] { return random.between(-20, 20); };
    const auto part = [&] { return random.between(-1, 1); };
    const auto size = [&] { return random.between(0.2, 0.6); };
    const collision::Vec3 center{place(), place(), place()};
    const collision::Quaternion rotation{part(), part(), part(), part()};
    const collision::Obb box{center, rotation, {size(), size(), size()}};
    if (world.set(slot, box)) {
      return false;
    }
  }
  constexpr int kRuns = 10;
  const double start = now();
  for (int run = 0; run < kRuns; ++run) {
    if (world.evaluate() != collision::Status::finished) {
      return false;
    }
  }
  const double milliseconds = (now() - start) / kRuns;
  std::printf("%d boxes: %zu of %.0f pairs meet, %.2f ms\n", kBoxes, world.meetings().size(),
              world.pairs(), milliseconds);
  int touching = 0;
  for (const collision::Meeting& meeting : world.meetings()) {
    touching += meeting.outcome == collision::Outcome::touching ? 1 : 0;
  }
  std::printf("%d of them just touch\n", touching);
  const collision::RayHit hit = world.raycast({{-30, 0, 0}, {1, 0, 0}});
  std::printf("a ray along x hits box %d at t = %g\n", hit.slot, hit.hit.t);
  for (int slot = 0; slot < kBoxes; ++slot) {
    if (world.setVelocity(slot, {random.between(-1, 1), 0, 0}) != collision::Status::finished) {
      return false;
    }
  }
  std::vector<collision::SweptMeeting> meetings;
  const collision::Status swept = world.sweep(1.0, meetings);
  std::printf("in one unit of time %zu pairs meet\n", meetings.size());
  return hit.slot >= 0 && swept == collision::Status::finished;
}

bool showArrays() {
  const std::array<collision::Sphere, 3> spheres{{{{0, 0, 0}, 1}, {{3, 0, 0}, 1}, {{9, 0, 0}, 1}}};
  const collision::Aabb box{{0.5, -1, -1}, {2.5, 1, 1}};
  std::array<collision::Outcome, 3> found{};
  const std::optional<int> meeting = collision::outcomes(spheres, box, found);
  std::printf("%d of 3 spheres meet the box\n", meeting.value_or(-1));

  const std::array<double, 12> positions{0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 1};
  const std::array<std::int32_t, 6> indices{0, 1, 2, 1, 3, 2};
  const collision::Ray down{{0.75, 2, 0.75}, {0, -1, 0}, collision::kInfinity};
  const collision::MeshHit ground = collision::raycastMesh(down, positions, indices);
  std::printf("the ground is %g below, in triangle %d\n", ground.verdict.hit.t, ground.triangle);
  return meeting == 2 && ground.triangle == 1;
}

}  // namespace

int main() { return showTwoBoxes() && showWorld() && showArrays() ? 0 : 1; }
