// Records and numbers of any count, one after the other.
#pragma once

#include <vector>

#include "wire/layout.h"

namespace collision {

class NumberList {
 public:
  explicit NumberList(double* record) : record_(record) {}

  /** An item that is a record of so many numbers. */
  template <class Item>
  void add(const Item& item, int stride) {
    write(item, record_);
    record_ += stride;
  }
  void add(double number) { *record_++ = number; }
  void add(const Vec3& v) {
    add(v.x);
    add(v.y);
    add(v.z);
  }
  void add(const std::vector<int>& numbers) {
    for (const int number : numbers) {
      add(static_cast<double>(number));
    }
  }

 private:
  double* record_;
};

}  // namespace collision
