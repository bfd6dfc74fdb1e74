import { NestedArrayField } from '#platform/http/index.js';
import { ProductDto } from '../catalogue/product.dto.js';

/** Products to show beside another one; none is in both lists. */
export class ProductSuggestionsDto {
  @NestedArrayField(() => ProductDto, { description: 'Of the same family' })
  related: ProductDto[];

  @NestedArrayField(() => ProductDto, { description: 'Most often in the same orders, of the latest ones' })
  boughtTogether: ProductDto[];
}
