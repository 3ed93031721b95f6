// Questions to a mesh by this library and by Embree, Bullet and FCL, in one run: see
// tools/bench.mjs.
#include "contest/table.h"
#include "meshes/questions.h"

namespace {

struct Question {
  const char* name;
  std::size_t cases;
};

std::vector<Question> questionsOf(const meshes::Asked& asked) {
  constexpr std::size_t kMilliseconds = 1000;  // of one in microseconds
  return {{meshes::kBuilding, kMilliseconds},
          {meshes::kRefitting, kMilliseconds},
          {meshes::kCoherent, asked.coherent.size()},
          {meshes::kManyCoherent, asked.coherent.size()},
          {meshes::kIncoherent, asked.incoherent.size()},
          {meshes::kManyIncoherent, asked.incoherent.size()},
          {meshes::kSmallBoxes, asked.smallBoxes.size()},
          {meshes::kLargeBoxes, asked.largeBoxes.size()},
          {meshes::kBalls, asked.balls.size()},
          {meshes::kNear, asked.near.size()},
          {meshes::kFar, asked.far.size()},
          {meshes::kMeshes, asked.poses.size()}};
}

peers::Table tableOf(const peers::Options& options) {
  peers::Table table{
      "a bumpy torus, microseconds a question",
      {"triangles"},
      {"ours", "Embree", "Bullet", "FCL"},
      {},
      {"ours: doubles, exact; single rays with all numbers of the hit, in a batch with t alone",
       "Embree 3: floats; distances by a callback of rtcPointQuery; no boxes, no two meshes",
       "Bullet: doubles; contactPairTest, which finds all contacts: of large boxes in large meshes "
       "0.15 s each, left out; its static meshes meet no other mesh; nothing about the nearest",
       "FCL: doubles, BVHModel<OBBRSS>; it has no rays",
       "#: triangles, rays that hit, shapes that meet, or millimeters, of all cases together"}};
  const meshes::Asked asked = meshes::askedOf(options.seed);
  for (const int triangles : options.sizes) {
    const meshes::TriangleList list = meshes::bumpyTorus(triangles);
    const std::vector<peers::Library> libraries{{"ours", meshes::ourPasses(list, asked)},
                                                {"Embree", meshes::embreePasses(list, asked)},
                                                {"Bullet", meshes::bulletPasses(list, asked)},
                                                {"FCL", meshes::fclPasses(list, asked)}};
    for (const auto& [name, cases] : questionsOf(asked)) {
      table.rows.push_back({{std::to_string(list.indices.size() / 3)},
                            name,
                            peers::timesOf(libraries, name, cases, options.rounds)});
    }
  }
  return table;
}

}  // namespace

int main(int argc, char** argv) {
  return peers::runContest(argc, argv, "--triangles", {10'080, 393'216}, tableOf);
}
