// D = all differences b − a of two polytopes: the shapes meet where D holds the origin, and their
// distance is that of D from the origin. D is given by its support points, which carry the names of
// what they are made of.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <span>

#include "collision/attributes.h"
#include "convex/polytope.h"
#include "linear/number_vector.h"
#include "number/index.h"

namespace collision {

/**
 * A point of D by what it was made of: a corner of a and of b, and a bit for each generator that
 * was taken with a positive sign and each endless ray that was taken at its far end.
 */
struct SupportName {
  std::array<int, 2> corner{};
  unsigned upper = 0;

  static constexpr unsigned generatorBit(std::size_t side, int i) {
    return 1U << (3 * side + at(i));
  }
  static constexpr unsigned farBit(std::size_t side) { return 1U << (6 + side); }

  [[nodiscard]] bool hasSamePart(const SupportName& other, std::size_t side) const {
    const unsigned bits = (7U << (3 * side)) | farBit(side);
    return corner[side] == other.corner[side] && ((upper ^ other.upper) & bits) == 0;
  }

  friend bool operator==(const SupportName&, const SupportName&) = default;
};

/** In how many generators, corners and far ends two points of D differ. */
inline int partsBetween(const SupportName& p, const SupportName& q) {
  return std::popcount(p.upper ^ q.upper) + (p.corner[0] != q.corner[0] ? 1 : 0) +
         (p.corner[1] != q.corner[1] ? 1 : 0);
}

/** The place of the one that differs from all others in the fewest parts. */
std::size_t simplestStart(std::span<const SupportName> names);

/**
 * What is known to be level along a direction, without a look at its numbers: the generators of
 * `upper`, and the corners of each side, of which there are none or that of the name that is asked
 * about and others.
 */
struct LevelParts {
  unsigned upper = 0;
  std::array<std::array<std::int32_t, 4>, 2> corner{};
  std::array<std::size_t, 2> corners{};

  void addCorner(std::size_t side, int i) {
    if (!holdsCorner(side, i)) {
      corner[side][corners[side]++] = i;
    }
  }
  [[nodiscard]] std::span<const std::int32_t> cornersOf(std::size_t side) const {
    return {corner[side].data(), corners[side]};
  }
  [[nodiscard]] bool holdsCorner(std::size_t side, int i) const {
    const auto level = cornersOf(side);
    return std::find(level.begin(), level.end(), i) != level.end();
  }
};

/** Whether p reaches less far along v than q. */
inline bool isLower(const Vec3& v, const Vec3& p, const Vec3& q) { return dot(v, p) < dot(v, q); }
template <class T>
bool isLower(const Vector3<T>& v, const Vector3<T>& p, const Vector3<T>& q) {
  return signOfDot(v, p - q) == Sign::negative;
}

/** What a polytope has part in a support of D; `far`: from an endless ray's start to its far end.
 */
template <class Part, class T>
constexpr Vector3<T> partOf(const Part& polytope, const Vector3<T>& far, const SupportName& name,
                            std::size_t side) {
  Vector3<T> point = cornerOf(polytope, at(name.corner[side]));
  for (int i = 0; i < polytope.generators; ++i) {
    const Vector3<T>& generator = polytope.generator[at(i)];
    const bool isUpper = (name.upper & SupportName::generatorBit(side, i)) != 0;
    point = isUpper ? point + generator : point - generator;
  }
  return (name.upper & SupportName::farBit(side)) != 0 ? point + far : point;
}

/** `step`, and from what a polytope has part in one support of D to what it has in another. */
template <class Part, class T>
constexpr Vector3<T> partBetween(const Part& polytope, const Vector3<T>& far,
                                 const SupportName& from, const SupportName& to, std::size_t side,
                                 Vector3<T> step = {}) {
  const auto add = [&](const Vector3<T>& vector, unsigned bit) {
    if (((from.upper ^ to.upper) & bit) != 0) {
      step = (to.upper & bit) != 0 ? step + vector : step - vector;
    }
  };
  if (from.corner[side] != to.corner[side]) {
    step = step + stepBetween(polytope, at(from.corner[side]), at(to.corner[side]));
  }
  for (int i = 0; i < polytope.generators; ++i) {
    add(polytope.generator[at(i)] * T(2.0), SupportName::generatorBit(side, i));
  }
  add(far, SupportName::farBit(side));
  return step;
}

/** D times 2 n n' and `scale`. Of an endless ray a part is taken: `reach` times its direction. */
template <class T>
class Differences {
 public:
  constexpr Differences(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b, const T& reach,
                        const T& scale = T(1.0)) {
    add(sides_[0], a, b.n * scale, reach);
    add(sides_[1], b, a.n * scale, reach);
  }

  /** The same from a point instead of the origin. */
  [[nodiscard]] Differences seenFrom(const Vector3<T>& point) const {
    Differences seen = *this;
    Side& side = seen.sides_[1];
    for (std::size_t i = 0; i < (side.isHull() ? 1 : at(side.corners)); ++i) {
      side.corner[i] = side.corner[i] - point;
    }
    return seen;
  }

  /** How far D reaches against v: the least v · x of its points. */
  [[nodiscard]] constexpr T lowestAlong(const Vector3<T>& v) const {
    T sum(0.0);
    for (const Side& side : sides_) {
      T lowest = dot(side.corner[0], v);
      if (side.isHull()) {
        lowest = lowest + placesAlong(side, v).least();
      } else {
        for (std::size_t i = 1; i < at(side.corners); ++i) {
          lowest = least(lowest, dot(side.corner[i], v));
        }
      }
      for (std::size_t i = 0; i < at(side.generators); ++i) {
        lowest = lowest - absolute(dot(side.generator[i], v));
      }
      if (side.unbounded) {
        lowest = lowest + least(T(0.0), dot(side.far, v));
      }
      sum = sum + lowest;
    }
    return sum;
  }

  /** The point with the least v · x; where others reach as far, `name` or the nearest to it. */
  [[nodiscard]] SupportName lowest(const Vector3<T>& v, SupportName name,
                                   const LevelParts& level) const {
    const auto take = [&](const Vector3<T>& vector, unsigned bit) {
      const Sign sign = (level.upper & bit) != 0 ? Sign::zero : signOfDot(v, vector);
      if (sign != Sign::zero) {
        name.upper = sign == Sign::negative ? name.upper | bit : name.upper & ~bit;
      }
    };
    for (std::size_t side = 0; side < 2; ++side) {
      const Side& of = sides_[side];
      const int first = name.corner[side];
      if (of.isHull()) {
        const auto lowest =
            placesAlong(of, v).template furthest<-1>(at(first), level.cornersOf(side));
        name.corner[side] = static_cast<int>(lowest);
        continue;
      }
      for (int i = 0; i < of.corners; ++i) {
        if (i != first && !level.holdsCorner(side, i) &&
            isLower(v, of.corner[at(i)], of.corner[at(name.corner[side])])) {
          name.corner[side] = i;
        }
      }
      for (int i = 0; i < of.generators; ++i) {
        take(of.generator[at(i)], SupportName::generatorBit(side, i));
      }
      if (of.unbounded) {
        take(of.far, SupportName::farBit(side));
      }
    }
    return name;
  }

  [[nodiscard]] constexpr Vector3<T> point(const SupportName& name) const {
    return partOf(sides_[0], sides_[0].far, name, 0) + partOf(sides_[1], sides_[1].far, name, 1);
  }

  /** From one point to another: of what they have in common nothing is computed. */
  [[nodiscard]] constexpr Vector3<T> step(const SupportName& from, const SupportName& to) const {
    return partBetween(sides_[1], sides_[1].far, from, to, 1,
                       partBetween(sides_[0], sides_[0].far, from, to, 0));
  }

  /** From the first corner of a to that of b. */
  [[nodiscard]] Vector3<T> between() const { return sides_[0].corner[0] + sides_[1].corner[0]; }

  /** Whether v leads on beyond the far end at which `name` takes an endless ray. */
  [[nodiscard]] bool leadsBeyond(const Vector3<T>& v, const SupportName& name,
                                 const LevelParts& level) const {
    for (std::size_t side = 0; side < 2; ++side) {
      const unsigned bit = SupportName::farBit(side);
      if ((name.upper & bit & ~level.upper) != 0 &&
          signOfDot(v, sides_[side].far) == Sign::negative) {
        return true;
      }
    }
    return false;
  }

 private:
  /** A polytope's part, with the sign that it has in D. */
  struct Side {
    std::array<Vector3<T>, 3> corner{};
    std::array<Vector3<T>, 3> generator{};
    Vector3<T> far{};
    int corners = 1;
    int generators = 0;
    bool unbounded = false;
    bool hasPlaces = false;
    const HullGeometry* hull = nullptr;

    COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr bool isHull() const {
      return kHasHullsIn<T> && hasPlaces;
    }
  };

  static constexpr PlacesAlong<T> placesAlong(const Side& side, const Vector3<T>& v) {
    return {side.hull, pulledBack(side.generator, v)};
  }

  constexpr void add(Side& side, const PolytopeTerms<T>& terms, const T& factor, const T& reach) {
    side.corners = terms.corners;
    side.generators = terms.generators;
    side.unbounded = terms.unbounded;
    side.hasPlaces = terms.hasPlaces;
    side.hull = terms.hull;
    // Negated last: a factor of 1 costs nothing.
    const auto inD = [&](const Vector3<T>& vector, const T& times) {
      return &side == sides_.data() ? -(vector * times) : vector * times;
    };
    for (std::size_t i = 0; i < (terms.isHull() ? 1 : at(terms.corners)); ++i) {
      side.corner[i] = inD(terms.corner[i], factor);
    }
    for (std::size_t i = 0; i < (terms.isHull() ? 3 : at(terms.generators)); ++i) {
      side.generator[i] = inD(terms.generator[i], factor);
    }
    if (terms.unbounded) {
      side.far = inD(terms.edge[0], reach * factor);
    }
  }

  std::array<Side, 2> sides_;
};

/** D in doubles, scaled so that no product over- or underflows; of ordinary sizes alone. */
struct RoundedDifferences {
  Differences<double> differences;
  double reach = 1;  // holds all of an endless ray that can be nearest to a polytope that ends
  double scale = 1;  // this and `reach` are powers of two
  double size = 0;   // with which errors grow, see number/roundoff.h
};
std::optional<RoundedDifferences> roundedDifferences(const PolytopeTerms<double>& a,
                                                     const PolytopeTerms<double>& b);

}  // namespace collision
