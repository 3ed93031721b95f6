// The loaders of models take their own copy of three.js. A module's unused exports are left out of a build only where
// no chunk uses them: what the loaders use of three.js would otherwise come with every figure.
import type { Plugin } from 'vite';

const kMark = '?models';
const kLoaders = /\/(web\/models\/[\w-]+\.ts|three\/examples\/jsm\/(loaders|utils)\/\w+\.js)$/;

export const threeOfModels: Plugin = {
  name: 'three-of-models',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== 'three' || !(importer && kLoaders.test(importer))) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    if (!found || found.external) return found;
    // without the renderer, which no loader needs
    return `${found.id.replace('three.module.js', 'three.core.js')}${kMark}`;
  },
  transform: {
    filter: { id: /three\.core\.js\?models$/ },
    // it is no mistake that there are two
    handler: (code) => ({ code: code.replace('window.__THREE__ )', 'false )'), map: null }),
  },
};
