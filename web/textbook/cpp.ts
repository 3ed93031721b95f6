// The C++ sources of the textbook tests, as one chunk.
export const sources = import.meta.glob<string>('./cpp/*.h', {
  query: '?raw',
  import: 'default',
  eager: true,
});
