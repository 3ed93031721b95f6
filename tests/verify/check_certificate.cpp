// The certificate by itself: candidate and corners stand for an exact axis. It is rebuilt in
// fractions, all these corners must reach furthest along it, and the reported axis must be its
// rounding.
#include <algorithm>

#include "candidate_axes.h"
#include "check.h"
#include "exact_number.h"

namespace verify {
namespace {

using collision::Corners;
using collision::Verdict;
using oracle::Kind;
using oracle::Shape;

/** Of a ray the origin alone; see Corners in collision/verdict.h. */
std::vector<Exact3> numberedCorners(const Shape& shape) {
  std::vector<Exact3> corners = cornersOf(shape);
  if (shape.kind == Kind::parallelogram) {
    std::swap(corners[2], corners[3]);
  }
  return corners;
}

bool has(Corners corners, std::size_t i) { return (corners >> i & 1U) != 0; }

/** Whether all these corners, and at least one, reach furthest along the axis. */
bool reachFurthest(const Shape& shape, Corners corners, const Exact3& axis) {
  if (shape.kind == Kind::plane) {
    return corners == 0;
  }
  if (shape.kind == Kind::ray && shape.numbers[6] > 0) {
    const int slope = sgn(dot(axis, directionOf(shape)));
    return corners > 0 && corners < 4 && (!has(corners, 0) || slope <= 0) &&
           (!has(corners, 1) || slope >= 0);
  }
  const ProjectedInterval reach = reachOf(shape, axis);
  const std::vector<Exact3> all = numberedCorners(shape);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (has(corners, i) && compare(Parameter{dot(axis, all[i])}, *reach.high) != 0) {
      return false;
    }
  }
  return corners != 0;
}

/** Up to two directions that are free, square to each other. */
class Free {
 public:
  /** What is left of v across all of them. */
  [[nodiscard]] Exact3 across(Exact3 v) const {
    for (const Exact3& free : directions_) {
      v = v - free * Rational(dot(v, free) / dot(free, free));
    }
    return v;
  }
  void add(const Exact3& v) {
    const Exact3 rest = across(v);
    if (!isZero(rest)) {
      directions_.push_back(rest);
    }
  }
  void add(const Shape& shape, Corners corners) {
    if (shape.kind == Kind::ray) {
      if (has(corners, 0) && has(corners, 1) && shape.numbers[6] > 0) {
        add(directionOf(shape));
      }
      return;
    }
    const std::vector<Exact3> all = numberedCorners(shape);
    const Exact3* first = nullptr;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (has(corners, i)) {
        first = first == nullptr ? &all[i] : first;
        add(all[i] - *first);
      }
    }
  }
  [[nodiscard]] const std::vector<Exact3>& directions() const { return directions_; }

 private:
  std::vector<Exact3> directions_;
};

/** One of the corners; none of a bounded ray's end alone, which is no fraction. */
std::optional<Exact3> oneOf(const Shape& shape, Corners corners) {
  const std::vector<Exact3> all = numberedCorners(shape);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (has(corners, i)) {
      return all[i];
    }
  }
  return std::nullopt;
}

/** Across both sets of corners; none where they leave it open, 0 where nothing is. */
std::optional<Exact3> axisOfCorners(const Question& question, const Verdict& verdict) {
  const auto& [a, b] = std::pair(verdict.witness.cornersA, verdict.witness.cornersB);
  Free free;
  free.add(question.a, a);
  free.add(question.b, b);
  const std::vector<Exact3>& directions = free.directions();
  if (directions.size() == 2) {
    return cross(directions[0], directions[1]);
  }
  const auto onA = oneOf(question.a, a);
  const auto onB = oneOf(question.b, b);
  if (directions.size() > 2 || a == 0 || b == 0) {
    return Exact3{0, 0, 0};
  }
  if (!onA || !onB) {
    return std::nullopt;
  }
  const Exact3 between = free.across(*onB - *onA);
  return isZero(between) ? std::nullopt : std::optional(between);
}

/** Directions of a shape's edges and normal, also of those without length. */
std::vector<Exact3> directionsOf(const Shape& shape) {
  if (shape.kind == Kind::aabb || shape.kind == Kind::obb) {
    return {boxAxis(shape, 0), boxAxis(shape, 1), boxAxis(shape, 2)};
  }
  std::vector<Exact3> directions = spansOf(shape);
  if (shape.kind == Kind::triangle || shape.kind == Kind::parallelogram) {
    directions.push_back(directions.size() > 1 ? directions[1] - directions[0] : Exact3{0, 0, 0});
    directions.push_back(normalOf(shape));
  }
  return directions;
}

/** The axes of a separating axis test: where flat shapes' corners leave the axis open. */
std::vector<Exact3> usualAxes(const Shape& a, const Shape& b) {
  const std::vector<Exact3> ofA = directionsOf(a);
  const std::vector<Exact3> ofB = directionsOf(b);
  std::vector<Exact3> axes = ofA;
  axes.insert(axes.end(), ofB.begin(), ofB.end());
  for (const Exact3& edgeA : ofA) {
    for (const Exact3& edgeB : ofB) {
      axes.push_back(cross(edgeA, edgeB));
    }
  }
  return axes;
}

std::vector<Exact3> axesOfCertificate(const Question& question, const Verdict& verdict) {
  if (question.b.kind == Kind::plane) {
    return {normalOf(question.b)};
  }
  std::vector<Exact3> axes;
  if (verdict.candidate >= 0) {
    const collision::Candidate& candidate =
        question.pair->candidates[static_cast<std::size_t>(verdict.candidate)];
    axes = axesOf(candidate, question.a, question.b);
    axes.erase(std::remove_if(axes.begin(), axes.end(), [](const Exact3& v) { return isZero(v); }),
               axes.end());
  }
  if (axes.empty()) {
    if (const auto axis = axisOfCorners(question, verdict)) {
      axes = usualAxes(question.a, question.b);
      axes.push_back(*axis);
    }
  }
  return axes;
}

}  // namespace

void checkCertificate(const Question& question, const Verdict& verdict, Findings& findings) {
  const collision::Witness& witness = verdict.witness;
  if (!isFinite(witness.axis) || question.a.kind == Kind::plane) {
    return;
  }
  constexpr double kMostError = 4;  // 2^-51
  const std::vector<Exact3> axes = axesOfCertificate(question, verdict);
  const bool holds = std::any_of(axes.begin(), axes.end(), [&](const Exact3& line) {
    const Exact3 axis = sgn(dot(line, exactOf(witness.axis))) > 0 ? line : negated(line);
    return !isZero(axis) && reachFurthest(question.a, witness.cornersA, axis) &&
           reachFurthest(question.b, witness.cornersB, negated(axis)) &&
           unitError(axis, witness.axis) <= kMostError;
  });
  findings.expect(holds || axes.empty(), "certificate", "corners that reach furthest",
                  std::to_string(witness.cornersA) + ", " + std::to_string(witness.cornersB));
}

}  // namespace verify
