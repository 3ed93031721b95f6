// STL, as text or binary. Of a damaged text the loader reads what it can, and takes three corners after the other as a
// triangle, whichever facets they are of: so it is checked before.
import { type BufferGeometry, Mesh, type Object3D } from 'three';
import { STLLoader } from 'three/addons/loaders/STLLoader.js';
import { ModelError } from './model-error.ts';

/** Of a binary file: what is before the number of triangles, that number, and each triangle. */
const kHead = 80;
const kCount = 4;
const kTriangle = 50;

export function readStl(bytes: ArrayBuffer): Object3D {
  return new Mesh(isText(bytes) ? readText(new TextDecoder().decode(bytes)) : readBinary(bytes));
}

/** By its length, and where that says nothing by its first word: there are binary files that begin so, too. */
function isText(bytes: ArrayBuffer): boolean {
  const { byteLength } = bytes;
  const isBinary =
    byteLength >= kHead + kCount &&
    byteLength === kHead + kCount + kTriangle * new DataView(bytes).getUint32(kHead, true);
  return !isBinary && /^\s*solid/i.test(new TextDecoder().decode(bytes.slice(0, kHead)));
}

function readBinary(bytes: ArrayBuffer): BufferGeometry {
  if (bytes.byteLength < kHead + kCount) throw new ModelError('damaged', `${bytes.byteLength}`);
  return new STLLoader().parse(bytes);
}

function readText(given: string): BufferGeometry {
  // The loader knows words in small letters, at the start.
  const text = given.trimStart().replace(/\b[A-Z]+\b/g, (word) => word.toLowerCase());
  const facets = facetsIn(text);
  if (facets === 0) throw new ModelError('noTriangles');
  const geometry = new STLLoader().parse(text);
  const corners = geometry.getAttribute('position').count;
  if (corners !== 3 * facets) throw new ModelError('damaged', `${corners} / ${3 * facets}`);
  return geometry;
}

/** @throws ModelError where one has not three corners, or the text ends in the middle */
function facetsIn(text: string): number {
  const end = text.lastIndexOf('endsolid');
  if (end < 0 || text.includes('facet', end)) throw new ModelError('damaged', 'endsolid');
  let facets = 0;
  for (const [facet] of text.matchAll(/facet[\s\S]*?endfacet/g)) {
    const corners = facet.split('vertex').length - 1;
    if (corners !== 3) throw new ModelError('damaged', `facet ${facets + 1}: ${corners} / 3`);
    facets++;
  }
  return facets;
}
