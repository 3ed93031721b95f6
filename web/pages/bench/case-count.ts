// By how many cases functions are judged: a hundred thousand, or fewer by the address.

const kCount = 100_000;

/** `?count=` from 1 to a hundred thousand. */
export function caseCount(): number {
  const asked = Number(new URLSearchParams(location.search).get('count'));
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, kCount) : kCount;
}
