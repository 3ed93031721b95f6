#include "mesh/tree_pairs.h"

#include <bit>
#include <cfloat>
#include <utility>

#include "mesh/float_vectors.h"
#include "mesh/mesh_state.h"
#include "mesh/pulled_back.h"
#include "shapes/float_bounds.h"

namespace collision {
namespace {

using Child = TriangleTree::Child;
using Floats = Lanes<float>;

/** More than what coordinates in lanes, and sums and products of a few, are off by. */
constexpr double kPairMargin = 0x1p-18;
/** The same of a sum along a normal, which is the product of two steps. */
constexpr float kNormalPart = 0x1p-19F;
static_assert(kNormalPart > 16 * RoundoffIn<float>::kUnit);

Vector3<float> absoluteOf(const Vector3<float>& v) {
  return {std::fabs(v.x), std::fabs(v.y), std::fabs(v.z)};
}
float sizeOf(const Vector3<float>& v) { return std::fabs(v.x) + std::fabs(v.y) + std::fabs(v.z); }

/** A box by its middle and half its lengths. */
template <class T>
struct Middle {
  Vector3<T> middle;
  Vector3<T> half;
};

Vector3<float> vectorAt(const std::array<FourBoxes::Floats, 3>& numbers, std::size_t lane) {
  return {numbers[0][lane], numbers[1][lane], numbers[2][lane]};
}

/** What a triangle covers of an axis, seen from its first corner. */
template <class T>
struct Span {
  T low;
  T high;
};
template <class T>
Span<T> spanOf(const T& toSecond, const T& toThird) {
  const T zero(0.0F);
  return {least(zero, least(toSecond, toThird)), greatest(zero, greatest(toSecond, toThird))};
}

/** Where the space of one mesh stands in that of another. */
class OtherSpace {
 public:
  OtherSpace(const PosedMesh& a, const PosedMesh& b, double within) {
    const MeshSpace& spaceA = treeOf(*a.geometry).tree().space();
    const MeshSpace& spaceB = treeOf(*b.geometry).tree().space();
    const PulledCorners corners(b, a);
    const Vec3 origin = spaceA.placeOf(corners.place(spaceB.placeAt({})));
    double size = 1 + roundoff::magnitudeOf(origin);
    for (int i = 0; i < 3; ++i) {
      const Vec3& unit = corners.axis(i);
      const Vec3 axis = spaceA.stepOf(unit * PowerOfTwo(spaceB.exponent()));
      for (int k = 0; k < 3; ++k) {
        axis_[at(i)][k] = static_cast<float>(axis[k]);
        unit_[at(i)][k] = static_cast<float>(unit[k]);
      }
      size += roundoff::magnitudeOf(axis);
      origin_[i] = static_cast<float>(origin[i]);
    }
    const double margin =
        kPairMargin * size + spaceA.lengthOf(corners.error() + within * (1 + kPulledBackPart));
    lengthScale_ =
        static_cast<float>(spaceA.stepOf(Vec3{1, 0, 0} * PowerOfTwo(spaceB.exponent())).x);
    constexpr double kTooFar = 0x1p+60;
    tellsNothing_ = !(margin < kTooFar && size < kTooFar);
    margin_ = tellsNothing_ ? 0 : floatAbove(margin);
  }

  /** Nothing can be told of any two: numbers are beyond what floats have. */
  [[nodiscard]] bool tellsNothing() const { return tellsNothing_; }
  [[nodiscard]] float margin() const { return margin_; }

  [[nodiscard]] Vector3<float> placeOf(const Vector3<float>& here) const {
    return origin_ + stepOf(here);
  }
  [[nodiscard]] Vector3<float> stepOf(const Vector3<float>& v) const {
    return axis_[0] * v.x + axis_[1] * v.y + axis_[2] * v.z;
  }

  /** What a box of b covers of an axis, to either side of its middle. */
  [[nodiscard]] float reachAlong(const Vector3<float>& axis, const Vector3<float>& half) const {
    float reach = 2 * margin_;
    for (int i = 0; i < 3; ++i) {
      reach += std::fabs(dot(axis, axis_[at(i)])) * half[i];
    }
    return reach;
  }
  /** How far boxes of a and a box of b are apart along the axes of a and those of b. */
  struct Gaps {
    Vector3<Floats> way;  // from the middle of b's box to those of a
    Vector3<Floats> ofA;
    Vector3<Floats> ofB;
  };
  COLLISION_ALWAYS_INLINE [[nodiscard]] Gaps gapsOf(const Middle<Floats>& boxes,
                                                    const Middle<float>& other) const {
    Gaps gaps;
    gaps.way = boxes.middle - inAllLanes(placeOf(other.middle));
    const Vector3<Floats>& way = gaps.way;
    for (int k = 0; k < 3; ++k) {
      const float reach = std::fabs(axis_[0][k]) * other.half.x +
                          std::fabs(axis_[1][k]) * other.half.y +
                          std::fabs(axis_[2][k]) * other.half.z + margin_;
      gaps.ofA[k] = absolute(way[k]) - (boxes.half[k] + Floats(reach));
    }
    for (int i = 0; i < 3; ++i) {
      const Vector3<float>& unit = unit_[at(i)];
      const Floats along = absolute(dot(inAllLanes(unit), way));
      const Floats own = dot(inAllLanes(absoluteOf(unit)), boxes.half);
      gaps.ofB[i] = along - (own + Floats(other.half[i] * lengthScale_ + 2 * margin_));
    }
    return gaps;
  }

 private:
  std::array<Vector3<float>, 3> axis_;  // those of b's space, each as long as 1 there
  std::array<Vector3<float>, 3> unit_;
  Vector3<float> origin_;
  float lengthScale_ = 1;
  float margin_ = 0;
  bool tellsNothing_ = false;
};

/** Which boxes may meet: all that are left are visited, in any order. */
class MeetingPairs {
 public:
  MeetingPairs(const OtherSpace& space, PairVisitor& visitor) : space_(space), visitor_(visitor) {}

  static constexpr bool kInOrder = false;

  unsigned operator()(const Middle<Floats>& boxes, const Middle<float>& other,
                      FourBoxes::Floats& /*distances*/) const {
    const auto [way, ofA, ofB] = space_.gapsOf(boxes, other);
    const Floats gap =
        greatest(greatest(ofA.x, greatest(ofA.y, ofA.z)), greatest(ofB.x, greatest(ofB.y, ofB.z)));
    return (gap <= Floats(0.0F)).bits();
  }
  [[nodiscard]] static bool isBeyond(float /*distance*/) { return false; }
  bool visitLeaves(const FourTriangles& own, const FourTriangles& other);

 private:
  /** Bits of those that no axis of space and neither plane separates from triangle j. */
  [[nodiscard]] unsigned nearOf(const FourTriangles& own, const FourTriangles& other,
                                std::size_t j) const;

  const OtherSpace& space_;
  PairVisitor& visitor_;
};

/** Which boxes may be as near as the nearest pair so far: of those of two boxes the nearest first.
 */
class NearestOfPairs {
 public:
  NearestOfPairs(const OtherSpace& space, const PosedMesh& a, NearVisitor& visitor)
      : space_(space), a_(a), visitor_(visitor) {}

  static constexpr bool kInOrder = true;

  unsigned operator()(const Middle<Floats>& boxes, const Middle<float>& other,
                      FourBoxes::Floats& distances) const {
    const auto [way, ofA, ofB] = space_.gapsOf(boxes, other);
    const Floats along = absolute(dot(inAllLanes(axis_), way));
    const Floats own = dot(inAllLanes(absoluteOf(axis_)), boxes.half);
    const Floats beyond = along - (own + Floats(space_.reachAlong(axis_, other.half)));
    const Floats distance = greatest(beyond, greatest(lengthOf(ofA), lengthOf(ofB)));
    store(distance, distances.data());
    return (distance <= Floats(limit_)).bits();
  }
  [[nodiscard]] bool isBeyond(float distance) const { return distance > limit_; }
  bool visitLeaves(const FourTriangles& own, const FourTriangles& other);

 private:
  /** No more than that of the parts of gaps that are none below 0. */
  static Floats lengthOf(const Vector3<Floats>& gaps) {
    Floats square(0.0F);
    for (int axis = 0; axis < 3; ++axis) {
      const Floats gap = greatest(Floats(0.0F), gaps[axis]);
      square = square + gap * gap;
    }
    return squareRoot(square);
  }

  void take(const Distance& nearer);

  const OtherSpace& space_;
  const PosedMesh& a_;
  NearVisitor& visitor_;
  float limit_ = FLT_MAX;
  Vector3<float> axis_;  // between the nearest so far, in the space of a; 0: none
};

/** Both trees at once. */
template <class Which>
class PairWalk {
 public:
  PairWalk(const TreeMesh& a, const TreeMesh& b, Which which)
      : a_(a.tree()), b_(b.tree()), which_(which) {}

  void run() {
    if (a_.isEmpty() || b_.isEmpty()) {
      return;
    }
    waiting_.push_back({0, 0, 0});
    while (!waiting_.empty()) {
      const Two next = waiting_.back();
      waiting_.pop_back();
      first_ = waiting_.size();
      if (!which_.isBeyond(next.distance) && !step(next)) {
        return;
      }
    }
  }

 private:
  struct Two {
    Child a;
    Child b;
    float distance;
  };

  /** The nearest of one step comes last, and so it is next. */
  void push(const Two& two) {
    waiting_.push_back(two);
    for (std::size_t i = waiting_.size() - 1; Which::kInOrder && i > first_; --i) {
      if (waiting_[i - 1].distance >= waiting_[i].distance) {
        break;
      }
      std::swap(waiting_[i - 1], waiting_[i]);
    }
  }

  bool step(const Two& two) {
    if (two.a < 0 && two.b < 0) {
      return which_.visitLeaves(a_.leaf(two.a), b_.leaf(two.b));
    }
    if (two.a < 0) {
      const Middle<float> leaf = middleOf(a_.leaf(two.a));
      const Middle<Floats> own{inAllLanes(leaf.middle), inAllLanes(leaf.half)};
      const TriangleTree::Node& other = b_.node(two.b);
      for (std::size_t j = 0; j < FourBoxes::kCount; ++j) {
        FourBoxes::Floats distances{};
        if (isThere(other, j) && which_(own, middleOf(other, j), distances) != 0) {
          push({two.a, other.child[j], distances[0]});
        }
      }
      return true;
    }
    const TriangleTree::Node& own = a_.node(two.a);
    const Vector3<Floats> min = lanesOf(own.min);
    const Vector3<Floats> max = lanesOf(own.max);
    const Floats half(0.5F);
    const Middle<Floats> boxes{(min + max) * half, (max - min) * half};
    const unsigned there = (min.x <= max.x).bits();
    const auto pushWith = [&](const Middle<float>& other, Child b) {
      FourBoxes::Floats distances{};
      for (unsigned near = which_(boxes, other, distances) & there; near != 0; near &= near - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(near));
        push({own.child[i], b, distances[i]});
      }
    };
    if (two.b < 0) {
      pushWith(middleOf(b_.leaf(two.b)), two.b);
      return true;
    }
    const TriangleTree::Node& other = b_.node(two.b);
    for (std::size_t j = 0; j < FourBoxes::kCount; ++j) {
      if (isThere(other, j)) {
        pushWith(middleOf(other, j), other.child[j]);
      }
    }
    return true;
  }

  static bool isThere(const FourBoxes& boxes, std::size_t i) {
    return boxes.min[0][i] <= boxes.max[0][i];
  }
  static Middle<float> middleOf(const FourBoxes& boxes, std::size_t i) {
    Middle<float> box;
    for (std::size_t axis = 0; axis < 3; ++axis) {
      box.middle[static_cast<int>(axis)] = (boxes.min[axis][i] + boxes.max[axis][i]) * 0.5F;
      box.half[static_cast<int>(axis)] = (boxes.max[axis][i] - boxes.min[axis][i]) * 0.5F;
    }
    return box;
  }
  static Middle<float> middleOf(const FourTriangles& leaf) {
    Middle<float> box;
    for (int axis = 0; axis < 3; ++axis) {
      const FourTriangles::Extent extent = leaf.extent(at(axis));
      box.middle[axis] = (extent.low + extent.high) * 0.5F;
      box.half[axis] = (extent.high - extent.low) * 0.5F;
    }
    return box;
  }

  const TriangleTree& a_;
  const TriangleTree& b_;
  Which which_;
  std::vector<Two> waiting_;
  std::size_t first_ = 0;  // of this step
};

bool MeetingPairs::visitLeaves(const FourTriangles& own, const FourTriangles& other) {
  for (std::size_t j = 0; j < FourTriangles::kCount && other.triangle[j] >= 0; ++j) {
    for (unsigned near = nearOf(own, other, j); near != 0; near &= near - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(near));
      if (!visitor_.visit(own.triangle[i], other.triangle[j], false)) {
        return false;
      }
    }
  }
  return true;
}

unsigned MeetingPairs::nearOf(const FourTriangles& own, const FourTriangles& other,
                              std::size_t j) const {
  const Vector3<float> p = space_.placeOf(vectorAt(other.a, j));
  const Vector3<float> pq = space_.stepOf(vectorAt(other.ab, j));
  const Vector3<float> pr = space_.stepOf(vectorAt(other.ac, j));
  const Vector3<Floats> a = lanesOf(own.a);
  const Vector3<Floats> ab = lanesOf(own.ab);
  const Vector3<Floats> ac = lanesOf(own.ac);
  const Vector3<Floats> way = a - inAllLanes(p);
  const Floats margin(space_.margin());
  auto near = a.x == a.x;
  for (int axis = 0; axis < 3; ++axis) {
    const Span<Floats> ofOwn = spanOf(ab[axis], ac[axis]);
    const Span<float> ofOther = spanOf(pq[axis], pr[axis]);
    near = near & (way[axis] + ofOwn.low <= Floats(ofOther.high) + margin) &
           (Floats(ofOther.low) - margin <= way[axis] + ofOwn.high);
  }
  if (near.bits() == 0) {
    return 0;
  }
  const Floats size = roundoff::magnitudeOf(way);
  const Floats ownSteps = roundoff::magnitudeOf(ab) * roundoff::magnitudeOf(ac);
  const Floats otherSteps(sizeOf(pq) * sizeOf(pr));
  const Floats reach = size + roundoff::magnitudeOf(ab) + roundoff::magnitudeOf(ac) +
                       Floats(sizeOf(pq) + sizeOf(pr));
  // A normal is off by a part of the product of its steps, which its length may be far below;
  // steps of b, which are turned, are off by the margin, too.
  const auto beside = [&](const Vector3<Floats>& normal, const Floats& steps, const Floats& x,
                          const Floats& y, const Floats& z) {
    const Floats off = margin * roundoff::magnitudeOf(normal) + Floats(kNormalPart) * steps * reach;
    return (least(x, least(y, z)) > off) | (greatest(x, greatest(y, z)) < -off);
  };
  const Vector3<Floats> normal = cross(ab, ac);
  const Floats base = -dot(normal, way);
  near = butNot(near, beside(normal, ownSteps, base, base + dot(normal, inAllLanes(pq)),
                             base + dot(normal, inAllLanes(pr))));
  const Vector3<Floats> otherNormal = inAllLanes(cross(pq, pr));
  const Floats there = dot(otherNormal, way);
  near = butNot(near, beside(otherNormal, otherSteps, there, there + dot(otherNormal, ab),
                             there + dot(otherNormal, ac)));
  return near.bits();
}

bool NearestOfPairs::visitLeaves(const FourTriangles& own, const FourTriangles& other) {
  const Vector3<Floats> a = lanesOf(own.a);
  const Vector3<Floats> ab = lanesOf(own.ab);
  const Vector3<Floats> ac = lanesOf(own.ac);
  for (std::size_t j = 0; j < FourTriangles::kCount && other.triangle[j] >= 0; ++j) {
    const Vector3<float> pq = space_.stepOf(vectorAt(other.ab, j));
    const Vector3<float> pr = space_.stepOf(vectorAt(other.ac, j));
    const Vector3<Floats> way = a - inAllLanes(space_.placeOf(vectorAt(other.a, j)));
    Vector3<Floats> gaps;
    for (int axis = 0; axis < 3; ++axis) {
      const Span<Floats> ofOwn = spanOf(ab[axis], ac[axis]);
      const Span<float> ofOther = spanOf(pq[axis], pr[axis]);
      gaps[axis] = greatest(way[axis] + ofOwn.low - Floats(ofOther.high),
                            Floats(ofOther.low) - (way[axis] + ofOwn.high)) -
                   Floats(space_.margin());
    }
    const Vector3<Floats> axis = inAllLanes(axis_);
    const Span<Floats> ofOwn = spanOf(dot(axis, ab), dot(axis, ac));
    const Span<float> ofOther = spanOf(dot(axis_, pq), dot(axis_, pr));
    const Floats start = dot(axis, way);
    const Floats beyond = greatest(start + ofOwn.low - Floats(ofOther.high),
                                   Floats(ofOther.low) - (start + ofOwn.high)) -
                          Floats(2 * space_.margin());
    unsigned near = (greatest(beyond, lengthOf(gaps)) <= Floats(limit_)).bits() & own.there();
    for (; near != 0; near &= near - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(near));
      const Distance* nearer = visitor_.visit(own.triangle[i], other.triangle[j]);
      if (nearer != nullptr) {
        take(*nearer);
      }
    }
  }
  return true;
}

void NearestOfPairs::take(const Distance& nearer) {
  const double here = treeOf(*a_.geometry).tree().space().lengthOf(nearer.distance);
  limit_ = std::fmin(floatAbove(here * (1 + kPairMargin) + kPairMargin), FLT_MAX);
  const Vec3 way = pulledWay(nearer.axis, a_);
  const Vec3 unit = isZero(way) ? way : directionOf(way);
  axis_ = floatsOf(unit);
}

class SwappedVisitor final : public PairVisitor {
 public:
  explicit SwappedVisitor(PairVisitor& visitor) : visitor_(visitor) {}
  bool visit(int ofSecond, int ofFirst, bool overlaps) override {
    return visitor_.visit(ofFirst, ofSecond, overlaps);
  }

 private:
  PairVisitor& visitor_;
};

class SwappedNearest final : public NearVisitor {
 public:
  explicit SwappedNearest(NearVisitor& visitor) : visitor_(visitor) {}
  const Distance* visit(int ofSecond, int ofFirst) override {
    return visitor_.visit(ofFirst, ofSecond);
  }

 private:
  NearVisitor& visitor_;
};

/** Whether b is the larger one: no number in its space is large. */
bool isSmaller(const PosedMesh& a, const PosedMesh& b) {
  const auto exponentIn = [](const PosedMesh& mesh) {
    return treeOf(*mesh.geometry).tree().space().exponent();
  };
  return exponentIn(a) < exponentIn(b);
}

/** use(triangle of a, triangle of b) of all, until it answers false. */
template <class Use>
void visitAll(const PosedMesh& a, const PosedMesh& b, const Use& use) {
  for (int i = 0; i < a.geometry->triangleCount(); ++i) {
    for (int j = 0; j < b.geometry->triangleCount(); ++j) {
      if (!use(i, j)) {
        return;
      }
    }
  }
}

}  // namespace

void visitPairs(const PosedMesh& a, const PosedMesh& b, double within, PairVisitor& visitor) {
  if (isSmaller(a, b)) {
    SwappedVisitor swapped(visitor);
    visitPairs(b, a, within, swapped);
    return;
  }
  const OtherSpace space(a, b, within);
  if (space.tellsNothing()) {
    visitAll(a, b, [&](int i, int j) { return visitor.visit(i, j, false); });
    return;
  }
  PairWalk(treeOf(*a.geometry), treeOf(*b.geometry), MeetingPairs(space, visitor)).run();
}

void visitNearestPairs(const PosedMesh& a, const PosedMesh& b, NearVisitor& visitor) {
  if (isSmaller(a, b)) {
    SwappedNearest swapped(visitor);
    visitNearestPairs(b, a, swapped);
    return;
  }
  const OtherSpace space(a, b, 0);
  if (space.tellsNothing()) {
    visitAll(a, b, [&](int i, int j) {
      visitor.visit(i, j);
      return true;
    });
    return;
  }
  PairWalk(treeOf(*a.geometry), treeOf(*b.geometry), NearestOfPairs(space, a, visitor)).run();
}

}  // namespace collision
