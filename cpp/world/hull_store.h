// Hull geometries by number: a slot, which has numbers only, names one so. Each stays as long as
// something uses it.
#pragma once

#include <map>
#include <memory>

#include "collision/hull.h"

namespace collision {

class HullStore {
 public:
  /** Names it, for one use. No number is given twice; none is below 1. */
  double add(std::unique_ptr<const HullGeometry> geometry);
  /** The same of a geometry that lives at least as long as it is used. */
  double add(const HullGeometry& geometry);

  /** Null: nothing has this name, or no longer. */
  [[nodiscard]] const HullGeometry* find(double name) const;
  /** One more use of what has this name. */
  void retain(double name) { ++entries_.find(name)->second.uses; }
  /** One use less; after the last one the name is none. */
  void release(double name);

 private:
  struct Entry {
    const HullGeometry* geometry;
    std::unique_ptr<const HullGeometry> own;
    int uses = 1;
  };

  std::map<double, Entry> entries_;
  double last_ = 0;
};

}  // namespace collision
