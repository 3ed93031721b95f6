#include "mesh/tree_builder.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "number/lane_shuffles.h"
#include "shapes/float_bounds.h"

namespace collision {
namespace {

constexpr float kInfiniteFloat = std::numeric_limits<float>::infinity();
constexpr int kLeafSize = FourTriangles::kCount;
/** Ranges of no more are cut between whole leaves, so that these are filled. */
constexpr int kSmallRange = 256;
/** Planes that are tried across each axis, and fewer for small ranges. */
constexpr std::size_t kMostBins = 16;
constexpr int kFewBins = 8;
constexpr int kFewItems = 64;
/**
 * Below so many levels ranges are halved, as few as 2³¹ triangles can be, and the hierarchy ends
 * before kMostLevels.
 */
constexpr int kMostCutLevels = 32;

}  // namespace

TreeBuilder::Box TreeBuilder::Box::empty() { return {Lane(kInfiniteFloat), Lane(-kInfiniteFloat)}; }

float TreeBuilder::Box::area() const {
  const Lane extent = max - min;
  const float x = extent[0];
  const float y = extent[1];
  const float z = extent[2];
  return x * y + y * z + z * x + 0x1p-12F * (x + y + z);
}

void TreeBuilder::build() {
  const int count = triangles_.count();
  items_.resize(at(count));
  const MeshSpace& space = tree_.space_;
  Range all{0, count, Box::empty()};
  for (int i = 0; i < count; ++i) {
    const auto [a, b, c] = triangles_[i];
    const std::array<Vec3, 3> corners{space.placeOf(a), space.placeOf(b), space.placeOf(c)};
    const FloatBounds bounds = floatBoundsOf(boundsOfPoints(corners));
    Item& item = items_[at(i)];
    item.min = bounds.min;
    item.max = bounds.max;
    item.setTriangle(i);
    all.box.add(item.box());
  }
  const std::size_t fullLeaves = at(count) / at(kLeafSize);
  tree_.leaves_.reserve(fullLeaves + fullLeaves / 16 + 4);
  tree_.nodes_.reserve(fullLeaves / 2 + 4);
  // The root is a node, even above a single leaf.
  tree_.nodes_.emplace_back();
  makeChildren(0, all, 0);
  tree_.leaves_.shrink_to_fit();
  tree_.nodes_.shrink_to_fit();
}

TreeBuilder::Range TreeBuilder::rangeOf(int first, int end) const {
  Range range{first, end, Box::empty()};
  for (int i = first; i < end; ++i) {
    range.box.add(items_[at(i)].box());
  }
  return range;
}

void TreeBuilder::makeChildren(std::size_t place, const Range& range, int level) {
  constexpr auto kWidth = at(TriangleTree::kWidth);
  std::array<Range, kWidth> children;
  std::array<float, kWidth> areas{};
  std::size_t count = 1;
  children[0] = range;
  areas[0] = range.box.area();
  while (count < kWidth) {
    // The largest is cut next.
    std::size_t largest = kWidth;
    for (std::size_t i = 0; i < count; ++i) {
      if (children[i].count() > kLeafSize && (largest == kWidth || areas[i] > areas[largest])) {
        largest = i;
      }
    }
    if (largest == kWidth) {
      break;
    }
    const Range whole = children[largest];
    const int middle = split(whole, level);
    children[largest] = rangeOf(whole.first, middle);
    areas[largest] = children[largest].box.area();
    children[count] = rangeOf(middle, whole.end);
    areas[count] = children[count].box.area();
    ++count;
  }
  for (std::size_t i = 0; i < kWidth; ++i) {
    const Range& own = children[i];
    const Box box = i < count ? own.box : Box::empty();
    TriangleTree::Child child = 0;
    if (i < count) {
      child = own.count() <= kLeafSize ? makeLeaf(own) : makeNode(own, level + 1);
    }
    TriangleTree::Node& node = tree_.nodes_[place];
    for (std::size_t axis = 0; axis < 3; ++axis) {
      node.min[axis][i] = box.min[static_cast<int>(axis)];
      node.max[axis][i] = box.max[static_cast<int>(axis)];
    }
    node.child[i] = child;
  }
}

TriangleTree::Child TreeBuilder::makeNode(const Range& range, int level) {
  const std::size_t place = tree_.nodes_.size();
  tree_.nodes_.emplace_back();
  makeChildren(place, range, level);
  return static_cast<TriangleTree::Child>(place);
}

TriangleTree::Child TreeBuilder::makeLeaf(const Range& range) {
  FourTriangles leaf{};
  for (int i = 0; i < kLeafSize; ++i) {
    if (i < range.count()) {
      const int triangle = items_[at(range.first + i)].triangle();
      leaf.set(at(i), tree_.space_, triangles_[triangle], triangle);
    } else {
      leaf.clear(at(i));
    }
  }
  tree_.leaves_.push_back(leaf);
  return ~static_cast<TriangleTree::Child>(tree_.leaves_.size() - 1);
}

int TreeBuilder::split(const Range& range, int level) {
  const int count = range.count();
  const int half = range.first + (count / 2 + kLeafSize - 1) / kLeafSize * kLeafSize;
  Cut cut;
  if (level < kMostCutLevels) {
    cut = findCut(range, count <= kFewItems ? kFewBins : static_cast<int>(kMostBins));
  }
  if (cut.bin < 0) {
    return half;  // as good as any other
  }
  const int middle = partition(range, cut);
  if (count > kSmallRange) {
    return middle;
  }
  const int below = middle - range.first;
  const int most = (count - 1) / kLeafSize * kLeafSize;
  const int whole = std::clamp((below + kLeafSize / 2) / kLeafSize * kLeafSize, kLeafSize, most);
  const int moved = range.first + whole;
  // A few items change sides: the last of the lower ones, or the first of the others.
  const auto takes = [&](int from, int to, bool isLast) {
    int found = from;
    for (int i = from + 1; i < to; ++i) {
      const float own = items_[at(i)].middle(cut.axis);
      const float best = items_[at(found)].middle(cut.axis);
      found = (isLast ? own > best : own < best) ? i : found;
    }
    return found;
  };
  for (int end = middle; end > moved; --end) {
    std::swap(items_[at(takes(range.first, end, true))], items_[at(end - 1)]);
  }
  for (int end = middle; end < moved; ++end) {
    std::swap(items_[at(takes(end, range.end, false))], items_[at(end)]);
  }
  return moved;
}

TreeBuilder::Cut TreeBuilder::findCut(const Range& range, int bins) const {
  struct Bin {
    Box box = Box::empty();
    int count = 0;
  };
  Box middles = Box::empty();
  for (int i = range.first; i < range.end; ++i) {
    const Lane middle = items_[at(i)].middle();
    middles.add({middle, middle});
  }
  const Lane extent = middles.max - middles.min;
  // A little less than the number of bins, so that the last one ends there.
  const float within = static_cast<float>(bins) - 0x1p-8F;
  Lane scale(0.0F);
  scale = choose(extent > Lane(0.0F), Lane(within) / extent, scale);
  scale = choose(scale < Lane(kInfiniteFloat), scale, Lane(0.0F));
  std::array<std::array<Bin, kMostBins>, 3> filled;
  for (int i = range.first; i < range.end; ++i) {
    const Item& item = items_[at(i)];
    const Box box = item.box();
    const auto bin = truncated((item.middle() - middles.min) * scale);
    for (int axis = 0; axis < 3; ++axis) {
      Bin& own = filled[at(axis)][static_cast<std::size_t>(bin[axis]) % kMostBins];
      own.box.add(box);
      ++own.count;
    }
  }
  Cut best;
  float leastCost = kInfiniteFloat;
  for (int axis = 0; axis < 3; ++axis) {
    if (!(scale[axis] > 0)) {
      continue;
    }
    const auto& own = filled[at(axis)];
    std::array<float, kMostBins> costsAbove{};
    Box box = Box::empty();
    int count = 0;
    for (int bin = bins - 1; bin > 0; --bin) {
      box.add(own[at(bin)].box);
      count += own[at(bin)].count;
      costsAbove[at(bin)] = count == 0 ? kInfiniteFloat : box.area() * static_cast<float>(count);
    }
    box = Box::empty();
    count = 0;
    for (int bin = 1; bin < bins; ++bin) {
      box.add(own[at(bin - 1)].box);
      count += own[at(bin - 1)].count;
      if (count == 0) {
        continue;
      }
      const float cost = box.area() * static_cast<float>(count) + costsAbove[at(bin)];
      if (cost < leastCost) {
        leastCost = cost;
        best = {axis, bin, middles.min[axis], scale[axis]};
      }
    }
  }
  return best;
}

int TreeBuilder::partition(const Range& range, const Cut& cut) {
  const auto limit = static_cast<float>(cut.bin);
  // The same number as in findCut(): what is truncated below a whole number is below it.
  const auto isLower = [&](const Item& item) {
    return (item.middle(cut.axis) - cut.low) * cut.scale < limit;
  };
  const auto middle =
      std::partition(items_.begin() + range.first, items_.begin() + range.end, isLower);
  return static_cast<int>(middle - items_.begin());
}

}  // namespace collision
