import { DOCUMENT_TYPES } from '@lacteos/contracts/reference/reference-data';
import { LIMITS } from '@lacteos/contracts/validation';

import {
  EmailField,
  EnumField,
  IdField,
  IntField,
  MomentField,
  MoneyField,
  NameField,
  NestedArrayField,
  NestedField,
  TextField,
} from '#platform/http/index.js';
import { OfflineSaleDto } from '../offline/offline-sale.dto.js';
import { CounterReceiptDto } from '../receipt/counter-receipt.dto.js';

const MAX_LINES = 200;
const MAX_QUANTITY = 10_000;
const MAX_PARTS = 6;
const DOCUMENT_CODES = DOCUMENT_TYPES.map(({ code }) => code);

class NewSaleItemDto {
  @IdField()
  id_product: number;

  @IntField({ min: 1, max: MAX_QUANTITY })
  quantity: number;
}

/** More than this may not be asked of a buyer (Res. DIAN 202 of 2025). */
export class SaleCustomerDto {
  @EnumField(DOCUMENT_CODES)
  documentType: (typeof DOCUMENT_CODES)[number];

  @TextField({ max: LIMITS.document })
  identification: string;

  @NameField({ max: LIMITS.company })
  name: string;

  @EmailField({ optional: true, max: LIMITS.email })
  email?: string;
}

export class NewSalePartDto {
  @IdField({ description: 'Efectivo, Nequi, Daviplata, Tarjeta Débito, Tarjeta Crédito or QR Bancolombia' })
  paymentId: number;

  @MoneyField({ min: 0.01, description: 'What it pays of the total, before cash is rounded' })
  amount: number;

  @MoneyField({
    optional: true,
    description: 'Cash that the buyer hands over; left out: exactly what is due',
  })
  received?: number;

  @TextField({ optional: true, max: 60, description: 'Number of the payment' })
  reference?: string;
}

/** `totalPrice` is what the buyer saw; the server computes its own. */
export class NewSaleDto {
  @NestedArrayField(() => NewSaleItemDto, { min: 1, max: MAX_LINES })
  items: NewSaleItemDto[];

  @NestedField(() => SaleCustomerDto, { optional: true, description: "Left out: 'Consumidor final'" })
  customer?: SaleCustomerDto;

  @NestedArrayField(() => NewSalePartDto, { min: 1, max: MAX_PARTS })
  payments: NewSalePartDto[];

  @MoneyField()
  totalPrice: number;

  @NestedField(() => OfflineSaleDto, { optional: true, description: 'Sold without a network' })
  offline?: OfflineSaleDto;
}

export class SaleDto {
  @IdField()
  id: number;

  @MomentField()
  createdAt: string;

  @MoneyField()
  totalPrice: number;

  @MoneyField()
  change: number;

  @NestedField(() => CounterReceiptDto)
  receipt: CounterReceiptDto;
}
