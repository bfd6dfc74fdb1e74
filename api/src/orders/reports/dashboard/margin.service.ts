import { toPesos, type Centavos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';

import type { DashboardQuery } from './dashboard.dto.js';
import { DashboardDays } from './dashboard-days.js';
import type { MarginDto, ProductMarginDto } from './margin.dto.js';
import { MarginRepository, type ProductMargin } from '../list-sums/margin.repository.js';

const PRODUCTS_SHOWN = 8;

@Injectable()
export class MarginService {
  constructor(
    private readonly margins: MarginRepository,
    private readonly days: DashboardDays,
  ) {}

  /** Without VAT; units without a known cost count for nothing. */
  async getMargin(query: DashboardQuery): Promise<MarginDto> {
    const days = this.days.daysFor(query);
    const products = await this.margins.inDays(days);
    const sum = (amountOf: (product: ProductMargin) => number): number =>
      products.reduce((all, product) => all + amountOf(product), 0);
    const [sales, knownSales, cost] = [
      sum((product) => product.sales),
      sum((product) => product.knownSales),
      sum((product) => product.cost),
    ];
    return {
      ...days,
      ...earned(knownSales, cost),
      salesWithoutCost: pesos(sales - knownSales),
      products: products
        .filter(({ knownUnits }) => knownUnits > 0)
        .sort((one, other) => other.knownSales - other.cost - (one.knownSales - one.cost))
        .slice(0, PRODUCTS_SHOWN)
        .map(productView),
    };
  }
}

const pesos = (centavos: number): number => toPesos(centavos as Centavos);

const earned = (sales: number, cost: number) => ({
  sales: pesos(sales),
  cost: pesos(cost),
  margin: pesos(sales - cost),
});

const productView = ({ productId, name, knownUnits, knownSales, cost }: ProductMargin): ProductMarginDto => ({
  productId,
  name,
  units: knownUnits,
  ...earned(knownSales, cost),
});
