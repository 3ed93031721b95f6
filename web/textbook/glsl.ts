// The GLSL sources of the textbook tests, as one chunk.
export const sources = import.meta.glob<string>('./glsl/*.glsl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
