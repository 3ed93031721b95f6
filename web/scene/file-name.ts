// Names of the files that a figure saves.

const kName = 'collision-playground';
const kMaxLength = 80;

/**
 * The title of the scene, else the key of the preset, without what a file name can't have on some system: control
 * characters, marks of direction, separators, dots at an end. Letters of every script are kept.
 */
export function fileName(title: string | undefined, preset: string | null, type: string): string {
  const name = Array.from(
    (title ?? '').normalize('NFC').replace(kInvisible, '').replace(kUnsafe, ' '),
  )
    .slice(0, kMaxLength)
    .join('')
    .replace(/^[\s.-]+|[\s.-]+$/g, '')
    .replace(/\s+/g, ' ');
  const isReserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(name);
  return `${name === '' || isReserved ? (preset ?? kName) : name}.${type}`;
}

const kInvisible = /[\p{Cf}\p{Co}\p{Cs}]/gu;
const kUnsafe = /[\p{Cc}\\/:*?"<>|%#~]/gu;
