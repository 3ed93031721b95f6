// Each step of Newton's method (nearest_walk.h) walks to the piece that is nearest then. The time
// at which the point comes to that piece is tried first: where it is as far from the whole as from
// the piece, that is the one.
#include "motion/piece_guess.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "motion/nearest_walk.h"
#include "number/index.h"

namespace collision {
namespace {

/** When the point is near a piece: from a time to one that is not before it. */
Interval spanInDoubles(const CorePiece<double>& piece, const NearPiece<double>& near,
                       double radius) {
  Interval span{kInfinity, -kInfinity};
  if (piece.ways < 2) {
    const double discriminant = near.b * near.b - near.a * near.c;
    if (discriminant >= 0 && near.a > 0) {
      const double root = std::sqrt(discriminant);
      span = {(near.b - root) / near.a, (near.b + root) / near.a};
    }
  } else if (near.a != 0) {
    const double reach = radius * std::sqrt(near.c);
    const double first = (near.b - reach) / near.a;
    const double second = (near.b + reach) / near.a;
    span = near.a > 0 ? Interval{first, second} : Interval{second, first};
  }
  for (std::size_t i = 0; i < at(near.conditions); ++i) {
    const auto& [value, slope] = near.between[i];
    if (slope > 0) {
      span.min = greatest(span.min, -value / slope);
    } else if (slope < 0) {
      span.max = least(span.max, -value / slope);
    } else if (value < 0) {
      span.max = -kInfinity;
    }
  }
  return span;
}

/** By a look at all pieces. */
PieceGuess guessOfAll(const PieceNames& names, const CorePieces<double>& pieces,
                      const MovingPoint<double>& point) {
  PieceGuess guess;
  Interval found{kInfinity, -kInfinity};
  int number = 0;
  names.forEach([&](const PieceName& name) {
    const CorePiece<double> piece = pieces.piece(name);
    const Interval span = spanInDoubles(piece, point.nearTo(piece), point.radius());
    if (span.min <= span.max) {
      if (span.min < found.min) {
        guess.first = {name, number};
        found.min = span.min;
      }
      if (span.max > found.max) {
        guess.last = {name, number};
        found.max = span.max;
      }
    }
    ++number;
  });
  return guess;
}

/** What the nearest point of a simplex is a point of: its corners and generators, if these make a
 * piece. `side`: that of the shape that has several corners. */
std::optional<PieceName> pieceOf(std::span<const SupportName> names, std::size_t side,
                                 const std::array<int, 2>& generators) {
  PieceName piece;
  std::size_t corners = 0;
  unsigned inAll = ~0U;
  unsigned inAny = 0;
  for (const SupportName& name : names) {
    inAll &= name.upper;
    inAny |= name.upper;
    auto* const end = piece.corner.data() + corners;
    if (std::find(piece.corner.data(), end, name.corner[side]) == end) {
      if (corners == piece.corner.size()) {
        return std::nullopt;
      }
      piece.corner[corners++] = name.corner[side];
    }
  }
  for (std::size_t of = 0; of < 2; ++of) {
    for (int i = 0; i < generators[of]; ++i) {
      const unsigned bit = SupportName::generatorBit(of, i);
      const std::size_t generator = PieceName::kGenerators * of + at(i);
      if ((inAll & bit) != 0) {
        piece.end[generator] = 1;
      } else if ((inAny & bit) == 0) {
        piece.end[generator] = -1;
      } else if (piece.alongCount == 2) {
        return std::nullopt;
      } else {
        piece.along[at(piece.alongCount++)] = static_cast<signed char>(generator);
      }
    }
  }
  piece.ways = static_cast<int>(corners) - 1 + piece.alongCount;
  return piece.ways <= 2 ? std::optional(piece) : std::nullopt;
}

/** Walks to the piece that is nearest to the point at a time. */
class PieceWalk {
 public:
  PieceWalk(const PieceNames& names, const CorePieces<double>& pieces,
            const PolytopeTerms<double>& a, const PolytopeTerms<double>& b,
            const RoundedDifferences& rounded)
      : names_(names),
        pieces_(pieces),
        rounded_(rounded),
        side_(hasTheCorners(a, b) ? 0 : 1),
        generators_{a.generators, b.generators} {}

  /** The piece at which the point comes near. */
  [[nodiscard]] GuessedPiece arrival(const MovingPoint<double>& point) const;

 private:
  /** Whether nothing of the whole is nearer to the point than a piece that it comes to then. */
  [[nodiscard]] bool isNearest(const CorePiece<double>& piece, const NearPiece<double>& near,
                               const MovingPoint<double>& point, double time) const;

  const PieceNames& names_;
  const CorePieces<double>& pieces_;
  const RoundedDifferences& rounded_;
  std::size_t side_;
  std::array<int, 2> generators_;
};

bool PieceWalk::isNearest(const CorePiece<double>& piece, const NearPiece<double>& near,
                          const MovingPoint<double>& point, double time) const {
  const Vec3 v = wayTo(piece, near, point.velocity(), Fraction<double>{time, 1.0});
  const double radius = point.radius() * rounded_.scale;
  const double reach =
      rounded_.differences.lowestAlong(v) - dot(point.velocity(), v) * (time * rounded_.scale);
  return reach > (radius - (rounded_.size + radius) * 0x1p-40) * length(v);
}

GuessedPiece PieceWalk::arrival(const MovingPoint<double>& point) const {
  NearestWalk walk(rounded_, point.velocity() * rounded_.scale, point.radius() * rounded_.scale);
  while (const auto place = walk.next()) {
    const auto nearest = pieceOf(place->nearest(), side_, generators_);
    if (place->left > 0 && nearest) {
      const CorePiece<double> piece = pieces_.piece(*nearest);
      const NearPiece<double> near = point.nearTo(piece);
      const Interval span = spanInDoubles(piece, near, point.radius());
      if (span.min <= span.max && isNearest(piece, near, point, span.min)) {
        return {*nearest, names_.numberOf(*nearest)};
      }
    }
  }
  return {};
}

}  // namespace

PieceGuess guessPieces(const PieceNames& names, const PolytopeTerms<double>& a,
                       const PolytopeTerms<double>& b, const MovingPoint<double>& point) {
  // To look at few takes less time than to walk.
  constexpr int kFew = 24;
  const CorePieces<double> pieces(a, b);
  const bool areMany = names.count() > kFew && !a.unbounded && !b.unbounded;
  if (const auto rounded = areMany ? roundedDifferences(a, b) : std::nullopt) {
    const PieceWalk walk(names, pieces, a, b, *rounded);
    const GuessedPiece first = walk.arrival(point);
    if (first.number >= 0) {
      const GuessedPiece last = walk.arrival({-point.velocity(), point.radius()});
      if (last.number >= 0) {
        return {first, last};
      }
    }
  }
  return guessOfAll(names, pieces, point);
}

}  // namespace collision
