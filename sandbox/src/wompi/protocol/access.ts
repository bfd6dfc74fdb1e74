import type { FastifyRequest } from 'fastify';
import type { WompiKeys } from './keys.js';
import { WompiError } from './wompi-error.js';

export const bearerOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? null;

/** @throws WompiError 401 without a key, 403 for any but the private one */
export function checkPrivateKey(request: FastifyRequest, { privateKey }: WompiKeys): void {
  const key = bearerOf(request);
  if (key === null) throw new WompiError(401, 'INVALID_ACCESS_TOKEN', 'Llave no válida');
  if (key !== privateKey)
    throw new WompiError(403, 'INVALID_ACCESS_TOKEN', 'El token no tiene suficientes permisos');
}
