#include "motion.h"

#include <cmath>
#include <cstdlib>
#include <fstream>
#include <stdexcept>

namespace peers {
namespace {

// as in ../motion.ts
constexpr std::size_t kNumbers = 17;
constexpr std::size_t kDrift = 10;
constexpr std::size_t kPose = 7;
constexpr int kSwing = 16;

}  // namespace

std::vector<double> doublesOf(const std::string& file) {
  std::ifstream stream(file, std::ios::binary | std::ios::ate);
  if (!stream) {
    throw std::runtime_error(file + " can't be read");
  }
  std::vector<double> numbers(static_cast<std::size_t>(stream.tellg()) / sizeof(double));
  stream.seekg(0);
  stream.read(reinterpret_cast<char*>(numbers.data()),
              static_cast<std::streamsize>(numbers.size() * sizeof(double)));
  return numbers;
}

Box boxOf(const double* slot) {
  Box box;
  double squared = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    squared += slot[3 + i] * slot[3 + i];
  }
  const double length = std::sqrt(squared);
  for (std::size_t i = 0; i < 4; ++i) {
    box.rotation[i] = slot[3 + i] / length;
  }
  for (std::size_t i = 0; i < 3; ++i) {
    box.center[i] = slot[i];
    box.halfExtents[i] = slot[kPose + i];
  }
  return box;
}

Motion::Motion(const std::string& file)
    : numbers_(doublesOf(file)), boxes_(numbers_.size() / kNumbers) {
  moveTo(0);
}

void Motion::moveTo(int frame) {
  const int swing = std::abs((frame + kSwing) % (2 * kSwing) - kSwing);
  const double* from = numbers_.data();
  for (Box& box : boxes_) {
    std::array<double, kDrift> slot{};
    for (std::size_t i = 0; i < kDrift; ++i) {
      slot[i] = i < kPose ? from[i] + swing * from[kDrift + i] : from[i];
    }
    box = boxOf(slot.data());
    from += kNumbers;
  }
}

}  // namespace peers
