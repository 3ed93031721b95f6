// Compiled twice: as it is, and with collision=collisionPlain.
#include "contestant.h"

#include "pairs/pairs.h"
#include "wire/layout.h"

#if __has_include("number/certified.h")
#include "number/certified.h"
#define COLLISION_COUNTS_NUMBERS
#endif

namespace collision {
namespace {

class Core final : public bench::Contestant {
 public:
  void read(const bench::Workload& workload) override {
    pair_ = &pairTable()[static_cast<std::size_t>(workload.pair)];
    readAll(pair_->a, workload.a, a_);
    readAll(pair_->b, workload.b, b_);
  }

  int meetings(int first, int count) override {
    int meeting = 0;
    for (int i = first; i < first + count; ++i) {
      meeting += verdict(i).outcome == Outcome::apart ? 0 : 1;
    }
    return meeting;
  }

  bench::Answer answer(int i) override {
    const Verdict found = verdict(i);
    return {found.outcome != Outcome::apart, found.decidedBy == DecidedBy::exact
                                                 ? bench::Arithmetic::exact
                                                 : bench::Arithmetic::plainDouble};
  }

#ifdef COLLISION_COUNTS_NUMBERS
  std::optional<bool> exactNumbers(int i) override {
    const auto at = static_cast<std::size_t>(i);
    const auto before = numberPaths().exact;
    static_cast<void>(pair_->test(a_[at], b_[at], Ask{true}));
    return numberPaths().exact != before;
  }
#endif

 private:
  [[nodiscard]] Verdict verdict(int i) const {
    const auto at = static_cast<std::size_t>(i);
    return pair_->test(a_[at], b_[at], Ask{false});
  }

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
