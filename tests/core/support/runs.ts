// How often the properties of these tests run.

/** A whole number above zero, or undefined where there is no such variable. */
function givenRuns(name: string): number | undefined {
  const text = process.env[name];
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`${name} is ${JSON.stringify(text)}: it must be a whole number above zero`);
}

const given = givenRuns('COLLISION_PROPERTY_RUNS');
const most = givenRuns('COLLISION_MOST_RUNS') ?? Number.POSITIVE_INFINITY;

/**
 * How often a property runs: COLLISION_PROPERTY_RUNS, where it is set, else what is usual for it, but at most
 * COLLISION_MOST_RUNS.
 */
export const propertyRuns = (usual: number): number => given ?? Math.min(usual, most);

/** Whether properties run often enough that each of their cases comes up. */
export const runsAreMany = (given ?? most) >= 1000;

/** Number of runs of a fuzz test; FUZZ_RUNS overrides it for longer runs. */
export const fuzzRuns = (usual: number): number =>
  Number(process.env['FUZZ_RUNS'] ?? Math.min(usual, most));
