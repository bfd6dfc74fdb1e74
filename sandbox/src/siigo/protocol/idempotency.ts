import type { FastifyRequest } from 'fastify';
import { SiigoError } from './siigo-error.js';

const KEY = /^[A-Za-z0-9]{1,30}$/;

/** null without a key. SIIGO accepts letters and digits only. @throws invalid_idempotency_key */
export const keyOf = (request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (!KEY.test(String(key)))
    throw new SiigoError(
      400,
      'invalid_idempotency_key',
      'The header Idempotency-Key has an invalid value',
      [],
      false,
    );
  return String(key);
};
