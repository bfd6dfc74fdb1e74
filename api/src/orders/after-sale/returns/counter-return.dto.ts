import { GOODS_FATES, type GoodsFate } from '@lacteos/contracts/orders/goods-fates';

import {
  EnumField,
  IdField,
  IntField,
  MoneyField,
  NestedArrayField,
  NestedField,
  TextField,
} from '#platform/http/index.js';
import { CounterReceiptDto, SalePartDto } from '../../checkout/counter/receipt/counter-receipt.dto.js';

const MAX_LINES = 200;
const MAX_UNITS = 10_000;

class TillReturnableLineDto {
  @IdField()
  id_product: number;

  @TextField()
  name: string;

  @IntField({ min: 1 })
  sold: number;

  @IntField({ description: 'Units that may still come back' })
  returnable: number;

  @MoneyField({ description: 'Of one unit, with VAT' })
  price: number;
}

export class TillReturnableDto {
  @NestedField(() => CounterReceiptDto)
  receipt: CounterReceiptDto;

  @NestedArrayField(() => TillReturnableLineDto)
  lines: TillReturnableLineDto[];
}

class CounterReturnLineDto {
  @IdField()
  id_product: number;

  @IntField({ min: 1, max: MAX_UNITS })
  quantity: number;

  @EnumField(GOODS_FATES)
  fate: GoodsFate;
}

export class CounterReturnDto {
  @IdField()
  orderId: number;

  @NestedArrayField(() => CounterReturnLineDto, { min: 1, max: MAX_LINES })
  lines: CounterReturnLineDto[];

  @TextField({ min: 3, max: 200, required: 'Escriba el motivo.' })
  reason: string;
}

/** Pesos. */
export class TillReturnDto {
  @IdField()
  id: number;

  @IdField()
  orderId: number;

  @MoneyField({ description: 'Worth of the goods' })
  amount: number;

  @MoneyField({ description: 'Cash out of the drawer, rounded as it was when it came in' })
  handedBack: number;

  @NestedArrayField(() => SalePartDto, { description: 'How the money goes back' })
  methods: SalePartDto[];
}
