// The form of a Korean particle behind a value, such as 을 or 를, which depends on the sound that the value ends in.

/** Behind a final consonant, and behind a vowel. */
const kForms = [
  ['은', '는'],
  ['이', '가'],
  ['을', '를'],
  ['과', '와'],
  ['으로', '로'],
] as const;

/** Of these letters and digits, spoken one by one in Korean, the last sound is a consonant. */
const kConsonants = 'LMNR013678';
const kVowels = 'ABCDEFGHIJKOPQSTUVWXYZ2459';
/** Those that end in ㄹ, behind which 으로 has the form that it has behind a vowel. */
const kRieul = 'LR178';

/** The number of Hangul syllables with the same initial and vowel; the first of them has no final consonant. */
const kFinals = 28;
const kFirstSyllable = 0xac00;
const kLastSyllable = 0xd7a3;
const kFinalRieul = 8;

/** `particle`: either of its forms. Where the sound is not known, both: `을(를)`. */
export function particleAfter(value: string, particle: string): string {
  const forms = kForms.find((each) => each.some((form) => form === particle));
  if (!forms) return particle;
  const [afterConsonant, afterVowel] = forms;
  const sound = lastSound(value);
  if (sound === 'vowel' || (sound === 'rieul' && afterConsonant === '으로')) return afterVowel;
  return sound === null ? `${afterConsonant}(${afterVowel})` : afterConsonant;
}

/** Brackets and quotation marks at the end are not spoken. */
const kUnspoken = /[)\]}»’”'"]+$/;

function lastSound(written: string): 'vowel' | 'consonant' | 'rieul' | null {
  const value = written.replace(kUnspoken, '');
  const code = value.charCodeAt(value.length - 1);
  if (code >= kFirstSyllable && code <= kLastSyllable) {
    const final = (code - kFirstSyllable) % kFinals;
    if (final === kFinalRieul) return 'rieul';
    return final === 0 ? 'vowel' : 'consonant';
  }
  // A word of several letters is not spelled out.
  const [spelled] = /(?:^|[^A-Za-z])[A-Za-z]$|\d$/.exec(value) ?? [];
  const letter = spelled?.slice(-1).toUpperCase() ?? '';
  if (letter === '') return null;
  if (kRieul.includes(letter)) return 'rieul';
  if (kConsonants.includes(letter)) return 'consonant';
  return kVowels.includes(letter) ? 'vowel' : null;
}
