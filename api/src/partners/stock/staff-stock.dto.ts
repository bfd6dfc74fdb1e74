import {
  EnumField,
  IdField,
  IntField,
  ListQuery,
  MomentField,
  NestedArrayField,
  TextField,
} from '#platform/http/index.js';
import { STOCK_CAUSES, type StockCause } from './stock-ledger.entity.js';

const UNITS = 'Debe ser un número entero mayor o igual a cero.';

class ProductStockDto {
  @IdField()
  productId: number;

  @IntField({ max: 1_000_000, message: UNITS, description: 'Units to move' })
  stock: number;
}

export class AssignStockDto {
  @IdField()
  storeId: number;

  @NestedArrayField(() => ProductStockDto, { min: 1, message: 'Seleccione al menos un producto.' })
  productStocks: ProductStockDto[];
}

export class LocationStockDto {
  @IntField()
  storeId: number;

  @TextField()
  name: string;

  @IntField()
  quantity: number;
}

export class LedgerQuery extends ListQuery {
  @IntField({ optional: true, fromText: true, description: 'Store id, 0 is the factory' })
  storeId?: number;
}

export class LedgerLineDto {
  @IdField()
  id: number;

  @MomentField()
  at: string;

  @IntField({ min: -1_000_000_000 })
  delta: number;

  @IntField({ min: -1_000_000_000, description: 'Units after this change' })
  balance: number;

  @EnumField(STOCK_CAUSES)
  cause: StockCause;

  @IdField({ nullable: true })
  orderId: number | null;

  @IdField({ nullable: true })
  actorId: number | null;

  @TextField({ nullable: true, description: 'Name of who caused it; null for the system' })
  actor: string | null;
}
