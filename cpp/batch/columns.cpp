#include "batch/columns.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "batch/float_slabs.h"
#include "batch/undecided.h"
#include "number/index.h"
#include "shapes/slot.h"

namespace collision {
namespace {

template <class Number>
void writeNumbers(const Columns& columns, int first, int count, int stride, double* records) {
  int k = 0;
  for (; k + 1 < stride; k += 2) {
    const auto* const x = columns.items<Number>(k, first);
    const auto* const y = columns.items<Number>(k + 1, first);
    double* into = records + k;
    int i = 0;
    for (; i + 1 < count; i += 2, into += 2 * static_cast<std::ptrdiff_t>(stride)) {
      const auto two =
          transposed(std::array<Lanes<double>, 2>{twoDoublesAt(x + i), twoDoublesAt(y + i)});
      store(two[0], into);
      store(two[1], into + stride);
    }
    if (i < count) {
      into[0] = static_cast<double>(x[i]);
      into[1] = static_cast<double>(y[i]);
    }
  }
  if (k < stride) {
    const auto* const last = columns.items<Number>(k, first);
    for (int i = 0; i < count; ++i) {
      records[static_cast<std::ptrdiff_t>(i) * stride + k] = static_cast<double>(last[i]);
    }
  }
}

// Memory for copies is not set before they are made.
// NOLINTBEGIN(cppcoreguidelines-pro-type-member-init)

/** The shapes of one side, from the first on, as records: of columns copied. */
class RecordsOfChunk {
 public:
  RecordsOfChunk(const ShapeNumbers& shapes, int first) : shapes_(shapes), first_(first) {}

  Records all(int count) {
    if (shapes_.columns.isEmpty()) {
      return {shapes_.records[first_], shapes_.records.stride, nullptr};
    }
    shapes_.columns.writeRecords(first_, count, shapes_.records.stride, copied_.data());
    return {copied_.data(), shapes_.records.stride, nullptr};
  }
  Records at(const int* places, int count) {
    if (shapes_.columns.isEmpty()) {
      return {shapes_.records[first_], shapes_.records.stride, places};
    }
    const int stride = shapes_.records.stride;
    for (int i = 0; i < count; ++i) {
      shapes_.columns.writeRecords(first_ + places[i], 1, stride,
                                   &copied_[collision::at(i * stride)]);
    }
    return {copied_.data(), stride, nullptr};
  }

 private:
  const ShapeNumbers& shapes_;
  int first_;
  std::array<double, std::size_t{kColumnChunk} * kSlotStride> copied_;
};

// NOLINTEND(cppcoreguidelines-pro-type-member-init)

COLLISION_ALWAYS_INLINE inline FloatLanes floatsAt(const float* numbers) {
  return lanesAt(numbers);
}
COLLISION_ALWAYS_INLINE inline FloatLanes floatsAt(const double* numbers) {
  return rounded(lanesAt(numbers), lanesAt(numbers + FloatLanes::kCount / 2));
}

/** Of rays and of boxes the first six columns: two vectors of each shape. */
template <class Number>
class TwoVectors {
 public:
  TwoVectors(const Columns& columns, int first) {
    for (int k = 0; k < kColumns; ++k) {
      columns_[at(k)] = columns.items<Number>(k, first);
    }
  }

  void swapColumns(int k) { std::swap(columns_[at(k)], columns_[at(k + kColumns / 2)]); }

  COLLISION_ALWAYS_INLINE [[nodiscard]] FloatVector firstAt(int i) const { return from(0, i); }
  COLLISION_ALWAYS_INLINE [[nodiscard]] FloatVector secondAt(int i) const {
    return from(kColumns / 2, i);
  }

 private:
  static constexpr int kColumns = 6;

  COLLISION_ALWAYS_INLINE [[nodiscard]] FloatVector from(int k, int i) const {
    return {floatsAt(columns_[at(k)] + i), floatsAt(columns_[at(k + 1)] + i),
            floatsAt(columns_[at(k + 2)] + i)};
  }

  std::array<const Number*, kColumns> columns_{};
};

// Of endless rays and of boxes in columns, as far as floats are sure. What is captured is copied,
// because bytes that are written could be anything's.

template <class Number>
LaneCounts decideByOneRay(const filter::FloatSlabRays& ray, const Columns& boxes, int first,
                          int count, std::uint8_t* outcomes) {
  TwoVectors<Number> faces(boxes, first);
  for (int k = 0; k < 3; ++k) {
    if (ray.perSlope[k][0] < 0) {
      faces.swapColumns(k);
    }
  }
  return decideInFloats(count, outcomes, [ray, faces](int i) COLLISION_ALWAYS_INLINE_LAMBDA {
    return filter::raysAndFaces(ray, faces.firstAt(i), faces.secondAt(i));
  });
}

template <class Number>
LaneCounts decideByRays(const Columns& allRays, const Columns& allBoxes, int first, int count,
                        std::uint8_t* outcomes) {
  const TwoVectors<Number> rays(allRays, first);
  const TwoVectors<Number> boxes(allBoxes, first);
  return decideInFloats(count, outcomes, [rays, boxes](int i) COLLISION_ALWAYS_INLINE_LAMBDA {
    const auto four = filter::slabRaysOf(rays.firstAt(i), rays.secondAt(i), FloatMask(true));
    return filter::raysAndAabbs(four, boxes.firstAt(i), boxes.secondAt(i));
  });
}

template <class Number>
bool areEndless(const Columns& rays, int first, int count) {
  constexpr int kMaxDistance = 6;
  const auto* const ends = rays.items<Number>(kMaxDistance, first);
  return std::all_of(ends, ends + count,
                     [](Number end) { return end == static_cast<Number>(kInfinity); });
}

/** Nothing where there is no such stage. */
template <class Number>
std::optional<LaneCounts> decideInFloatStage(const ShapeNumbers& rays, const Columns& boxes,
                                             int first, int count, std::uint8_t* outcomes) {
  if (rays.columns.isEmpty()) {
    const filter::FloatSlabRays ray = filter::oneSlabRay(rays.records[first]);
    return rays.records.stride == 0 && filter::isOrdinary(ray)
               ? std::optional(decideByOneRay<Number>(ray, boxes, first, count, outcomes))
               : std::nullopt;
  }
  return rays.columns.items() == boxes.items() && areEndless<Number>(rays.columns, first, count)
             ? std::optional(decideByRays<Number>(rays.columns, boxes, first, count, outcomes))
             : std::nullopt;
}
std::optional<LaneCounts> decideInFloatStage(const ShapeNumbers& rays, const ShapeNumbers& boxes,
                                             int first, int count, std::uint8_t* outcomes) {
  if (rays.kind != Kind::ray || boxes.kind != Kind::aabb || boxes.columns.isEmpty() ||
      count < FloatLanes::kCount) {
    return std::nullopt;
  }
  return boxes.columns.items() == Columns::Items::floats
             ? decideInFloatStage<float>(rays, boxes.columns, first, count, outcomes)
             : decideInFloatStage<double>(rays, boxes.columns, first, count, outcomes);
}

}  // namespace

void Columns::writeRecords(int first, int count, int stride, double* records) const {
  if (items_ == Items::floats) {
    writeNumbers<float>(*this, first, count, stride, records);
  } else {
    writeNumbers<double>(*this, first, count, stride, records);
  }
}

LaneCounts decideColumns(const KernelPlace& kernel, const ShapeNumbers& a, const ShapeNumbers& b,
                         int first, int count, std::uint8_t* outcomes) {
  if (a.columns.isEmpty() && b.columns.isEmpty()) {
    return kernel({a.records[first], a.records.stride, nullptr},
                  {b.records[first], b.records.stride, nullptr}, count, outcomes);
  }
  RecordsOfChunk recordsA(a, first);
  RecordsOfChunk recordsB(b, first);
  const ShapeNumbers& rays = a.kind == Kind::ray ? a : b;
  const ShapeNumbers& boxes = a.kind == Kind::ray ? b : a;
  const auto stage = decideInFloatStage(rays, boxes, first, count, outcomes);
  if (!stage) {
    return kernel(recordsA.all(count), recordsB.all(count), count, outcomes);
  }
  const LaneCounts found = *stage;
  if (found.undecided == 0) {
    return found;
  }
  const LaneCounts rest =
      decideUndecided(count, outcomes, [&](const int* places, int length, std::uint8_t* codes) {
        return kernel(recordsA.at(places, length), recordsB.at(places, length), length, codes);
      });
  return {found.meeting + rest.meeting, rest.undecided};
}

}  // namespace collision
