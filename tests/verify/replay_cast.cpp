// A cast as one line: that of its shapes, with the motion in it.
#include <cmath>
#include <cstdlib>
#include <limits>
#include <stdexcept>

#include "casts.h"
#include "replay.h"

namespace verify {
namespace {

constexpr std::size_t kMotionNumbers = 7;
constexpr std::string_view kMotionKey = R"("motion":[)";

}  // namespace

std::string lineOfCast(const CastCase& failed, std::uint64_t seed, std::uint64_t index,
                       const Findings& findings) {
  std::string line = lineOf(failed.shapes, seed, index, findings);
  std::string text = R"(,"cast":")";
  text += kCastFamilyNames.at(static_cast<std::size_t>(failed.family));
  text += R"(",)";
  text += kMotionKey;
  const Motion& motion = failed.motion;
  for (const auto& velocity : {motion.velocityA, motion.velocityB}) {
    for (const double number : velocity) {
      text += textOf(number) + ",";
    }
  }
  text += (std::isinf(motion.duration) ? std::string("null") : textOf(motion.duration)) + "]";
  return line.insert(line.find(R"(,"a":)"), text);
}

CastCase castFrom(const std::string& line) {
  CastCase given;
  given.shapes = caseFrom(line);
  const std::size_t at = line.find(kMotionKey);
  if (at == std::string::npos) {
    throw std::invalid_argument("no motion in the line");
  }
  const char* text = line.c_str() + at + kMotionKey.size();
  for (std::size_t i = 0; i < kMotionNumbers; ++i) {
    char* end = nullptr;
    const bool isInfinite = std::string_view(text).substr(0, 4) == "null";
    const double number =
        isInfinite ? std::numeric_limits<double>::infinity() : std::strtod(text, &end);
    text = isInfinite ? text + 4 : end;
    if (*text != (i + 1 == kMotionNumbers ? ']' : ',')) {
      throw std::invalid_argument("bad numbers of the motion");
    }
    ++text;
    if (i + 1 == kMotionNumbers) {
      given.motion.duration = number;
    } else {
      (i < 3 ? given.motion.velocityA : given.motion.velocityB).at(i % 3) = number;
    }
  }
  return given;
}

}  // namespace verify
