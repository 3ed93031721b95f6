// Two boxes as what they are, the turned one second.
#pragma once

#include "collision/shape_ref.h"
#include "shapes/all.h"
#include "shapes/visit_box.h"

namespace collision {

/** use(first, second, whether these are b and a): both straight, or the second is turned. */
template <class Use>
auto visitBoxes(ShapeRef a, ShapeRef b, const Use& use) {
  return visitBox(a, [&](const auto& first) {
    return visitBox(b, [&]<class B>(const B& second) {
      using A = std::remove_cvref_t<decltype(first)>;
      if constexpr (A::kKind == Kind::obb && B::kKind == Kind::aabb) {
        return use(second, first, true);
      } else {
        return use(first, second, false);
      }
    });
  });
}

}  // namespace collision
