// The guess in doubles, its exact weights and certificate, and what to do without.
#include "whole_nearest.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

#include "nearest_point.h"

namespace oracle {
namespace {

using Real3 = Vector<double>;

using oracle::signOf;
int signOf(double value) { return value > 0 ? 1 : (value < 0 ? -1 : 0); }

template <class Number>
using Weights = std::array<Number, 4>;

template <class Number>
Number triple(const Vector<Number>& a, const Vector<Number>& b, const Vector<Number>& c) {
  return dot(cross(a, b), c);
}

/** Of the point nearest to 0 in the affine hull of the points, times their sum. */
template <class Number>
Weights<Number> weightsOf(const std::array<const Vector<Number>*, 4>& p, std::size_t count) {
  switch (count) {
    case 1:
      return {Number(1)};
    case 2: {
      const Vector<Number> d = *p[1] - *p[0];
      return {dot(*p[1], d), Number(-dot(*p[0], d))};
    }
    case 3: {
      const Vector<Number> n = cross(*p[1] - *p[0], *p[2] - *p[0]);
      return {triple(*p[1], *p[2], n), triple(*p[2], *p[0], n), triple(*p[0], *p[1], n)};
    }
    default: {
      Weights<Number> w{triple(*p[1], *p[2], *p[3]), Number(-triple(*p[0], *p[2], *p[3])),
                        triple(*p[0], *p[1], *p[3]), Number(-triple(*p[0], *p[1], *p[2]))};
      const auto sum = Number(w[0] + w[1] + w[2] + w[3]);
      if (signOf(sum) < 0) {
        for (Number& weight : w) {
          weight = Number(-weight);
        }
      }
      return w;
    }
  }
}

/** The points with the largest exponent brought to 0. */
std::vector<Real3> rounded(const std::vector<Vector<Integer>>& points) {
  long largest = 0;
  for (const auto& point : points) {
    for (std::size_t i = 0; i < 3; ++i) {
      largest = std::max(largest, static_cast<long>(mpz_sizeinbase(point[i].get_mpz_t(), 2)));
    }
  }
  std::vector<Real3> result;
  for (const auto& point : points) {
    Real3 v{};
    for (std::size_t i = 0; i < 3; ++i) {
      long exponent = 0;
      const double fraction = mpz_get_d_2exp(&exponent, point[i].get_mpz_t());
      v[i] = std::ldexp(fraction, static_cast<int>(std::max(exponent - largest, -2000L)));
    }
    result.push_back(v);
  }
  return result;
}

/** At most four of the points, by their places. */
struct Choice {
  std::array<std::size_t, 4> at{};
  std::size_t count = 0;

  [[nodiscard]] bool holds(std::size_t place) const {
    return std::find(at.begin(), at.begin() + static_cast<std::ptrdiff_t>(count), place) !=
           at.begin() + static_cast<std::ptrdiff_t>(count);
  }
};

/** The part of the choice that its nearest point depends on; which point that is. */
Choice reduced(const std::vector<Real3>& points, const Choice& choice, Real3& nearest) {
  Choice best;
  double least = HUGE_VAL;
  for (unsigned mask = 1; mask < 1U << choice.count; ++mask) {
    Choice part;
    std::array<const Real3*, 4> p{};
    for (std::size_t i = 0; i < choice.count; ++i) {
      if ((mask >> i & 1U) != 0) {
        p.at(part.count) = &points[choice.at.at(i)];
        part.at.at(part.count++) = choice.at.at(i);
      }
    }
    const Weights<double> weights = weightsOf(p, part.count);
    Real3 sum{};
    double whole = 0;
    bool inside = true;
    for (std::size_t i = 0; i < part.count; ++i) {
      sum = sum + *p.at(i) * weights.at(i);
      whole += weights.at(i);
      inside = inside && weights.at(i) > 0;
    }
    if (!inside || !(whole > 0)) {
      continue;
    }
    const Real3 x = sum * (1 / whole);
    const double square = part.count == 4 ? 0 : dot(x, x);
    if (square < least) {
      least = square;
      best = part;
      nearest = part.count == 4 ? Real3{} : x;
    }
  }
  return best;
}

Choice guess(const std::vector<Real3>& points) {
  Choice choice;
  choice.count = 1;
  for (std::size_t i = 1; i < points.size(); ++i) {
    if (dot(points[i], points[i]) < dot(points[choice.at[0]], points[choice.at[0]])) {
      choice.at[0] = i;
    }
  }
  Real3 nearest = points[choice.at[0]];
  constexpr int kMostSteps = 30;
  for (int step = 0; step < kMostSteps && choice.count > 0 && choice.count < 4; ++step) {
    std::size_t furthest = 0;
    for (std::size_t i = 1; i < points.size(); ++i) {
      if (dot(points[i], nearest) < dot(points[furthest], nearest)) {
        furthest = i;
      }
    }
    constexpr double kSlack = 1e-15;
    const double square = dot(nearest, nearest);
    if (choice.holds(furthest) || dot(points[furthest], nearest) >= square * (1 - kSlack)) {
      break;
    }
    choice.at.at(choice.count++) = furthest;
    choice = reduced(points, choice, nearest);
  }
  return choice;
}

bool certified(const std::vector<Vector<Integer>>& points, const Choice& choice,
               WholeNearest& found) {
  std::array<const Vector<Integer>*, 4> p{};
  for (std::size_t i = 0; i < choice.count; ++i) {
    p.at(i) = &points[choice.at.at(i)];
  }
  if (choice.count == 0) {
    return false;
  }
  const Weights<Integer> weights = weightsOf(p, choice.count);
  found.numerator = {0, 0, 0};
  found.divisor = 0;
  for (std::size_t i = 0; i < choice.count; ++i) {
    if (sgn(weights.at(i)) < 0) {
      return false;
    }
    found.numerator = found.numerator + *p.at(i) * weights.at(i);
    found.divisor += weights.at(i);
  }
  if (sgn(found.divisor) <= 0) {
    return false;
  }
  if (isZero(found.numerator)) {
    return true;
  }
  const Integer least = dot(found.numerator, found.numerator);
  return std::all_of(points.begin(), points.end(), [&](const Vector<Integer>& point) {
    return dot(point, found.numerator) * found.divisor >= least;
  });
}

WholeNearest wolfe(const std::vector<Vector<Integer>>& points) {
  std::vector<Vector<Rational>> fractions;
  fractions.reserve(points.size());
  for (const auto& point : points) {
    fractions.push_back({Rational(point.x), Rational(point.y), Rational(point.z)});
  }
  const Vector<Rational> nearest = NearestPoint<Rational>(fractions).find();
  WholeNearest found{{}, 1};
  for (std::size_t i = 0; i < 3; ++i) {
    found.divisor = lcm(found.divisor, nearest[i].get_den());
  }
  for (std::size_t i = 0; i < 3; ++i) {
    found.numerator[i] = nearest[i].get_num() * (found.divisor / nearest[i].get_den());
  }
  return found;
}

}  // namespace

WholeNearest wholeNearest(const std::vector<Vector<Integer>>& points) {
  if (points.size() == 1) {
    return {points[0], 1};
  }
  WholeNearest found;
  return certified(points, guess(rounded(points)), found) ? found : wolfe(points);
}

}  // namespace oracle
