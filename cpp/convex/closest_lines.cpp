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

/** A point on a line, times a weight. */
struct WeightedPoint {
  ApproximateVec3 point;
  T weight;
};

/** One of two lines, of which the part is guessed. */
class GuessedLine {
 public:
  GuessedLine(const Line& line, Part part)
      : line_(line), isWithin_(part == Part::within), isEnd_(part == Part::end) {
    if (line.length > 0) {
      direction_ = line.direction();
    }
  }

  [[nodiscard]] bool isWithin() const { return isWithin_; }
  [[nodiscard]] const ApproximateVec3& direction() const { return direction_; }
  /** The end that is nearest; of one within a place to start from. */
  [[nodiscard]] const Vec3& place() const { return isEnd_ ? line_.end : line_.start; }

  /** Whether what is nearest to the end lies beyond it: `toOther` leads there. */
  [[nodiscard]] bool endIsNearest(const ApproximateVec3& toOther) const {
    if (line_.length == 0) {
      return true;
    }
    const T slope = dot(toOther, direction_);
    return isSurelyPositive(isEnd_ ? slope : -slope);
  }
  /** Whether numerator / denominator is a parameter between the ends. */
  [[nodiscard]] bool contains(const T& numerator, const T& denominator) const {
    return isSurelyPositive(numerator) &&
           (line_.length == kInfinity || isSurelyPositive(denominator - numerator));
  }
  [[nodiscard]] WeightedPoint at(const T& numerator, const T& denominator) const {
    return {vectorOf<T>(place()) * denominator + direction_ * numerator, denominator};
  }
  [[nodiscard]] WeightedPoint atEnd() const { return {vectorOf<T>(place()), T(1.0)}; }
  [[nodiscard]] Corners corners() const { return isWithin_ ? 0b11U : (isEnd_ ? 0b10U : 0b01U); }

 private:
  const Line& line_;
  ApproximateVec3 direction_;
  bool isWithin_;
  bool isEnd_;
};

using Nearest = std::optional<ClosestPoints<T>>;

Nearest nearestOf(const GuessedLine& a, const GuessedLine& b, const T& numerator,
                  const T& denominator, const ApproximateVec3& between, const WeightedPoint& onA,
                  const WeightedPoint& onB) {
  if (!isSurelyPositive(numerator)) {
    return std::nullopt;
  }
  return ClosestPoints<T>{numerator,  denominator, between,     onA.point,  onB.point,
                          onA.weight, onB.weight,  a.corners(), b.corners()};
}

Nearest ofEnds(const GuessedLine& a, const GuessedLine& b, const ApproximateVec3& way) {
  if (!a.endIsNearest(way) || !b.endIsNearest(-way)) {
    return std::nullopt;
  }
  return nearestOf(a, b, dot(way, way), T(1.0), way, a.atEnd(), b.atEnd());
}

/** Of an end and a place within the other line; `way` leads from the end to that line's start. */
struct EndAndLine {
  T denominator;
  T numerator;  // of the parameter
  ApproximateVec3 between;
};
std::optional<EndAndLine> ofEndAndLine(const GuessedLine& end, const GuessedLine& line,
                                       const ApproximateVec3& way) {
  EndAndLine found;
  const ApproximateVec3& e = line.direction();
  found.denominator = dot(e, e);
  found.numerator = -dot(e, way);
  if (!line.contains(found.numerator, found.denominator)) {
    return std::nullopt;
  }
  found.between = way * found.denominator + e * found.numerator;
  return end.endIsNearest(found.between) ? std::optional(found) : std::nullopt;
}

Nearest ofLines(const GuessedLine& a, const GuessedLine& b, const ApproximateVec3& way) {
  const ApproximateVec3& d = a.direction();
  const ApproximateVec3& e = b.direction();
  const ApproximateVec3 normal = cross(d, e);
  const T denominator = dot(normal, normal);
  const T onA = dot(cross(way, e), normal);
  const T onB = dot(cross(way, d), normal);
  if (!a.contains(onA, denominator) || !b.contains(onB, denominator)) {
    return std::nullopt;
  }
  const T along = dot(way, normal);
  return nearestOf(a, b, along * along, denominator, normal * along, a.at(onA, denominator),
                   b.at(onB, denominator));
}

}  // namespace

std::optional<ClosestPoints<Approximate>> closestOfLines(const Polytope& first,
                                                         const Polytope& second) {
  const auto lineA = first.line();
  const auto lineB = second.line();
  if (!lineA || !lineB) {
    return std::nullopt;
  }
  const Parts parts = guessedParts(*lineA, *lineB);
  const GuessedLine a(*lineA, parts.a);
  const GuessedLine b(*lineB, parts.b);
  const ApproximateVec3 way = differenceOf<T>(a.place(), b.place());
  if (a.isWithin() && b.isWithin()) {
    return ofLines(a, b, way);
  }
  if (!a.isWithin() && !b.isWithin()) {
    return ofEnds(a, b, way);
  }
  const bool isEndOfA = b.isWithin();
  const auto found = isEndOfA ? ofEndAndLine(a, b, way) : ofEndAndLine(b, a, -way);
  if (!found) {
    return std::nullopt;
  }
  const auto& [denominator, numerator, between] = *found;
  const WeightedPoint onLine = (isEndOfA ? b : a).at(numerator, denominator);
  return nearestOf(a, b, dot(between, between), denominator * denominator,
                   isEndOfA ? between : -between, isEndOfA ? a.atEnd() : onLine,
                   isEndOfA ? onLine : b.atEnd());
}

}  // namespace collision
