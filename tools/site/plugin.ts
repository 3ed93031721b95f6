// Vite plugins that make files from the presets.
import { type Plugin, runnerImport } from 'vite';
import { siteAddress } from './address.ts';
import { posterWords, sitePages } from './files.ts';

type Told = typeof import('./told.ts');

/** The core's own sources and binary are asked only once there is something to build. */
async function ask() {
  const { module } = await runnerImport<Told>(`${import.meta.dirname}/told.ts`);
  return module.told;
}

/** What posters say, in the folder `posters/` of a folder of the output. */
export const presetWords = (folder: string): Plugin => ({
  name: 'preset-words',
  apply: 'build',
  generateBundle: {
    // after Vite has left out what the package's modules name as assets
    order: 'post',
    async handler() {
      for (const { fileName, source } of posterWords(await ask())) {
        this.emitFile({ type: 'asset', fileName: `${folder}${fileName}`, source });
      }
    },
  },
});

/** From the playground's page one for each preset and language. */
export const presetPages: Plugin = {
  name: 'preset-pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const site = siteAddress(process.env['SITE_URL']);
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('index.html was not built');
      for (const { fileName, source } of sitePages(await ask(), String(index.source), site)) {
        if (fileName === index.fileName) index.source = source;
        else this.emitFile({ type: 'asset', fileName, source });
      }
    },
  },
};
