// Questions to a world of boxes by this library and by Embree, Bullet and FCL, in one run: see
// tools/bench.mjs.
#include "contest/table.h"
#include "queries/scene.h"

namespace {

struct Spread {
  const char* scene;
  double times;  // how far apart boxes are: as they are in the room, and three times
};
constexpr std::array kSpreads{Spread{"dense", 1}, Spread{"sparse", 3}};

peers::Table tableOf(const peers::Options& options) {
  peers::Table table{
      "turned boxes in a room, microseconds a question",
      {"scene", "boxes"},
      {"ours", "Embree", "Bullet", "FCL"},
      {},
      {"ours: doubles, exact; single calls with all numbers of a hit, \"one call\" with t alone",
       "Embree 3: floats; rays of 12 triangles a box; distances by a callback of rtcPointQuery",
       "Bullet: doubles; a ray has an end, 100 km away, and does not hit what it starts in; boxes "
       "have rounded edges; it has no question about the nearest",
       "FCL: doubles; it has no rays",
       "#: rays that hit, shapes met, or millimeters to the nearest, of 4096 questions together"}};
  for (const Spread& spread : kSpreads) {
    for (const int boxes : options.sizes) {
      const queries::Scene scene = queries::sceneOf(boxes, spread.times, options.seed);
      const std::vector<peers::Library> libraries{{"ours", queries::ourPasses(scene)},
                                                  {"Embree", queries::embreePasses(scene)},
                                                  {"Bullet", queries::bulletPasses(scene)},
                                                  {"FCL", queries::fclPasses(scene)}};
      for (const char* question : queries::kQuestions) {
        table.rows.push_back(
            {{spread.scene, std::to_string(boxes)},
             question,
             peers::timesOf(libraries, question, queries::kCases, options.rounds)});
      }
    }
  }
  return table;
}

}  // namespace

int main(int argc, char** argv) {
  return peers::runContest(argc, argv, "--boxes", {1'000, 10'000, 100'000}, tableOf);
}
