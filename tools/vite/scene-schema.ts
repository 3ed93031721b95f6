// The JSON Schema of scene files, generated from the valibot schema that the page uses.
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type { Plugin } from 'vite';
import { sceneSchema } from '../../web/app/files/scene-schema.ts';
import { kVersion } from '../../web/scene/scene-document.ts';

const kFile = 'scene.schema.json';

const config: ConversionConfig = {
  target: 'draft-2020-12',
  overrideAction({ valibotAction, jsonSchema }) {
    const { type, requirement } = valibotAction as { type: string; requirement?: unknown };
    // Numbers in JSON are always finite.
    if (type === 'finite') return jsonSchema;
    // JSON Schema counts and matches code points, too.
    if (type === 'max_code_points') return { ...jsonSchema, maxLength: requirement as number };
    if (type === 'regex') return { ...jsonSchema, pattern: (requirement as RegExp).source };
    return undefined;
  },
};

export function sceneJsonSchema(): object {
  const { $schema, ...form } = toJsonSchema(sceneSchema, config);
  return {
    $schema,
    $id: `urn:collision-playground:scene:${kVersion}`,
    title: 'Scene of Collision Playground',
    description:
      'Right-handed, y up, meters. Ids and names are each one shape’s only; the core says which numbers make a shape.',
    ...form,
  };
}

/** Writes it to the root of the build. */
export const publishSceneSchema: Plugin = {
  name: 'publish-scene-schema',
  apply: 'build',
  generateBundle() {
    const source = `${JSON.stringify(sceneJsonSchema(), null, 2)}\n`;
    this.emitFile({ type: 'asset', fileName: kFile, source });
  },
};
