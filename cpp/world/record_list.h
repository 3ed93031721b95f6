// Lists of records that grow: answers of any number in buffers of the wire.
#pragma once

#include <algorithm>
#include <vector>

#include "number/index.h"
#include "wire/buffer.h"
#include "wire/room.h"

namespace collision {

/** Records that a list has room for at first. */
inline constexpr int kFirstRecords = 64;

/** Buffers of more bytes are given back when they are not needed. */
inline constexpr std::size_t kLarge = 1 << 20;

template <class Number>
bool isLarge(const Buffer<Number>& buffer) {
  return buffer.size() * sizeof(Number) > kLarge;
}

/** For new records of so many numbers, `count` of which there were the last time. */
template <class Number>
void clear(Buffer<Number>& records, int count, int stride) {
  constexpr std::size_t kUnused = 4;  // less than a quarter of the room was used
  if (isLarge(records) && kUnused * at(count) * at(stride) < records.size()) {
    records.release();
  }
}

/** Room for so many records, of which there may be more. False when there is no memory for them. */
template <class Number>
[[nodiscard]] bool makeRoom(Buffer<Number>& records, std::size_t count, int stride) {
  const std::size_t length = count * at(stride);
  return length <= records.size() || records.tryResize(length + length / 4);
}

/** Room for one more. False when there is no memory for it. */
template <class Record>
[[nodiscard]] bool makeRoom(std::vector<Record>& records) {
  if (records.size() < records.capacity()) {
    return true;
  }
  const std::size_t room = std::max(2 * records.size(), at(kFirstRecords));
  if (!hasRoomFor(static_cast<double>(room), sizeof(Record))) {
    return false;
  }
  records.reserve(room);
  return true;
}

/** A new record, `count` of which there are so far. Null when there is no memory for it. */
template <class Number>
Number* append(Buffer<Number>& records, int count, int stride) {
  const std::size_t offset = at(count) * at(stride);
  const std::size_t length = std::max(2 * offset, at(kFirstRecords) * at(stride));
  const bool fits = offset + at(stride) <= records.size();  // its room need not be whole records
  return fits || records.tryResize(length) ? &records[offset] : nullptr;
}

}  // namespace collision
