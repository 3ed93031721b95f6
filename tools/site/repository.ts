// Where the sources can be read: the address of the repository, from the environment variable REPOSITORY_URL.

/** The address of a file of the repository; null: no repository is known. */
export function sourceAddress(
  path: string,
  repository: string | undefined = process.env['REPOSITORY_URL'],
): string | null {
  if (repository === undefined || repository === '') return null;
  if (!(URL.canParse(repository) && /^https?:$/.test(new URL(repository).protocol))) {
    throw new Error(`REPOSITORY_URL is "${repository}": it must be an address with http or https`);
  }
  return `${repository.replace(/\/+$/, '')}/blob/HEAD/${path}`;
}
