#include "shapes/slot.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <limits>

#include "collision/shape_cell.h"
#include "collision/verdict.h"
#include "shapes/visit_any.h"

namespace collision {
namespace {

/** What can be done with a kind that is known only at run time. */
struct Reader {
  Fault (*check)(const double*);
  void (*read)(const double*, void*);
};

constexpr auto kReaders = forEachKind([]<class Shape>() -> Reader {
  return {&ShapeTraits<Shape>::check, [](const double* numbers, void* room) {
            using Type = typename detail::InCell<Shape>::Type;
            new (room) Type(ShapeTraits<Shape>::read(numbers));
          }};
});

constexpr auto kNumbers =
    forEachKind([]<class Shape>() { return static_cast<std::size_t>(numbersOf<Shape>()); });

template <class Shape>
constexpr KindInfo kInfoOf{ShapeTraits<Shape>::kName, ShapeTraits<Shape>::kFields,
                           ShapeTraits<Shape>::kFeatures};

constexpr auto kInfos = forEachKind([]<class Shape>() { return kInfoOf<Shape>; });

static_assert(greatestOfKinds([]<class Shape>() { return ShapeTraits<Shape>::kCorners; }) <=
                  std::numeric_limits<Corners>::digits,
              "a certificate has a bit for every corner");

constexpr std::size_t placeOf(Kind kind) { return static_cast<std::size_t>(kind); }

constexpr bool known(Kind kind) {
  return static_cast<int>(kind) >= 0 && static_cast<int>(kind) < kKindCount;
}

}  // namespace

KindInfo kindInfo(Kind kind) {
  if (hasGeometry(kind)) {
    return kind == Kind::hull ? kInfoOf<Hull> : kInfoOf<PosedMesh>;
  }
  return kInfos[placeOf(kind)];
}

Fault checkSlot(Kind kind, const double* numbers) {
  return known(kind) ? kReaders[placeOf(kind)].check(numbers) : Fault{Reason::noShape, 0};
}

Fault check(ShapeRef shape) {
  return visitAny(shape, []<class Shape>(const Shape& s) {
    if constexpr (hasGeometry(Shape::kKind)) {
      return s.geometry == nullptr ? Fault{Reason::noGeometry, kGeometryName}
                                   : ShapeTraits<Shape>::check(s);
    } else {
      double numbers[kSlotStride];
      ShapeTraits<Shape>::write(s, numbers);
      return ShapeTraits<Shape>::check(numbers);
    }
  });
}

Frame roundedFrame(const Quaternion& rotation) { return frameOf(rotation); }

detail::FramedObb::FramedObb(const Obb& box) : Obb(box), frame(roundedFrame(box)) {}

template <class Posed>
bool detail::Named<Posed>::wasReadFrom(const double* numbers) const {
  double own[numbersOf<Posed>()];
  writePosed<Posed>(*this, name, own);
  return std::equal(std::begin(own), std::end(own), numbers);
}

void ShapeCell::read(Kind kind, const double* numbers) {
  kReaders[placeOf(kind)].read(numbers, room_);
  kind_ = kind;
}

static_assert(greatestOfKinds([]<class Shape>() {
                return sizeof(Shape) -
                       static_cast<std::size_t>(numbersOf<Shape>()) * sizeof(double);
              }) == 0,
              "a shape is its numbers and nothing that could differ from them");

bool ShapeCell::wasReadFrom(Kind kind, const double* numbers) const {
  if (hasGeometry(kind_)) {
    return kind_ == kind &&
           (kind == Kind::hull ? as<detail::Named<Hull>>().wasReadFrom(numbers)
                               : as<detail::Named<PosedMesh>>().wasReadFrom(numbers));
  }
  return kind_ == kind && known(kind) &&
         std::memcmp(room_, numbers, kNumbers[placeOf(kind)] * sizeof(double)) == 0;
}

}  // namespace collision
