import { IdField, IntField, MoneyField, NestedArrayField } from '#platform/http/index.js';
import { AdminProductDto } from '../staff/staff-products.dto.js';
import { MAX_COST } from './product-costs.dto.js';

const MAX_PRODUCTS = 200;

class NewPriceDto {
  @IdField()
  id: number;

  @MoneyField({ min: 0.01, max: 100_000_000, description: 'Pesos without VAT' })
  price: number;

  @MoneyField({ optional: true, max: MAX_COST, description: 'Cost from today on, without VAT; 0: not known' })
  cost?: number;

  @IntField({ description: 'The version that was edited' })
  version: number;
}

export class SetPricesDto {
  @NestedArrayField(() => NewPriceDto, { min: 1, max: MAX_PRODUCTS })
  prices: NewPriceDto[];
}

export class PricedProductsDto {
  @NestedArrayField(() => AdminProductDto, { description: 'As they are now' })
  products: AdminProductDto[];
}
