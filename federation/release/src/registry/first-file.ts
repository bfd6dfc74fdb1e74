import type { ReleaseTarget } from '../contract/contract.js';
import { ReleaseError } from '../contract/release-error.js';

/** @throws ReleaseError `STORE_MISSING` or `USAGE` when the live file is not as the target's `firstFile` says */
export const assertFirstFile = (
  { store, firstFile }: Pick<ReleaseTarget, 'store' | 'firstFile'>,
  key: string,
  isThere: boolean,
): void => {
  if (!isThere && firstFile === 'refused')
    throw new ReleaseError(
      'STORE_MISSING',
      `${store.name}: ${key} does not exist, so nothing is live. Correct the settings, or pass --first if this is a new shop`,
    );
  if (isThere && firstFile === 'required')
    throw new ReleaseError('USAGE', `${store.name}: ${key} exists: --first is for a new shop only`);
};
