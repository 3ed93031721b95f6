#include "contest/options.h"

#include <sstream>
#include <stdexcept>
#include <utility>

namespace peers {
namespace {

std::vector<int> numbersOf(const std::string& list) {
  std::vector<int> numbers;
  std::istringstream stream(list);
  for (std::string number; std::getline(stream, number, ',');) {
    numbers.push_back(std::stoi(number));
  }
  return numbers;
}

}  // namespace

Options optionsOf(int argc, char** argv, const std::string& sizes, std::vector<int> usual) {
  Options options{std::move(usual)};
  const std::vector<std::string> words(argv + 1, argv + argc);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& name = words[i];
    if (name == "--json") {
      options.json = true;
      continue;
    }
    if (i + 1 == words.size()) {
      throw std::invalid_argument(name + " needs a value");
    }
    const std::string& value = words[++i];
    if (name == sizes) {
      options.sizes = numbersOf(value);
    } else if (name == "--rounds") {
      options.rounds = std::stoi(value);
    } else if (name == "--seed") {
      options.seed = static_cast<std::uint32_t>(std::stoul(value));
    } else {
      throw std::invalid_argument(name + " is no option");
    }
  }
  return options;
}

}  // namespace peers
