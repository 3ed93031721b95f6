// A fuzz target without a fuzzer: runs it once on every file named, or in every folder named.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> filesOf(const fs::path& path) {
  if (!fs::is_directory(path)) {
    return {path};
  }
  std::vector<fs::path> files;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(path)) {
    if (entry.is_regular_file()) {
      files.push_back(entry.path());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

/** Named before it runs: it may be the last one. */
bool replay(const fs::path& path) {
  std::fputs((path.string() + "\n").c_str(), stdout);
  std::fflush(stdout);
  std::ifstream file(path, std::ios::binary);
  if (!file) {
    std::fputs("cannot be read\n", stdout);
    return false;
  }
  const std::vector<char> text{std::istreambuf_iterator<char>(file), {}};
  const std::vector<std::uint8_t> bytes(text.begin(), text.end());
  LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  int count = 0;
  for (int i = 1; i < argc; ++i) {
    for (const fs::path& file : filesOf(argv[i])) {
      if (!replay(file)) {
        return 1;
      }
      ++count;
    }
  }
  std::fputs((std::to_string(count) + " files\n").c_str(), stdout);
  return count > 0 ? 0 : 1;
}
