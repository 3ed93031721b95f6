#include "batch/columns.h"

#include <algorithm>
#include <array>
#include <cstring>

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
    const Number* const x = columns.items<Number>(k, first);
    const Number* const y = columns.items<Number>(k + 1, first);
    double* into = records + k;
    int i = 0;
    for (; i + 1 < count; i += 2, into += 2 * static_cast<std::ptrdiff_t>(stride)) {
      const auto two =
          transposed(std::array<Lanes<double>, 2>{twoDoublesAt(x + i), twoDoublesAt(y + i)});
      store(two[0], into);
      store(two[1], into + stride);
    }
    if (i < count) {
      into[0] = x[i];
      into[1] = y[i];
    }
  }
  if (k < stride) {
    const Number* const last = columns.items<Number>(k, first);
    for (int i = 0; i < count; ++i) {
      records[static_cast<std::ptrdiff_t>(i) * stride + k] = last[i];
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

/** The first columns of some shapes as floats: rounded, where they are doubles. */
template <int kColumns>
class FloatColumns {
 public:
  FloatColumns(const Columns& columns, int first, int count) {
    for (int k = 0; k < kColumns; ++k) {
      if (columns.items() == Columns::Items::floats) {
        columns_[at(k)] = columns.items<float>(k, first);
      } else {
        float* const into = &rounded_[at(k * kColumnChunk)];
        round(columns.items<double>(k, first), count, into);
        columns_[at(k)] = into;
      }
    }
  }

  COLLISION_ALWAYS_INLINE [[nodiscard]] FloatVector vectorAt(int k, int i) const {
    return {lanesAt(columns_[at(k)] + i), lanesAt(columns_[at(k + 1)] + i),
            lanesAt(columns_[at(k + 2)] + i)};
  }

 private:
  static void round(const double* doubles, int count, float* into) {
    constexpr int kWidth = FloatLanes::kCount;
    for (int i = 0; i < count; i += kWidth) {
      const int from = std::min(i, count - kWidth);
      store(rounded(lanesAt(doubles + from), lanesAt(doubles + from + kWidth / 2)), into + from);
    }
  }

  std::array<const float*, kColumns> columns_;
  std::array<float, std::size_t{kColumns} * kColumnChunk> rounded_;
};

// NOLINTEND(cppcoreguidelines-pro-type-member-init)

template <class Number>
bool areEndless(const Number* ends, int count) {
  return std::all_of(ends, ends + count, [](Number end) { return end == kInfinity; });
}
bool areEndless(const Columns& rays, int first, int count) {
  constexpr int kMaxDistance = 6;
  return rays.items() == Columns::Items::floats
             ? areEndless(rays.items<float>(kMaxDistance, first), count)
             : areEndless(rays.items<double>(kMaxDistance, first), count);
}

/** As far as floats are sure. */
LaneCounts decideByOneRay(const double* ray, const FloatColumns<6>& boxes, int count,
                          std::uint8_t* outcomes) {
  const filter::FloatSlabRays rays = filter::oneSlabRay(ray);
  return decideInFloats(count, outcomes, [&](int i) COLLISION_ALWAYS_INLINE_LAMBDA {
    return filter::raysAndAabbs(rays, boxes.vectorAt(0, i), boxes.vectorAt(3, i));
  });
}
LaneCounts decideByRays(const FloatColumns<6>& rays, const FloatColumns<6>& boxes, int count,
                        std::uint8_t* outcomes) {
  return decideInFloats(count, outcomes, [&](int i) COLLISION_ALWAYS_INLINE_LAMBDA {
    return filter::raysAndAabbs(filter::slabRaysOf(rays.vectorAt(0, i), rays.vectorAt(3, i)),
                                boxes.vectorAt(0, i), boxes.vectorAt(3, i));
  });
}

/** Of endless rays, or one, and of boxes in columns. */
bool hasFloatStage(const ShapeNumbers& rays, const ShapeNumbers& boxes, int first, int count) {
  if (rays.kind != Kind::ray || boxes.kind != Kind::aabb || boxes.columns.isEmpty() ||
      count < FloatLanes::kCount) {
    return false;
  }
  return rays.columns.isEmpty() ? rays.records.stride == 0 &&
                                      filter::oneSlabRay(rays.records[0]).isOrdinary.bits() != 0
                                : areEndless(rays.columns, first, count);
}

LaneCounts decideInFloatStage(const ShapeNumbers& rays, const ShapeNumbers& boxes, int first,
                              int count, std::uint8_t* outcomes) {
  const FloatColumns<6> floats(boxes.columns, first, count);
  return rays.columns.isEmpty()
             ? decideByOneRay(rays.records[0], floats, count, outcomes)
             : decideByRays(FloatColumns<6>(rays.columns, first, count), floats, count, outcomes);
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
  if (!hasFloatStage(rays, boxes, first, count)) {
    return kernel(recordsA.all(count), recordsB.all(count), count, outcomes);
  }
  const LaneCounts found = decideInFloatStage(rays, boxes, first, count, outcomes);
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
