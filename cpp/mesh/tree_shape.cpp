// A hierarchy without its numbers, as a file has it: four 32-bit triangles a leaf, −1 for none, in
// the order of the leaves; then a byte a node, two bits a child, from the top down, as they stand.
// Numbers are made anew from the triangles, so that a file can't give wrong ones.
#include <cstring>

#include "mesh/triangle_tree.h"
#include "wire/room.h"

namespace collision {
namespace {

/** What two bits say of a child; those that there are come first. */
enum class ChildKind : unsigned { none = 0, leaf = 1, node = 2 };

constexpr unsigned kChildBits = 2;

ChildKind kindOf(TriangleTree::Child child) {
  if (child == 0) {
    return ChildKind::none;
  }
  return child < 0 ? ChildKind::leaf : ChildKind::node;
}

}  // namespace

void TriangleTree::writeShape(std::uint8_t* into) const {
  for (const FourTriangles& leaf : leaves_) {
    std::memcpy(into, leaf.triangle.data(), kLeafBytes);
    into += kLeafBytes;
  }
  for (const Node& node : nodes_) {
    unsigned byte = 0;
    for (std::size_t i = 0; i < node.child.size(); ++i) {
      byte |= static_cast<unsigned>(kindOf(node.child[i])) << (kChildBits * i);
    }
    *into++ = static_cast<std::uint8_t>(byte);
  }
}

bool TriangleTree::readShape(std::span<const std::uint8_t> bytes, int triangles) {
  // As many leaves as there are children of that kind among the nodes, whose number is the rest.
  nodes_.clear();
  leaves_.clear();
  const auto fail = [&] {
    *this = {};
    return false;
  };
  if (triangles == 0) {
    return bytes.empty();
  }
  std::size_t leafCount = 0;
  std::size_t nodeCount = 0;
  for (std::size_t end = bytes.size(); end > kLeafBytes * leafCount;) {
    // From behind: bytes of nodes, until these have all of the leaves before them.
    unsigned byte = bytes[--end];
    for (++nodeCount; byte != 0; byte >>= kChildBits) {
      leafCount += (byte & 3U) == static_cast<unsigned>(ChildKind::leaf) ? 1 : 0;
    }
    if (end == kLeafBytes * leafCount) {
      break;
    }
  }
  if (kLeafBytes * leafCount + nodeCount != bytes.size() || leafCount == 0 ||
      leafCount > at(triangles) || nodeCount > leafCount ||
      !hasRoomFor(static_cast<double>(triangles), kTriangleBytes + kBuildingBytes)) {
    return fail();
  }
  leaves_.resize(leafCount);
  nodes_.resize(nodeCount);
  std::vector<std::uint8_t> isThere(at(triangles));
  int found = 0;
  for (std::size_t i = 0; i < leafCount; ++i) {
    auto& own = leaves_[i].triangle;
    std::memcpy(own.data(), bytes.data() + kLeafBytes * i, kLeafBytes);
    for (std::size_t lane = 0; lane < own.size(); ++lane) {
      const bool isNone = own[lane] == -1 && lane > 0;
      const bool isNew = own[lane] >= 0 && own[lane] < triangles && isThere[at(own[lane])] == 0 &&
                         (lane == 0 || own[lane - 1] >= 0);
      if (!isNone && !isNew) {
        return fail();
      }
      if (isNew) {
        isThere[at(own[lane])] = 1;
        ++found;
      }
    }
  }
  // Of each node on the way from the top, the next child to read.
  struct Open {
    std::size_t node;
    std::size_t child;
  };
  std::array<Open, kMostLevels> open{};
  std::size_t depth = 1;
  open[0] = {0, 0};
  std::size_t nextNode = 1;
  std::size_t nextLeaf = 0;
  while (depth > 0) {
    Open& own = open[depth - 1];
    if (own.child == FourBoxes::kCount) {
      --depth;
      continue;
    }
    const std::size_t i = own.child++;
    const unsigned byte = bytes[kLeafBytes * leafCount + own.node];
    const auto kind = static_cast<ChildKind>(byte >> (kChildBits * i) & 3U);
    Child& child = nodes_[own.node].child[i];
    if (kind == ChildKind::none) {
      const bool isRest = i > 0 && byte >> (kChildBits * i) == 0;
      if (!isRest) {
        return fail();
      }
      child = 0;
    } else if (kind == ChildKind::leaf && nextLeaf < leafCount) {
      child = ~static_cast<Child>(nextLeaf++);
    } else if (kind == ChildKind::node && nextNode < nodeCount && depth < kMostLevels) {
      child = static_cast<Child>(nextNode);
      open[depth++] = {nextNode++, 0};
    } else {
      return fail();
    }
  }
  return found == triangles && nextNode == nodeCount && nextLeaf == leafCount ? true : fail();
}

}  // namespace collision
