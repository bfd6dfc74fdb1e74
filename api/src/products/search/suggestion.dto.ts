import { PRODUCT_FAMILIES, type ProductFamily } from '@lacteos/contracts/reference/product-families';

import { EnumField, IdField, TextField } from '#platform/http/index.js';

export class SuggestionQuery {
  @TextField({ min: 1, max: 100 })
  search: string;
}

export class SuggestionDto {
  @IdField()
  id: number;

  @TextField()
  name: string;

  @TextField({ description: 'Presentation' })
  slug: string;

  @TextField()
  image: string;

  @EnumField(PRODUCT_FAMILIES)
  family: ProductFamily;
}
