// The surface of a body of tapered tubes about chains of bones, with skin weights that pass from one bone to the next
// around each joint.
import {
  BufferGeometry,
  Float32BufferAttribute,
  MathUtils,
  Uint16BufferAttribute,
  Vector3,
} from 'three';

export interface Joint {
  readonly place: Vector3;
  readonly radius: number;
}

export interface Tube {
  /** One more than there are bones. */
  readonly joints: readonly Joint[];
  /** Numbers of the bones between joints. */
  readonly bones: readonly number[];
  /** The bone that the first joint hangs on, which moves its end too; null: none. */
  readonly parent: number | null;
}

const kSides = 16;
/** Rings of a bone's length, and of a rounded end. */
const kRings = 8;
const kEndRings = 4;
/** How far weights reach across a joint, as a part of a bone's length. */
const kBlend = 0.3;
const kInfluences = 4;

interface Ring {
  readonly center: Vector3;
  readonly radius: number;
  /** The number of the joint before it, and how far it is to the next. */
  readonly place: number;
}

export function tubeGeometry(tubes: readonly Tube[]): BufferGeometry {
  const positions: number[] = [];
  const skinIndices: number[] = [];
  const skinWeights: number[] = [];
  const index: number[] = [];
  for (const tube of tubes) {
    const first = positions.length / 3;
    const rings = ringsOf(tube.joints);
    for (const [i, ring] of rings.entries()) {
      const along = directionAt(rings, i);
      const weights = weightsAt(tube, ring.place);
      for (const corner of cornersOf(ring, along)) {
        positions.push(...corner);
        skinIndices.push(...padded(weights.map(([bone]) => bone)));
        skinWeights.push(...padded(weights.map(([, weight]) => weight)));
      }
    }
    for (let i = 0; i + 1 < rings.length; i++) index.push(...band(first + i * kSides));
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('skinIndex', new Uint16BufferAttribute(skinIndices, kInfluences));
  geometry.setAttribute('skinWeight', new Float32BufferAttribute(skinWeights, kInfluences));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

const padded = (numbers: readonly number[]) =>
  Array.from({ length: kInfluences }, (_, i) => numbers[i] ?? 0);

function ringsOf(joints: readonly Joint[]): Ring[] {
  const last = joints.length - 1;
  const rings = Array.from({ length: last * kRings + 1 }, (_, i): Ring => {
    const place = i / kRings;
    const k = Math.min(Math.floor(place), last - 1);
    const [from, to] = joints.slice(k, k + 2) as [Joint, Joint];
    const t = place - k;
    return {
      center: from.place.clone().lerp(to.place, t),
      radius: MathUtils.lerp(from.radius, to.radius, t),
      place,
    };
  });
  const start = endOf(rings[0] as Ring, directionAt(rings, 0).negate());
  const end = endOf(rings.at(-1) as Ring, directionAt(rings, rings.length - 1));
  return [...start.reverse(), ...rings, ...end];
}

/** Half a ball, flattened. */
function endOf({ center, radius, place }: Ring, outward: Vector3): Ring[] {
  return Array.from({ length: kEndRings }, (_, i): Ring => {
    const angle = ((i + 1) / kEndRings) * (Math.PI / 2);
    return {
      center: center.clone().addScaledVector(outward, 0.8 * radius * Math.sin(angle)),
      radius: radius * Math.max(Math.cos(angle), 1e-3),
      place,
    };
  });
}

function directionAt(rings: readonly Ring[], i: number): Vector3 {
  const before = rings[Math.max(0, i - 1)] as Ring;
  const after = rings[Math.min(rings.length - 1, i + 1)] as Ring;
  return after.center.clone().sub(before.center).normalize();
}

function cornersOf({ center, radius }: Ring, along: Vector3): [number, number, number][] {
  // all tubes run in upright planes, so that z is across them, or nearly
  const across = new Vector3(0, 0, 1).addScaledVector(along, -along.z).normalize();
  const other = new Vector3().crossVectors(along, across);
  return Array.from({ length: kSides }, (_, i) => {
    const angle = (i / kSides) * 2 * Math.PI;
    return center
      .clone()
      .addScaledVector(across, radius * Math.cos(angle))
      .addScaledVector(other, radius * Math.sin(angle))
      .toArray();
  });
}

/** Two triangles a side, counter-clockwise from outside. */
const band = (first: number): number[] =>
  Array.from({ length: kSides }, (_, i) => {
    const [a, b] = [first + i, first + ((i + 1) % kSides)];
    const [c, d] = [a + kSides, b + kSides];
    return [a, b, c, b, d, c];
  }).flat();

/** Of the bone that is there, and of the next one where a joint is near. */
function weightsAt({ bones, parent }: Tube, place: number): [bone: number, weight: number][] {
  const k = Math.min(Math.floor(place), bones.length - 1);
  const own = bones[k] as number;
  const before = k === 0 ? parent : (bones[k - 1] as number);
  const t = place - k;
  const [other, distance] = t < 0.5 ? [before, t] : [bones[k + 1] ?? null, 1 - t];
  const share = other === null ? 0 : 0.5 - 0.5 * MathUtils.smoothstep(distance, 0, kBlend);
  if (other === null || share === 0) return [[own, 1]];
  return [
    [own, 1 - share],
    [other, share],
  ];
}
