#!/bin/bash -eu
# Builds the fuzz targets as OSS-Fuzz wants them: its compiler, flags and engine come in $CXX,
# $CXXFLAGS and $LIB_FUZZING_ENGINE and are used as they are; targets and seed corpora go to $OUT.
cd "$(dirname "$0")/../.."

build=${WORK:-build}/oss-fuzz
cmake -S . -B "$build" -DCMAKE_BUILD_TYPE=None -DCOLLISION_FUZZ=ON \
  -DLIB_FUZZING_ENGINE="$LIB_FUZZING_ENGINE"
cmake --build "$build" --parallel

for corpus in tests/fuzz/corpus/*; do
  target=$(basename "$corpus")
  cp "$build/$target" "$OUT/"
  if command -v zip > /dev/null; then
    zip -q -j "$OUT/${target}_seed_corpus.zip" "$corpus"/*
  fi
done
