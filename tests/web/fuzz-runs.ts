/** Number of runs of a fuzz test; FUZZ_RUNS overrides it for longer runs. */
export const fuzzRuns = (usual: number): number => Number(process.env['FUZZ_RUNS'] ?? usual);
