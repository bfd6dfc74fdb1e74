const fits = (listed: string, called: string): boolean => {
  const [parts, found] = [listed.split('/'), called.split('/')];
  return parts.length === found.length && parts.every((part, at) => part === '{}' || part === found[at]);
};

/** Problems of called operations, e.g. 'GET /cart/7', that none of the listed ones, e.g. 'GET /cart/{}', describes. */
export const unlistedOperations = (listed: readonly string[] | null, called: Iterable<string>): string[] =>
  (listed ? [...called] : [])
    .filter((operation) => !listed?.some((one) => fits(one, operation)))
    .map((operation) => `calls ${operation}, which the manifest does not list`);
