// Which shapes of a world, and which questions to it, interact: bits of 32 groups, and a mask of
// them. Source: the group and mask of Bullet's broad phase proxies, as Rapier's interaction groups.
#pragma once

#include <cstdint>

namespace collision {

/** All 32 groups. */
inline constexpr std::uint32_t kAllGroups = 0xffff'ffffU;

/** By default that of a question, which leaves out only slots whose group or mask is 0. */
struct Interaction {
  std::uint32_t group = kAllGroups;  // a bit for each group that it is in
  std::uint32_t mask = kAllGroups;   // a bit for each group that it interacts with

  friend constexpr bool operator==(const Interaction&, const Interaction&) = default;
};

/** That of a slot until it is given another: in the first group, and interacting with all. */
inline constexpr Interaction kFirstGroup{1, kAllGroups};

/** Whether the mask of each has a bit of the other's group. */
constexpr bool interact(const Interaction& a, const Interaction& b) {
  return (a.group & b.mask) != 0 && (b.group & a.mask) != 0;
}

}  // namespace collision
