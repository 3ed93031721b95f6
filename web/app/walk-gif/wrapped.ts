/** Two lines of a text, the first one as long as fits: text on a canvas does not wrap by itself. */
export function wrapped(
  text: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] {
  if (measure(text) <= width) return [text];
  const words = text.split(' ');
  let count = words.length - 1;
  while (count > 1 && measure(words.slice(0, count).join(' ')) > width) count -= 1;
  return [words.slice(0, count).join(' '), words.slice(count).join(' ')];
}
