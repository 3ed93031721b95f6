// The order in which a ray meets things: by rounded parameters where they differ enough, and by the
// exact ones where not.
#pragma once

#include "number/quadratic_surd.h"

namespace collision {

class HitPlace {
 public:
  HitPlace() = default;
  explicit HitPlace(const QuadraticSurd& t);

  [[nodiscard]] bool before(const HitPlace& other) const;

 private:
  QuadraticSurd root_;
  double rounded_ = 0;
};

}  // namespace collision
