// What the address of a page says of judging: the tolerance, which stays when the pair changes.

/** Meters. */
export const kMostTolerance = 1;

/** 0: none, or one that is not usable. */
export function toleranceIn(search: string): number {
  const given = Number(new URLSearchParams(search).get('tolerance'));
  return given > 0 && given <= kMostTolerance ? given : 0;
}

/** The address with these parameters and its tolerance, and nothing else behind its path. */
export function addressWith(href: string, parameters: Readonly<Record<string, string>>): URL {
  const address = new URL(href);
  const tolerance = address.searchParams.get('tolerance');
  const kept = tolerance === null ? {} : { tolerance };
  address.search = new URLSearchParams({ ...parameters, ...kept }).toString();
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
