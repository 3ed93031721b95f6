#include "motion/piece_names.h"

#include <algorithm>
#include <memory>
#include <optional>

#include "linear/number_vector.h"
#include "number/index.h"
#include "number/root_sum.h"

namespace collision {
namespace {

/** The corners, edges and triangles of faces that several corners have. */
std::vector<PieceName> piecesOfCorners(int corners, const HullGeometry* hull) {
  std::vector<PieceName> pieces;
  const auto add = [&](int ways, int first, int second = -1, int third = -1) {
    PieceName piece;
    piece.ways = ways;
    piece.corner = {first, second, third};
    pieces.push_back(piece);
  };
  for (int i = 0; i < corners; ++i) {
    add(0, i);
  }
  if (hull == nullptr) {
    if (corners == 3) {
      add(1, 0, 1);
      add(1, 1, 2);
      add(1, 2, 0);
      add(2, 0, 1, 2);
    }
    return pieces;
  }
  for (const HullGeometry::Edge& edge : hull->edges()) {
    add(1, edge.corner[0], edge.corner[1]);
  }
  for (int face = 0; face < hull->faces(); ++face) {
    const auto around = hull->face(face);
    for (std::size_t i = 2; i < around.size(); ++i) {
      add(2, around[0], around[i - 1], around[i]);
    }
  }
  return pieces;
}

}  // namespace

template <class T>
PieceNames::PieceNames(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b) {
  const auto add = [&](const PolytopeTerms<T>& terms, std::size_t first) {
    const int count = terms.unbounded ? 1 : terms.generators;
    for (int i = 0; i < count; ++i) {
      generators_.push_back(static_cast<signed char>(first + at(i)));
    }
    isEndless_[first] = terms.unbounded;
  };
  add(a, 0);
  add(b, PieceName::kGenerators);
  const PolytopeTerms<T>& many = a.isHull() || a.corners > b.corners ? a : b;
  const std::vector<PieceName> pieces =
      piecesOfCorners(many.corners, many.isHull() ? many.hull : nullptr);
  for (int ways = 0; ways <= 2; ++ways) {
    for (const PieceName& piece : pieces) {
      addOf(ways, piece, 0);
    }
  }
}

void PieceNames::addOf(int ways, const PieceName& piece, std::size_t next) {
  if (piece.ways > ways) {
    return;
  }
  if (next == generators_.size()) {
    if (piece.ways == ways) {
      all_.push_back(piece);
    }
    return;
  }
  const signed char generator = generators_[next];
  PieceName swept = piece;
  signed char& end = swept.end[at(generator)];
  end = -1;
  addOf(ways, swept, next + 1);
  if (!isEndless_[at(generator)]) {
    end = 1;
    addOf(ways, swept, next + 1);
  }
  end = 0;
  swept.along[at(swept.alongCount++)] = generator;
  ++swept.ways;
  addOf(ways, swept, next + 1);
}

int PieceNames::numberOf(const PieceName& piece) const {
  const auto sorted = [](std::array<int, 3> corner) {
    std::sort(corner.begin(), corner.end());
    return corner;
  };
  const std::array<int, 3> corner = sorted(piece.corner);
  const auto isSame = [&](const PieceName& other) {
    return other.ways == piece.ways && other.end == piece.end && sorted(other.corner) == corner;
  };
  const auto found = std::find_if(all_.begin(), all_.end(), isSame);
  return found == all_.end() ? -1 : static_cast<int>(found - all_.begin());
}

namespace {

/** All that names depend on. */
struct NamedTerms {
  template <class T>
  explicit NamedTerms(const PolytopeTerms<T>& terms)
      : hull(terms.isHull() ? terms.hull : nullptr),
        corners(terms.corners),
        generators(terms.generators),
        unbounded(terms.unbounded) {}
  friend bool operator==(const NamedTerms&, const NamedTerms&) = default;

  const HullGeometry* hull;
  int corners;
  int generators;
  bool unbounded;
};

}  // namespace

template <class T>
const PieceNames& PieceNames::of(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b) {
  // Of a hull nothing is kept, which may be another's geometry the next time.
  if (a.isHull() || b.isHull()) {
    thread_local std::optional<PieceNames> last;
    return last.emplace(a, b);
  }
  struct Kept {
    NamedTerms a;
    NamedTerms b;
    PieceNames names;
  };
  thread_local std::vector<std::unique_ptr<const Kept>> all;
  const NamedTerms ofA(a);
  const NamedTerms ofB(b);
  for (const auto& kept : all) {
    if (kept->a == ofA && kept->b == ofB) {
      return kept->names;
    }
  }
  all.push_back(std::make_unique<const Kept>(Kept{ofA, ofB, PieceNames(a, b)}));
  return all.back()->names;
}

template const PieceNames& PieceNames::of(const PolytopeTerms<double>&,
                                          const PolytopeTerms<double>&);
template const PieceNames& PieceNames::of(const PolytopeTerms<RootSum<Exact>>&,
                                          const PolytopeTerms<RootSum<Exact>>&);
template PieceNames::PieceNames(const PolytopeTerms<double>&, const PolytopeTerms<double>&);
template PieceNames::PieceNames(const PolytopeTerms<RootSum<Exact>>&,
                                const PolytopeTerms<RootSum<Exact>>&);

}  // namespace collision
