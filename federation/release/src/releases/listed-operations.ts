import type { OperationChange, Release } from '@lacteos/remote-kit/registry';

/** Operations of the API that the build listed; null when it listed none. */
export const listedOperations = ({
  manifest,
  apiCalls,
}: Pick<Release, 'manifest' | 'apiCalls'>): readonly string[] | null =>
  manifest?.apiOperations ?? apiCalls ?? null;

/** Null unless both builds list their operations. */
export const operationChange = (before: Release, after: Release): OperationChange | null => {
  const [old, next] = [listedOperations(before), listedOperations(after)];
  if (!old || !next) return null;
  return {
    added: next.filter((operation) => !old.includes(operation)),
    dropped: old.filter((operation) => !next.includes(operation)),
  };
};
