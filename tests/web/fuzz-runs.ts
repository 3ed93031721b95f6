/** How often a fuzz test runs: FUZZ_RUNS says otherwise, for a longer look than all checks have time for. */
export const fuzzRuns = (usual: number): number => Number(process.env['FUZZ_RUNS'] ?? usual);
