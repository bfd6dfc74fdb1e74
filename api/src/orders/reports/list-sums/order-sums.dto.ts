import { IntField, MoneyField } from '#platform/http/index.js';

/** Pesos with VAT unless said otherwise; see docs/figures.md. */
export class OrderSumsDto {
  @IntField()
  orders: number;

  @MoneyField({ description: 'Totals of the orders; with a product or family, of its lines alone' })
  total: number;

  @MoneyField({
    description: 'Taken off those that count as sold: returned goods, and credit notes made by hand',
  })
  credited: number;

  @MoneyField({ description: 'Totals of those that count as sold, less what was credited' })
  sales: number;

  @IntField({ description: 'Units sold less those credited; only with a product or family', optional: true })
  units?: number;

  @MoneyField({
    optional: true,
    min: -1_000_000_000_000,
    description: 'Margin of those sales, without VAT; only with days of payment and no family',
  })
  margin?: number;

  @MoneyField({ description: 'Money received for the orders, also for those that were cancelled since' })
  received: number;
}
