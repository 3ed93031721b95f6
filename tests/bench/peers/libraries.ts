// The libraries in the order of the table. Their adapters have these names.
export interface Library {
  readonly id: string;
  readonly title: string;
  /** On npm; of a native one, the Debian package. Ours has none. */
  readonly packages: readonly string[];
  /** Whether its numbers are of single or double precision. */
  readonly precision: 'single' | 'double';
  readonly native?: true;
}

export const kOurs = 'ours';

export const kLibraries: readonly Library[] = [
  { id: kOurs, title: 'Collision Playground', packages: [], precision: 'double' },
  { id: 'three', title: 'three.js', packages: ['three'], precision: 'double' },
  {
    id: 'three-mesh-bvh',
    title: 'three-mesh-bvh',
    packages: ['three-mesh-bvh'],
    precision: 'double',
  },
  {
    id: 'box-intersect',
    title: 'box-intersect and three.js',
    packages: ['box-intersect', 'three'],
    precision: 'double',
  },
  { id: 'babylon', title: 'Babylon.js', packages: ['@babylonjs/core'], precision: 'double' },
  { id: 'cannon', title: 'cannon-es', packages: ['cannon-es'], precision: 'double' },
  { id: 'rapier', title: 'Rapier', packages: ['@dimforge/rapier3d-compat'], precision: 'single' },
  {
    id: 'rapier-simd',
    title: 'Rapier, SIMD',
    packages: ['@dimforge/rapier3d-simd-compat'],
    precision: 'single',
  },
  { id: 'jolt', title: 'Jolt', packages: ['jolt-physics'], precision: 'single' },
  { id: 'fcl', title: 'FCL, C++', packages: ['libfcl-dev'], precision: 'double', native: true },
  {
    id: 'bullet',
    title: 'Bullet, C++',
    packages: ['libbullet-dev'],
    precision: 'double',
    native: true,
  },
  { id: 'cgal', title: 'CGAL, C++', packages: ['libcgal-dev'], precision: 'double', native: true },
];

/** The tests of pairs, by the names of the catalog. */
export const kPairs = {
  obbObb: 'OBB – OBB',
  rayTriangle: 'ray – triangle',
  rayAabb: 'ray – AABB',
  rayObb: 'ray – OBB',
  aabbTriangle: 'AABB – triangle',
  obbTriangle: 'OBB – triangle',
} as const;
export type PairName = keyof typeof kPairs;
export const kPairNames = Object.keys(kPairs) as PairName[];

/** Where the memory of a process happens to lie changes its times: each test is measured in so many. */
export const kLaunches = 3;

/** Boxes a world, and of how many frames a round takes the mean. */
export const kWorlds: readonly { readonly boxes: number; readonly frames: number }[] = [
  { boxes: 1_000, frames: 20 },
  { boxes: 10_000, frames: 4 },
  { boxes: 100_000, frames: 1 },
];
