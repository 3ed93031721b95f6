// Random shapes as the numbers of a slot, the same everywhere: each number is drawn by a statement
// of its own, and nothing but sums and products makes it.
#pragma once

#include <array>
#include <cmath>

#include "random.h"
#include "shapes/traits.h"
#include "wire/layout.h"

namespace collision {

using Slot = std::array<double, kSlotStride>;

/** What the numbers of random shapes are like. */
enum class Style : signed char {
  ordinary,  // a few meters around the origin, as in any scene
  grid,      // whole and half numbers, whole quaternions: shapes often touch
  any,       // every double that is allowed
};

/** Writes random shapes into slots. Most of them pass checkSlot. */
class RandomSlots {
 public:
  explicit RandomSlots(std::uint64_t seed) : random_(seed) {}

  std::uint64_t next() { return random_.next(); }
  int below(int bound) { return random_.below(bound); }

  Slot slot(Kind kind, Style style) {
    style_ = style;
    Slot slot{};
    double* s = slot.data();
    switch (kind) {
      case Kind::ray:
        vector(s, 2);
        vector(s + 3, 1);
        if (style_ == Style::ordinary) {  // toward a point near the origin
          for (int i = 0; i < 3; ++i) {
            s[i + 3] -= s[i];
          }
        }
        s[6] = below(2) == 0 ? HUGE_VAL : extent(5);
        break;
      case Kind::plane:
        vector(s, 1);
        s[3] = coordinate(1);
        break;
      case Kind::sphere:
        vector(s, 1);
        s[3] = extent(1);
        break;
      case Kind::aabb:
        vector(s, 1);
        for (int i = 0; i < 3; ++i) {
          const double reach = extent(2);
          s[i + 3] = std::fmin(s[i] + reach, kMaxMagnitude);
        }
        break;
      case Kind::obb:
        vector(s, 1);
        vector(s + 3, 1);
        s[6] = coordinate(1);
        for (int i = 7; i < 10; ++i) {
          s[i] = extent(1);
        }
        break;
      case Kind::point:
        vector(s, 1);
        break;
      case Kind::triangle:
      case Kind::parallelogram:
        vector(s, 1);
        around(s, s + 3);
        around(s, s + 6);
        break;
      case Kind::segment:
      case Kind::capsule:
        vector(s, 1);
        around(s, s + 3);
        s[6] = kind == Kind::capsule ? extent(0.6) : 0;
        break;
      default:
        break;
    }
    return slot;
  }

 private:
  /** In [0, 1). */
  double unit() { return static_cast<double>(next() >> 11U) * 0x1p-53; }

  double coordinate(double reach) {
    switch (style_) {
      case Style::ordinary:
        return (unit() * 2 - 1) * reach;
      case Style::grid:
        return random_.between(-3, 3);
      default:
        return random_.anyDouble();
    }
  }

  double extent(double most) {
    switch (style_) {
      case Style::ordinary:
        return (0.1 + 0.9 * unit()) * most;
      case Style::grid:
        return random_.between(1, 4) * 0.5;
      default:
        return std::fabs(random_.anyDouble());
    }
  }

  void vector(double* v, double reach) {
    for (int i = 0; i < 3; ++i) {
      v[i] = coordinate(reach);
    }
  }

  /** A second point of the shape that has the first. */
  void around(const double* from, double* to) {
    for (int i = 0; i < 3; ++i) {
      const double step = coordinate(1);
      to[i] = style_ == Style::any ? step : from[i] + step;
    }
  }

  Random random_;
  Style style_ = Style::ordinary;
};

}  // namespace collision
