// Does exact arithmetic keep the laws of arithmetic, and does every rounding keep its bound?
// Nothing here is compared with floating point: each law is checked in exact numbers themselves.
#include <array>

#include "input.h"
#include "linear/number_vector.h"
#include "number/quadratic_surd.h"
#include "require.h"
#include "shapes/traits.h"

using collision::Exact;
using collision::QuadraticSurd;
using collision::Sign;
using collision::Vec3;
using collision::Vector3;
using fuzz::require;

namespace {

/** What the core lets in. */
double accepted(fuzz::Input& input) {
  const double value = input.number();
  return std::fabs(value) <= collision::kMaxMagnitude ? value : 0.0;
}

/** A value and the degree of the polynomial that it is. */
struct Term {
  Exact value;
  int degree = 1;
};

/** A sum of products, as the core's formulas are; no part of it has a degree above `most`. */
Term readTerm(fuzz::Input& input, int most) {
  Term term{Exact(accepted(input)), 1};
  const int steps = input.below(8);
  for (int i = 0; i < steps; ++i) {
    const int form = input.below(4);
    const Exact next(accepted(input));
    if (form == 0) {
      term.value = term.value + next;
    } else if (form == 1) {
      term.value = term.value - next;
    } else if (term.degree < most) {
      term.value = term.value * (form == 2 ? next : next + Exact(1.0));
      ++term.degree;
    }
  }
  return term;
}

Exact magnitude(const Exact& a) { return absolute(a); }
bool atMost(const Exact& a, const Exact& b) { return compareExact(a, b) != Sign::positive; }

void checkRing(const Exact& a, const Exact& b, const Exact& c) {
  require((a + b) - b == a, "(a + b) - b = a");
  require(a + b == b + a, "a + b = b + a");
  require((a + b) + c == a + (b + c), "(a + b) + c = a + (b + c)");
  require(a * b == b * a, "a b = b a");
  require((a * b) * c == a * (b * c), "(a b) c = a (b c)");
  require(a * (b + c) == a * b + a * c, "a (b + c) = a b + a c");
  require(a - b == -(b - a), "a - b = -(b - a)");
  require((a + b) * (a - b) == a * a - b * b, "(a + b)(a - b) = a a - b b");
  require((a * b).sign() == a.sign() * b.sign(), "a product has the product's sign");
  require((a + b) - (b + a) == Exact(), "what is the same differs by zero");
}

void checkOrder(const Exact& a, const Exact& b, const Exact& c) {
  require(compareExact(a, b) == (a - b).sign(), "comparing is the sign of the difference");
  require(compareExact(a, b) == -compareExact(b, a), "comparing is antisymmetric");
  require(!(a < b) || !(b < c) || a < c, "less is transitive");
  require((compareExact(a, b) == Sign::zero) == (a == b), "equal is neither less nor greater");
}

void checkScaling(const Exact& a, int power) {
  require(a.scaled(power).scaled(-power) == a, "scaling back is the same again");
  require(a.scaled(1) == a + a, "twice is a + a");
  const Exact::Leading lead = a.leading();
  if (a.sign() == Sign::zero) {
    require(lead.mantissa == 0, "nothing leads zero");
    return;
  }
  require(std::fabs(lead.mantissa) >= 1 && std::fabs(lead.mantissa) <= 2, "1 <= mantissa <= 2");
  const Exact off = a - Exact(lead.mantissa).scaled(lead.exponent);
  require(atMost(magnitude(off).scaled(52), magnitude(a)), "what leads is off by at most 2^-52");
}

void checkDouble(double value) {
  const Exact exact(value);
  require(collision::signOf(value) == exact.sign(), "a double has its sign");
  require(quotient(exact, Exact(1.0)) == value, "a double comes back as it was");
  require(exact * exact - exact * exact == Exact(), "a square is itself");
}

/**
 * At most half a unit in the last place, or one unit among the subnormals; where it is within 2^-66
 * of itself of halfway between two doubles, 2^-13 units more (nearest() in number/double_double.h).
 */
void checkQuotient(const Exact& numerator, const Exact& denominator) {
  if (denominator.sign() == Sign::zero) {
    return;
  }
  const double result = quotient(numerator, denominator);
  require(!std::isnan(result), "a quotient is a number");
  if (std::isinf(result)) {
    const Exact most = Exact(0x1.fffffffffffffp+1023) * magnitude(denominator);
    require(atMost(most, magnitude(numerator)), "what is infinite is above all doubles");
    return;
  }
  const bool subnormal = std::fabs(result) < 0x1p-1021;
  const double unit = subnormal ? 0x1p-1074 : std::scalbn(1.0, std::ilogb(result) - 52);
  const Exact off = magnitude(numerator - Exact(result) * denominator);
  const Exact allowed =
      Exact(subnormal ? 1.0 : 0.5 + 0x1p-13) * Exact(unit) * magnitude(denominator);
  require(atMost(off, allowed), "a quotient is as near as it says");
}

void checkRoot(const Exact& value) {
  const Exact square = magnitude(value);
  const Exact root = squareRoot(square);
  require(root.sign() != Sign::negative, "a root is not negative");
  // Off by 2^-100 of itself: the square by little more than 2^-99.
  const Exact off = magnitude(root * root - square);
  require(atMost(off.scaled(98), square), "a root is as near as it says");
}

void checkUnit(const Vector3<Exact>& v) {
  if (isZero(v)) {
    return;
  }
  const Vec3 unit = unitOf(v);
  require(std::fabs(dot(unit, unit) - 1) <= 0x1p-49, "a unit vector has length one");
  const Exact square = dot(v, v);
  for (int i = 0; i < 3; ++i) {
    require(collision::signOf(unit[i]) == v[i].sign() || unit[i] == 0,
            "components keep their sign");
    // (u - 2^-51)^2 <= v^2 / v.v <= (u + 2^-51)^2, for |u| above the bound.
    const double component = std::fabs(unit[i]);
    const Exact most = Exact(component) + Exact(0x1p-51);
    require(atMost(v[i] * v[i], most * most * square), "a component is not too small");
    const Exact least = Exact(component) - Exact(0x1p-51);
    require(least.sign() != Sign::positive || atMost(least * least * square, v[i] * v[i]),
            "a component is not too large");
  }
}

QuadraticSurd<Exact> readRoot(fuzz::Input& input) {
  QuadraticSurd<Exact> root;
  root.a = readTerm(input, 2).value;
  root.b = readTerm(input, 1).value;
  root.q = magnitude(readTerm(input, 2).value);
  root.d = magnitude(readTerm(input, 2).value) + Exact(input.below(2) == 0 ? 1.0 : 0x1p-200);
  return root;
}

/** QuadraticSurd<Exact>(a, b, q, d) moved by an exact amount that is certainly not zero. */
void checkRoots(const QuadraticSurd<Exact>& p, const QuadraticSurd<Exact>& q, double step) {
  require(compare(p, p) == Sign::zero, "a root is itself");
  require(compare(p, q) == -compare(q, p), "comparing roots is antisymmetric");
  QuadraticSurd<Exact> beyond = p;
  beyond.a = p.a + Exact(step) * p.d;
  require(compare(beyond, p) == collision::signOf(step), "what lies beyond is greater");
  const collision::Fraction near = nearly(p);
  require(near.denominator.sign() == Sign::positive, "a fraction's denominator is positive");
  require(near.numerator.sign() == signOf(p.a, p.b, p.q), "a rounded root keeps its sign");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input({data, size});
  checkDouble(accepted(input));
  const Exact a = readTerm(input, 8).value;
  const Exact b = readTerm(input, 8).value;
  const Exact c = readTerm(input, 8).value;
  checkRing(a, b, c);
  checkOrder(a, b, c);
  checkScaling(a, 4 * input.smallInteger());
  checkQuotient(a, b);
  checkRoot(c);
  checkUnit({readTerm(input, 6).value, readTerm(input, 6).value, readTerm(input, 6).value});
  const QuadraticSurd<Exact> p = readRoot(input);
  const QuadraticSurd<Exact> q = readRoot(input);
  checkRoots(p, q, accepted(input));
  return 0;
}
