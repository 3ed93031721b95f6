// A capsule is the union of balls around the points of a segment, so its section is that of disks
// whose centers run from the foot of one end to the foot of the other. Where the foot of the
// perpendicular to the segment falls between its ends, the border is that of a cylinder, an
// ellipse; beyond them it is the circle of the ball at that end. The section is symmetric about the
// line of the feet.
#include "intersection/capsule_section.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

#include "answer/positive_zero.h"
#include "collision/collision.h"
#include "linear/number_vector.h"
#include "linear/predicates.h"
#include "linear/vec3.h"
#include "number/certified.h"
#include "number/index.h"
#include "number/quadratic_surd.h"

namespace collision {
namespace {

/** The plane's values v at both ends, and what they are compared with. */
template <class T>
struct Ends {
  Ends(const Plane& plane, const Capsule& capsule)
      : normal(vectorOf<T>(plane.normal)),
        square(dot(normal, normal)),
        way(differenceOf<T>(capsule.start, capsule.end)),
        radiusSquare(T(capsule.radius) * T(capsule.radius) * square) {
    const auto valueAt = [&](const Vec3& end) {
      return planeValue<T>(normal, plane.constant, vectorOf<T>(end));
    };
    value = {valueAt(capsule.start), valueAt(capsule.end)};
  }

  /** r² n² − v², of a ball that the plane meets not negative. */
  [[nodiscard]] T beyond(int end) const { return radiusSquare - value[at(end)] * value[at(end)]; }
  /** d² n² − (v' − v)², the square of the feet's distance times n². */
  [[nodiscard]] T betweenFeet() const {
    const T rise = value[1] - value[0];
    return dot(way, way) * square - rise * rise;
  }
  /** Whether the section is that of the ball at an end. */
  [[nodiscard]] bool isDiskOf(int end) const {
    const T own = value[at(end)];
    const T rise = value[at(1 - end)] - own;
    if (signOfProduct(own, rise) == Sign::negative || beyond(end).sign() == Sign::negative) {
      return false;
    }
    const T reach = own * rise;
    return compareExact(reach * reach, betweenFeet() * beyond(end)) != Sign::negative;
  }
  static Sign signOfProduct(const T& a, const T& b) { return a.sign() * b.sign(); }

  Vector3<T> normal;
  T square;
  Vector3<T> way;
  T radiusSquare;
  std::array<T, 2> value;
};

/** In the plane: from the foot of the start along the line of the feet, and across it. */
struct Flat {
  double x = 0;
  double y = 0;
  double w = 1;
};

/** a x² + y² + 2 b x + c = 0 */
struct Conic {
  double a;
  double b;
  double c;

  static Conic circle(double center, double square) {
    return {1, -center, center * center - square};
  }
  [[nodiscard]] Flat polar(const Flat& p) const {
    return {a * p.x + b * p.w, p.y, b * p.x + c * p.w};
  }
  [[nodiscard]] double form(const Flat& p, const Flat& q) const {
    const Flat line = polar(p);
    return line.x * q.x + line.y * q.y + line.w * q.w;
  }
};

struct FlatArc {
  Flat from;
  Flat control;
  Flat to;
  double weight;
};

/** Less than half of a conic: its tangents at both ends meet in the control point. */
FlatArc arcOf(const Conic& conic, const Flat& from, const Flat& to) {
  const Flat p = conic.polar(from);
  const Flat q = conic.polar(to);
  const double w = p.x * q.y - p.y * q.x;
  const Flat control{(p.y * q.w - p.w * q.y) / w, (p.w * q.x - p.x * q.w) / w};
  const double square = -conic.form(from, to) / (2 * conic.form(control, control));
  constexpr double kStraight = 1 - 0x1p-40;
  if (square > 0 && square < kStraight) {
    return {from, control, to, std::sqrt(square)};
  }
  return {from, {(from.x + to.x) / 2, (from.y + to.y) / 2}, to, 1};
}

/** A section in the plane: the feet's distance, and how high both ends are above it. */
struct FlatSection {
  double length;
  std::array<double, 2> height;
  std::array<double, 2> square;  // of the radius of each end's disk; negative: none
  double radius;

  /** Of the border above the line of the feet, from the end's side to the start's. */
  [[nodiscard]] std::vector<FlatArc> upperArcs() const {
    const double rise = height[1] - height[0];
    const double whole = std::sqrt(length * length + rise * rise);
    const double slope = rise / whole;
    const double offset = height[0] * length / whole;
    const Conic ellipse{slope * slope, slope * offset, offset * offset - radius * radius};
    std::vector<FlatArc> arcs;
    const auto joint = [&](int end) {
      const double beyond = height[at(end)] * rise / length;  // from the foot
      return Flat{(end == 0 ? 0 : length) + beyond,
                  std::sqrt(std::max(0.0, square[at(end)] - beyond * beyond))};
    };
    const auto hasCircle = [&](int end) {
      const double beyond = height[at(end)] * rise / length * (end == 0 ? -1 : 1);
      return square[at(end)] > 0 && (beyond < 0 || beyond * beyond < square[at(end)]);
    };
    const auto vertexAt = [&](int end) {
      const double sense = (end == 0) == (slope > 0) ? -1 : 1;
      return Flat{(sense * radius - offset) / slope, 0};
    };
    const auto tip = [&](int end) {
      const double reach = std::sqrt(square[at(end)]);
      return Flat{end == 0 ? -reach : length + reach, 0};
    };
    const Flat from = hasCircle(1) ? joint(1) : vertexAt(1);
    const Flat to = hasCircle(0) ? joint(0) : vertexAt(0);
    if (hasCircle(1)) {
      arcs.push_back(arcOf(Conic::circle(length, square[1]), tip(1), from));
    }
    if (hasCircle(0) || hasCircle(1)) {
      arcs.push_back(arcOf(ellipse, from, to));
    } else {
      const Flat top{-offset / slope, radius};
      arcs.push_back(arcOf(ellipse, from, top));
      arcs.push_back(arcOf(ellipse, top, to));
    }
    if (hasCircle(0)) {
      arcs.push_back(arcOf(Conic::circle(0, square[0]), to, tip(0)));
    }
    return arcs;
  }
};

Vec3 footOf(const Plane& plane, const Vec3& point) {
  return positiveZero(certified([&]<class T>() {
    const Vector3<T> normal = vectorOf<T>(plane.normal);
    const Vector3<T> place = vectorOf<T>(point);
    const T square = dot(normal, normal);
    const T value = planeValue<T>(normal, plane.constant, place);
    return quotient(place * square - normal * value, square);
  }));
}

/** A capsule that lies on the plane, or stands on it. */
Intersection ofTouching(const Plane& plane, const Capsule& capsule) {
  constexpr std::array<Corners, 2> kEnds{1, 2};
  const std::array<bool, 2> touches = certified([&]<class T>() {
    const Ends<T> ends(plane, capsule);
    return std::array<bool, 2>{ends.beyond(0).sign() == Sign::zero,
                               ends.beyond(1).sign() == Sign::zero};
  });
  Intersection common;
  common.kind = touches[0] && touches[1] ? IntersectionKind::segment : IntersectionKind::point;
  for (int end = 0; end < 2; ++end) {
    if (touches[at(end)]) {
      common.points.push_back(
          {footOf(plane, end == 0 ? capsule.start : capsule.end), 0, kEnds[at(end)]});
    }
  }
  if (common.kind == IntersectionKind::segment) {
    common.length = length(capsule.end - capsule.start);
  }
  return common;
}

}  // namespace

Intersection capsuleSection(const Plane& plane, const Capsule& capsule, Outcome outcome) {
  if (outcome == Outcome::touching) {
    return ofTouching(plane, capsule);
  }
  Intersection common;
  FlatSection section{};
  section.radius = capsule.radius;
  int diskAt = -1;  // the end whose ball is all of the section
  bool isUpright = false;
  certified([&]<class T>() {
    const Ends<T> ends(plane, capsule);
    diskAt = ends.isDiskOf(0) ? 0 : (ends.isDiskOf(1) ? 1 : -1);
    isUpright = ends.betweenFeet().sign() == Sign::zero;
    common.normal = positiveZero(unitOf(ends.normal));
    section.length =
        rounded(QuadraticSurd<T>{T(0.0), T(1.0), ends.betweenFeet() * ends.square, ends.square});
    for (int end = 0; end < 2; ++end) {
      section.height[at(end)] =
          rounded(QuadraticSurd<T>{T(0.0), ends.value[at(end)], ends.square, ends.square});
      section.square[at(end)] = quotient(ends.beyond(end), ends.square);
    }
    return 0;
  });
  if (diskAt >= 0 || isUpright) {
    // Upright, and crossed between its ends where neither has the whole section.
    common.kind = IntersectionKind::disk;
    common.center = footOf(plane, diskAt == 1 ? capsule.end : capsule.start);
    common.radius = diskAt < 0 ? capsule.radius : std::sqrt(section.square[at(diskAt)]);
    common.area = std::numbers::pi * common.radius * common.radius;
    return common;
  }
  common.kind = IntersectionKind::oval;
  const Vec3 start = footOf(plane, capsule.start);
  const Vec3 along = certified([&]<class T>() {
    const Ends<T> ends(plane, capsule);
    return unitOf(ends.way * ends.square - ends.normal * dot(ends.normal, ends.way));
  });
  const Vec3 across = cross(common.normal, along);
  const auto place = [&](const Flat& p, double sense) {
    return positiveZero(start + along * p.x + across * (sense * p.y));
  };
  const std::vector<FlatArc> arcs = section.upperArcs();
  for (const FlatArc& arc : arcs) {
    common.arcs.push_back(
        {place(arc.from, 1), place(arc.control, 1), place(arc.to, 1), arc.weight});
  }
  const std::vector<FlatArc> mirrored(arcs.rbegin(), arcs.rend());
  for (const FlatArc& arc : mirrored) {
    common.arcs.push_back(
        {place(arc.to, -1), place(arc.control, -1), place(arc.from, -1), arc.weight});
  }
  return common;
}

}  // namespace collision
