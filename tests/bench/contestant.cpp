// Compiled twice: as it is, and with collision=collisionPlain.
#include "contestant.h"

#include "pairs/pairs.h"
#include "wire/layout.h"

namespace collision {
namespace {

class Core final : public bench::Contestant {
 public:
  void read(const bench::Workload& workload) override {
    pair_ = &pairTable()[static_cast<std::size_t>(workload.pair)];
    readAll(pair_->a, workload.a, a_);
    readAll(pair_->b, workload.b, b_);
  }

  bench::Tally run(int first, int count) override {
    bench::Tally tally;
    for (int i = first; i < first + count; ++i) {
      const auto at = static_cast<std::size_t>(i);
      const Verdict verdict = pair_->test(a_[at], b_[at], Ask{false});
      tally.meeting += verdict.outcome == Outcome::apart ? 0 : 1;
      tally.touching += verdict.outcome == Outcome::touching ? 1 : 0;
      tally.exact += verdict.decidedBy == DecidedBy::exact ? 1 : 0;
    }
    return tally;
  }

 private:
  static void readAll(Kind kind, const std::vector<double>& slots, std::vector<AnyShape>& shapes) {
    shapes.clear();
    for (std::size_t at = 0; at < slots.size(); at += kSlotStride) {
      shapes.push_back(readSlot(kind, &slots[at]));
    }
  }

  const Pair* pair_ = nullptr;
  std::vector<AnyShape> a_;
  std::vector<AnyShape> b_;
};

}  // namespace

std::unique_ptr<bench::Contestant> contestant() { return std::make_unique<Core>(); }

}  // namespace collision
