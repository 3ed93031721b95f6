// A skin as text: of each vertex its number, how many bones move it, and which.
export default function skinText({ boneNames, vertices }) {
  return vertices
    .map((influences, i) => {
      const words = influences.flatMap(({ bone }) => [boneNames[bone]]);
      return `${[i + 1, influences.length, ...words].join(' ')}\n`;
    })
    .join('');
}
