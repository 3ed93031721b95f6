// The order in which a ray meets things: by rounded parameters where they differ enough, and by the
// exact ones where not.
#pragma once

#include "math/root.h"

namespace collision {

class HitPlace {
 public:
  HitPlace() = default;
  explicit HitPlace(const Root& t);

  [[nodiscard]] bool before(const HitPlace& other) const;

 private:
  Root root_;
  double rounded_ = 0;
};

}  // namespace collision
