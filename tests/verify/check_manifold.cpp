#include <algorithm>
#include <cmath>
#include <span>

#include "collision/manifold.h"
#include "exact_manifold.h"
#include "exact_number.h"
#include "manifolds.h"
#include "oracle/outcome.h"

namespace verify {
namespace {

using collision::ContactOptions;
using collision::ContactPoint;
using collision::Corners;
using collision::Manifold;
using collision::Outcome;
using oracle::rational;

constexpr double kMostUlps = 2;
constexpr double kMostOfAxis = 4;  // 2^-51

Corners maskOf(const std::vector<std::size_t>& corners) {
  Corners mask = 0;
  for (const std::size_t corner : corners) {
    mask |= 1U << corner;
  }
  return mask;
}

double ulpsOfPoint(const Exact3& exact, const collision::Vec3& given) {
  double worst = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    worst = std::max(worst, ulpsOff(Parameter{exact[i]}, component(given, i)));
  }
  return worst;
}

double ulpsOfDepth(const Rational& depth, const Exact3& axis, double given) {
  return ulpsOff(overRoot(Parameter{depth}, dot(axis, axis)), given);
}

/** Whether depths count as equal, surely or maybe, or not. */
enum class Tie { sure, maybe, no };

/** By the squares of the depths, of one and of the least. */
Tie tieOf(const Rational& square, const Rational& least) {
  // Of itself and, as depths near the least double are rounded, of that.
  const auto isWithin = [&](double part, double beyond) {
    const Rational most =
        rational(approximate(oracle::Length{Parameter{least}})) * rational(1 + part) +
        rational(beyond);
    return square <= most * most;
  };
  constexpr double kLeast = 0x1p-1074;
  if (square == least) {
    return Tie::sure;
  }
  if (!isWithin(0x1p-50, 2 * kLeast)) {
    return Tie::no;
  }
  return least > rational(0x1p-1000) * rational(0x1p-1000) && isWithin(0x1p-52, 0) ? Tie::sure
                                                                                   : Tie::maybe;
}

/** The manifolds that are right: one, but of depths that are nearly equal. */
std::vector<ExactManifold> rightOnes(const Question& question, Outcome outcome) {
  const bool isOverlap = outcome == Outcome::overlapping;
  std::vector<ExactManifold> all;
  std::vector<Rational> squares;
  for (const Exact3& axis : manifoldAxes(question, isOverlap)) {
    all.push_back(levelManifold(question.a, question.b, axis));
    squares.emplace_back(all.back().depth * all.back().depth / dot(axis, axis));
  }
  if (all.empty()) {
    return {};
  }
  const Rational least = *std::min_element(squares.begin(), squares.end());
  std::vector<ExactManifold> right;
  bool isSure = true;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Tie tie = isOverlap ? tieOf(squares[i], least) : (squares[i] == 0 ? Tie::sure : Tie::no);
    isSure = isSure && tie != Tie::maybe;
    if (tie != Tie::no && !all[i].points.empty()) {
      right.push_back(all[i]);
    }
  }
  if (isSure && !right.empty()) {
    right.resize(1);
  }
  return right;
}

class Checker {
 public:
  explicit Checker(const Case& given) : question_(given) {}

  ManifoldFindings check() {
    const Outcome outcome = coreOutcome(oracle::outcome(question_.a, question_.b));
    found_.outcome = static_cast<int>(outcome);
    const Manifold level = collision::contact(question_.coreA, question_.coreB);
    expect(level.outcome == outcome, "outcome", static_cast<double>(level.outcome));
    if (outcome == Outcome::apart || level.outcome != outcome) {
      return found_;
    }
    if (!isFinite(level.axis)) {
      expect(false, "axis", level.axis.x);
      return found_;
    }
    const std::vector<ExactManifold> right = rightOnes(question_, outcome);
    found_.isNearTie = right.size() > 1;
    found_.points = static_cast<int>(level.points.size());
    // Axes so near each other may be rounded to the same.
    const ExactManifold* exact = nullptr;
    for (const ExactManifold& each : right) {
      const bool isFirst = exact == nullptr || level.cornersA != maskOf(exact->cornersA) ||
                           level.cornersB != maskOf(exact->cornersB);
      if (isFirst && isAlong(each, level)) {
        exact = &each;
      }
    }
    expect(exact != nullptr, "axis", static_cast<double>(right.size()));
    if (exact == nullptr) {
      return found_;
    }
    const ExactManifold turned = facing(*exact, level);
    checkNumbers(turned, level, "points");
    checkFour(level);
    checkIncident(turned, level);
    checkReversed(level);
    return found_;
  }

 private:
  void expect(bool good, std::string_view check, double got) {
    found_.findings.expect(good, check, "as in fractions", textOf(got));
  }

  static bool isAlong(const ExactManifold& exact, const Manifold& manifold) {
    return unitError(facing(exact.axis, manifold), manifold.axis) <= kMostOfAxis;
  }
  static Exact3 facing(const Exact3& axis, const Manifold& manifold) {
    return dot(axis, exactOf(manifold.axis)) < 0 ? negated(axis) : axis;
  }
  /** Of two ways along an axis with one depth either may be taken. */
  [[nodiscard]] ExactManifold facing(const ExactManifold& exact, const Manifold& manifold) {
    const Exact3 axis = facing(exact.axis, manifold);
    if (dot(axis, exact.axis) > 0) {
      return exact;
    }
    ExactManifold turned = levelManifold(question_.a, question_.b, axis);
    expect(dot(turned.axis, axis) > 0, "direction", manifold.depth);
    return turned;
  }

  void checkNumbers(const ExactManifold& exact, const Manifold& manifold, std::string_view check) {
    const double depth = ulpsOfDepth(exact.depth, exact.axis, manifold.depth);
    found_.depth = std::max(found_.depth, depth);
    expect(depth <= kMostUlps, "depth", manifold.depth);
    expect(manifold.cornersA == maskOf(exact.cornersA), "cornersA", manifold.cornersA);
    expect(manifold.cornersB == maskOf(exact.cornersB), "cornersB", manifold.cornersB);
    const std::size_t count = exact.points.size();
    expect(manifold.points.size() == count, check, static_cast<double>(manifold.points.size()));
    if (manifold.points.size() != count || count == 0) {
      return;
    }
    double best = HUGE_VAL;
    for (std::size_t first = 0; first < (exact.isStartKnown ? 1 : count); ++first) {
      double worst = 0;
      for (std::size_t i = 0; i < count; ++i) {
        worst =
            std::max(worst, ulpsOf(exact, exact.points[(first + i) % count], manifold.points[i]));
      }
      best = std::min(best, worst);
    }
    found_.coordinate = std::max(found_.coordinate, best);
    expect(best <= kMostUlps, check, best);
  }
  static double ulpsOf(const ExactManifold& exact, const ExactContact& point,
                       const ContactPoint& given) {
    return std::max({ulpsOfPoint(point.a, given.pointA), ulpsOfPoint(point.b, given.pointB),
                     ulpsOfDepth(point.depth, exact.axis, given.depth)});
  }

  /** Of all choices of four in order none spans clearly more. */
  void checkFour(const Manifold& level) {
    const Manifold four =
        collision::contact(question_.coreA, question_.coreB, {.atMostFour = true});
    expect(four.points.size() == std::min<std::size_t>(level.points.size(), 4), "four",
           static_cast<double>(four.points.size()));
    const auto areaOf = [&](const std::array<collision::Vec3, 4>& p) {
      return dot(level.axis, cross(p[2] - p[0], p[3] - p[1]));
    };
    if (level.points.size() <= 4 || four.points.size() != 4) {
      return;
    }
    double most = 0;
    const auto& points = level.points;
    for (std::size_t i = 0; i < points.size(); ++i) {
      for (std::size_t j = i + 1; j < points.size(); ++j) {
        for (std::size_t k = j + 1; k < points.size(); ++k) {
          for (std::size_t l = k + 1; l < points.size(); ++l) {
            most = std::max(most, areaOf({points[i].pointA, points[j].pointA, points[k].pointA,
                                          points[l].pointA}));
          }
        }
      }
    }
    const double own = areaOf({four.points[0].pointA, four.points[1].pointA, four.points[2].pointA,
                               four.points[3].pointA});
    // Areas of points that are far away from 0 are rounded like these.
    expect(own >= most * (1 - 0x1p-30) || !std::isnormal(most) || isRough(level, most), "four",
           own);
  }
  static bool isRough(const Manifold& manifold, double area) {
    double size = 0;
    for (const ContactPoint& point : manifold.points) {
      for (std::size_t i = 0; i < 3; ++i) {
        size = std::max(size, std::fabs(component(point.pointA, i)));
      }
    }
    return area < 0x1p-20 * size * size;
  }

  void checkIncident(const ExactManifold& exact, const Manifold& level) {
    const Manifold manifold =
        collision::contact(question_.coreA, question_.coreB, {.incident = true});
    const auto incident = incidentManifold(question_.a, question_.b, exact);
    checkNumbers(incident ? *incident : exact, manifold, "incident");
    expect(manifold.kind == level.kind, "incident", static_cast<double>(manifold.kind));
    expect(manifold.axis == level.axis, "incident", manifold.axis.x);
  }

  void checkReversed(const Manifold& level) {
    const Manifold reversed = collision::contact(question_.coreB, question_.coreA);
    const bool isOneKind = question_.a.kind == question_.b.kind;
    const double off = std::fabs(reversed.depth - level.depth);
    expect(
        reversed.outcome == level.outcome && (isOneKind ? off <= 0x1p-50 * level.depth : off == 0),
        "reversed", reversed.depth);
    if (isOneKind) {
      return;
    }
    bool isSame = reversed.points.size() == level.points.size() &&
                  reversed.cornersA == level.cornersB && reversed.cornersB == level.cornersA;
    for (std::size_t i = 0; isSame && i < level.points.size(); ++i) {
      const bool isTurned = i > 0 && level.points.size() > 2;
      const ContactPoint& other = reversed.points[isTurned ? level.points.size() - i : i];
      isSame = equal(exactOf(other.pointA), level.points[i].pointB) &&
               equal(exactOf(other.pointB), level.points[i].pointA);
    }
    expect(isSame, "reversed", static_cast<double>(reversed.points.size()));
  }
  static bool equal(const Exact3& exact, const collision::Vec3& given) {
    return isZero(exact - exactOf(given));
  }

  Question question_;
  ManifoldFindings found_;
};

}  // namespace

Case manifoldCaseAt(std::uint64_t seed, std::uint64_t index) {
  const KindPair pair = kManifoldPairs.at(index % kManifoldPairs.size());
  const auto place = std::find_if(kPairOrder.begin(), kPairOrder.end(), [&](const KindPair& other) {
    return other.a == pair.a && other.b == pair.b;
  });
  return caseAt(seed, index / kManifoldPairs.size() * kPairCount +
                          static_cast<std::uint64_t>(place - kPairOrder.begin()));
}

ManifoldFindings checkManifold(const Case& given) { return Checker(given).check(); }

}  // namespace verify
