// Up to four points of D, and the point of their hull that is nearest to the origin: the state of
// the distance algorithm of Gilbert, Johnson and Keerthi (convex/gjk.h). In exact numbers it is
// proven; in doubles it is a guess, which its callers prove.
#pragma once

#include <bit>
#include <optional>
#include <span>
#include <utility>

#include "convex/differences.h"

namespace collision {

/** D: where its points come from, Differences or what they are projected to. */
template <class T, class D = Differences<T>>
class Simplex {
 public:
  explicit Simplex(const D& d) : d_(d) {}

  [[nodiscard]] int count() const { return static_cast<int>(count_); }
  /** The newest comes first. */
  [[nodiscard]] const SupportName& name(int i) const { return name_[at(i)]; }
  [[nodiscard]] std::span<const SupportName> names() const { return {name_.data(), count_}; }
  [[nodiscard]] bool holds(const SupportName& name) const {
    return std::find(name_.data(), name_.data() + count_, name) != name_.data() + count_;
  }
  [[nodiscard]] const Vector3<T>& newest() const { return newest_; }
  /** From the newest point to each; the first is nothing. */
  [[nodiscard]] const std::array<Vector3<T>, 4>& edges() const { return edge_; }

  /**
   * From the origin to the nearest point, any length, which is a mean of all points; zero where the
   * origin lies on their hull.
   */
  [[nodiscard]] const Vector3<T>& toNearest() const { return toNearest_; }

  /**
   * Adds a point that reaches less far along toNearest(), and leaves only those that the nearest
   * one is a mean of. False where the origin lies within the hull of all four.
   */
  bool add(const SupportName& name) {
    for (std::size_t i = count_; i > 0; --i) {
      name_[i] = name_[i - 1];
    }
    name_[0] = name;
    ++count_;
    place();
    return reduce();
  }

  /** Takes the points of a guess at once, if the nearest one is a mean of all of them. */
  bool take(const Simplex<double>& guess) {
    if (guess.count() == 0 || guess.count() > 3) {
      return false;
    }
    for (int i = 0; i < guess.count(); ++i) {
      name_[at(i)] = guess.name(i);
    }
    count_ = at(guess.count());
    // First the one from which the steps to the others are the simplest: what is 0 in each part of
    // D is not so in a rounded sum of them.
    std::swap(name_[0], name_[simplestStart(names())]);
    place();
    const bool isMean = findFoot(Corners((1U << at(guess.count())) - 2));
    count_ = isMean ? count_ : 0;
    return isMean;
  }

  /** What two of its points differ in is level, if it is one thing: all of them are. */
  [[nodiscard]] LevelParts levelParts() const {
    LevelParts level;
    for (std::size_t i = 1; i < count_; ++i) {
      for (std::size_t k = 0; k < i; ++k) {
        addLevelPart(name_[k], name_[i], level);
      }
    }
    return level;
  }

  /**
   * The weights of all points but the newest in the nearest one, times `sum`, and the squared
   * distance times `sum`. Of four points, which are around the origin, those of the origin itself.
   */
  struct Weights {
    std::array<T, 4> of;
    T sum;
    T squared;
  };
  [[nodiscard]] Weights weights() const {
    const Vector3<T>& w = newest_;
    if (count_ == 1) {
      return {{}, T(1.0), dot(w, w)};
    }
    if (count_ == 2) {
      return footWeights(dot(normal_, normal_));
    }
    if (count_ == 3) {
      const T height = dot(w, toNearest_);
      return footWeights(height * height);
    }
    const std::array<Vector3<T>, 4> point{w, w + edge_[1], w + edge_[2], w + edge_[3]};
    const auto volume = [&](std::size_t a, std::size_t b, std::size_t c) {
      return absolute(dot(point[a], cross(point[b], point[c])));
    };
    const std::array<T, 4> of{volume(1, 2, 3), volume(0, 2, 3), volume(0, 1, 3), volume(0, 1, 2)};
    return {of, of[0] + of[1] + of[2] + of[3], T()};
  }

 private:
  /** The corners of a part of the hull: the newest point and others, by their bits, two at most. */
  struct Corners {
    std::array<std::size_t, 2> other{};
    std::size_t count = 0;

    explicit Corners(unsigned others) {
      for (std::size_t i = 1; others >> i != 0; ++i) {
        if (((others >> i) & 1U) != 0) {
          other[count++] = i;
        }
      }
    }
    [[nodiscard]] bool holds(std::size_t i) const {
      return (count > 0 && other[0] == i) || (count > 1 && other[1] == i);
    }
  };

  /**
   * Sets toNearest_ to the way from the origin to its foot on the hull of some points, if that lies
   * within. Numbers grow with the degree of a formula, and the time of a product with their square:
   * nothing is computed before it is needed, and the direction is that of the least degree.
   */
  bool findFoot(const Corners& corners) {
    const Vector3<T>& w = newest_;
    if (corners.count == 0) {
      toNearest_ = w;
      return true;
    }
    const Vector3<T>& e = edge_[corners.other[0]];
    if (corners.count == 1) {
      if (!liesWithin(e, -w, {})) {
        return false;
      }
      normal_ = cross(e, w);
      toNearest_ = cross(normal_, e);
      return true;
    }
    const Vector3<T>& f = edge_[corners.other[1]];
    normal_ = cross(e, f);
    if (!liesWithin(normal_, cross(f, w), cross(w, e))) {
      return false;
    }
    const Sign side = signOfDot(w, normal_);
    toNearest_ = side == Sign::zero ? Vector3<T>{} : (side == Sign::positive ? normal_ : -normal_);
    return true;
  }

  /** Of exact numbers the sign of a product is cheaper than the product, see signOfDot. */
  static constexpr bool kSignsAreCheaper = std::is_same_v<T, Exact>;

  /**
   * Whether the foot is a mean of its corners. `partE` and `partF` along `axis` are the weights of
   * the two others than the newest, `axis` along itself is the sum of all.
   */
  bool liesWithin(const Vector3<T>& axis, const Vector3<T>& partE, const Vector3<T>& partF) {
    if (isZero(axis)) {
      return false;
    }
    if constexpr (kSignsAreCheaper) {
      axis_ = axis;
      partE_ = partE;
      partF_ = partF;
      return signOfDot(partE, axis) != Sign::negative && signOfDot(partF, axis) != Sign::negative &&
             signOfDot(axis - partE - partF, axis) != Sign::negative;
    } else {
      weight_ = {T(), dot(partE, axis), dot(partF, axis)};
      sum_ = dot(axis, axis);
      return isNotNegative(weight_[1]) && isNotNegative(weight_[2]) &&
             isNotNegative(sum_ - weight_[1] - weight_[2]);
    }
  }
  [[nodiscard]] Weights footWeights(const T& squared) const {
    if constexpr (kSignsAreCheaper) {
      return {{T(), dot(partE_, axis_), dot(partF_, axis_)}, dot(axis_, axis_), squared};
    } else {
      return {weight_, sum_, squared};
    }
  }
  static bool isNotNegative(double number) { return number >= 0; }
  static bool isNotNegative(const Approximate& number) { return number.sign() != Sign::negative; }

  /** Whether no other point reaches less far along toNearest_ than the corners, which are level. */
  [[nodiscard]] bool isLowest(const Corners& corners) const {
    for (std::size_t i = 1; i < count_; ++i) {
      if (!corners.holds(i) && signOfDot(toNearest_, edge_[i]) == Sign::negative) {
        return false;
      }
    }
    return true;
  }

  void place() {
    newest_ = d_.point(name_[0]);
    for (std::size_t i = 1; i < count_; ++i) {
      edge_[i] = d_.step(name_[0], name_[i]);
    }
  }

  /** The newest point is one of those that the nearest one is a mean of. */
  bool reduce() {
    for (unsigned others = 0; others < 1U << count_; others += 2) {
      if (std::popcount(others) > 2) {
        continue;
      }
      const Corners corners(others);
      if (!findFoot(corners) || !isLowest(corners)) {
        continue;
      }
      count_ = corners.count + 1;
      for (std::size_t i = 0; i < corners.count; ++i) {
        name_[i + 1] = name_[corners.other[i]];  // never before its own place
        edge_[i + 1] = edge_[corners.other[i]];
      }
      return true;
    }
    toNearest_ = {};
    return false;
  }

  void addLevelPart(const SupportName& p, const SupportName& q, LevelParts& level) const {
    if (partsBetween(p, q) != 1) {
      return;
    }
    level.upper |= p.upper ^ q.upper;
    for (std::size_t side = 0; side < 2; ++side) {
      const int newest = name_[0].corner[side];
      if (p.corner[side] != q.corner[side] &&
          (p.corner[side] == newest || q.corner[side] == newest)) {
        level.addCorner(side, p.corner[side]);
        level.addCorner(side, q.corner[side]);
      }
    }
  }

  const D& d_;
  std::array<SupportName, 4> name_{};
  std::size_t count_ = 0;
  Vector3<T> newest_{};
  Vector3<T> toNearest_{};
  std::array<Vector3<T>, 4> edge_{};
  // Of the foot, if two or three points are left; the normal of two is across the plane that the
  // origin spans with them.
  Vector3<T> normal_{};
  std::array<T, 4> weight_{};
  T sum_{};
  Vector3<T> axis_{};
  Vector3<T> partE_{};
  Vector3<T> partF_{};
};

/** The mean of a polytope's parts of the supports, times the sum of their weights. */
template <class T>
Vector3<T> meanOn(const PolytopeTerms<T>& terms, std::size_t side, const T& reach,
                  const Simplex<T>& simplex, const typename Simplex<T>::Weights& weights) {
  const Vector3<T> far = terms.unbounded ? terms.edge[0] * reach : Vector3<T>{};
  const SupportName& first = simplex.name(0);
  Vector3<T> mean = partOf(terms, far, first, side) * weights.sum;
  for (int i = 1; i < simplex.count(); ++i) {
    const SupportName& name = simplex.name(i);
    if (!first.hasSamePart(name, side)) {
      mean = mean + partBetween(terms, far, first, name, side) * weights.of[at(i)];
    }
  }
  return mean;
}

}  // namespace collision
