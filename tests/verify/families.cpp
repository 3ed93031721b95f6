// The table of families with their weights, and which pair a case is of.
#include "families.h"

#include "make_case.h"
#include "pair_order.h"

namespace verify {
namespace {

struct Maker {
  Family family;
  int weight;
  void (*make)(Cases&, Case&);
};

constexpr std::array<Maker, kFamilyNames.size()> kMakers{{
    {Family::grid, 14, makeGrid},
    {Family::nudged, 12, makeNudged},
    {Family::flip, 2, makeFlip},
    {Family::far, 8, makeFar},
    {Family::scaled, 8, makeScaled},
    {Family::mixed, 2, makeMixed},
    {Family::subnormal, 4, makeSubnormal},
    {Family::sliver, 7, makeSliver},
    {Family::degenerate, 7, makeDegenerate},
    {Family::parallel, 8, makeParallel},
    {Family::rotated, 9, makeRotated},
    {Family::pythagorean, 6, makePythagorean},
    {Family::curve, 8, makeCurve},
    {Family::orientation, 5, makeOrientation},
    {Family::identical, 4, makeIdentical},
    {Family::near, 8, makeNear},
    {Family::ordinary, 8, makeOrdinary},
}};

constexpr int totalWeight() {
  int sum = 0;
  for (const Maker& maker : kMakers) {
    sum += maker.weight;
  }
  return sum;
}

const Maker& drawn(Draws& draws) {
  int rest = draws.whole(0, totalWeight() - 1);
  std::size_t i = 0;
  while (rest >= kMakers.at(i).weight) {
    rest -= kMakers.at(i).weight;
    ++i;
  }
  return kMakers.at(i);
}

Case made(const Maker& maker, Kind a, Kind b, const Draws& draws) {
  Cases cases(draws);
  Case result{{a, {}}, {b, {}}, maker.family};
  maker.make(cases, result);
  if (cases.draws().oneIn(4) && maker.family != Family::flip) {
    dress(cases, result.a);
    dress(cases, result.b);
  }
  if (!isValid(result.a) || !isValid(result.b)) {
    result = {{a, {}}, {b, {}}, Family::grid};
    makeGrid(cases, result);
  }
  return result;
}

}  // namespace

Case caseAt(std::uint64_t seed, std::uint64_t index) {
  Draws draws(seed, index);
  const KindPair kinds = kPairOrder.at(index % kPairCount);
  const Maker& maker = drawn(draws);
  return made(maker, kinds.a, kinds.b, draws);
}

Case caseOf(Family family, Kind a, Kind b, std::uint64_t seed, std::uint64_t index) {
  const Draws draws(seed, index);
  return made(kMakers.at(static_cast<std::size_t>(family)), a, b, draws);
}

}  // namespace verify
