// Takes what was read of a scene: opens it, after the core has accepted its numbers, or says what is wrong.
import type { SceneView } from '../../scene/appearance.ts';
import type { Scene } from '../../scene/scene.ts';
import type { AssetsDocument } from '../../scene/scene-document.ts';
import type { Strings } from '../../strings/index.ts';
import { format } from '../../strings/text.ts';
import type { CoreAccess } from '../core-access.ts';
import { loadGeometries } from '../models/lazy-geometries.ts';
import type { AcceptedRead, LinkedRead } from './linked-scene.ts';
import type { SceneFault } from './scene-file.ts';

export interface Taking {
  readonly core: Pick<CoreAccess, 'refusal'>;
  /** Of what was read, in messages. */
  name(strings: Strings): string;
  /** It is still to be opened. */
  isCurrent(): boolean;
  open(scene: Scene, view: SceneView | null): void;
  refuse(
    text: (strings: Strings) => string,
    at?: { readonly field: string; readonly value: string },
  ): Promise<void>;
}

export async function takeRead(read: LinkedRead, taking: Taking): Promise<void> {
  if ('link' in read) await taking.refuse((strings) => strings[`link.${read.link}`]);
  else if ('fault' in read) await refuseFault(read.fault, taking);
  else if ('document' in read) await openDocument(read.document, taking);
  else await openAccepted(read, taking);
}

/** The core makes the geometries of its assets first. */
async function openDocument(document: AssetsDocument, taking: Taking): Promise<void> {
  const [{ sceneOf }, geometries] = await Promise.all([
    import('../models/document-scene.ts'),
    loadGeometries(),
  ]);
  if (!taking.isCurrent()) return;
  const read = sceneOf(document, geometries);
  if ('scene' in read) await openAccepted(read, taking);
  else await refuseNumber(read.path, read.value, taking);
}

async function openAccepted({ scene, view = null }: AcceptedRead, taking: Taking): Promise<void> {
  const refusal = taking.core.refusal(scene);
  if (refusal === null) {
    taking.open(scene, view);
    return;
  }
  const place = scene.items.findIndex(({ name }) => name === refusal.shape);
  const path = `scene.items[${place}].shape.${refusal.field}`;
  await refuseNumber(path, String(refusal.value), taking);
}

/** By the core. */
function refuseNumber(path: string, value: string, taking: Taking): Promise<void> {
  const text = (strings: Strings) =>
    format(strings['file.refused'], { file: taking.name(strings), path, value });
  return taking.refuse(text, { field: path, value });
}

function refuseFault({ key, path, value, expects }: SceneFault, taking: Taking): Promise<void> {
  const text = (strings: Strings) =>
    format(strings[key], { file: taking.name(strings), path, value, expects: strings[expects] });
  return taking.refuse(text, { field: path, value });
}
