import { CustomerDataDto } from '#orders/order/index.js';
import { BooleanField, NestedField } from '#platform/http/index.js';

export class CorrectBuyerDto {
  @NestedField(() => CustomerDataDto)
  customer: CustomerDataDto;
}

/** The buyer of an order as the invoice will name them, and whether they can still be corrected. */
export class BuyerDto extends CorrectBuyerDto {
  @BooleanField({ description: 'False once SIIGO has an invoice that stands' })
  isCorrectable: boolean;
}
