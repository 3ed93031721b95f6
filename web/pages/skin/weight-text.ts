// Skin weights as text: in the layout of export scripts of 3ds Max, and as comma-separated values.
import type { SkinWeights } from '../../adapters/index.ts';

export type Layout = 'max' | 'csv';

export interface TextOptions {
  readonly layout: Layout;
  /** The number of the first vertex and bone: 3ds Max counts from 1, glTF and three.js from 0. */
  readonly first: 0 | 1;
  readonly bones: 'names' | 'numbers';
}

/** What a table shows and a text has. */
export interface WeightList {
  readonly weights: SkinWeights;
  /** By number. */
  readonly boneNames: readonly string[];
}

export const vertexCountOf = ({ offsets }: SkinWeights): number => offsets.length - 1;

/** As many decimals as a float has for certain. */
const kDecimals = 6;

/** Without zeros at the end, and never as a power of ten. */
export const weightText = (weight: number): string =>
  weight.toFixed(kDecimals).replace(/\.?0+$/, '');

export interface Influence {
  readonly bone: number;
  readonly weight: number;
}

export function influencesOf(
  { offsets, bones, weights }: SkinWeights,
  vertex: number,
): Influence[] {
  const start = offsets[vertex] ?? 0;
  const end = offsets[vertex + 1] ?? start;
  return Array.from({ length: end - start }, (_, i) => ({
    bone: bones[start + i] as number,
    weight: weights[start + i] as number,
  }));
}

/** Of each vertex: how much a bone moves it. */
export function weightsFor(weights: SkinWeights, bone: number): Float32Array {
  const found = new Float32Array(vertexCountOf(weights));
  for (const vertex of found.keys()) {
    const own = influencesOf(weights, vertex).find((influence) => influence.bone === bone);
    found[vertex] = own?.weight ?? 0;
  }
  return found;
}

/** The vertices that a bone moves, ascending. */
export function verticesOf({ offsets, bones }: SkinWeights, bone: number): Uint32Array {
  const found: number[] = [];
  for (let vertex = 0; vertex + 1 < offsets.length; vertex++) {
    if (bones.subarray(offsets[vertex], offsets[vertex + 1]).includes(bone)) found.push(vertex);
  }
  return Uint32Array.from(found);
}

/**
 * `max`: a line for each vertex with its number, how many weights it has, and for each of these the bone and the weight,
 * separated by spaces; names with spaces or quotation marks stand in quotation marks, each of these doubled.
 * `csv`: a line for each weight, as RFC 4180 has it, below a line of names.
 */
export function weightsText(
  { weights, boneNames }: WeightList,
  options: TextOptions,
  vertices = vertexCountOf(weights),
): string {
  const { layout, first } = options;
  const bone = (number: number) =>
    options.bones === 'numbers' ? String(number + first) : (boneNames[number] ?? '');
  const lines = Array.from({ length: vertices }, (_, vertex) => {
    const influences = influencesOf(weights, vertex);
    const start = [String(vertex + first), String(influences.length)];
    if (layout === 'csv') {
      return influences.map((each) =>
        [...start, csvField(bone(each.bone)), weightText(each.weight)].join(','),
      );
    }
    const pairs = influences.flatMap((each) => [word(bone(each.bone)), weightText(each.weight)]);
    return [[...start, ...pairs].join(' ')];
  }).flat();
  const ending = layout === 'csv' ? '\r\n' : '\n';
  return [...(layout === 'csv' ? [kHeading] : []), ...lines].map((line) => line + ending).join('');
}

const kHeading = 'vertex,weights,bone,weight';

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

const word = (text: string) => (/^[^\s"]+$/.test(text) ? text : quoted(oneLine(text)));

const csvField = (text: string) => (/[",\r\n]/.test(text) ? quoted(text) : text);

/** A line break in a name would end the vertex. */
const oneLine = (text: string) => text.replace(/\s/g, ' ');
