// Up to four points of D, and the point of their hull that is nearest to the origin: the state of
// the distance algorithm of Gilbert, Johnson and Keerthi (convex/gjk.h). In exact numbers it is
// proven; in doubles it is a guess, which its callers prove.
#pragma once

#include <bit>
#include <optional>

#include "convex/differences.h"

namespace collision {

template <class T>
class Simplex {
 public:
  [[nodiscard]] int count() const { return static_cast<int>(count_); }
  /** The newest comes first. */
  [[nodiscard]] const SupportName& name(int i) const { return name_[at(i)]; }
  [[nodiscard]] const Vector3<T>& point(int i) const { return point_[at(i)]; }
  [[nodiscard]] const std::array<Vector3<T>, 4>& points() const { return point_; }
  [[nodiscard]] bool holds(const SupportName& name) const {
    return std::find(name_.data(), name_.data() + count_, name) != name_.data() + count_;
  }

  /**
   * From the origin to the nearest point, any length, which is a mean of all points; zero where the
   * origin lies on their hull.
   */
  [[nodiscard]] const Vector3<T>& toNearest() const { return toNearest_; }

  /**
   * Adds a point that reaches less far along toNearest(), and leaves only those that the nearest
   * one is a mean of. False where the origin lies within the hull of all four.
   */
  bool add(const SupportName& name, const Vector3<T>& point) {
    for (std::size_t i = count_; i > 0; --i) {
      name_[i] = name_[i - 1];
      point_[i] = point_[i - 1];
    }
    name_[0] = name;
    point_[0] = point;
    ++count_;
    return reduce();
  }

  /** Takes the points of a guess at once, if the nearest one is a mean of all of them. */
  bool take(const Simplex<double>& guess, const Differences<T>& d) {
    if (guess.count() == 0 || guess.count() > 3) {
      return false;
    }
    for (int i = 0; i < guess.count(); ++i) {
      name_[at(i)] = guess.name(i);
      point_[at(i)] = d.point(guess.name(i));
    }
    const auto toNearest = footWithin(Corners((1U << at(guess.count())) - 2));
    count_ = toNearest ? at(guess.count()) : 0;
    toNearest_ = toNearest.value_or(Vector3<T>{});
    return toNearest.has_value();
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
   * The weights of the points in the nearest one, times their sum. Of four points, which are around
   * the origin, in the origin itself.
   */
  [[nodiscard]] std::array<T, 4> weights() const {
    const Vector3<T>& w = point_[0];
    if (count_ == 1) {
      return {T(1.0)};
    }
    const Vector3<T> e = point_[1] - w;
    if (count_ == 2) {
      return {dot(point_[1], e), -dot(w, e)};
    }
    if (count_ == 3) {
      const Foot foot(w, e, point_[2] - w);
      return {dot(foot.partW(), foot.normal), dot(foot.partE, foot.normal),
              dot(foot.partF, foot.normal)};
    }
    const auto volume = [&](std::size_t a, std::size_t b, std::size_t c) {
      return absolute(dot(point_[a], cross(point_[b], point_[c])));
    };
    return {volume(1, 2, 3), volume(0, 2, 3), volume(0, 1, 3), volume(0, 1, 2)};
  }

  /** The squared distance of the nearest point from the origin, times the sum of the weights. */
  [[nodiscard]] T squared() const {
    if (count_ == 1) {
      return dot(point_[0], point_[0]);
    }
    if (count_ == 2) {
      const Vector3<T> across = cross(point_[1] - point_[0], point_[0]);
      return dot(across, across);
    }
    const T height = dot(point_[0], toNearest_);  // along the normal, or zero
    return height * height;
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

  /** The origin's foot on the plane through w along e and f, times normal². */
  struct Foot {
    Vector3<T> normal;
    Vector3<T> partE;  // the weights of w + e and w + f are these along the normal
    Vector3<T> partF;

    Foot(const Vector3<T>& w, const Vector3<T>& e, const Vector3<T>& f)
        : normal(cross(e, f)), partE(cross(f, w)), partF(cross(w, e)) {}
    [[nodiscard]] Vector3<T> partW() const { return normal - partF - partE; }
  };

  /**
   * From the origin to its foot on the hull of some points, any length, if the foot lies within.
   * Numbers grow with the degree of a formula, and the time of a product with their square: nothing
   * is computed before it is needed, and the direction is that of the least degree.
   */
  [[nodiscard]] std::optional<Vector3<T>> footWithin(const Corners& corners) const {
    const Vector3<T>& w = point_[0];
    if (corners.count == 0) {
      return w;
    }
    const Vector3<T>& second = point_[corners.other[0]];
    const Vector3<T> e = second - w;
    if (corners.count == 1) {
      if (isZero(e) || signOfDot(w, e) == Sign::positive ||
          signOfDot(second, e) == Sign::negative) {
        return std::nullopt;
      }
      return cross(cross(e, w), e);
    }
    const Foot foot(w, e, point_[corners.other[1]] - w);
    const Vector3<T>& n = foot.normal;
    if (isZero(n) || signOfDot(foot.partF, n) == Sign::negative ||
        signOfDot(foot.partE, n) == Sign::negative ||
        signOfDot(foot.partW(), n) == Sign::negative) {
      return std::nullopt;
    }
    const Sign side = signOfDot(w, n);
    return side == Sign::zero ? Vector3<T>{} : (side == Sign::positive ? n : -n);
  }

  /** Whether no other point reaches less far along `toward` than the corners, which are level. */
  [[nodiscard]] bool isLowest(const Corners& corners, const Vector3<T>& toward) const {
    for (std::size_t i = 1; i < count_; ++i) {
      if (!corners.holds(i) && isLower(toward, point_[i], point_[0])) {
        return false;
      }
    }
    return true;
  }

  /** The newest point is one of those that the nearest one is a mean of. */
  bool reduce() {
    for (unsigned others = 0; others < 1U << count_; others += 2) {
      if (std::popcount(others) > 2) {
        continue;
      }
      const Corners corners(others);
      const auto toNearest = footWithin(corners);
      if (!toNearest || !isLowest(corners, *toNearest)) {
        continue;
      }
      count_ = corners.count + 1;
      for (std::size_t i = 0; i < corners.count; ++i) {
        name_[i + 1] = name_[corners.other[i]];  // never before its own place
        point_[i + 1] = point_[corners.other[i]];
      }
      toNearest_ = *toNearest;
      return true;
    }
    toNearest_ = {};
    return false;
  }

  void addLevelPart(const SupportName& p, const SupportName& q, LevelParts& level) const {
    const unsigned upper = p.upper ^ q.upper;
    const bool differA = p.corner[0] != q.corner[0];
    const bool differB = p.corner[1] != q.corner[1];
    if (std::popcount(upper) + (differA ? 1 : 0) + (differB ? 1 : 0) != 1) {
      return;
    }
    level.upper |= upper;
    for (std::size_t side = 0; side < 2; ++side) {
      const int newest = name_[0].corner[side];
      if (p.corner[side] != q.corner[side] &&
          (p.corner[side] == newest || q.corner[side] == newest)) {
        level.corner[side][at(level.corners[side]++)] =
            p.corner[side] == newest ? q.corner[side] : p.corner[side];
      }
    }
  }

  std::array<SupportName, 4> name_{};
  std::array<Vector3<T>, 4> point_{};
  std::size_t count_ = 0;
  Vector3<T> toNearest_{};
};

}  // namespace collision
