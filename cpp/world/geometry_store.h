// Geometries by number: a slot, which has numbers only, names one so. Each stays as long as
// something uses it.
#pragma once

#include <map>
#include <memory>

#include "collision/hull.h"
#include "collision/mesh.h"

namespace collision {

/** A geometry that something owns, or that lives long enough anyway. */
template <class Geometry>
class GeometryStore {
 public:
  /** Names it, for one use. No number is given twice; none is below 1. */
  double add(std::shared_ptr<const Geometry> geometry) {
    entries_.emplace(++last_, Entry{std::move(geometry)});
    return last_;
  }
  /** The same of a geometry that lives at least as long as it is used. */
  double add(const Geometry& geometry) {
    return add(std::shared_ptr<const Geometry>(std::shared_ptr<const Geometry>(), &geometry));
  }

  /** Null: nothing has this name, or no longer. */
  [[nodiscard]] const Geometry* find(double name) const {
    if (!(name >= 1)) {
      return nullptr;  // NaN is no key
    }
    const auto entry = entries_.find(name);
    return entry != entries_.end() ? entry->second.geometry.get() : nullptr;
  }
  /** One more use of what has this name. */
  void retain(double name) { ++entries_.find(name)->second.uses; }
  /** One use less; after the last one the name is none. */
  void release(double name) {
    const auto entry = entries_.find(name);
    if (--entry->second.uses == 0) {
      entries_.erase(entry);
    }
  }

 private:
  struct Entry {
    std::shared_ptr<const Geometry> geometry;
    int uses = 1;
  };

  std::map<double, Entry> entries_;
  double last_ = 0;
};

/** What slots name. */
struct Geometries {
  GeometryStore<HullGeometry> hulls;
  GeometryStore<Mesh> meshes;
  /** How often geometries were changed: shapes that have one may lie elsewhere since. */
  int changes = 0;

  template <class Posed>
  [[nodiscard]] auto& of() {
    if constexpr (Posed::kKind == Kind::hull) {
      return hulls;
    } else {
      return meshes;
    }
  }
};

}  // namespace collision
