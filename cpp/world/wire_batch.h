// A batch as JavaScript has it: it writes numbers into two columns, reads outcomes from a third,
// and between the two there is one call.
#pragma once

#include "wire/buffer.h"
#include "world/pair_casts.h"
#include "world/pair_columns.h"

namespace collision {

/** Which column has one record for all pairs. */
enum class SharedColumn : signed char { none = 0, a = 1, b = 2 };

class WireBatch {
 public:
  /** Columns for `pairs` pairs. With numbers(), or without. See fits(). */
  WireBatch(Kind kindA, Kind kindB, int pairs, SharedColumn shared, bool hasNumbers);

  /** Whether there is memory for one. */
  [[nodiscard]] static bool fits(Kind kindA, Kind kindB, int pairs, SharedColumn shared,
                                 bool hasNumbers);

  Buffer<double>& a() { return a_; }
  Buffer<double>& b() { return b_; }
  Buffer<std::uint8_t>& outcomes() { return outcomes_; }
  Buffer<double>& numbers() { return numbers_; }

  /**
   * Where columns of doubles or floats are written, one after the other, in the stead of a() and
   * b(). Empty: there is no memory for them.
   */
  Buffer<double>& columnsA() { return roomFor(columnsA_, a_); }
  Buffer<double>& columnsB() { return roomFor(columnsB_, b_); }

  /** A pair each, three numbers: 0 until they are written. Empty: there is no memory for them. */
  Buffer<double>& velocitiesA() { return velocitiesOf(velocitiesA_); }
  Buffer<double>& velocitiesB() { return velocitiesOf(velocitiesB_); }
  // Of the last cast(), a pair each: see CastColumns.
  Buffer<std::uint8_t>& castOutcomes() { return castOutcomes_; }
  Buffer<double>& tEnter() { return tEnter_; }
  Buffer<double>& tExit() { return tExit_; }
  static constexpr int kNoRoom = -3;
  static constexpr int kBothGoOn = -64;
  static constexpr int kMotionFault = -100;
  /**
   * Casts the first `count` pairs of a() and b(). Answers how many meet, kNoRoom, kBothGoOn, or
   * kMotionFault − the Reason of a duration that is none.
   */
  int cast(int count, double duration);

  /** Starts with the first `count` pairs. */
  void begin(int count);
  /** Starts with columns of `count` items, of a side or both. Not with numbers(). */
  void begin(int count, Columns::Items itemsA, Columns::Items itemsB);
  /** Writes into a() and b() what was begun with as columns. */
  void writeRecords();
  /** Decides the next pairs, for so many milliseconds. Answers how many meet so far. */
  int proceed(double milliseconds) { return columns_.proceed(Deadline(milliseconds)); }
  /** Pairs that are not decided yet. */
  [[nodiscard]] int left() const { return columns_.left(); }

 private:
  Buffer<double>& velocitiesOf(Buffer<double>& velocities);
  static Buffer<double>& roomFor(Buffer<double>& columns, const Buffer<double>& records);

  Buffer<double> a_;
  Buffer<double> b_;
  Buffer<double> columnsA_;
  Buffer<double> columnsB_;
  Buffer<std::uint8_t> outcomes_;
  Buffer<double> numbers_;
  Buffer<double> velocitiesA_;
  Buffer<double> velocitiesB_;
  Buffer<std::uint8_t> castOutcomes_;
  Buffer<double> tEnter_;
  Buffer<double> tExit_;
  PairColumns::Column columnA_;
  PairColumns::Column columnB_;
  PairColumns columns_;
};

}  // namespace collision
