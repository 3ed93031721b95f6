// No output is ever −0, whatever the zeros of the input are.
#include "answer/positive_zero.h"

#include <array>
#include <vector>

#include "collision/collision.h"
#include "mesh/ray_mesh.h"
#include "random.h"
#include "shapes.h"

namespace collision {
namespace {

/** Every number of an answer, with the name of its field. */
class Numbers {
 public:
  void add(const char* name, double number) { numbers_.push_back({name, number}); }
  void add(const char* name, const Vec3& v) {
    add(name, v.x);
    add(name, v.y);
    add(name, v.z);
  }
  void add(const char* name, const Interval& interval) {
    add(name, interval.min);
    add(name, interval.max);
  }
  void add(const Verdict& verdict) {
    add("axis", verdict.witness.axis);
    add("gap", verdict.witness.gap);
    add("supportA", verdict.witness.supportA);
    add("supportB", verdict.witness.supportB);
    add("contact", verdict.contact);
    add("signedDistance", verdict.plane.signedDistance);
    add("projectedRadius", verdict.plane.projectedRadius);
    add("min", verdict.plane.min);
    add("max", verdict.plane.max);
    const Hit& hit = verdict.hit;
    add("t", hit.t);
    add("tExit", hit.tExit);
    add("tB", hit.tB);
    add("distance", hit.distance);
    add("u", hit.u);
    add("v", hit.v);
    add("point", hit.point);
    add("exitPoint", hit.exitPoint);
    add("normal", hit.normal);
    add("exitNormal", hit.exitNormal);
  }
  void add(const Distance& distance) {
    add("distance", distance.distance);
    add("depth", distance.depth);
    add("axis", distance.axis);
    add("pointA", distance.pointA);
    add("pointB", distance.pointB);
    add("translation", distance.translation);
  }
  void add(const Step& step) {
    add("a", step.a);
    add("b", step.b);
    add("gap", step.gap);
    add("axis", step.axis);
    add("aMinPoint", step.aMinPoint);
    add("aMaxPoint", step.aMaxPoint);
    add("bMinPoint", step.bMinPoint);
    add("bMaxPoint", step.bMaxPoint);
  }

  /** The name of the first that is −0, or nothing. */
  [[nodiscard]] std::string_view negativeZero() const {
    for (const auto& [name, number] : numbers_) {
      if (number == 0 && std::signbit(number)) {
        return name;
      }
    }
    return {};
  }

 private:
  struct Named {
    const char* name;
    double number;
  };
  std::vector<Named> numbers_;
};

/** A small number that is often 0 or −0. */
double anyNumber(Random& random) {
  constexpr std::array<double, 8> kNumbers{0.0, -0.0, 0.0, -0.0, 1, -1, 2, -0.5};
  return kNumbers[static_cast<std::size_t>(random.below(8))];
}

ShapeCell anyShape(Kind kind, Random& random) {
  std::array<double, 12> slot{};
  do {
    for (double& number : slot) {
      number = anyNumber(random);
    }
    if (kind == Kind::ray && random.below(2) == 0) {
      slot[6] = kInfinity;
    }
  } while (checkSlot(kind, slot.data()));
  return ShapeCell(kind, slot.data());
}

TEST(PositiveZero, IsWhatNegativeZeroBecomesAndNothingElse) {
  EXPECT_FALSE(std::signbit(positiveZero(-0.0)));
  EXPECT_FALSE(std::signbit(positiveZero(0.0)));
  for (const double number : {5e-324, -5e-324, 1.5, -kInfinity, kInfinity}) {
    EXPECT_EQ(positiveZero(number), number);
  }
  EXPECT_TRUE(std::isnan(positiveZero(kNone)));
}

TEST(PositiveZero, IsTheOnlyZeroOfAnyAnswer) {
  Random random(20261123);
  for (const Pair& pair : pairTable()) {
    for (int round = 0; round < 600; ++round) {
      const ShapeCell first = anyShape(pair.a, random);
      const ShapeCell second = anyShape(pair.b, random);
      const bool swapped = random.below(2) == 0;
      const ShapeCell& a = swapped ? second : first;
      const ShapeCell& b = swapped ? first : second;
      Trace trace;
      const HitOptions options{.solid = random.below(2) == 0};
      const Verdict verdict = testPair(a, b, {.trace = &trace, .options = options});
      Numbers numbers;
      numbers.add(verdict);
      numbers.add(collision::distance(a, b));
      for (int i = 0; i < trace.count(); ++i) {
        numbers.add(trace[i]);
      }
      ASSERT_EQ(numbers.negativeZero(), "") << nameOf(pair) << ", " << random.where(round);
    }
  }
}

TEST(PositiveZero, IsTheOnlyZeroOfAHitOnAMesh) {
  Random random(20261124);
  int hits = 0;
  for (int round = 0; round < 20000; ++round) {
    const ShapeCell ray = anyShape(Kind::ray, random);
    std::array<double, 9> corners{};
    for (double& number : corners) {
      number = anyNumber(random);
    }
    const MeshHit hit = nearestOnMesh(ray.as<Ray>(), corners, {});
    hits += hit.triangle < 0 ? 0 : 1;
    Numbers numbers;
    numbers.add(hit.verdict);
    ASSERT_EQ(numbers.negativeZero(), "") << random.where(round);
  }
  EXPECT_GT(hits, 1000);
}

}  // namespace
}  // namespace collision
