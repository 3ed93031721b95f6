#include "shapes/any.h"

#include <array>
#include <utility>

namespace collision {
namespace {

/** What can be done with a kind that is known only at run time. */
struct Reader {
  Fault (*check)(const double*) = nullptr;
  void (*read)(const double*, AnyShape&) = nullptr;
  KindInfo info;
};

template <class Shape>
constexpr Reader readerOf() {
  return {&Shape::check,
          [](const double* slot, AnyShape& shape) {
            if constexpr (requires(Shape & made) { Shape::readInto(slot, made); }) {
              Shape::readInto(slot, shape.emplace<Shape>());
            } else {
              shape.emplace<Shape>(Shape::read(slot));
            }
          },
          {Shape::kName, Shape::kFields, Shape::kFeatures}};
}

template <std::size_t... Index>
constexpr auto readersOf(std::index_sequence<Index...> /*kinds*/) {
  static_assert(
      ((std::variant_alternative_t<Index, AnyShape>::kKind == static_cast<Kind>(Index)) && ...));
  return std::array<Reader, sizeof...(Index)>{
      {readerOf<std::variant_alternative_t<Index, AnyShape>>()...}};
}

constexpr auto kReaders = readersOf(std::make_index_sequence<kKindCount>{});

constexpr bool known(Kind kind) {
  return static_cast<int>(kind) >= 0 && static_cast<int>(kind) < kKindCount;
}

constexpr const Reader& readerOf(Kind kind) { return kReaders[static_cast<std::size_t>(kind)]; }

}  // namespace

Fault checkSlot(Kind kind, const double* slot) {
  return known(kind) ? readerOf(kind).check(slot) : Fault{Reason::noShape, 0};
}

void readSlot(Kind kind, const double* slot, AnyShape& shape) { readerOf(kind).read(slot, shape); }

KindInfo kindInfo(Kind kind) { return readerOf(kind).info; }

}  // namespace collision
