// For modules of panels that are run when the site is built: what they adopt as style sheets in a browser is empty.

const kEmpty = '\0empty-style';

/** @type {import('vite').Plugin} */
export const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css?inline') ? kEmpty : null),
  load: (id) => (id === kEmpty ? "export default '';" : null),
};
