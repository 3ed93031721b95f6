// The groups of the ledger's rows, with their headings.
import { StepGroup, type StepRecord, StepUnit } from '../../core/results.ts';
import type { Key, Strings } from '../../strings/index.ts';
import { type Explained, tableNames } from '../../strings/names.ts';
import { curveWord, edgeKinds, methodOf, type PairMethod } from '../../strings/pair-method.ts';
import { format } from '../../strings/text.ts';
import type { Term } from './terms/drawings.ts';

export interface Group {
  readonly group: number;
  readonly first: number;
  readonly members: StepRecord[];
  /** Heading of the value column; null if the same as in the group above. */
  readonly column: Key | null;
}

/** Consecutive steps of the same group. */
export function groupsOf(steps: readonly StepRecord[]): readonly Group[] {
  const groups: Group[] = [];
  let above: Key | null = null;
  for (const [index, step] of steps.entries()) {
    const last = groups.at(-1);
    if (last?.group === step.group) {
      last.members.push(step);
      continue;
    }
    const column = columnName(step);
    groups.push({
      group: step.group,
      first: index,
      members: [step],
      column: column === above ? null : column,
    });
    above = column;
  }
  return groups;
}

function columnName({ unit, group }: StepRecord): Key {
  if (unit === StepUnit.meter) return 'column.gap';
  return group === StepGroup.slab ? 'column.slab' : 'column.value';
}

const plainNames: Readonly<Record<number, Key>> = {
  [StepGroup.worldAxis]: 'group.worldAxis',
  [StepGroup.edgeEdge]: 'group.edgeEdge',
  [StepGroup.flat]: 'group.flat',
  [StepGroup.plane]: 'group.plane',
  [StepGroup.slab]: 'group.slab',
  [StepGroup.range]: 'group.range',
  [StepGroup.barycentric]: 'group.barycentric',
  [StepGroup.distance]: 'group.distance',
};

/** Names of groups that mean something else in a certain method. */
const methodNames: Partial<Record<PairMethod, Readonly<Record<number, Key>>>> = {
  lines: { [StepGroup.flat]: 'group.lines' },
  planes: {
    [StepGroup.plane]: 'group.planes.normals',
    [StepGroup.distance]: 'group.planes.offset',
  },
  inside: { [StepGroup.flat]: 'group.inPlane', [StepGroup.plane]: 'group.toPlane' },
};

/** Names of groups that depend on the kinds of the pair. */
function kindsKey(group: number, { pair }: Explained): Key | null {
  if (group === StepGroup.barycentric && pair.b === 'parallelogram') {
    return 'group.barycentric.parallelogram';
  }
  const edges = edgeKinds(pair);
  return group === StepGroup.edgeEdge && edges !== 'solid' ? `group.edgeEdge.${edges}` : null;
}

export function groupName(
  group: number,
  members: readonly StepRecord[],
  explained: Explained,
  strings: Strings,
): string {
  const key =
    kindsKey(group, explained) ?? methodNames[methodOf(explained)]?.[group] ?? plainNames[group];
  if (key) {
    const [, name] = tableNames(explained);
    return format(strings[key], { curve: curveWord(explained, strings), name });
  }
  const side = group === StepGroup.faceA ? 0 : 1;
  const name = explained.names[side];
  // A triangle has a single face normal: that of its plane.
  const single = members.length === 1;
  return format(single ? strings['group.plane.of'] : strings['group.face'], { name });
}

const kTerms: Readonly<Record<number, Term>> = {
  [StepGroup.worldAxis]: 'axis',
  [StepGroup.faceA]: 'axis',
  [StepGroup.faceB]: 'axis',
  [StepGroup.edgeEdge]: 'axis',
  [StepGroup.slab]: 'slab',
  [StepGroup.barycentric]: 'weights',
  [StepGroup.distance]: 'radii',
  [StepGroup.plane]: 'signedDistance',
};

/** The term that the heading of a group stands for; undefined: none. */
export function groupTerm(group: number, explained: Explained): Term | undefined {
  if (kindsKey(group, explained) === 'group.barycentric.parallelogram') return 'edgeCoordinates';
  const isOfPlanes = methodOf(explained) === 'planes' && group === StepGroup.plane;
  return isOfPlanes ? 'normals' : kTerms[group];
}
