// What decides the outcomes of a pair in the bench: a build of the core (it is compiled twice,
// exact and in plain doubles, into a namespace each), or a textbook test.
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace bench {

/** Shapes to test against each other, a[i] with b[i], as the numbers of slots. */
struct Workload {
  int pair = 0;  // place in the table
  std::vector<double> a;
  std::vector<double> b;
};

/** The arithmetic that an outcome took. */
enum class Arithmetic : signed char { plainDouble = 0, doubleDouble = 1, exact = 2 };
inline constexpr int kArithmeticCount = 3;

/** A single outcome. */
struct Answer {
  bool meets = false;
  Arithmetic decidedBy = Arithmetic::plainDouble;
};

class Contestant {
 public:
  Contestant() = default;
  Contestant(const Contestant&) = delete;
  Contestant& operator=(const Contestant&) = delete;
  virtual ~Contestant() = default;

  /** Reads the shapes, frames and all. */
  virtual void read(const Workload& workload) = 0;
  /**
   * How many of `count` pairs of shapes from `first` on meet. This is what is timed: outcomes
   * alone, each test called through a pointer, each result used.
   */
  virtual int meetings(int first, int count) = 0;
  /** Outcome i, not timed. */
  virtual Answer answer(int i) = 0;
  /** Whether exact arithmetic made any of the numbers of answer i; nothing where nobody counts. */
  virtual std::optional<bool> exactNumbers(int /*i*/) { return std::nullopt; }
};

}  // namespace bench

namespace collision {
std::unique_ptr<bench::Contestant> contestant();
}
namespace collisionPlain {
std::unique_ptr<bench::Contestant> contestant();
}
