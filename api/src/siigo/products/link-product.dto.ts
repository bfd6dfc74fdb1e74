import { IdField, TextField } from '../../platform/http/index.js';

/** The product to create in SIIGO; its accounting fields are those that POST /admin/products stored. */
export class LinkProductDto {
  @IdField({ description: 'Id of the product in the shop' })
  id: number;
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
