// Vite plugins that generate files from the presets.
import { type Plugin, runnerImport } from 'vite';
import { siteAddress } from './address.ts';
import { posterTexts, sitePages } from './files.ts';

type PresetTexts = typeof import('./preset-texts.ts');

/** Imported on demand: the core's binary is needed only for a build. */
async function loadTexts() {
  const { module } = await runnerImport<PresetTexts>(`${import.meta.dirname}/preset-texts.ts`);
  return module.presetTexts;
}

/** The texts of posters, in the folder `posters/` of an output folder. */
export const posterTextFiles = (folder: string): Plugin => ({
  name: 'poster-texts',
  apply: 'build',
  generateBundle: {
    // after Vite has removed the assets that the package's modules name
    order: 'post',
    async handler() {
      for (const { fileName, source } of posterTexts(await loadTexts())) {
        this.emitFile({ type: 'asset', fileName: `${folder}${fileName}`, source });
      }
    },
  },
});

/** One page for each preset and language, made from the playground's page. */
export const presetPages: Plugin = {
  name: 'preset-pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const site = siteAddress(process.env['SITE_URL']);
      const index = bundle['play/index.html'];
      if (index?.type !== 'asset') throw new Error('play/index.html was not built');
      for (const { fileName, source } of sitePages(await loadTexts(), String(index.source), site)) {
        if (fileName === index.fileName) index.source = source;
        else this.emitFile({ type: 'asset', fileName, source });
      }
    },
  },
};
