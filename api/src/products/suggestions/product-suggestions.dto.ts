import { NestedArrayField } from '#platform/http/index.js';
import { ProductDto } from '../catalogue/product.dto.js';

/** The two lists share no product. */
export class ProductSuggestionsDto {
  @NestedArrayField(() => ProductDto, { description: 'Of the same family' })
  related: ProductDto[];

  @NestedArrayField(() => ProductDto, { description: 'Most often in the same orders, of the latest ones' })
  boughtTogether: ProductDto[];
}
