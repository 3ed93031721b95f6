// Contacts of shapes that overlap a little by this library and by Bullet, in one run: see
// tools/bench.mjs.
#include "contacts/pairs.h"
#include "contest/table.h"

namespace {

peers::Table tableOf(const peers::Options& options) {
  peers::Table table{
      "where shapes are in contact, microseconds a pair",
      {"pairs"},
      {"ours", "incident", "Bullet"},
      {},
      {"ours: doubles, exact; the corners of what both features have in common",
       "incident: ours with incident faces, at most four points",
       "Bullet: doubles; two boxes by btBoxBoxDetector, which answers with at most four points of "
       "incident faces; others by GJK and EPA, which find one",
       "#: points of all pairs together"}};
  for (const int pairs : options.sizes) {
    const contacts::Scene scene = contacts::sceneOf(pairs, options.seed);
    const std::vector<peers::Library> libraries{{"ours", contacts::ourPasses(scene, false)},
                                                {"incident", contacts::ourPasses(scene, true)},
                                                {"Bullet", contacts::bulletPasses(scene)}};
    for (const char* question : contacts::kQuestions) {
      table.rows.push_back(
          {{std::to_string(pairs)},
           question,
           peers::timesOf(libraries, question, static_cast<std::size_t>(pairs), options.rounds)});
    }
  }
  return table;
}

}  // namespace

int main(int argc, char** argv) {
  return peers::runContest(argc, argv, "--pairs", {1'000}, tableOf);
}
