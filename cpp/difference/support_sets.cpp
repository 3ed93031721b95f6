#include "difference/support_sets.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <tuple>

#include "answer/positive_zero.h"
#include "linear/number_vector.h"
#include "number/quadratic_surd.h"

namespace collision {
namespace {

template <class T>
Vector3<T> edgeIn(const LatticeTermsPair<T>& terms, const TwoLattices& pair, int side, int edge) {
  const auto& [from, to] = pair.lattice(side).edges()[at(edge)];
  return terms.of(side).place(to) - terms.of(side).place(from);
}

template <class T>
Vector3<T> directionIn(const LatticeTermsPair<T>& terms, const TwoLattices& pair,
                       const NormalName& normal) {
  const Vector3<T> direction = normal.plane >= 0 ? terms.of(normal.side).normal(normal.plane)
                                                 : cross(edgeIn(terms, pair, 0, normal.edges[0]),
                                                         edgeIn(terms, pair, 1, normal.edges[1]));
  return normal.isReversed ? -direction : direction;
}

template <class T>
Vector3<T> differenceIn(const LatticeTermsPair<T>& terms, const CornerPair& corners) {
  return terms.a.place(corners[0]) - terms.b.place(corners[1]);
}

template <class Corners>
bool isOneOf(const Corners& corners, int corner) {
  return std::find(corners.begin(), corners.end(), corner) != corners.end();
}

/** What a function gives of terms, in each kind of numbers computed once. */
template <class Direction>
class OnceIn {
 public:
  explicit OnceIn(const Direction& direction) : direction_(direction) {}

  template <class T>
  const Vector3<T>& in(const LatticeTermsPair<T>& terms) {
    auto& known = std::get<std::optional<Vector3<T>>>(known_);
    if (!known) {
      known = direction_(terms);
    }
    return *known;
  }

 private:
  const Direction& direction_;
  std::tuple<std::optional<ApproximateVec3>, std::optional<ExactVec3>> known_;
};

}  // namespace

/** Of two corners of a side none is known to be as far along a direction as the other. */
constexpr auto kNoneAreLevel = [](int /*side*/, int /*corner*/, int /*other*/) { return false; };

template <class Direction, class AreLevel>
std::vector<int> SupportSearch::furthest(int side, const std::vector<int>& among,
                                         const Direction& direction,
                                         const AreLevel& areLevel) const {
  std::vector<int> best{among[0]};
  OnceIn once(direction);
  for (std::size_t i = 1; i < among.size(); ++i) {
    if (areLevel(side, among[i], best[0])) {
      best.push_back(among[i]);
      continue;
    }
    const Sign further = computed([&]<class T>(const LatticeTermsPair<T>& terms) {
      const LatticeTerms<T>& own = terms.of(side);
      return signOfDot(once.in(terms), own.place(among[i]) - own.place(best[0]));
    });
    if (further == (side == 0 ? Sign::positive : Sign::negative)) {
      best.clear();
    }
    if (further == Sign::zero || best.empty()) {
      best.push_back(among[i]);
    }
  }
  return best;
}

template <class Direction, class AreLevel>
SupportSets SupportSearch::furthestOf(const SupportSets& among, const Direction& direction,
                                      const AreLevel& areLevel) const {
  return {furthest(0, among[0], direction, areLevel), furthest(1, among[1], direction, areLevel)};
}

SupportSets SupportSearch::all() const {
  SupportSets sets;
  for (int side = 0; side < 2; ++side) {
    sets[at(side)].resize(at(lattice(side).vertices()));
    std::iota(sets[at(side)].begin(), sets[at(side)].end(), 0);
  }
  return sets;
}

SupportSets SupportSearch::supportsAlong(const NormalName& normal) const {
  if (normal.plane < 0) {
    SupportSets ends;
    for (std::size_t side = 0; side < 2; ++side) {
      const auto& edge = lattice(static_cast<int>(side)).edges()[at(normal.edges[side])];
      ends[side] = {std::min(edge[0], edge[1]), std::max(edge[0], edge[1])};
    }
    return ends;
  }
  SupportSets among = all();
  const LatticePlane& plane = lattice(normal.side).planes()[at(normal.plane)];
  if (!plane.holdsAll) {
    among[at(normal.side)] = plane.vertices;
  }
  const auto areLevel = [&](int side, int /*corner*/, int /*other*/) {
    return side == normal.side;
  };
  return furthestOf(
      among, [&](const auto& terms) { return directionIn(terms, *this, normal); }, areLevel);
}

SupportSearch::SupportSearch(ShapeRef a, ShapeRef b) : TwoLattices(a, b) {
  for (int side = 0; side < 2; ++side) {
    for (int edge = 0; edge < static_cast<int>(lattice(side).edges().size()); ++edge) {
      beside_[at(side)].push_back(cornersBeside(side, edge));
    }
  }
}

std::vector<int> SupportSearch::cornersBeside(int side, int edge) const {
  const FaceLattice& own = lattice(side);
  const auto& ends = own.edges()[at(edge)];
  const auto isEnd = [&](int vertex) { return isOneOf(ends, vertex); };
  std::vector<int> beside;
  if (own.dimension() == 2) {
    for (int vertex = 0; vertex < own.vertices() && beside.empty(); ++vertex) {
      if (!isEnd(vertex)) {
        beside.push_back(vertex);
      }
    }
    return beside;
  }
  for (const int plane : own.planesOn(ends)) {
    const std::vector<int>& on = own.planes()[at(plane)].vertices;
    const auto other =
        std::find_if(on.begin(), on.end(), [&](int vertex) { return !isEnd(vertex); });
    if (other != on.end()) {
      beside.push_back(*other);
    }
  }
  return beside;
}

bool SupportSearch::spanFace(const NormalName& edges) const {
  const auto direction = [&](const auto& terms) { return directionIn(terms, *this, edges); };
  OnceIn once(direction);
  for (int side = 0; side < 2; ++side) {
    const int edge = edges.edges[at(side)];
    const int corner = lattice(side).edges()[at(edge)][0];
    for (const int vertex : beside_[at(side)][at(edge)]) {
      const Sign further = computed([&]<class T>(const LatticeTermsPair<T>& terms) {
        const LatticeTerms<T>& own = terms.of(side);
        return signOfDot(once.in(terms), own.place(vertex) - own.place(corner));
      });
      if (further != (side == 0 ? Sign::negative : Sign::positive)) {
        return false;
      }
    }
  }
  return true;
}

bool SupportSearch::areParallelTo(int side, int edge, int corner, int other) const {
  const FaceLattice& own = lattice(side);
  const auto leads = [&](int from, int to) {
    const auto edges = own.edgesFrom(from);
    const auto found = std::find_if(edges.begin(), edges.end(),
                                    [&](int one) { return own.edges()[at(one)][1] == to; });
    return found != edges.end() &&
           (*found == edge ||
            (own.directionOf(edge) >= 0 && own.directionOf(*found) == own.directionOf(edge)));
  };
  return leads(corner, other) || leads(other, corner);
}

bool SupportSearch::areParallel(int edgeA, int edgeB) const {
  return computed([&](const auto& terms) {
    return isZero(cross(edgeIn(terms, *this, 0, edgeA), edgeIn(terms, *this, 1, edgeB)));
  });
}

bool SupportSearch::isInPlane(int side, int edge, int plane) const {
  return computed([&](const auto& terms) {
    return signOfDot(terms.of(1 - side).normal(plane), edgeIn(terms, *this, side, edge)) ==
           Sign::zero;
  });
}

DifferenceSide SupportSearch::sideOf(const SupportSets& supports, const NormalName& normal,
                                     int side, int edge, bool isReversed) const {
  const auto along = [&](const auto& terms) {
    const auto way = edgeIn(terms, *this, side, edge);
    return isReversed ? -way : way;
  };
  const auto areLevel = [&](int own, int corner, int other) {
    return own == side && areParallelTo(side, edge, corner, other);
  };
  const SupportSets sides = furthestOf(
      supports,
      [&](const auto& terms) { return cross(along(terms), directionIn(terms, *this, normal)); },
      areLevel);
  const SupportSets ends = furthestOf(sides, along, kNoneAreLevel);
  const SupportSets starts =
      furthestOf(sides, [&](const auto& terms) { return -along(terms); }, kNoneAreLevel);
  return {{starts[0][0], starts[1][0]}, {ends[0][0], ends[1][0]}};
}

DifferenceSide SupportSearch::endsAlong(int side, int edge) const {
  const auto along = [&](const auto& terms) { return edgeIn(terms, *this, side, edge); };
  const SupportSets ends = furthestOf(all(), along, kNoneAreLevel);
  const SupportSets starts =
      furthestOf(all(), [&](const auto& terms) { return -along(terms); }, kNoneAreLevel);
  return {{starts[0][0], starts[1][0]}, {ends[0][0], ends[1][0]}};
}

Vec3 SupportSearch::pointOf(const CornerPair& corners) const {
  return positiveZero(computed(
      [&](const auto& terms) { return quotient(differenceIn(terms, corners), terms.scale()); }));
}

Vec3 SupportSearch::unitOf(const NormalName& normal) const {
  return positiveZero(computed(
      [&](const auto& terms) { return collision::unitOf(directionIn(terms, *this, normal)); }));
}

double SupportSearch::distanceTo(const CornerPair& corners, const NormalName& normal) const {
  return positiveZero(computed([&]<class T>(const LatticeTermsPair<T>& terms) {
    const Vector3<T> direction = directionIn(terms, *this, normal);
    const T square = dot(direction, direction);
    return rounded(QuadraticSurd<T>{T(0.0), dot(direction, differenceIn(terms, corners)), square,
                                    square * terms.scale()});
  }));
}

}  // namespace collision
