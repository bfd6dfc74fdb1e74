import {
  EnumField,
  IdField,
  IntField,
  MomentField,
  MoneyField,
  NestedArrayField,
  NestedField,
  TextArrayField,
  TextField,
} from '#platform/http/index.js';
import { CounterStoreDto } from '../store/counter-store.dto.js';

const RECEIPT_STATES = ['valid', 'void'] as const;
const MAX_AMOUNT = 1_000_000_000_000;

export class ReceiptCompanyDto {
  @TextField()
  name: string;

  @TextField({ description: 'With its check digit' })
  nit: string;
}

class ReceiptCustomerDto {
  @TextField()
  name: string;

  @TextField()
  identification: string;
}

class ReceiptProductDto {
  @TextField()
  name: string;

  @TextField({ min: 0 })
  presentation: string;

  @IntField({ min: 1 })
  quantity: number;

  @MoneyField({ description: 'Of one unit, with VAT, as on the shelf' })
  price: number;

  @MoneyField({ description: 'With VAT' })
  total: number;
}

class ReceiptVatDto {
  @TextField({ description: "'Gravado 19%', 'Exento'" })
  name: string;

  @MoneyField()
  base: number;

  @MoneyField()
  tax: number;
}

export class SalePartDto {
  @TextField()
  method: string;

  @MoneyField({ description: 'What it pays of the total' })
  amount: number;
}

class ReceiptPartDto extends SalePartDto {
  @MoneyField({ nullable: true, description: 'Cash that the buyer handed over' })
  received: number | null;

  @TextField({ nullable: true })
  reference: string | null;
}

/** Pesos. */
export class CounterReceiptDto {
  @NestedField(() => ReceiptCompanyDto)
  company: ReceiptCompanyDto;

  @NestedField(() => CounterStoreDto)
  store: CounterStoreDto;

  @IdField({ description: 'Number of the order' })
  number: number;

  @MomentField()
  createdAt: string;

  @TextField()
  cashier: string;

  @IdField()
  shiftId: number;

  @TextField({ min: 0 })
  drawer: string;

  @NestedField(() => ReceiptCustomerDto, { nullable: true, description: "null: 'Consumidor final'" })
  customer: ReceiptCustomerDto | null;

  @NestedArrayField(() => ReceiptProductDto)
  lines: ReceiptProductDto[];

  @NestedArrayField(() => ReceiptVatDto)
  vat: ReceiptVatDto[];

  @MoneyField()
  total: number;

  @NestedArrayField(() => ReceiptPartDto)
  parts: ReceiptPartDto[];

  @MoneyField({ min: -MAX_AMOUNT, description: 'Added to the cash so that coins exist for it' })
  rounding: number;

  @MoneyField()
  change: number;

  @TextField({ nullable: true, description: "null: 'factura en trámite'" })
  invoice: string | null;

  @TextField({ description: 'For returns' })
  returnCode: string;

  @EnumField(RECEIPT_STATES)
  state: (typeof RECEIPT_STATES)[number];

  @TextArrayField()
  legal: string[];
}
