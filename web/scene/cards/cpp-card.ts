// The exported pair as a C++ test.
import type { Kind } from '../shape.ts';
import type { Card, CardField, CardShape } from './card.ts';
import { cppNumber, cppValue } from './literals.ts';

/** A test for GoogleTest, against the public headers. */
export function cppCard({ shapes: [a, b], outcome }: Card): string {
  return `#include <collision/collision.h>
#include <gtest/gtest.h>

namespace collision {
namespace {

TEST(${typeOf(a.kind)}${typeOf(b.kind)}, ${capitalized(outcome)}) {
  const ${shapeText('a', a)};
  const ${shapeText('b', b)};
  EXPECT_EQ(outcome(a, b), Outcome::${outcome});
}

}  // namespace
}  // namespace collision
`;
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The struct of a kind has the same name, capitalized. */
const typeOf = (kind: Kind) => capitalized(kind);

function shapeText(variable: string, { kind, fields }: CardShape): string {
  const type = typeOf(kind);
  const values = fields.map((field) => `\n      ${fieldText(field)}`).join(',');
  return `${type} ${variable}{${values}}`;
}

/** Only `maxDistance` of an unbounded ray is omitted. */
const fieldText = ({ value }: CardField) =>
  value === undefined ? cppNumber(Number.POSITIVE_INFINITY) : cppValue(value);
