#include "convex/contact.h"

#include <array>
#include <optional>
#include <span>

#include "convex/closest_points.h"
#include "convex/compare_distance.h"
#include "convex/gjk.h"
#include "linear/number_vector.h"
#include "number/certified.h"
#include "number/lanes.h"

namespace collision {
namespace {

/** A box with its axes rounded to unit length. */
struct SolidBox {
  Vec3 center;
  Vec3 half;
  std::array<Vec3, 3> unit;
};

using Two = Lanes<double>;

/** In lanes, as which of two doubles is chosen is a branch, and can't be predicted. */
struct TwoEdges {
  Vector3<Two> p;
  Vector3<Two> q;
};

Vector3<Two> inBoth(const Vec3& v) { return {v.x, v.y, v.z}; }
Vector3<Two> twoOf(const Vec3& a, const Vec3& b) {
  return {lanesOf(a.x, b.x), lanesOf(a.y, b.y), lanesOf(a.z, b.z)};
}
Vec3 oneOf(const Vector3<Two>& two, int lane) { return {two.x[lane], two.y[lane], two.z[lane]}; }

class Mean {
 public:
  void add(const Vec3& point) {
    sum_ = sum_ + point;
    ++count_;
  }
  /** Points in the frame of a box. */
  void add(const SolidBox& frame, const Mean& points) {
    const Vec3& sum = points.sum_;
    sum_ = sum_ + frame.center * static_cast<double>(points.count_) + frame.unit[0] * sum.x +
           frame.unit[1] * sum.y + frame.unit[2] * sum.z;
    count_ += points.count_;
  }
  [[nodiscard]] bool empty() const { return count_ == 0; }
  [[nodiscard]] Vec3 point() const { return sum_ * (1.0 / count_); }

 private:
  Vec3 sum_;
  int count_ = 0;
};

double halfSizeOf(const SolidBox& box) { return box.half.x + box.half.y + box.half.z; }

std::array<TwoEdges, 6> edgesOf(const SolidBox& box) {
  const std::array<Vec3, 3> half{box.unit[0] * box.half.x, box.unit[1] * box.half.y,
                                 box.unit[2] * box.half.z};
  std::array<TwoEdges, 6> edges;
  std::size_t count = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    const Vec3& j = half[(i + 1) % 3];
    const Vec3& k = half[(i + 2) % 3];
    for (const Vec3& sideJ : {box.center - j, box.center + j}) {
      const Vector3<Two> middles = twoOf(sideJ - k, sideJ + k);
      edges[count++] = {middles - inBoth(half[i]), middles + inBoth(half[i])};
    }
  }
  return edges;
}
/** The last one twice. */
std::array<TwoEdges, 2> edgesOf(const Triangle& triangle) {
  const auto& [a, b, c] = triangle;
  return {{{twoOf(a, b), twoOf(b, c)}, {inBoth(c), inBoth(a)}}};
}

/** Adds the ends of what the box, larger by `slack`, leaves of so many edges. */
void addWithin(const SolidBox& box, double slack, std::span<const TwoEdges> edges, int count,
               Mean& mean) {
  const Vec3 half = box.half + Vec3{slack, slack, slack};
  Mean within;  // in the box's frame
  for (const TwoEdges& two : edges) {
    const Vector3<Two> toP = two.p - inBoth(box.center);
    const Vector3<Two> toQ = two.q - inBoth(box.center);
    Vector3<Two> start;
    Vector3<Two> along;
    Two enter(0.0);
    Two exit(1.0);
    for (int i = 0; i < 3; ++i) {
      const Vector3<Two> unit = inBoth(box.unit[static_cast<std::size_t>(i)]);
      start[i] = dot(toP, unit);
      along[i] = dot(toQ, unit) - start[i];
      const Two inverse = Two(1.0) / along[i];
      const Two t0 = (Two(-half[i]) - start[i]) * inverse;
      const Two t1 = (Two(half[i]) - start[i]) * inverse;
      const auto stands = absolute(along[i]) < Two(0x1p-1000);  // where sizes are about one
      const auto isBeside = stands & (absolute(start[i]) > Two(half[i]));
      enter = choose(stands, enter, greatest(enter, least(t0, t1)));
      exit = choose(isBeside, Two(-1.0), choose(stands, exit, least(exit, greatest(t0, t1))));
    }
    const auto isWithin = enter <= exit;
    const Vector3<Two> first = start + along * enter;
    const Vector3<Two> last = start + along * exit;
    for (int lane = 0; lane < Two::kCount && count > 0; ++lane, --count) {
      if (isWithin[lane]) {
        within.add(oneOf(first, lane));
        within.add(oneOf(last, lane));
      }
    }
  }
  mean.add(box, within);
}

/** Adds where the segment from p to q meets the plane axis · (p − origin) = 0, widened by `slack`.
 */
void addOnPlane(const Vec3& axis, const Vec3& origin, double slack, const Vec3& p, const Vec3& q,
                Mean& mean) {
  const double atP = dot(p - origin, axis);
  const double atQ = dot(q - origin, axis);
  const bool onP = std::fabs(atP) <= slack;
  const bool onQ = std::fabs(atQ) <= slack;
  if (onP) {
    mean.add(p);
  }
  if (onQ) {
    mean.add(q);
  }
  if (!onP && !onQ && (atP < 0) != (atQ < 0)) {
    mean.add(p + (q - p) * (atP / (atP - atQ)));
  }
}

/** Where the shapes are so thin that rounding left nothing: the middle of b, held to a. */
Vec3 closestWithin(const SolidBox& box, const Vec3& point) {
  Vec3 held = box.center;
  for (int i = 0; i < 3; ++i) {
    const Vec3& unit = box.unit[static_cast<std::size_t>(i)];
    const double at = dot(point - box.center, unit);
    held = held + unit * std::fmax(-box.half[i], std::fmin(box.half[i], at));
  }
  return held;
}

Vec3 middleOf(const SolidBox& a, const SolidBox& b) {
  const double slack = kContactBound * (halfSizeOf(a) + halfSizeOf(b));
  Mean mean;
  addWithin(b, slack, edgesOf(a), 12, mean);
  addWithin(a, slack, edgesOf(b), 12, mean);
  return mean.empty() ? closestWithin(a, b.center) : mean.point();
}

Vec3 middleOf(const SolidBox& a, const Triangle& b) {
  const double size = largestMagnitude(b.b - b.a) + largestMagnitude(b.c - b.a);
  const double slack = kContactBound * (halfSizeOf(a) + size);
  Mean mean;
  addWithin(a, slack, edgesOf(b), 3, mean);
  const Vec3 normal = cross(b.b - b.a, b.c - b.a);
  if (mean.empty() && !isZero(normal)) {
    // No edge of the triangle reaches the box, so the box meets its inside and nothing else of its
    // plane.
    const Vec3 axis = normalized(normal);
    for (const TwoEdges& two : edgesOf(a)) {
      for (int lane = 0; lane < Two::kCount; ++lane) {
        addOnPlane(axis, b.a, slack, oneOf(two.p, lane), oneOf(two.q, lane), mean);
      }
    }
  }
  return mean.empty() ? closestWithin(a, b.a) : mean.point();
}

/** A place and a size in which shapes are about one large and near the origin. */
struct Local {
  Vec3 origin;
  int exponent = 0;

  [[nodiscard]] Vec3 size(const Vec3& v) const {
    return {std::scalbn(v.x, -exponent), std::scalbn(v.y, -exponent), std::scalbn(v.z, -exponent)};
  }
  [[nodiscard]] Vec3 place(const Vec3& p) const { return size(p - origin); }
  [[nodiscard]] Vec3 world(const Vec3& p) const {
    return origin +
           Vec3{std::scalbn(p.x, exponent), std::scalbn(p.y, exponent), std::scalbn(p.z, exponent)};
  }
};

Local localTo(const Vec3& origin, double size) { return {origin, size > 0 ? std::ilogb(size) : 0}; }

SolidBox solidIn(const Local& local, const Aabb& box) {
  const Vec3 low = local.place(box.min);
  const Vec3 high = local.place(box.max);
  return {(low + high) * 0.5, (high - low) * 0.5, {unitAxis(0), unitAxis(1), unitAxis(2)}};
}
SolidBox solidIn(const Local& local, const Obb& box) {
  return {local.place(box.center), local.size(box.halfExtents), unitsOf(box)};
}

/** So thin for its length that its normal in doubles says little. */
bool isSliver(const Triangle& triangle) {
  const Vec3 ab = triangle.b - triangle.a;
  const Vec3 ac = triangle.c - triangle.a;
  const double longest = std::fmax(length(ab), length(ac));
  return !(length(cross(ab, ac)) > 0x1p-16 * longest * longest);
}

}  // namespace

std::optional<Vec3> roughCommonPoint(const Polytope& a, const Polytope& b, double slack) {
  const Vec3& reference = referenceOf(a, b);
  const PolytopeTerms<double> onA = a.rounded(reference);
  const PolytopeTerms<double> onB = b.rounded(reference);
  const auto rounded = roundedDifferences(onA, onB);
  if (!rounded) {
    return std::nullopt;
  }
  const double unit = 2 * onA.n * onB.n * rounded->scale;
  if (!(rounded->size * 0x1p-48 <= slack * unit)) {
    return std::nullopt;  // roundings alone may be more
  }
  std::optional<Vec3> common;
  const auto isFound = [&](const Simplex<double>& simplex) {
    const Vec3 apart = nearestPointOf(simplex);
    if (length(apart) <= least(0x1p-45, slack * unit)) {  // of a size of about one
      const Vec3 twice = meanOn(onA, 0, rounded->reach, simplex, {sharesOf(simplex), 1, 0});
      // Half-way between the point of a and that of b, which `apart` leads to.
      common = reference + twice * (0.5 / onA.n) + apart * (0.5 / unit);
    }
    return common.has_value();
  };
  Simplex<double> simplex(rounded->differences);
  const WalkEnd end =
      walkToNearest(rounded->differences, simplex,
                    [&](const Simplex<double>& walked) { return !isFound(walked); });
  if (end == WalkEnd::inside) {
    isFound(simplex);
  }
  return common;
}

Vec3 contactOf(ShapeRef a, ShapeRef b, Outcome outcome) {
  const Polytope polytopeA = roundedPolytopeOf(a).polytope;
  const Polytope polytopeB = roundedPolytopeOf(b).polytope;
  for (const Polytope* polytope : {&polytopeA, &polytopeB}) {
    if (polytope->edges() == 0 && polytope->hull() == nullptr) {  // a point
      return polytope->reference();
    }
  }
  // In slivers the walk in doubles may lose its way.
  if (outcome == Outcome::overlapping) {
    if (const auto common = roughCommonPoint(polytopeA, polytopeB, kInfinity)) {
      return *common;
    }
  }
  return certified([&]<class T>() {
    const auto nearest = closestPoints<T>(polytopeA, polytopeB);
    return quotient(nearest.pointA, nearest.weightA);
  });
}

template <class A, class B>
Vec3 boxContact(const A& a, const B& b) {
  const Vec3 lengths = a.lengths() + b.lengths();
  const Local local = localTo(lowPole(a), largestMagnitude(lengths));
  return local.world(middleOf(solidIn(local, a), solidIn(local, b)));
}

template <class Box>
Vec3 triangleContact(const Box& a, const Triangle& b, Outcome outcome) {
  if (isSliver(b)) {
    return contactOf(ShapeRef(a), ShapeRef(b), outcome);
  }
  const double size = largestMagnitude(b.b - b.a) + largestMagnitude(b.c - b.a);
  const Local local = localTo(lowPole(a), largestMagnitude(a.lengths()) + size);
  const Triangle moved{local.place(b.a), local.place(b.b), local.place(b.c)};
  return local.world(middleOf(solidIn(local, a), moved));
}

Vec3 contactOf(const Aabb& a, const Aabb& b) { return boxContact(a, b); }
Vec3 contactOf(const Aabb& a, const Obb& b) { return boxContact(a, b); }
Vec3 contactOf(const Obb& a, const Obb& b) { return boxContact(a, b); }
Vec3 contactOf(const Aabb& a, const Triangle& b, Outcome outcome) {
  return triangleContact(a, b, outcome);
}
Vec3 contactOf(const Obb& a, const Triangle& b, Outcome outcome) {
  return triangleContact(a, b, outcome);
}

}  // namespace collision
