// The questions of collision/collision.h that the table of pairs answers.
#include "collision/collision.h"

#include "convex/distance.h"
#include "number/index.h"
#include "pairs/outcome.h"
#include "pairs/pairs.h"

namespace collision {

Outcome outcome(ShapeRef a, ShapeRef b) { return summaryOf(a, b).outcome(); }

bool meets(ShapeRef a, ShapeRef b) { return outcome(a, b) != Outcome::apart; }

Verdict test(ShapeRef a, ShapeRef b, const HitOptions& options) {
  return testPair(a, b, {.options = options});
}

Verdict explain(ShapeRef a, ShapeRef b, Trace& trace, const HitOptions& options) {
  return testPair(a, b, {.trace = &trace, .options = options});
}

std::string candidateName(ShapeRef a, ShapeRef b, int candidate) {
  const PairPlace place = findPair(a.kind(), b.kind());
  if (place.index < 0 || candidate < 0) {
    return {};
  }
  const Pair& pair = pairTable()[at(place.index)];
  const std::string pattern = nameOf(pair.candidates[at(candidate)], pair.a, pair.b);
  std::string name;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] != '{') {
      name += pattern[i];
      continue;
    }
    const std::size_t end = pattern.find('}', i);
    const std::string_view placeholder = std::string_view(pattern).substr(i + 1, end - i - 1);
    if (placeholder == "line") {
      name += placeholder;
    } else {
      const bool isFirst = (placeholder == "a") != place.swapped;
      name += isFirst ? 'A' : 'B';
    }
    i = end;
  }
  return name;
}

Distance distance(ShapeRef a, ShapeRef b) {
  if (outcome(a, b) == Outcome::apart) {
    if (const auto apart = distanceApart(a, b)) {
      return *apart;
    }
  }
  return distanceOf(testPair(a, b, {}));
}

}  // namespace collision
