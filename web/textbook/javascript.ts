// The JavaScript sources of the textbook tests, as one chunk.
export const sources = import.meta.glob<string>('./javascript/*.js', {
  query: '?raw',
  import: 'default',
  eager: true,
});
