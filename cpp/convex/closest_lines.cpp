// Source: Ericson, Real-Time Collision Detection, 2005, 5.1.9; the proof is that of a convex
// function: its slopes are zero within the lines, and lead up from their ends.
#include "convex/closest_lines.h"

#include <cmath>

#include "linear/number_vector.h"

namespace collision {
namespace {

using T = Approximate;

/** Where on a line the nearest point is. */
enum class Part : unsigned char { start, within, end };

Part partAt(double t, double length) {
  return t <= 0 ? Part::start : (t >= length ? Part::end : Part::within);
}

struct Parts {
  Part a;
  Part b;
};

/** The place between 0 and the length that is nearest to one of a line; NaN: its start. */
double within(double t, double length) { return t > 0 ? least(t, length) : 0; }

/** In doubles, and so perhaps wrong. */
Parts guessedParts(const Line& a, const Line& b) {
  const Vec3 way = b.start - a.start;
  const Vec3 d = a.roughDirection();
  const Vec3 e = b.roughDirection();
  const double dd = dot(d, d);
  const double de = dot(d, e);
  const double ee = dot(e, e);
  const double wd = dot(way, d);
  const double we = dot(way, e);
  double s = within((wd * ee - we * de) / (dd * ee - de * de), a.length);
  const double t = within((s * de - we) / ee, b.length);
  s = within((wd + t * de) / dd, a.length);
  return {partAt(s, a.length), partAt(t, b.length)};
}

bool isSurelyPositive(const T& number) {
  return number.hi() > number.error() * Approximate::kErrorSlack;
}

/** One of two lines, of which the part is guessed. */
class GuessedLine {
 public:
  /** `sign`: 1 where the way between the two leads away from it, −1 where it leads there. */
  GuessedLine(const Line& line, Part part, double sign) : line_(line), part_(part), sign_(sign) {
    if (line.length > 0) {
      direction_ = line.direction();
    }
  }

  [[nodiscard]] bool isWithin() const { return part_ == Part::within; }
  [[nodiscard]] const ApproximateVec3& direction() const { return direction_; }
  /** The end that is nearest; of one within a place to start from. */
  [[nodiscard]] const Vec3& place() const { return part_ == Part::end ? line_.end : line_.start; }

  /**
   * Whether its parameter numerator / denominator is that of the nearest point: between the ends,
   * or at the one beyond which `between` leads.
   */
  [[nodiscard]] bool isNearestAt(const T& numerator, const T& denominator,
                                 const ApproximateVec3& between) const {
    if (isWithin()) {
      return isSurelyPositive(numerator) &&
             (line_.length == kInfinity || isSurelyPositive(denominator - numerator));
    }
    const T slope = dot(between, direction_);
    return line_.length == 0 ||
           isSurelyPositive((part_ == Part::end) == (sign_ > 0) ? slope : -slope);
  }
  /** The point at numerator / denominator, times the denominator. */
  [[nodiscard]] ApproximateVec3 at(const T& numerator, const T& denominator) const {
    const ApproximateVec3 point = vectorOf<T>(place()) * denominator;
    return isWithin() ? point + direction_ * numerator : point;
  }
  [[nodiscard]] Corners corners() const {
    return isWithin() ? 0b11U : (part_ == Part::end ? 0b10U : 0b01U);
  }

 private:
  const Line& line_;
  Part part_;
  double sign_;
  ApproximateVec3 direction_;
};

}  // namespace

std::optional<ClosestPoints<Approximate>> closestOfLines(const Polytope& first,
                                                         const Polytope& second) {
  const auto lineA = first.line();
  const auto lineB = second.line();
  if (!lineA || !lineB) {
    return std::nullopt;
  }
  const Parts parts = guessedParts(*lineA, *lineB);
  const GuessedLine a(*lineA, parts.a, 1);
  const GuessedLine b(*lineB, parts.b, -1);
  const ApproximateVec3 way = differenceOf<T>(a.place(), b.place());
  ClosestPoints<T> nearest;
  ApproximateVec3& between = nearest.between;
  T denominator(1.0);
  T onA;
  T onB;
  if (a.isWithin() && b.isWithin()) {
    const ApproximateVec3 normal = cross(a.direction(), b.direction());
    const T along = dot(way, normal);
    denominator = dot(normal, normal);
    onA = dot(cross(way, b.direction()), normal);
    onB = dot(cross(way, a.direction()), normal);
    between = normal * along;
    nearest.numerator = along * along;
    nearest.denominator = denominator;
  } else {
    between = way;
    if (a.isWithin() || b.isWithin()) {
      const ApproximateVec3 direction = a.isWithin() ? a.direction() : -b.direction();
      denominator = dot(direction, direction);
      onA = onB = dot(direction, way);
      between = way * denominator - direction * onA;
    }
    nearest.numerator = dot(between, between);
    nearest.denominator = denominator * denominator;
  }
  if (!isSurelyPositive(nearest.numerator) || !a.isNearestAt(onA, denominator, between) ||
      !b.isNearestAt(onB, denominator, between)) {
    return std::nullopt;
  }
  nearest.pointA = a.at(onA, denominator);
  nearest.pointB = b.at(onB, denominator);
  nearest.weightA = nearest.weightB = denominator;
  nearest.cornersA = a.corners();
  nearest.cornersB = b.corners();
  return nearest;
}

}  // namespace collision
