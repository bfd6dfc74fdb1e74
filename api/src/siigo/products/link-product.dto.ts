import { AppError } from '#platform/errors/index.js';
import { IdField, TextField } from '#platform/http/index.js';

export class LinkProductDto {
  @IdField({ description: 'Id of the product in the shop' })
  id: number;
}

/** Ignores the rest of the body. @throws VALIDATION.FAILED */
export function productIdIn(body: unknown): number {
  const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined;
  if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0) return id;
  throw new AppError('VALIDATION.FAILED', { errors: { id: 'El producto no es válido.' } });
}

export class LinkedProductDto {
  @IdField()
  id: number;

  @TextField()
  siigoId: string;

  @TextField()
  code: string;
}
