#include "mesh/tree_pairs.h"

#include <bit>
#include <cfloat>

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

template <class T>
Vector3<T> inAll(const Vector3<float>& v) {
  return {T(v.x), T(v.y), T(v.z)};
}

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
    const double margin = kPairMargin * size +
                          spaceA.stepOf({corners.error() + within * (1 + kPulledBackPart), 0, 0}).x;
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

  /** Whether boxes of a may meet a box of b, by the axes of both. */
  [[nodiscard]] unsigned mayMeet(const Middle<Floats>& boxes, const Middle<float>& other) const {
    const Vector3<float> middle = placeOf(other.middle);
    const Vector3<Floats> way = boxes.middle - inAll<Floats>(middle);
    Vector3<float> reach;
    for (int k = 0; k < 3; ++k) {
      reach[k] = std::fabs(axis_[0][k]) * other.half.x + std::fabs(axis_[1][k]) * other.half.y +
                 std::fabs(axis_[2][k]) * other.half.z + margin_;
    }
    auto meets = (absolute(way.x) <= boxes.half.x + Floats(reach.x)) &
                 (absolute(way.y) <= boxes.half.y + Floats(reach.y)) &
                 (absolute(way.z) <= boxes.half.z + Floats(reach.z));
    for (int i = 0; i < 3; ++i) {
      const Vector3<float>& unit = unit_[at(i)];
      const Floats along = absolute(dot(inAll<Floats>(unit), way));
      const Floats own = dot(inAll<Floats>(absoluteOf(unit)), boxes.half);
      meets = meets & (along <= own + Floats(other.half[i] * lengthScale_ + 2 * margin_));
    }
    return meets.bits();
  }

 private:
  std::array<Vector3<float>, 3> axis_;  // those of b's space, each as long as 1 there
  std::array<Vector3<float>, 3> unit_;
  Vector3<float> origin_;
  float lengthScale_ = 1;
  float margin_ = 0;
  bool tellsNothing_ = false;
};

/** Both trees at once. */
class PairWalk {
 public:
  PairWalk(const TreeMesh& a, const TreeMesh& b, const OtherSpace& space, PairVisitor& visitor)
      : a_(a.tree()), b_(b.tree()), space_(space), visitor_(visitor) {}

  void run() {
    if (a_.isEmpty() || b_.isEmpty()) {
      return;
    }
    waiting_.push_back({0, 0});
    while (!waiting_.empty()) {
      const Two next = waiting_.back();
      waiting_.pop_back();
      if (!step(next)) {
        return;
      }
    }
  }

 private:
  struct Two {
    Child a;
    Child b;
  };

  bool step(const Two& two) {
    if (two.a < 0 && two.b < 0) {
      return visitLeaves(a_.leaf(two.a), b_.leaf(two.b));
    }
    if (two.a < 0) {
      const Middle<float> leaf = middleOf(a_.leaf(two.a));
      const Middle<Floats> own{inAll<Floats>(leaf.middle), inAll<Floats>(leaf.half)};
      const TriangleTree::Node& other = b_.node(two.b);
      for (std::size_t j = 0; j < FourBoxes::kCount; ++j) {
        if (isThere(other, j) && space_.mayMeet(own, middleOf(other, j)) != 0) {
          waiting_.push_back({two.a, other.child[j]});
        }
      }
      return true;
    }
    const TriangleTree::Node& own = a_.node(two.a);
    const Vector3<Floats> min = lanesOf(own.min);
    const Vector3<Floats> max = lanesOf(own.max);
    const Floats half(0.5F);
    const Middle<Floats> boxes{(min + max) * half, (max - min) * half};
    const auto pushWith = [&](const Middle<float>& other, Child b) {
      for (unsigned meeting = space_.mayMeet(boxes, other); meeting != 0; meeting &= meeting - 1) {
        waiting_.push_back({own.child[static_cast<std::size_t>(std::countr_zero(meeting))], b});
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

  bool visitLeaves(const FourTriangles& own, const FourTriangles& other) {
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

  /** Bits of those that no axis of space and neither plane separates from triangle j. */
  [[nodiscard]] unsigned nearOf(const FourTriangles& own, const FourTriangles& other,
                                std::size_t j) const {
    const auto vectorAt = [j](const std::array<FourBoxes::Floats, 3>& numbers) {
      return Vector3<float>{numbers[0][j], numbers[1][j], numbers[2][j]};
    };
    const Vector3<float> p = space_.placeOf(vectorAt(other.a));
    const Vector3<float> pq = space_.stepOf(vectorAt(other.ab));
    const Vector3<float> pr = space_.stepOf(vectorAt(other.ac));
    const Vector3<Floats> a = lanesOf(own.a);
    const Vector3<Floats> ab = lanesOf(own.ab);
    const Vector3<Floats> ac = lanesOf(own.ac);
    const Vector3<Floats> way = a - inAll<Floats>(p);
    const Floats zero(0.0F);
    const Floats margin(space_.margin());
    auto near = a.x == a.x;
    for (int axis = 0; axis < 3; ++axis) {
      const Floats low = way[axis] + least(zero, least(ab[axis], ac[axis]));
      const Floats high = way[axis] + greatest(zero, greatest(ab[axis], ac[axis]));
      near = near & (low <= Floats(std::fmax(0.0F, std::fmax(pq[axis], pr[axis]))) + margin) &
             (Floats(std::fmin(0.0F, std::fmin(pq[axis], pr[axis]))) - margin <= high);
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
      const Floats off =
          margin * roundoff::magnitudeOf(normal) + Floats(kNormalPart) * steps * reach;
      return (least(x, least(y, z)) > off) | (greatest(x, greatest(y, z)) < -off);
    };
    const Vector3<Floats> normal = cross(ab, ac);
    const Floats base = -dot(normal, way);
    near = butNot(near, beside(normal, ownSteps, base, base + dot(normal, inAll<Floats>(pq)),
                               base + dot(normal, inAll<Floats>(pr))));
    const Vector3<Floats> otherNormal = inAll<Floats>(cross(pq, pr));
    const Floats there = dot(otherNormal, way);
    near = butNot(near, beside(otherNormal, otherSteps, there, there + dot(otherNormal, ab),
                               there + dot(otherNormal, ac)));
    return near.bits();
  }

  const TriangleTree& a_;
  const TriangleTree& b_;
  const OtherSpace& space_;
  PairVisitor& visitor_;
  std::vector<Two> waiting_;
};

class SwappedVisitor final : public PairVisitor {
 public:
  explicit SwappedVisitor(PairVisitor& visitor) : visitor_(visitor) {}
  bool visit(int ofSecond, int ofFirst, bool overlaps) override {
    return visitor_.visit(ofFirst, ofSecond, overlaps);
  }

 private:
  PairVisitor& visitor_;
};

}  // namespace

void visitPairs(const PosedMesh& a, const PosedMesh& b, double within, PairVisitor& visitor) {
  const TreeMesh& treeA = treeOf(*a.geometry);
  const TreeMesh& treeB = treeOf(*b.geometry);
  // In the space of the larger one, so that no number there is large.
  if (treeA.tree().space().exponent() < treeB.tree().space().exponent()) {
    SwappedVisitor swapped(visitor);
    visitPairs(b, a, within, swapped);
    return;
  }
  const OtherSpace space(a, b, within);
  if (!space.tellsNothing()) {
    PairWalk(treeA, treeB, space, visitor).run();
    return;
  }
  for (int i = 0; i < treeA.triangles().count(); ++i) {
    for (int j = 0; j < treeB.triangles().count(); ++j) {
      if (!visitor.visit(i, j, false)) {
        return;
      }
    }
  }
}

}  // namespace collision
