// Pairs of two kinds whose numbers stand in two columns: their outcomes through the kernels, and
// what these leave undecided one by one.
#pragma once

#include <cstdint>

#include "batch/columns.h"
#include "batch/kernels.h"
#include "collision/shape_cell.h"
#include "world/deadline.h"
#include "world/geometry_store.h"

namespace collision {

/** How many numbers a shape of a kind has. */
int strideOf(Kind kind);

class PairColumns {
 public:
  /**
   * Records of the fields of a kind in their order, `stride` doubles apart; 0: one for all pairs.
   */
  struct Column {
    Kind kind;
    const double* numbers;
    int stride;
  };

  /** `geometries`: those that records may name. */
  PairColumns(const Column& a, const Column& b, Geometries& geometries)
      : a_(shapesOf(a)),
        b_(shapesOf(b)),
        kernel_(findKernel(a.kind, b.kind)),
        geometries_(geometries) {}

  /**
   * Starts with `count` pairs. `outcomes` takes codes of Outcome, one per pair. `numbers`, unless
   * it is null: where a shape is a ray or segment t of its hit, else the gap; as the single test
   * gives them, and NaN where there is none.
   */
  void begin(int count, std::uint8_t* outcomes, double* numbers);
  /** Starts with shapes that are given otherwise, a side that is not empty, and without numbers. */
  void begin(int count, std::uint8_t* outcomes, const Columns& a, const Columns& b);
  /** Writes what is given as columns as records, which are taken from then on. */
  void writeRecords(double* a, double* b);
  /** Decides the next pairs until the deadline. Answers how many meet so far. */
  int proceed(Deadline deadline);
  /** Pairs that are not decided yet. */
  [[nodiscard]] int left() const { return count_ - next_; }

 private:
  /** Of the pair that is next, by itself. */
  void decideNext();
  [[nodiscard]] Outcome outcomeOf(const double* a, const double* b) const;
  /** Of valid numbers. */
  [[nodiscard]] ShapeCell cellOf(Kind kind, const double* numbers) const;
  void giveNumberOfNext();
  [[nodiscard]] static ShapeNumbers shapesOf(const Column& column) {
    return {column.kind, {column.numbers, column.stride, nullptr}, {}};
  }

  ShapeNumbers a_;
  ShapeNumbers b_;
  KernelPlace kernel_;
  Geometries& geometries_;
  std::uint8_t* outcomes_ = nullptr;
  double* numbers_ = nullptr;
  int count_ = 0;
  int next_ = 0;       // the first pair that is not decided
  int inLanes_ = 0;    // pairs before this one have been through the kernel
  int undecided_ = 0;  // of those, the ones that the kernel has left
  int meeting_ = 0;
};

}  // namespace collision
