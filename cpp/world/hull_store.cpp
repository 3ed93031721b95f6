#include "world/hull_store.h"

namespace collision {

double HullStore::add(std::unique_ptr<const HullGeometry> geometry) {
  const HullGeometry* const own = geometry.get();
  entries_.emplace(++last_, Entry{own, std::move(geometry)});
  return last_;
}

double HullStore::add(const HullGeometry& geometry) {
  entries_.emplace(++last_, Entry{&geometry, nullptr});
  return last_;
}

const HullGeometry* HullStore::find(double name) const {
  const auto entry = entries_.find(name);  // NaN is found as whatever comes first
  return entry != entries_.end() && entry->first == name ? entry->second.geometry : nullptr;
}

void HullStore::release(double name) {
  const auto entry = entries_.find(name);
  if (--entry->second.uses == 0) {
    entries_.erase(entry);
  }
}

}  // namespace collision
