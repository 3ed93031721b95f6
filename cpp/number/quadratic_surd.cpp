#include "number/quadratic_surd.h"

#include "linear/rounded.h"

namespace collision {

QuadraticSurd QuadraticSurd::fraction(const Exact& numerator, const Exact& denominator) {
  const bool negative = denominator.sign() == Sign::negative;
  return {negative ? -numerator : numerator, {}, {}, negative ? -denominator : denominator};
}

Sign signOf(const Exact& a, const Exact& b, const Exact& q) {
  const Sign first = a.sign();
  const Sign second = q.sign() == Sign::zero ? Sign::zero : b.sign();
  if (first == second || second == Sign::zero) {
    return first;
  }
  if (first == Sign::zero) {
    return second;
  }
  return first * compareExact(a * a, b * b * q);  // of different signs: the larger square decides
}

Sign compare(const QuadraticSurd& first, const QuadraticSurd& second) {
  const Exact a = first.a * second.d - second.a * first.d;
  const Exact b = first.b * second.d;
  const Exact c = -(second.b * first.d);
  // Sign of a + b √p + c √q.
  const Exact& p = first.q;
  const Exact& q = second.q;
  const Sign left = signOf(a, b, p);
  const Sign right = q.sign() == Sign::zero ? Sign::zero : c.sign();
  if (left == right || right == Sign::zero) {
    return left;
  }
  if (left == Sign::zero) {
    return right;
  }
  // (a + b √p)² − c² q = (a² + b² p − c² q) + 2 a b √p
  return left * signOf(a * a + b * b * p - c * c * q, Exact(2.0) * a * b, p);
}

Fraction nearly(const QuadraticSurd& root) {
  if (root.b.sign() == Sign::zero || root.q.sign() == Sign::zero) {
    return {root.a, root.d};
  }
  const Exact part = root.b * rootOf(root.q);
  if (root.a.sign() != -part.sign()) {
    return {root.a + part, root.d};
  }
  // Nothing may cancel: a + b √q = (a² − b² q) / (a − b √q).
  const Exact conjugate = root.a - part;
  const Exact product = root.a * root.a - root.b * root.b * root.q;
  const bool negative = conjugate.sign() == Sign::negative;
  return {negative ? -product : product, (negative ? -conjugate : conjugate) * root.d};
}

double rounded(const QuadraticSurd& root) {
  const Fraction fraction = nearly(root);
  return quotient(fraction.numerator, fraction.denominator);
}

}  // namespace collision
