#include "serve.h"

#include <chrono>
#include <cmath>
#include <exception>
#include <iostream>
#include <memory>
#include <sstream>

namespace peers {
namespace {

using Words = std::vector<std::string>;
/** Answers a question with JSON. */
using Answer = std::function<std::string(const std::string& question, const std::string& argument)>;

// as in ../serve.ts
constexpr double kWarmUp = 300;  // milliseconds
constexpr int kFewestWarmUps = 3;
constexpr double kRound = 40;
constexpr int kMostBoxes = 1 << 24;

double now() {
  const auto time = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double, std::milli>(time).count();
}

std::string roundOf(double time, int hits, std::size_t shapes) {
  std::ostringstream json;
  json.precision(17);
  json << R"({"time":)" << time << R"(,"hits":)" << hits << R"(,"shapes":)" << shapes << "}";
  return json.str();
}

/** Slots of all first shapes, then of all second ones. */
struct Workload {
  Workload(const std::string& file, std::size_t stride) : numbers(doublesOf(file)) {
    const std::size_t count = numbers.size() / 2 / stride;
    a = {numbers.data(), stride, count};
    b = {numbers.data() + count * stride, stride, count};
  }
  std::vector<double> numbers;
  Slots a;
  Slots b;
};

std::string verdicts(const Count& count, std::size_t cases) {
  std::string json = "[";
  for (std::size_t i = 0; i < cases; ++i) {
    json += i == 0 ? "" : ",";
    try {
      json += count(i, i + 1) > 0 ? "true" : "false";
    } catch (const std::exception&) {
      json += "null";
    }
  }
  return json + "]";
}

int passesOf(const Count& count, std::size_t shapes) {
  const double started = now();
  int passes = 0;
  while (passes < kFewestWarmUps || now() - started < kWarmUp) {
    count(0, shapes);
    ++passes;
  }
  return static_cast<int>(std::ceil(kRound * passes / (now() - started)));
}

double nanosecondsOf(double milliseconds) { return milliseconds * 1e6; }

/** Words: pair, name, mode, file, catalog, stride. */
Answer pairAnswer(const Library& library, const Words& words) {
  const auto make = library.pairs.at(words.at(1)).at(words.at(2));
  const auto stride = static_cast<std::size_t>(std::stoi(words.at(5)));
  // what is counted points into it
  const auto workload = std::make_shared<const Workload>(words.at(3), stride);
  const Count count = make(workload->a, workload->b);
  const int passes = passesOf(count, workload->a.count);
  return [=](const std::string& question, const std::string& argument) -> std::string {
    if (question == "round") {
      const std::size_t shapes = workload->a.count;
      const double started = now();
      int hits = 0;
      for (int pass = 0; pass < passes; ++pass) {
        hits = count(0, shapes);
      }
      const double tests = static_cast<double>(passes) * static_cast<double>(shapes);
      return roundOf(nanosecondsOf(now() - started) / tests, hits, shapes);
    }
    if (question == "corpus") {
      const Workload cases(argument, stride);
      return verdicts(make(cases.a, cases.b), cases.a.count);
    }
    return "null";
  };
}

/** Words: world, file, frames. */
Answer worldAnswer(const Library& library, const Words& words) {
  const auto motion = std::make_shared<Motion>(words.at(1));
  const int frames = std::stoi(words.at(2));
  const auto meeting = library.world(*motion);
  const auto frame = std::make_shared<int>(0);
  return [=](const std::string& question, const std::string&) -> std::string {
    if (question != "round") {
      return "null";
    }
    double time = 0;
    int hits = 0;
    for (int i = 0; i < frames; ++i) {
      motion->moveTo(++*frame);
      const double started = now();
      hits = meeting();
      time += now() - started;
    }
    return roundOf(time / frames, hits, motion->boxes().size());
  };
}

std::string contents(const Library& library) {
  std::string json = R"({"pairs":{)";
  for (const auto& [name, test] : library.pairs) {
    json += json.back() == '{' ? "" : ",";
    json += '"' + name + R"(":["ready","conv"])";
  }
  return json + R"(},"mostBoxes":)" + std::to_string(library.world ? kMostBoxes : 0) + "}";
}

Answer answerOf(const Library& library, const Words& words) {
  const std::string& task = words.at(0);
  if (task == "pair") {
    return pairAnswer(library, words);
  }
  if (task == "world") {
    return worldAnswer(library, words);
  }
  return [&library](const std::string&, const std::string&) { return contents(library); };
}

}  // namespace

int serve(const Library& library, int argc, char** argv) {
  try {
    const Answer answer = answerOf(library, Words(argv + 1, argv + argc));
    for (std::string line; std::getline(std::cin, line);) {
      const std::size_t space = line.find(' ');
      const std::string argument = space == std::string::npos ? "" : line.substr(space + 1);
      std::cout << "answer " << answer(line.substr(0, space), argument) << std::endl;
    }
    return 0;
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return 1;
  }
}

}  // namespace peers
