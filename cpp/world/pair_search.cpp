#include "world/pair_search.h"

#include <algorithm>
#include <limits>

#include "number/index.h"
#include "shapes/has_hulls.h"
#include "world/endless.h"

namespace collision {
namespace {

constexpr float kEnd = std::numeric_limits<float>::infinity();
constexpr FloatBounds kEverywhere{{-kEnd, -kEnd, -kEnd, 0}, {kEnd, kEnd, kEnd, 0}};

}  // namespace

PairSearch::PairSearch(int capacity)
    : bounds_(at(capacity)), isBounded_(at(capacity)), tree_(at(capacity)), sweep_(at(capacity)) {
  bounded_.reserve(at(capacity));
  endless_.reserve(at(capacity));
  partners_.reserve(at(capacity));
}

void PairSearch::clear() {
  for (const int slot : bounded_) {
    isBounded_[at(slot)] = 0;
  }
  bounded_.clear();
  moved_.clear();
  endless_.clear();
  hasBegunTree_ = false;
  partners_.clear();
  place_ = 0;
  nextPartner_ = 0;
}

void PairSearch::add(int slot, const Bounds& bounds) {
  if (isEndless(bounds)) {
    bounds_[at(slot)] = kEverywhere;
    endless_.push_back(slot);
  } else {
    add(slot, floatBoundsOf(bounds));
  }
}

void PairSearch::add(int slot, const FloatBounds& bounds) {
  bounds_[at(slot)] = bounds;
  bounded_.push_back(slot);
  isBounded_[at(slot)] = 1;
}

bool PairSearch::holds(int slot, const Bounds& bounds) const {
  const FloatBounds& own = bounds_[at(slot)];
  for (int i = 0; i < 3; ++i) {
    if (!(static_cast<double>(own.min[at(i)]) <= bounds.min[i] &&
          bounds.max[i] <= static_cast<double>(own.max[at(i)]))) {
      return false;
    }
  }
  return true;
}

void PairSearch::begin(const std::vector<ShapeCell>& shapes) {
  shapes_ = &shapes;
  hasBegunTree_ = false;
}

bool PairSearch::hasTree(Deadline& deadline) {
  if (!hasBegunTree_) {
    tree_.begin(bounds_, bounded_);
    hasBegunTree_ = true;
  }
  return tree_.proceed(deadline);
}

void PairSearch::move(int slot, const Bounds& bounds) {
  bounds_[at(slot)] = floatBoundsOf(bounds);
  if (kHasHulls && hasBegunTree_) {  // the first module asks the list of bounds
    moved_.push_back(slot);
  }
}

void PairSearch::refine() { finishTree().refine(); }

BoundsTree& PairSearch::finishTree() {
  Deadline never;
  hasTree(never);
  if constexpr (kHasHulls) {
    if (!moved_.empty()) {
      tree_.refit(moved_);
    }
  }
  return tree_;
}

const std::vector<int>& PairSearch::arrange() {
  sweeps_ = sweep_.build(bounds_, bounded_);
  return sweeps_ ? sweep_.order() : tree().order();
}

int PairSearch::slotAt(std::size_t place) const {
  return place < endless_.size() ? endless_[place] : bounded_[place - endless_.size()];
}

void PairSearch::findPartners() {
  partners_.clear();
  nextPartner_ = 0;
  const int slot = slotAt(place_);
  const auto find = [&](const auto& bounds) {
    if (place_ < endless_.size()) {
      findMeeting(bounds, (*shapes_)[at(slot)], partners_);
    } else {
      bounds.findMeeting(bounds_[at(slot)], slot, partners_);
    }
  };
  if constexpr (kHasHulls) {
    find(tree());
  } else {
    find(list());  // the worlds of the first module are small
  }
  for (std::size_t place = place_ + 1; place < endless_.size(); ++place) {
    partners_.push_back(endless_[place]);
  }
  std::sort(partners_.begin(), partners_.end());
}

bool PairSearch::next(int& a, int& b, Deadline& deadline) {
  return nextUpTo(count(), a, b, deadline);
}

bool PairSearch::nextOfEndless(int& a, int& b) {
  Deadline never;
  return nextUpTo(endless_.size(), a, b, never);
}

void PairSearch::passAll() {
  place_ = count();
  partners_.clear();
  nextPartner_ = 0;
}

bool PairSearch::nextUpTo(std::size_t end, int& a, int& b, Deadline& deadline) {
  while (nextPartner_ == partners_.size()) {
    if (place_ >= end || !hasTree(deadline)) {
      return false;
    }
    if (place_ < endless_.size()) {
      deadline.expectLong();
    }
    if (deadline.passed()) {
      return false;
    }
    findPartners();
    ++place_;
  }
  const int slot = slotAt(place_ - 1);
  const int partner = partners_[nextPartner_++];
  a = std::min(slot, partner);
  b = std::max(slot, partner);
  return true;
}

double PairSearch::pairsOf(std::size_t count) {
  const auto n = static_cast<double>(count);
  return count == 0 ? 0 : n * (n - 1) / 2;  // never −0
}

double PairSearch::pairs() const { return pairsOf(count()); }

double PairSearch::left() const {
  return pairsOf(count() - place_) + static_cast<double>(partners_.size() - nextPartner_);
}

}  // namespace collision
