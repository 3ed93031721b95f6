// Compiled twice: as it is, and with collision=collisionPlain.
#include "contestant.h"

#include <type_traits>

#include "collision/shape_cell.h"
#include "collision/visit_shape.h"
#include "pairs/outcome.h"
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
      meeting += summary(i).outcome() == Outcome::apart ? 0 : 1;
    }
    return meeting;
  }

  bench::Answer answer(int i) override {
    const Summary found = summary(i);
    return {found.outcome() != Outcome::apart, found.decidedBy() == DecidedBy::exact
                                                   ? bench::Arithmetic::exact
                                                   : bench::Arithmetic::plainDouble};
  }

#ifdef COLLISION_COUNTS_NUMBERS
  std::optional<bool> exactNumbers(int i) override {
    const auto at = static_cast<std::size_t>(i);
    const auto before = numberPaths().exact;
    static_cast<void>(pair_->test(a_.at(at), b_.at(at), Ask{true}));
    return numberPaths().exact != before;
  }
#endif

 private:
  [[nodiscard]] Summary summary(int i) const {
    const auto at = static_cast<std::size_t>(i);
    return summaryOf(a_.at(at), b_.at(at));
  }

  /** Shapes of one kind, one behind the other. */
  struct Column {
    Kind kind = Kind::none;
    std::size_t stride = 0;
    std::vector<unsigned char> bytes;

    [[nodiscard]] ShapeRef at(std::size_t i) const { return {kind, &bytes[i * stride]}; }
  };

  template <class Shape>
  static void readAs(const std::vector<double>& slots, Column& column) {
    static_assert(std::is_trivially_copyable_v<Shape>);
    column.kind = Shape::kKind;
    column.stride = sizeof(Shape);
    column.bytes.clear();
    for (std::size_t at = 0; at < slots.size(); at += kSlotStride) {
      const Shape shape = ShapeTraits<Shape>::read(&slots[at]);
      const auto* first = reinterpret_cast<const unsigned char*>(&shape);
      column.bytes.insert(column.bytes.end(), first, first + sizeof shape);
    }
  }
  static void readAll(Kind kind, const std::vector<double>& slots, Column& column) {
    const std::vector<double> any(kSlotStride, 1.0);
    visitShape(ShapeCell(kind, any.data()),
               [&]<class Shape>(const Shape& /*any*/) { readAs<Shape>(slots, column); });
  }

  const Pair* pair_ = nullptr;
  Column a_;
  Column b_;
};

}  // namespace

std::unique_ptr<bench::Contestant> contestant() { return std::make_unique<Core>(); }

}  // namespace collision
