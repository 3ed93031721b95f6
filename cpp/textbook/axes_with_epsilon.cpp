// The separating axis test with the usual tolerances: products of edges that are nearly parallel
// are left out, and small gaps are none.
#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "answer/steps.h"
#include "linear/vec3.h"
#include "number/gap.h"
#include "number/index.h"
#include "pairs/pairs.h"
#include "shapes/all.h"
#include "shapes/projection.h"
#include "shapes/visit_as.h"
#include "textbook/textbook_tests.h"

namespace collision {
namespace {

/** Unit normals of faces and directions of edges, in the order of the table's candidates. */
struct Directions {
  std::array<Vec3, 3> normal{};
  std::array<Vec3, 3> edge{};

  explicit Directions(const Aabb& /*box*/)
      : Directions(std::array{unitAxis(0), unitAxis(1), unitAxis(2)}) {}
  explicit Directions(const Obb& box) : Directions(unitsOf(box)) {}
  explicit Directions(const Triangle& t)
      : normal{cross(t.b - t.a, t.c - t.a)}, edge{t.b - t.a, t.c - t.b, t.a - t.c} {}
  explicit Directions(const Parallelogram& p)
      : normal{cross(p.b - p.a, p.c - p.a)}, edge{p.b - p.a, p.c - p.a} {}
  static Directions of(ShapeRef shape) {
    return visitAs<Aabb, Obb, Triangle, Parallelogram>(
        shape, [](const auto& given) { return Directions(given); });
  }

 private:
  explicit Directions(const std::array<Vec3, 3>& axes) : normal(axes), edge(axes) {}
};

/** v × w of unit vectors; nothing where they are nearly parallel, or one has no length. */
Vec3 crossOf(const Vec3& v, const Vec3& w) {
  if (v == Vec3{} || w == Vec3{}) {
    return {};
  }
  const Vec3 product = cross(normalized(v), normalized(w));
  return length(product) < kTextbookEpsilon ? Vec3{} : product;
}

class Axes {
 public:
  Axes(ShapeRef a, ShapeRef b)
      : a_(Directions::of(a)),
        b_(Directions::of(b)),
        isInPlane_(!isBox(a.kind()) && !isBox(b.kind()) &&
                   crossOf(a_.normal[0], b_.normal[0]) == Vec3{}) {}

  /** Zero of one that is left out. */
  [[nodiscard]] Vec3 axis(const Candidate& candidate) const {
    const std::size_t i = at(candidate.i);
    switch (candidate.type) {
      case CandidateType::worldAxis:
        return unitAxis(candidate.i);
      case CandidateType::faceA:
        return a_.normal[i];
      case CandidateType::faceB:
        return b_.normal[i];
      case CandidateType::edges:
        return crossOf(a_.edge[i], b_.edge[at(candidate.j)]);
      case CandidateType::inPlaneA:
        return isInPlane_ ? crossOf(a_.normal[0], a_.edge[i]) : Vec3{};
      case CandidateType::inPlaneB:
        return isInPlane_ ? crossOf(a_.normal[0], b_.edge[i]) : Vec3{};
      default:
        return {};
    }
  }

 private:
  Directions a_;
  Directions b_;
  bool isInPlane_;
};

SkipReason reasonOf(CandidateType type) {
  if (isForDegenerate(type)) {
    return SkipReason::notNeeded;
  }
  return type == CandidateType::edges ? SkipReason::parallel : SkipReason::degenerate;
}

}  // namespace

TextbookAnswer testAxesWithEpsilon(ShapeRef a, ShapeRef b, Trace* trace) {
  const Axes axes(a, b);
  const Projector onA(a);
  const Projector onB(b);
  const std::span<const Candidate> list =
      pairTable()[at(findPair(a.kind(), b.kind()).index)].candidates;
  bool meets = true;
  double most = -HUGE_VAL;  // of the steps that the test needs
  for (std::size_t row = 0; row < list.size() && (meets || trace != nullptr); ++row) {
    const int candidate = static_cast<int>(row);
    const CandidateType type = list[row].type;
    const Vec3 axis = axes.axis(list[row]);
    if (axis == Vec3{}) {
      if (trace != nullptr) {
        trace->add(skippedStep(candidate, groupOf(type), reasonOf(type), meets, __LINE__));
      }
      continue;
    }
    const Vec3 direction = normalized(axis);
    const Projection projectionA = onA.along(direction, {});
    const Projection projectionB = onB.along(direction, {});
    const double gap = gapBetween(projectionA.interval, projectionB.interval);
    const Decision decision = compare(gap, kTextbookEpsilon);
    if (trace != nullptr) {
      Step step = axisStep(candidate, groupOf(type), decision, direction, projectionA, projectionB,
                           {}, meets);
      step.gap = gap;  // which may be above 0, and small enough to be none
      trace->add(step);
    }
    most = meets ? std::max(most, gap) : most;
    meets = meets && !decision.positive();
  }
  return {meets, kNone, most == -HUGE_VAL ? kNone : most};
}

}  // namespace collision
