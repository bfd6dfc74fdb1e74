import { CustomerDataDto } from '#orders/order/index.js';
import { BooleanField, NestedField } from '#platform/http/index.js';

export class CorrectBuyerDto {
  @NestedField(() => CustomerDataDto)
  customer: CustomerDataDto;
}

export class BuyerDto extends CorrectBuyerDto {
  @BooleanField({ description: 'False once SIIGO has an invoice that stands' })
  isCorrectable: boolean;
}
