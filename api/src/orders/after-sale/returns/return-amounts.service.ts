import { chargedShipping } from '@lacteos/contracts/money/included-vat';
import { centavos, type Centavos } from '@lacteos/contracts/money/money';
import type { WithholdingRates } from '@lacteos/contracts/money/withholdings';
import { Injectable } from '@nestjs/common';

import type { OrderEntity } from '../../order/row/order.entity.js';
import { RefundsService } from '../../payments/refunds/refunds.service.js';
import { OrderWithholdings } from '../../order/withholding/order-withholdings.js';
import type { ReturnLineEntity } from '../../order/returned/return.entity.js';
import {
  subtractUnits,
  returnedAfterInvoice,
  returnedBeforeInvoice,
  type PricedUnits,
  type ReturnedAmounts,
  type SoldUnits,
  type UnitsByProduct,
} from '../../order/returned/returned-amounts.js';
import { ReturnsRepository, type SettledReturn } from './returns.repository.js';

interface SettledAmounts extends ReturnedAmounts {
  /** Delivery that is given back with the goods, VAT included. */
  readonly shipping: Centavos;
}

/** One sum is refunded, and credited where an invoice has the goods. */
@Injectable()
export class ReturnAmounts {
  constructor(
    private readonly returns: ReturnsRepository,
    private readonly refunds: RefundsService,
    private readonly withholdings: OrderWithholdings,
  ) {}

  /**
   * Requires the order's lock. The last goods give back whatever is left, and an invoice's delivery stays sold; nothing
   * once the provider took the payment back.
   */
  async compute(
    order: OrderEntity,
    returnId: number,
    lines: readonly ReturnLineEntity[],
  ): Promise<SettledAmounts> {
    const sold = await this.returns.findPricedLines(order.id);
    const settled = await this.returns.findSettled(order.id, returnId);
    const rates = await this.withholdings.ofPaid(order.id);
    const units = unitsIn(lines);
    const kept = subtractUnits(sold, unitsIn(settled.flatMap((one) => one.lines)));
    const { parts, payable } = order.isInvoice
      ? creditedAmounts(sold, settled, units, rates)
      : returnedBeforeInvoice(kept, units, rates, this.withholdings.deliveryOf(order));
    const rest = await this.refunds.remainderOf(order);
    const isLast = subtractUnits(kept, units).length === 0;
    const shipping = chargedShipping(order);
    if (!isLast || (order.isInvoice && shipping > 0))
      return { parts, payable: centavos(Math.min(payable, rest)), shipping: centavos(0) };
    return { parts, payable: rest, shipping };
  }
}

/** The invoice has what was sold less what it leaves out; later returns have credit notes. */
function creditedAmounts(
  sold: readonly SoldUnits[],
  settled: readonly SettledReturn[],
  units: UnitsByProduct,
  rates: WithholdingRates | null,
): ReturnedAmounts {
  const leftOut = settled.filter(({ isLeftOut }) => isLeftOut).flatMap(({ lines }) => lines);
  const invoiced = subtractUnits(sold, unitsIn(leftOut));
  const notes = settled
    .filter(({ isLeftOut }) => !isLeftOut)
    .map(({ lines }) => lines.map((line) => pricedUnits(line, sold)));
  return returnedAfterInvoice(invoiced, notes, units, rates);
}

function pricedUnits(
  { productId, quantity, amount, base }: ReturnLineEntity,
  sold: readonly SoldUnits[],
): PricedUnits {
  const line = sold.find((one) => one.productId === productId);
  return { productId, quantity, total: amount, base: base ?? centavos((line?.unitPrice ?? 0) * quantity) };
}

function unitsIn(lines: readonly Pick<ReturnLineEntity, 'productId' | 'quantity'>[]): UnitsByProduct {
  const units = new Map<number, number>();
  for (const { productId, quantity } of lines) units.set(productId, (units.get(productId) ?? 0) + quantity);
  return units;
}
