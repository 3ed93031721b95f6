// collision_corpus FOLDER [SEED]: writes the corpus.
#include <cstdio>
#include <exception>
#include <fstream>
#include <span>
#include <string>

#include "corpus.h"

int main(int count, char** arguments) {
  try {
    const std::span<char*> given(arguments, static_cast<std::size_t>(count));
    if (given.size() < 2 || given.size() > 3) {
      std::fprintf(stderr, "collision_corpus FOLDER [SEED]\n");
      return 2;
    }
    const std::uint64_t seed = given.size() == 3 ? std::stoull(given[2]) : corpus::kSeed;
    for (const corpus::File& file : corpus::makeCorpus(seed)) {
      const std::string path = std::string(given[1]) + "/" + std::string(file.name) + ".json";
      std::ofstream out(path, std::ios::binary);
      out << corpus::textOf(file, seed);
      out.close();
      if (!out) {
        std::fprintf(stderr, "cannot write %s\n", path.c_str());
        return 1;
      }
      std::printf("%s: %zu cases\n", path.c_str(), file.entries.size());
    }
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "collision_corpus: %s\n", error.what());
    return 2;
  }
}
