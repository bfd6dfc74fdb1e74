import { COUNTER_METHODS } from '@lacteos/contracts/counter/counter-sale';

import {
  BooleanField,
  DayField,
  EnumField,
  IdField,
  ListQuery,
  MomentField,
  MoneyField,
  NestedArrayField,
  TextField,
} from '#platform/http/index.js';
import { SalePartDto } from '../receipt/counter-receipt.dto.js';

const METHOD_LABELS = COUNTER_METHODS.map(({ label }) => label);
const TILL_SALE_STATES = ['valid', 'partly returned', 'returned', 'void'] as const;
export type TillSaleState = (typeof TILL_SALE_STATES)[number];

export class TillSalesQuery extends ListQuery {
  @DayField({ optional: true, dayOnly: true, description: 'Day in Colombia; left out: today' })
  day?: string;

  @EnumField(METHOD_LABELS, { optional: true })
  paymentMethod?: (typeof METHOD_LABELS)[number];
}

export class VoidSaleDto {
  @TextField({ min: 3, max: 200, required: 'Escriba el motivo.' })
  reason: string;
}

export class TillSaleDto {
  @IdField()
  id: number;

  @MomentField()
  createdAt: string;

  @TextField({ description: "'Consumidor final' without data" })
  customer: string;

  @TextField({ description: 'Of the largest part' })
  paymentMethod: string;

  @NestedArrayField(() => SalePartDto)
  parts: SalePartDto[];

  @MoneyField()
  totalPrice: number;

  @EnumField(TILL_SALE_STATES)
  state: TillSaleState;

  @BooleanField({ description: 'Whether the caller sold it in the shift that is still open' })
  canVoid: boolean;

  @TextField({ nullable: true })
  invoiceNumber: string | null;

  @TextField()
  returnCode: string;
}
