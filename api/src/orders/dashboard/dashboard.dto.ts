import {
  DayField,
  IdField,
  IntField,
  MoneyField,
  NestedArrayField,
  TextField,
} from '#platform/http/index.js';

/** Days in Colombia, both included. */
export class DashboardQuery {
  @DayField({ optional: true })
  from?: string;

  @DayField({ optional: true })
  to?: string;
}

/** Paid orders of a day; amounts in pesos, with VAT. */
class DaySalesDto {
  @TextField()
  day: string;

  @IntField()
  orders: number;

  @MoneyField()
  total: number;
}

class ProductSalesDto {
  @IdField()
  productId: number;

  @TextField()
  name: string;

  @IntField()
  units: number;

  @MoneyField()
  total: number;
}

export class OrderStateCountDto {
  @TextField({ description: "'unpaid', 'paid', 'dispatched' or 'cancelled'" })
  state: string;

  @IntField()
  orders: number;

  @MoneyField()
  total: number;
}

export class LowStockDto {
  @IdField()
  productId: number;

  @TextField()
  name: string;

  @IntField({ description: 'Units in the factory' })
  units: number;
}

/** Dashboard figures for a range of days. */
export class DashboardDto {
  @TextField()
  from: string;

  @TextField()
  to: string;

  @NestedArrayField(() => DaySalesDto)
  salesByDay: DaySalesDto[];

  @NestedArrayField(() => ProductSalesDto)
  salesByProduct: ProductSalesDto[];

  @NestedArrayField(() => OrderStateCountDto)
  ordersByState: OrderStateCountDto[];

  @NestedArrayField(() => LowStockDto)
  lowStock: LowStockDto[];

  @IntField({ description: "Orders 'pagado sin stock' that are not dispatched" })
  paidWithoutStock: number;

  @IntField({ description: 'Orders with a payment that people must look at' })
  paymentAlerts: number;

  @IntField({ description: 'Orders paid long ago and not dispatched' })
  lateDispatches: number;

  @TextField({ description: 'Orders paid on this day or before count as late' })
  lateSince: string;
}
