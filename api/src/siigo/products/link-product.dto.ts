import { AppError } from '#platform/errors/index.js';
import { IdField, TextField } from '#platform/http/index.js';

/** The product to create in SIIGO; the accounting fields are those stored by POST /admin/products. */
export class LinkProductDto {
  @IdField({ description: 'Id of the product in the shop' })
  id: number;
}

/** The id in a product's data, whatever stands beside it. @throws VALIDATION.FAILED */
export function productIdIn(body: unknown): number {
  const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined;
  if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0) return id;
  throw new AppError('VALIDATION.FAILED', { errors: { id: 'El producto no es válido.' } });
}

/** A product that is linked with SIIGO. */
export class LinkedProductDto {
  @IdField()
  id: number;

  @TextField()
  siigoId: string;

  @TextField()
  code: string;
}
