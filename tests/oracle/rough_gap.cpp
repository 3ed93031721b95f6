// Every three corners of the difference, as a triangle and as a face; see the header.
#include "rough_gap.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace oracle {
namespace {

using Spot = std::array<double, 3>;

Spot minus(const Spot& a, const Spot& b) { return {a[0] - b[0], a[1] - b[1], a[2] - b[2]}; }
double times(const Spot& a, const Spot& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }
Spot across(const Spot& a, const Spot& b) {
  return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}
Spot plus(const Spot& a, const Spot& b, double factor) {
  return {a[0] + b[0] * factor, a[1] + b[1] * factor, a[2] + b[2] * factor};
}

std::vector<Spot> spotsOf(const Shape& shape) {
  constexpr double kFar = 1000;
  const double* s = shape.numbers.data();
  const Spot first{s[0], s[1], s[2]};
  const Spot second{s[3], s[4], s[5]};
  const Spot third{s[6], s[7], s[8]};
  switch (shape.kind) {
    case Kind::ray:
      return {first, plus(first, second, std::min(kFar, s[6]) / std::sqrt(times(second, second)))};
    case Kind::segment:
    case Kind::capsule:
      return {first, second};
    case Kind::triangle:
      return {first, second, third};
    case Kind::parallelogram:
      return {first, second, third, plus(minus(second, first), third, 1)};
    case Kind::aabb: {
      std::vector<Spot> spots;
      for (unsigned i = 0; i < 8; ++i) {
        spots.push_back({(i & 1U) != 0 ? first[0] : second[0], (i & 2U) != 0 ? first[1] : second[1],
                         (i & 4U) != 0 ? first[2] : second[2]});
      }
      return spots;
    }
    case Kind::obb: {
      const Spot u{s[3], s[4], s[5]};
      const double w = s[6];
      std::vector<Spot> spots;
      for (unsigned i = 0; i < 8; ++i) {
        const Spot half{(i & 1U) != 0 ? s[7] : -s[7], (i & 2U) != 0 ? s[8] : -s[8],
                        (i & 4U) != 0 ? s[9] : -s[9]};
        const double factor = 2 / (times(u, u) + w * w);
        const Spot turned = across(u, half);
        spots.push_back(
            plus(plus(plus(first, half, 1), turned, factor * w), across(u, turned), factor));
      }
      return spots;
    }
    default:
      return {first};
  }
}

double roughRadiusOf(const Shape& shape) {
  return shape.kind == Kind::sphere ? shape.numbers[3]
                                    : (shape.kind == Kind::capsule ? shape.numbers[6] : 0);
}

double toSegment(const Spot& a, const Spot& b) {
  const Spot edge = minus(b, a);
  const double square = times(edge, edge);
  const double t = square > 0 ? std::clamp(-times(a, edge) / square, 0.0, 1.0) : 0;
  const Spot nearest = plus(a, edge, t);
  return std::sqrt(times(nearest, nearest));
}

}  // namespace

double roughGap(const Shape& a, const Shape& b) {
  constexpr double kTiny = 1e-9;
  std::vector<Spot> spots;
  for (const Spot& p : spotsOf(a)) {
    for (const Spot& q : spotsOf(b)) {
      spots.push_back(minus(p, q));
    }
  }
  double distance = std::sqrt(times(spots[0], spots[0]));
  double depth = std::numeric_limits<double>::infinity();
  bool outside = false;
  for (std::size_t i = 0; i < spots.size(); ++i) {
    for (std::size_t j = i + 1; j < spots.size(); ++j) {
      distance = std::min(distance, toSegment(spots[i], spots[j]));
      for (std::size_t k = j + 1; k < spots.size(); ++k) {
        Spot normal = across(minus(spots[j], spots[i]), minus(spots[k], spots[i]));
        const double length = std::sqrt(times(normal, normal));
        if (length < kTiny) {
          continue;
        }
        normal = plus({}, normal, 1 / length);
        const double height = times(normal, spots[i]);
        const Spot foot = plus({}, normal, height);
        bool covers = true;
        for (const auto& [from, to] : {std::pair{i, j}, std::pair{j, k}, std::pair{k, i}}) {
          const Spot side = across(minus(spots[to], spots[from]), minus(foot, spots[from]));
          covers = covers && times(side, normal) >= 0;
        }
        if (covers) {
          distance = std::min(distance, std::abs(height));
        }
        double low = 0;
        double high = 0;
        for (const Spot& spot : spots) {
          const double level = times(normal, spot) - height;
          low = std::min(low, level);
          high = std::max(high, level);
        }
        // A face: all corners on one side of it. In a flat set there is no depth.
        outside = outside || (high < kTiny && low > -kTiny);
        if (high < kTiny || low > -kTiny) {
          const double inward = high < kTiny ? height : -height;
          outside = outside || inward < 0;
          depth = std::min(depth, inward);
        }
      }
    }
  }
  const double radius = roughRadiusOf(a) + roughRadiusOf(b);
  return !outside && std::isfinite(depth) && depth > 0 ? -depth - radius : distance - radius;
}

}  // namespace oracle
