#include "convex/contact_sign.h"

#include <optional>

#include "convex/closest_points.h"
#include "convex/compare_distance.h"
#include "convex/gjk.h"

namespace collision {
namespace {

/** D as it is, or projected along a direction e and turned by a right angle: x becomes e × x. */
class Projected {
 public:
  explicit Projected(const Differences<Exact>& d) : d_(d) {}
  Projected(const Differences<Exact>& d, const ExactVec3& along) : d_(d), along_(along) {}

  [[nodiscard]] ExactVec3 point(const SupportName& name) const { return projected(d_.point(name)); }
  [[nodiscard]] ExactVec3 step(const SupportName& from, const SupportName& to) const {
    return projected(d_.step(from, to));
  }
  [[nodiscard]] SupportName lowest(const ExactVec3& v) const {
    return d_.lowest(along_ ? cross(v, *along_) : v, {}, {});
  }
  /** Some direction of what D is projected to. */
  [[nodiscard]] ExactVec3 anyDirection() const {
    const ExactVec3 across = projected(lift(unitAxis(0)));
    return isZero(across) ? projected(lift(unitAxis(1))) : across;
  }

 private:
  [[nodiscard]] ExactVec3 projected(const ExactVec3& x) const {
    return along_ ? cross(*along_, x) : x;
  }

  const Differences<Exact>& d_;
  std::optional<ExactVec3> along_;
};

/** Whether D reaches against v beyond the origin. */
bool isBelowOrigin(const Differences<Exact>& d, const ExactVec3& v) {
  return signOfDot(v, d.point(d.lowest(v, {}, {}))) == Sign::negative;
}

/** Of an origin within a part of D that has the normal n. */
Sign withinPlane(const Differences<Exact>& d, const ExactVec3& n) {
  return isBelowOrigin(d, n) && isBelowOrigin(d, -n) ? Sign::negative : Sign::zero;
}

/**
 * From a point of D that is not the origin to points that hold the origin between them; fewer than
 * two where it turns out to be on the boundary.
 */
Simplex<Exact, Projected> pointsAround(const Projected& d) {
  Simplex<Exact, Projected> simplex(d);
  ExactVec3 v = d.anyDirection();
  bool isAround = false;
  while (!isAround) {
    const SupportName name = d.lowest(v);
    if (signOfDot(v, d.point(name)) != Sign::negative) {
      return Simplex<Exact, Projected>(d);
    }
    isAround = !simplex.add(name) || isZero(simplex.toNearest());
    v = simplex.toNearest();
  }
  return simplex;
}

/** Of an origin within an edge along e. */
Sign withinLine(const Differences<Exact>& d, const ExactVec3& e) {
  const Projected projected(d, e);
  const auto simplex = pointsAround(projected);
  if (simplex.count() == 2) {
    return withinPlane(d, simplex.edges()[1]);  // turned by a right angle: across both
  }
  return simplex.count() == 3 ? Sign::negative : Sign::zero;
}

/** Of points of D that hold the origin between them, each of which has a part in that. */
template <class D>
Sign around(const Differences<Exact>& d, const Simplex<Exact, D>& simplex) {
  switch (simplex.count()) {
    case 4:
      return Sign::negative;
    case 3:
      return withinPlane(d, cross(simplex.edges()[1], simplex.edges()[2]));
    case 2:
      return withinLine(d, simplex.edges()[1]);
    default:
      return Sign::zero;
  }
}

Sign exactSignOf(const Polytope& a, const Polytope& b) {
  const PolytopeTermsPair<Exact> pair(a, b);
  const Differences<Exact> d(pair.a, pair.b, Exact(1.0));
  Simplex<Exact> simplex(d);
  if (RoundedWalk walk(a, b); walk.exists()) {
    addAll(simplex, walk.finished(), d);
  }
  walkToNearest(d, simplex, [](const auto& /*step*/) { return true; });
  if (!isZero(simplex.toNearest())) {
    return Sign::positive;
  }
  return simplex.count() == 1 ? around(d, pointsAround(Projected(d))) : around(d, simplex);
}

}  // namespace

Decision contactSign(const Polytope& a, const Polytope& b) {
  const Sign certain = compareContact(a, b);
  if (certain != Sign::zero) {
    return {certain, DecidedBy::filter, __builtin_LINE()};
  }
  return {exactSignOf(a, b), DecidedBy::exact, __builtin_LINE()};
}

}  // namespace collision
