// Where the mistakes of the exhibits were published: the address, who wrote it and when, and one sentence of it. All of it
// was read there but for the book, which is cited by its section.

/** Somebody else's words, or where they stand. */
export interface Reference {
  /** https. */
  readonly url: string;
  /** What it is called: a repository with a number or a file, or a book with a section. */
  readonly place: string;
  /** Who wrote it; null: not known. */
  readonly by: string | null;
  /** A day or a year, `2017-01-05` or `2005`; null: not known. */
  readonly date: string | null;
}

export interface Publication extends Reference {
  readonly kind: 'issue' | 'pull' | 'review' | 'code' | 'book' | 'question';
  /** One sentence of it at most. null: it's only named. */
  readonly quotation: { readonly text: string; readonly lang: 'en' } | null;
  /** Where it was repaired, or the repair was proposed; null: not known, or in the same place. */
  readonly repair: Reference | null;
}

/** `typical`: often made, but no publication of it is named here. */
export type Origin = Publication | 'typical';

const github = (repository: string, path: string) => `https://github.com/${repository}/${path}`;

type Written = readonly [by: string, date: string, quotation: string];

/** A thread on GitHub. */
function thread(
  kind: 'issue' | 'pull' | 'review',
  repository: string,
  number: number,
  [by, date, text]: Written,
  repair: Reference | null = null,
): Publication {
  return {
    kind,
    url: github(repository, `${kind === 'issue' ? 'issues' : 'pull'}/${number}`),
    place: `${repository} #${number}`,
    by,
    date,
    quotation: { text, lang: 'en' },
    repair,
  };
}

const pull = (repository: string, number: number, by: string, date: string): Reference => ({
  url: github(repository, `pull/${number}`),
  place: `${repository} #${number}`,
  by,
  date,
});

/** Real-Time Collision Detection, whose text is not on the web. */
const ericson = (section: string): Publication => ({
  kind: 'book',
  url: 'https://realtimecollisiondetection.net/',
  place: `Real-Time Collision Detection, §${section}`,
  by: 'Christer Ericson',
  date: '2005',
  quotation: null,
  repair: null,
});

/** By the slugs of the exhibits. */
export const kOrigins: Readonly<Record<string, Origin>> = {
  'slab-sign': 'typical',
  'box-behind-the-ray': thread('pull', 'playcanvas/engine', 828, [
    'yaustar',
    '2017-01-05',
    'The bug is that the raycast will also intersect with the aabb behind the ray’s position',
  ]),
  'wrong-face-first': 'typical',
  'direction-epsilon': ericson('5.3.3'),
  'box-against-itself': 'typical',
  'boxes-far-apart': 'typical',
  'slope-against-offset': 'typical',
  'dropped-slab': 'typical',
  'two-directions': thread('issue', 'google-deepmind/mujoco', 1493, [
    'Andrew-Luo1',
    '2024-03-10',
    'mjx.ray with un-normalised vector input gives wrong distances',
  ]),
  'start-inside': thread('issue', 'RandyGaul/cute_headers', 31, [
    'sro5h',
    '2017-06-19',
    'I just did some more testing and found out that if the c2AABB is over ray.p then c2Raycast::t is negative.',
  ]),
  'open-or-closed': thread('review', 'rustgd/collision-rs', 26, [
    'kvark',
    '2017-09-10',
    'Pretty sure checking for <= and >= is inconsistent with other checks w.r.t bounds.',
  ]),
  'far-limit-unit': thread('pull', 'KhronosGroup/Vulkan-Samples', 473, [
    'KonstantinSeurer',
    '2022-06-05',
    'We need to set tmax to 1 because the length of direction already accounts for the distance to the light.',
  ]),
  'determinant-epsilon': thread('pull', 'jbikker/tinybvh', 283, [
    'wjakob',
    '2026-09-02',
    'Small triangles can easily run into this, e.g., millimeter-scale detail in a scene modeled with meters as units.',
  ]),
  'sliver-triangle': ericson('3.4'),
  'mesh-leak': thread('pull', 'google/vector_math.dart', 43, [
    'AMagill',
    '2013-11-14',
    'Second, I found problems where rays could pass through along the edge of two adjacent triangles and fail to detect an intersection with either one.',
  ]),
  'all-axes-must-separate': 'typical',
  'faces-only': {
    kind: 'question',
    url: 'https://gamedev.stackexchange.com/questions/44500/how-many-and-which-axes-to-use-for-3d-obb-collision-with-sat',
    place: 'Game Development Stack Exchange 44500',
    by: null,
    date: null,
    quotation: {
      text: 'Is there any situation where just Ax, Ay and Az are not enough?',
      lang: 'en',
    },
    repair: null,
  },
  'wrong-cross-products': thread(
    'issue',
    'gszauer/GamePhysicsCookbook',
    15,
    ['shmadchenko', '2025-05-04', 'Wrong arguments for cross product in OBBOBB test'],
    pull('gszauer/GamePhysicsCookbook', 6, 'vincentschuessler', '2018-07-24'),
  ),
  'parallel-edges': thread('issue', 'idmillington/cyclone-physics', 39, [
    'qwiff-dogg',
    '2021-07-18',
    'The only problem I’m seeing (so far) with the BOX SAT is that it fails when the axes being compared are exactly parallel.',
  ]),
  'zero-times-infinity': thread('pull', 'RenderKit/embree', 589, [
    'stefanatwork',
    '2026-03-05',
    'This caused rays parallel to a slab to either incorrectly miss or hit BVH nodes.',
  ]),
  'barycentric-names': thread(
    'issue',
    'gkjohnson/three-mesh-bvh',
    914,
    ['zeux', '2026-07-28', 'bvhClosestPointToPoint uses incorrect barycentric order'],
    pull('gkjohnson/three-mesh-bvh', 915, 'gkjohnson', '2026-08-01'),
  ),
  'plane-sides': thread('issue', 'csherratt/collision-rs', 12, [
    'nbennet',
    '2016-04-17',
    'It looks like the distance is being inverted in the rust code.',
  ]),
  'shared-axis': {
    kind: 'code',
    url: github(
      'davideberly/GeometricTools',
      'blob/0cbd458d45d3b2766c17746dd018185e7321696e/GTE/Mathematics/IntrOrientedBox3OrientedBox3.h',
    ),
    place: 'davideberly/GeometricTools, IntrOrientedBox3OrientedBox3.h',
    by: 'David Eberly',
    date: '2022-01-06',
    quotation: {
      text: 'In this case, you may skip the edge-edge directions, which is equivalent to projecting the boxes onto the plane with normal N0 and applying a 2D separating axis test.',
      lang: 'en',
    },
    repair: null,
  },
  tunneling: thread('issue', 'liabru/matter-js', 5, [
    'liabru',
    '2014-02-27',
    'Currently there is no continuous collision detection (CCD), so fast moving objects pass through other objects.',
  ]),
  'stuck-when-leaving': thread('issue', 'dimforge/parry', 405, [
    'dubrowgn',
    '2026-02-20',
    'With the work around for point 1 above in place, I no longer got stuck, but I often couldn’t slide because cast_shape returns a zero ToI for touching shapes.',
  ]),
  'epa-wrong-face': thread('pull', 'flexible-collision-library/fcl', 305, [
    'hongkai-dai',
    '2018-06-10',
    'As described already in #301, that the distance from the boundary of the polytope to the origin, is computed using an un-normalized vector.',
  ]),
  'flat-hull': thread('issue', 'mrdoob/three.js', 27867, [
    'Code141',
    '2024-03-04',
    'With X and Y as random and Z as 0 but when i do, only 3vertices (sometime 4) are catched in the hull.',
  ]),
  'skin-without-weights': thread('issue', 'Perfare/AssetStudio', 1075, [
    'echomusician',
    '2022-11-21',
    'When you export either the Whole CAB hirachy or a single mesh it does not export any of the skinning weights.',
  ]),
  'gjk-cycle': thread('issue', 'felipeek/raw-physics', 6, [
    'WaneOshin',
    '2023-05-30',
    'if not , then this method wont recognize the case where the origin is ON the simplex itself (i have tested).',
  ]),
};

/** @throws RangeError for the slug of no exhibit */
export function originOf(slug: string): Origin {
  const origin = kOrigins[slug];
  if (origin === undefined) throw new RangeError(`no origin of ${slug}`);
  return origin;
}
