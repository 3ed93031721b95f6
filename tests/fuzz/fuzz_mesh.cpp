// Is every answer about a mesh that of its triangles one by one, whatever list it is made of,
// wherever it was moved and wherever it stands? And does it survive the bytes of any file?
#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "collision/collision.h"
#include "collision/mesh.h"
#include "input.h"
#include "mesh/posed_triangle.h"
#include "mesh/pulled_back.h"
#include "require.h"
#include "slots.h"

using collision::Kind;
using collision::Mesh;
using collision::MeshHit;
using collision::Outcome;
using collision::PosedMesh;
using collision::PosedTriangle;
using collision::Ray;
using collision::ShapeRef;

namespace {

constexpr int kMostCorners = 14;
constexpr int kMostTriangles = 7;
constexpr int kMostCommands = 12;

enum Command { kRaycast, kOutcome, kNearest, kRefit, kFile, kPair, kPosedRay, kCount };

/** A triangle list, mostly of small whole numbers: so they touch. */
struct List {
  std::vector<double> positions;
  std::vector<std::int32_t> indices;
};

double coordinate(fuzz::Input& input) {
  const int code = input.byte();
  return code < 192 ? code % 7 - 3 : input.number();
}

void readPositions(fuzz::Input& input, std::vector<double>& positions) {
  std::generate(positions.begin(), positions.end(), [&] { return coordinate(input); });
}

/** Also with a number or corner too many, or corners that there are not. */
List readList(fuzz::Input& input) {
  List list;
  const int corners = input.below(kMostCorners);
  list.positions.resize(static_cast<std::size_t>(3 * corners + (input.byte() == 255 ? 1 : 0)));
  readPositions(input, list.positions);
  const int triangles = input.below(kMostTriangles);
  list.indices.resize(static_cast<std::size_t>(3 * triangles));
  for (std::int32_t& index : list.indices) {
    const int code = input.byte();
    index = code == 255 ? input.raw<std::int32_t>() : code % std::max(corners, 1);
  }
  return list;
}

PosedMesh readPose(fuzz::Input& input, const Mesh& mesh) {
  const auto turn = [&] { return coordinate(input); };
  const PosedMesh posed{&mesh, {turn(), turn(), turn()}, {turn(), turn(), turn(), turn()}};
  return collision::check(posed) ? PosedMesh{&mesh, {}, {}} : posed;
}

bool same(const MeshHit& a, const MeshHit& b) {
  return a.triangle == b.triangle &&
         (a.triangle < 0 || __builtin_bit_cast(std::uint64_t, a.verdict.hit.t) ==
                                __builtin_bit_cast(std::uint64_t, b.verdict.hit.t));
}

/** Overlapping where one does, else touching where one does. */
class Together {
 public:
  void add(Outcome outcome) {
    outcome_ = std::max(outcome_, outcome);
    count_ += outcome != Outcome::apart ? 1 : 0;
  }
  [[nodiscard]] Outcome outcome() const { return outcome_; }
  [[nodiscard]] std::size_t count() const { return count_; }

 private:
  Outcome outcome_ = Outcome::apart;
  std::size_t count_ = 0;
};

void requireRaycasts(const Mesh& mesh, const List& list, fuzz::Input& input) {
  const auto ray = fuzz::readShape(input, Kind::ray);
  if (!ray) {
    return;
  }
  const MeshHit hit = mesh.raycast(ray->as<Ray>());
  fuzz::require(same(hit, collision::raycastMesh(ray->as<Ray>(), list.positions, list.indices)),
                "the hierarchy changes no hit");
  const std::vector<MeshHit> all = mesh.raycastAll(ray->as<Ray>());
  fuzz::require(all.empty() == (hit.triangle < 0), "all hits are there where one is");
  fuzz::require(all.empty() || same(all.front(), hit), "the first of all hits is the nearest");
  for (std::size_t i = 1; i < all.size(); ++i) {
    fuzz::require(!(all[i].verdict.hit.t < all[i - 1].verdict.hit.t), "hits come in order");
  }
}

void requireOutcome(const Mesh& mesh, fuzz::Input& input) {
  const auto shape =
      fuzz::readShape(input, static_cast<Kind>(input.below(static_cast<int>(Kind::hull))));
  if (!shape) {
    return;
  }
  Together together;
  for (int i = 0; i < mesh.triangleCount(); ++i) {
    together.add(collision::outcome(*shape, mesh.triangle(i)));
  }
  fuzz::require(mesh.outcome(*shape) == together.outcome(), "it meets as its triangles do");
  fuzz::require(mesh.trianglesMeeting(*shape).size() == together.count(),
                "each triangle that meets is found");
}

void requireNearest(const Mesh& mesh, fuzz::Input& input) {
  const auto point = fuzz::readShape(input, Kind::point);
  if (!point) {
    return;
  }
  const collision::MeshPoint found = mesh.closestPoint(point->as<collision::Point>());
  fuzz::require((found.triangle < 0) == (mesh.triangleCount() == 0),
                "where there are triangles one is nearest");
  for (int i = 0; i < mesh.triangleCount(); ++i) {
    const double own = collision::distance(*point, mesh.triangle(i)).distance;
    fuzz::require(found.distance <= own * (1 + 0x1p-50), "no triangle is nearer");
  }
}

/** Positions that are refused change nothing. */
void refit(Mesh& mesh, List& list, fuzz::Input& input) {
  std::vector<double> moved = list.positions;
  readPositions(input, moved);
  if (!mesh.refit(moved)) {
    list.positions = moved;
  }
}

void requireFile(const Mesh& mesh, const List& list, fuzz::Input& input) {
  std::vector<std::uint8_t> bytes = mesh.serialize();
  const std::optional<Mesh> read = Mesh::load(bytes);
  fuzz::require(read && read->triangleCount() == mesh.triangleCount(), "what is written is read");
  requireRaycasts(*read, list, input);
  const auto at = static_cast<std::size_t>(input.raw<std::uint16_t>()) % bytes.size();
  bytes[at] = static_cast<std::uint8_t>(bytes[at] ^ input.byte());
  bytes.resize(bytes.size() - static_cast<std::size_t>(input.below(2)));
  const std::optional<Mesh> damaged = Mesh::load(bytes);
  if (damaged) {
    requireOutcome(*damaged, input);
  }
}

void requirePair(const PosedMesh& a, const PosedMesh& b) {
  Together together;
  for (int i = 0; i < a.geometry->triangleCount(); ++i) {
    for (int j = 0; j < b.geometry->triangleCount(); ++j) {
      together.add(collision::outcome(PosedTriangle(a, i), PosedTriangle(b, j)));
    }
  }
  fuzz::require(collision::outcome(a, b) == together.outcome(), "they meet as their triangles do");
  fuzz::require(collision::meetingTriangles(a, b).size() == together.count(),
                "each pair that meets is found");
}

/** A ray or segment; or one toward a place of a triangle where it stands, as doubles have it. */
std::optional<collision::ShapeCell> readLine(const PosedMesh& mesh, fuzz::Input& input) {
  const int triangles = mesh.geometry->triangleCount();
  const int form = input.below(4);
  if (form < 2 || triangles == 0) {
    return fuzz::readShape(input, form % 2 == 0 ? Kind::ray : Kind::segment);
  }
  const auto [a, b, c] = mesh.geometry->triangle(input.below(triangles));
  const double u = input.below(5) / 4.0;
  const double v = (1 - u) * (input.below(3) / 2.0);
  const collision::PulledCorners corners(mesh, {mesh.geometry, {}, {}});
  const collision::Vec3 to = corners.place(a + (b - a) * u + (c - a) * v);
  const collision::Vec3 from{coordinate(input), coordinate(input), coordinate(input)};
  const collision::Segment segment{from, to};
  const Ray ray{from, to - from};
  const bool isSegment = form == 2;
  if (isSegment ? collision::check(segment) : collision::check(ray)) {
    return std::nullopt;
  }
  return isSegment ? collision::ShapeCell(segment) : collision::ShapeCell(ray);
}

/** A line where the mesh stands, beside its triangles as hulls. */
void requirePosedHit(const PosedMesh& mesh, fuzz::Input& input) {
  const auto line = readLine(mesh, input);
  if (!line) {
    return;
  }
  Together together;
  double first = HUGE_VAL;
  for (int i = 0; i < mesh.geometry->triangleCount(); ++i) {
    const PosedTriangle triangle(mesh, i);
    together.add(collision::outcome(*line, triangle));
    const collision::Hit hit = collision::test(*line, triangle).hit;
    first = hit.present ? std::min(first, hit.t) : first;
  }
  fuzz::require(collision::outcome(*line, mesh) == together.outcome(),
                "a line meets it as its triangles");
  const collision::Hit hit = collision::test(*line, mesh).hit;
  fuzz::require((hit.present ? hit.t : HUGE_VAL) == first, "the first triangle is hit");
}

void obey(Mesh& mesh, List& list, const Mesh& other, fuzz::Input& input) {
  switch (input.below(kCount)) {
    case kRaycast:
      requireRaycasts(mesh, list, input);
      break;
    case kOutcome:
      requireOutcome(mesh, input);
      break;
    case kNearest:
      requireNearest(mesh, input);
      break;
    case kRefit:
      refit(mesh, list, input);
      break;
    case kFile:
      requireFile(mesh, list, input);
      break;
    case kPair: {
      const PosedMesh a = readPose(input, mesh);
      requirePair(a, readPose(input, other));
      break;
    }
    default:
      requirePosedHit(readPose(input, mesh), input);
      break;
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input({data, size});
  List list = readList(input);
  const List otherList = readList(input);
  const bool isRefused = static_cast<bool>(collision::checkMesh(list.positions, list.indices));
  Mesh mesh(list.positions, list.indices);
  const Mesh other(otherList.positions, otherList.indices);
  fuzz::require(!isRefused || mesh.triangleCount() == 0, "what is refused has no triangles");
  for (int i = 0; !isRefused && i < kMostCommands && !input.empty(); ++i) {
    obey(mesh, list, other, input);
  }
  return 0;
}
