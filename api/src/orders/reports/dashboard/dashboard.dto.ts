import {
  DayField,
  IdField,
  IntField,
  MoneyField,
  NestedArrayField,
  NestedField,
  TextField,
} from '#platform/http/index.js';

/** Days in Colombia, both included. */
export class DashboardQuery {
  @DayField({ optional: true })
  from?: string;

  @DayField({ optional: true })
  to?: string;

  @DayField({ optional: true })
  compareFrom?: string;

  @DayField({ optional: true })
  compareTo?: string;
}

/** Less credits; pesos with VAT. */
export class SalesSumDto {
  @TextField()
  from: string;

  @TextField()
  to: string;

  @IntField()
  orders: number;

  @MoneyField()
  total: number;

  @MoneyField({ description: 'Average of an order, 0 without orders' })
  average: number;

  @MoneyField({ description: 'Goods of these orders that came back; part of what was credited' })
  returned: number;

  @MoneyField({
    description: 'Goods that came back, and credit notes made by hand; already taken off the total',
  })
  credited: number;
}

/** Less credits; pesos with VAT. */
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

class StockCoverDto {
  @IdField()
  productId: number;

  @TextField()
  name: string;

  @IntField({ description: 'Units in the factory and all stores' })
  units: number;

  @IntField({ description: 'Units sold in the last 28 days' })
  sold: number;

  @IntField({ description: 'Whole days that the units last at that rate' })
  days: number;
}

class MethodSalesDto {
  @TextField()
  paymentMethod: string;

  @IntField()
  orders: number;

  @MoneyField()
  total: number;
}

class StoreSalesDto {
  @IntField({ description: '0 is the factory' })
  storeId: number;

  @TextField()
  name: string;

  @IntField()
  orders: number;

  @MoneyField()
  total: number;
}

class FamilySalesDto {
  @TextField()
  family: string;

  @IntField()
  units: number;

  @MoneyField()
  total: number;
}

export class BestCustomerDto {
  @TextField()
  document: string;

  @TextField({ description: 'Recipient of the latest order' })
  name: string;

  @IntField()
  orders: number;

  @MoneyField()
  total: number;
}

export class SalesBreakdownDto {
  @NestedArrayField(() => StoreSalesDto)
  stores: StoreSalesDto[];

  @NestedArrayField(() => MethodSalesDto)
  methods: MethodSalesDto[];

  @NestedArrayField(() => FamilySalesDto)
  families: FamilySalesDto[];
}

export class DashboardDto {
  @TextField()
  from: string;

  @TextField()
  to: string;

  @NestedField(() => SalesSumDto)
  sales: SalesSumDto;

  @NestedField(() => SalesSumDto, { optional: true, description: 'The days to compare with' })
  compared?: SalesSumDto;

  @NestedField(() => SalesSumDto)
  today: SalesSumDto;

  @NestedField(() => SalesSumDto)
  sameDayLastWeek: SalesSumDto;

  @NestedArrayField(() => DaySalesDto)
  salesByDay: DaySalesDto[];

  @NestedArrayField(() => ProductSalesDto)
  salesByProduct: ProductSalesDto[];

  @NestedArrayField(() => OrderStateCountDto)
  ordersByState: OrderStateCountDto[];

  @NestedArrayField(() => LowStockDto)
  lowStock: LowStockDto[];

  @NestedArrayField(() => StockCoverDto)
  stockCover: StockCoverDto[];

  @IntField({ description: "Orders 'pagado sin stock' that are not dispatched" })
  paidWithoutStock: number;

  @IntField({ description: 'Orders with a payment that people must look at' })
  paymentAlerts: number;

  @IntField({ description: 'Orders paid long ago and not dispatched' })
  lateDispatches: number;

  @TextField({ description: 'Orders paid on this day or before count as late' })
  lateSince: string;
}
