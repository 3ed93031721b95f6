// What the address of a page says of judging: the number of cases and the tolerance. They stay when the pair changes.

/** Meters. */
export const kMostTolerance = 1;

/** 0: none, or one that is not usable. */
export function toleranceIn(search: string): number {
  const given = Number(new URLSearchParams(search).get('tolerance'));
  return given > 0 && given <= kMostTolerance ? given : 0;
}

const kKept = ['count', 'tolerance'];

/** The address with these parameters, and what it says of judging; without a hash. */
export function addressWith(href: string, parameters: Readonly<Record<string, string>>): URL {
  const address = new URL(href);
  const kept = kKept.flatMap((name) => {
    const value = address.searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  const all = new URLSearchParams({ ...parameters, ...Object.fromEntries(kept) });
  address.search = all.toString();
  address.hash = '';
  return address;
}

/** The same address with another tolerance. */
export function addressOfTolerance(href: string, tolerance: number): URL {
  const address = new URL(href);
  if (tolerance > 0) address.searchParams.set('tolerance', String(tolerance));
  else address.searchParams.delete('tolerance');
  return address;
}
