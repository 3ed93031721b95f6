// Reads JSON, strictly: what RFC 8259 doesn't allow, a name that stands twice in an object and the
// escape \u throw std::invalid_argument, as does asking a value for what it is not. Numbers are the
// nearest doubles, and -0 keeps its sign.
#pragma once

#include <cctype>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace json {

struct Member;

class Value {
 public:
  using Array = std::vector<Value>;
  using Object = std::vector<Member>;
  using Content = std::variant<std::nullptr_t, bool, double, std::string, Array, Object>;

  explicit Value(Content content);

  [[nodiscard]] bool isNull() const { return is<std::nullptr_t>(); }
  [[nodiscard]] bool isNumber() const { return is<double>(); }
  [[nodiscard]] bool boolean() const { return as<bool>("boolean"); }
  [[nodiscard]] double number() const { return as<double>("number"); }
  [[nodiscard]] const std::string& text() const { return as<std::string>("string"); }
  [[nodiscard]] const Array& array() const { return as<Array>("array"); }
  [[nodiscard]] const Object& object() const { return as<Object>("object"); }

  /** The value of that name in an object; null where there is none. */
  [[nodiscard]] const Value* find(std::string_view name) const;
  /** The same, which must be there. */
  [[nodiscard]] const Value& operator[](std::string_view name) const;

 private:
  template <class T>
  [[nodiscard]] bool is() const {
    return std::holds_alternative<T>(content_);
  }
  template <class T>
  [[nodiscard]] const T& as(const char* name) const {
    if (const T* content = std::get_if<T>(&content_)) {
      return *content;
    }
    throw std::invalid_argument(std::string("not a ") + name);
  }

  Content content_;
};

struct Member {
  std::string name;
  Value value;
};

inline Value::Value(Content content) : content_(std::move(content)) {}

inline const Value* Value::find(std::string_view name) const {
  for (const Member& member : object()) {
    if (member.name == name) {
      return &member.value;
    }
  }
  return nullptr;
}

inline const Value& Value::operator[](std::string_view name) const {
  if (const Value* value = find(name)) {
    return *value;
  }
  throw std::invalid_argument("no " + std::string(name));
}

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  Value document() {
    Value result = value();
    if (peek() != '\0' || at_ != text_.size()) {
      refuse("text behind the value");
    }
    return result;
  }

 private:
  [[noreturn]] void refuse(const std::string& why) const {
    throw std::invalid_argument(why + " at " + std::to_string(at_));
  }

  [[nodiscard]] char current() const { return at_ < text_.size() ? text_[at_] : '\0'; }

  /** The next character that is no space. */
  char peek() {
    while (current() == ' ' || current() == '\n' || current() == '\t' || current() == '\r') {
      ++at_;
    }
    return current();
  }

  bool take(char wanted) {
    if (peek() != wanted) {
      return false;
    }
    ++at_;
    return true;
  }

  void expect(char wanted) {
    if (!take(wanted)) {
      refuse(std::string("no ") + wanted);
    }
  }

  Value value() {
    switch (peek()) {
      case '{':
        return object();
      case '[':
        return array();
      case '"':
        return Value(string());
      case 't':
        return word("true", true);
      case 'f':
        return word("false", false);
      case 'n':
        return word("null", nullptr);
      default:
        return Value(number());
    }
  }

  Value word(std::string_view word, Value::Content content) {
    if (text_.substr(at_, word.size()) != word) {
      refuse("no value");
    }
    at_ += word.size();
    return Value(std::move(content));
  }

  Value object() {
    expect('{');
    Value::Object members;
    if (take('}')) {
      return Value(std::move(members));
    }
    do {
      peek();
      std::string name = string();
      for (const Member& member : members) {
        if (member.name == name) {
          refuse(name + " twice");
        }
      }
      expect(':');
      members.push_back({std::move(name), value()});
    } while (take(','));
    expect('}');
    return Value(std::move(members));
  }

  Value array() {
    expect('[');
    Value::Array values;
    if (take(']')) {
      return Value(std::move(values));
    }
    do {
      values.push_back(value());
    } while (take(','));
    expect(']');
    return Value(std::move(values));
  }

  std::string string() {
    if (current() != '"') {
      refuse("no string");
    }
    std::string result;
    for (++at_; current() != '"'; ++at_) {
      if (static_cast<unsigned char>(current()) < ' ') {
        refuse("a control character or the end in a string");
      }
      result += current() == '\\' ? escaped() : current();
    }
    ++at_;
    return result;
  }

  char escaped() {
    constexpr std::string_view kNames = "\"\\/bfnrt";
    constexpr std::string_view kCharacters = "\"\\/\b\f\n\r\t";
    ++at_;
    const std::size_t i = kNames.find(current());
    if (i == std::string_view::npos) {
      refuse("an escape that is not read");
    }
    return kCharacters[i];
  }

  void digits() {
    if (std::isdigit(static_cast<unsigned char>(current())) == 0) {
      refuse("no digit");
    }
    while (std::isdigit(static_cast<unsigned char>(current())) != 0) {
      ++at_;
    }
  }

  double number() {
    const std::size_t from = at_;
    at_ += current() == '-' ? 1U : 0U;
    if (current() == '0') {
      ++at_;
    } else {
      digits();
    }
    if (current() == '.') {
      ++at_;
      digits();
    }
    if (current() == 'e' || current() == 'E') {
      ++at_;
      at_ += current() == '+' || current() == '-' ? 1U : 0U;
      digits();
    }
    return std::strtod(std::string(text_.substr(from, at_ - from)).c_str(), nullptr);
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

inline Value parse(std::string_view text) { return Parser(text).document(); }

inline Value read(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) {
    throw std::invalid_argument("no file " + path);
  }
  std::ostringstream text;
  text << in.rdbuf();
  return parse(text.str());
}

}  // namespace json
