// A record that is appended lies within its buffer, whatever room there was.
#include "world/record_list.h"

#include <gtest/gtest.h>

namespace collision {
namespace {

TEST(RecordList, EveryRecordLiesWithinTheBuffer) {
  for (const int stride : {1, 3, 5, 62}) {
    for (std::size_t room = 0; room < 200; ++room) {
      Buffer<double> records(0);
      ASSERT_TRUE(makeRoom(records, room, stride));
      for (int count = 0; count < 300; ++count) {
        const double* const record = append(records, count, stride);
        ASSERT_NE(record, nullptr);
        ASSERT_LE(record + stride, records.data() + records.size())
            << stride << " numbers, room for " << room << ", record " << count;
      }
    }
  }
}

}  // namespace
}  // namespace collision
