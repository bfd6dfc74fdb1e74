import { createHash } from 'node:crypto';

import { AppError } from '#platform/errors/index.js';

/** Combines idempotency key, caller and document. @throws CLAIMS.KEY_REQUIRED */
export function requestKeyOf(
  kind: 'claim' | 'reply' | 'step',
  userId: number | null,
  about: string,
  key: string | null,
): string {
  if (key === null) throw new AppError('CLAIMS.KEY_REQUIRED');
  return createHash('sha256')
    .update(JSON.stringify([kind, userId, about, key]))
    .digest('hex');
}
