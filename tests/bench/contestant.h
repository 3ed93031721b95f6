// One build of the core, as the bench sees it: shapes that have been read, and the outcomes of a
// pair. The core is compiled twice, exact and in plain doubles, into a namespace each.
#pragma once

#include <memory>
#include <vector>

namespace bench {

/** Shapes to test against each other, a[i] with b[i], as the numbers of slots. */
struct Workload {
  int pair = 0;  // place in the table
  std::vector<double> a;
  std::vector<double> b;
};

/** Of some tests of one pair. */
struct Tally {
  int meeting = 0;
  int touching = 0;
  int exact = 0;  // how many the filter left undecided
};

class Contestant {
 public:
  Contestant() = default;
  Contestant(const Contestant&) = delete;
  Contestant& operator=(const Contestant&) = delete;
  virtual ~Contestant() = default;

  /** Reads the shapes, frames and all. */
  virtual void read(const Workload& workload) = 0;
  /** Outcomes alone, of `count` pairs from `first` on. */
  virtual Tally run(int first, int count) = 0;
};

}  // namespace bench

namespace collision {
std::unique_ptr<bench::Contestant> contestant();
}
namespace collisionPlain {
std::unique_ptr<bench::Contestant> contestant();
}
