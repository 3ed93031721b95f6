#include "motion/piece_names.h"

#include <algorithm>

#include "linear/number_vector.h"
#include "number/root_sum.h"

namespace collision {
namespace {

/** The same whatever their order. */
std::array<int, 3> sorted(std::array<int, 3> corners) {
  std::sort(corners.begin(), corners.end());
  return corners;
}

}  // namespace

template <class T>
PieceNames::PieceNames(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b) {
  const PolytopeTerms<T>& many = hasTheCorners(a, b) ? a : b;
  hull_ = many.isHull() ? many.hull : nullptr;
  corners_ = many.corners;
  const auto add = [&](const PolytopeTerms<T>& terms, std::size_t first) {
    const int count = terms.unbounded ? 1 : terms.generators;
    for (int i = 0; i < count; ++i) {
      generators_[at(generatorCount_++)] = static_cast<signed char>(first + at(i));
    }
    isEndless_[first] = terms.unbounded;
  };
  add(a, 0);
  add(b, PieceName::kGenerators);
  counts_[at(generatorCount_)] = {1};
  for (int next = generatorCount_ - 1; next >= 0; --next) {
    const int ends = isEndless_[at(generators_[at(next)])] ? 1 : 2;
    for (int ways = 0; ways <= kMostWays; ++ways) {
      counts_[at(next)][at(ways)] =
          ends * countFrom(next + 1, ways) + countFrom(next + 1, ways - 1);
    }
  }
}

int PieceNames::count() const {
  int count = 0;
  for (int ways = 0; ways <= kMostWays; ++ways) {
    forEachOfCorners([&](const PieceName& piece) {
      count += countFrom(0, ways - piece.ways);
      return true;
    });
  }
  return count;
}

std::vector<PieceName> PieceNames::all() const {
  std::vector<PieceName> all;
  forEach([&](const PieceName& name) { all.push_back(name); });
  return all;
}

int PieceNames::numberAmongSwept(const PieceName& name, int ways) const {
  int number = 0;
  for (int next = 0; next < generatorCount_; ++next) {
    const signed char generator = generators_[at(next)];
    const signed char end = name.end[at(generator)];
    const int rest = countFrom(next + 1, ways);
    if (end == 1) {
      number += rest;
    } else if (end == 0) {
      number += isEndless_[at(generator)] ? rest : 2 * rest;
      --ways;
    }
  }
  return number;
}

int PieceNames::numberOf(const PieceName& name) const {
  const std::array<int, 3> corners = sorted(name.corner);
  int number = 0;
  bool isFound = false;
  for (int ways = 0; ways <= name.ways && !isFound; ++ways) {
    forEachOfCorners([&](const PieceName& piece) {
      isFound = ways == name.ways && sorted(piece.corner) == corners;
      number +=
          isFound ? numberAmongSwept(name, ways - piece.ways) : countFrom(0, ways - piece.ways);
      return !isFound;
    });
  }
  return isFound ? number : -1;
}

template PieceNames::PieceNames(const PolytopeTerms<double>&, const PolytopeTerms<double>&);
template PieceNames::PieceNames(const PolytopeTerms<RootSum<Exact>>&,
                                const PolytopeTerms<RootSum<Exact>>&);

}  // namespace collision
