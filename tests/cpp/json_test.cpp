// Does the tests' reader of JSON take what is valid, to the bit, and refuse what is not?
#include "json.h"

#include <gtest/gtest.h>

#include <cmath>

namespace json {
namespace {

TEST(Json, ReadsEveryKindOfValue) {
  const Value value = parse(
      " { \"a\": [1, -2.5e-3, true, false, null], \"b\": { \"c\\n\\\"\": \"×\" }, \"d\": [] } ");
  const Value::Array& a = value["a"].array();
  ASSERT_EQ(a.size(), 5U);
  EXPECT_EQ(a[0].number(), 1);
  EXPECT_EQ(a[1].number(), -2.5e-3);
  EXPECT_TRUE(a[2].boolean());
  EXPECT_FALSE(a[3].boolean());
  EXPECT_TRUE(a[4].isNull());
  EXPECT_EQ(value["b"]["c\n\""].text(), "×");
  EXPECT_TRUE(value["d"].array().empty());
  EXPECT_EQ(value.find("e"), nullptr);
}

TEST(Json, ReadsNumbersToTheBit) {
  EXPECT_EQ(parse("0.10000000000000002").number(), 0.1 + 1e-17);
  EXPECT_EQ(parse("5e-324").number(), 0x1p-1074);
  EXPECT_EQ(parse("1.7976931348623157E+308").number(), 0x1.fffffffffffffp+1023);
  EXPECT_TRUE(std::signbit(parse("-0").number()));
  EXPECT_FALSE(std::signbit(parse("0").number()));
}

TEST(Json, RefusesWhatIsNotValid) {
  for (const char* text :
       {"",          "{",           "[1,]",     "[1 2]",    "{\"a\":1,}", "{a:1}",
        "{\"a\" 1}", "01",          "1.",       ".5",       "+1",         "-",
        "1e",        "NaN",         "Infinity", "nul",      "tru",        "'a'",
        "\"a",       "\"\\u0041\"", "\"\\x\"",  "\"a\nb\"", "1 2",        "{\"a\":1,\"a\":2}"}) {
    EXPECT_THROW(parse(text), std::invalid_argument) << text;
  }
}

TEST(Json, RefusesToTakeAValueForAnother) {
  const Value value = parse("{\"a\": 1}");
  EXPECT_THROW(static_cast<void>(value.number()), std::invalid_argument);
  EXPECT_THROW(static_cast<void>(value["b"]), std::invalid_argument);
  EXPECT_THROW(static_cast<void>(value["a"]["b"]), std::invalid_argument);
  EXPECT_THROW(static_cast<void>(value["a"].text()), std::invalid_argument);
  EXPECT_THROW(read("/nowhere/at/all.json"), std::invalid_argument);
}

}  // namespace
}  // namespace json
