// Vite plugin that writes the static pages, each with the script and the styles of its entry.
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { withoutStyles } from '../../lib/without-styles.mjs';
import { siteAddress } from '../address.ts';
import type { StaticPage } from './page.ts';
import { type Assets, documentOf } from './shell.ts';

type All = typeof import('./all.ts');
type Bundle = Rolldown.OutputBundle;

/** What Vite notes about a chunk. */
interface Noted {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** The styles of a chunk and of all that it imports at once, those that are imported first. */
function stylesOf(bundle: Bundle, fileName: string, seen = new Set<string>()): readonly string[] {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || seen.has(fileName)) return [];
  seen.add(fileName);
  const imported = chunk.imports.flatMap((each) => stylesOf(bundle, each, seen));
  return [...imported, ...((chunk as Noted).viteMetadata?.importedCss ?? [])];
}

function fontIn(bundle: Bundle, name: string): string {
  const file = Object.keys(bundle).find((each) => each.includes(`/${name}-`));
  if (!file) throw new Error(`the font ${name} is not in the build`);
  return file;
}

function assetsOf(bundle: Bundle, { entry, fonts = [] }: StaticPage): Assets {
  const chunk = Object.values(bundle).find(
    (each) => each.type === 'chunk' && each.isEntry && each.name === entry,
  );
  if (!chunk) throw new Error(`web/pages/${entry}/${entry}.ts was not built`);
  return {
    script: chunk.fileName,
    styles: [...new Set(stylesOf(bundle, chunk.fileName))],
    fonts: fonts.map((name) => fontIn(bundle, name)),
  };
}

export const staticPages: Plugin = {
  name: 'static-pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const site = siteAddress(process.env['SITE_URL']);
      const { module } = await runnerImport<All>(`${import.meta.dirname}/all.ts`, {
        plugins: [withoutStyles],
      });
      const files = [...module.staticFiles, ...module.siteFiles(module.staticPages, site)];
      for (const { fileName, source } of files) {
        this.emitFile({ type: 'asset', fileName, source });
      }
      for (const page of module.staticPages) {
        const source = documentOf(page, assetsOf(bundle, page), site);
        this.emitFile({ type: 'asset', fileName: `${page.path}index.html`, source });
      }
    },
  },
};
