// A few of the differences of two polytopes: of an axis along which some of them surely lie on
// either side of the origin nothing else has to be asked. Of two hulls that is true of most.
#pragma once

#include <optional>
#include <vector>

#include "convex/differences.h"

namespace collision {

/** An axis in doubles, and what its components may be off by. */
struct RoughAxis {
  Vec3 axis;
  double error = 0;
};

class FewDifferences {
 public:
  /** Of two that end: support points all around. */
  FewDifferences(const PolytopeTerms<double>& a, const PolytopeTerms<double>& b);
  FewDifferences(const FewDifferences&) = delete;
  FewDifferences& operator=(const FewDifferences&) = delete;

  /** Adds those beside a direction: others along axes that are nearly that. */
  void addAround(const Vec3& direction);
  /** The same of the direction in which two that are apart are nearest to each other. */
  void addNearest();

  /** From where to where they lie along an axis, from a to b, times what both are multiplied by. */
  struct Range {
    double least;
    double most;
    double error;  // of both, as if there were more of them; infinite: nothing is known
  };
  [[nodiscard]] Range along(const RoughAxis& axis) const;
  /** Whether some surely lie on either side. */
  [[nodiscard]] bool surelyOverlap(const RoughAxis& axis) const;

  /** All of them; nothing: doubles know nothing of such sizes. */
  [[nodiscard]] const std::optional<RoundedDifferences>& all() const { return all_; }

 private:
  void add(const Vec3& direction);
  [[nodiscard]] double errorAlong(const RoughAxis& axis) const;

  std::optional<RoundedDifferences> all_;
  SupportName last_{};
  std::vector<Vec3> points_;
};

}  // namespace collision
