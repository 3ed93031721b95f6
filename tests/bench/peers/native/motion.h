// Boxes that move, from a file, as ../motion.ts moves them.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace peers {

struct Box {
  std::array<double, 3> center{};
  std::array<double, 4> rotation{};  // x, y, z, w, of length 1
  std::array<double, 3> halfExtents{};
};

std::vector<double> doublesOf(const std::string& file);

/** The box of a slot, whose rotation may have any length. */
Box boxOf(const double* slot);

class Motion {
 public:
  explicit Motion(const std::string& file);

  void moveTo(int frame);
  [[nodiscard]] const std::vector<Box>& boxes() const { return boxes_; }

 private:
  std::vector<double> numbers_;
  std::vector<Box> boxes_;
};

}  // namespace peers
