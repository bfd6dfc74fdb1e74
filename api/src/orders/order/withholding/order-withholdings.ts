import { centavos, type Centavos } from '@lacteos/contracts/money/money';
import { chargedShipping } from '@lacteos/contracts/money/included-vat';
import { priceLine } from '@lacteos/contracts/money/order-pricing';
import {
  deliveryLines,
  withheldOf,
  withheldTotal,
  WITHHOLDING_KINDS,
  type Withheld,
  type WithheldLine,
  type WithholdingKind,
  type WithholdingRates,
} from '@lacteos/contracts/money/withholdings';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import type { Statement } from '#platform/database/index.js';
import type { OrderWithholdingEntity } from './order-withholding.entity.js';
import { type BuyerDocument, WithholdingRepository } from './withholding.repository.js';

export interface BuyerWithholding extends WithholdingRates {
  /** Purchases with a smaller base withhold nothing. */
  readonly minimumBase: Centavos;
}
export interface OrderWithholding {
  readonly rates: WithholdingRates;
  readonly amounts: Withheld;
  readonly withheld: Centavos;
}
type Line = Parameters<typeof priceLine>[0];
type Charged = Parameters<typeof chargedShipping>[0];

@Injectable()
export class OrderWithholdings {
  constructor(
    private readonly withholdings: WithholdingRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async ofBuyer(document: BuyerDocument): Promise<BuyerWithholding | null> {
    const row = await this.withholdings.ofBuyer(document);
    if (!row) return null;
    const { reteFuente, reteIva, reteIca, minimumBase } = row;
    return { reteFuente, reteIva, reteIca, minimumBase };
  }

  async ratesInUse(): Promise<Record<WithholdingKind, number[]>> {
    const rows = await this.withholdings.rates();
    const ofKind = (kind: WithholdingKind): number[] =>
      [...new Set(rows.map((row) => row[kind]).filter((rate) => rate > 0))].sort((one, other) => one - other);
    return { reteFuente: ofKind('reteFuente'), reteIva: ofKind('reteIva'), reteIca: ofKind('reteIca') };
  }

  /** Without a rate above 0 the company withholds nothing. Call it in a unit of work. */
  async setBuyer({ identification, idType }: BuyerDocument, rates: BuyerWithholding | null): Promise<void> {
    const isAny = rates !== null && WITHHOLDING_KINDS.some((kind) => rates[kind] > 0);
    if (isAny) await this.withholdings.setBuyer({ identification, idType, ...rates });
    else await this.withholdings.clearBuyer({ identification, idType });
  }

  /** Actual rates of a paid order, expected ones of an unpaid order; null: nothing. */
  async ratesFor(orderId: number): Promise<BuyerWithholding | null> {
    return this.withholdings.ratesFor(orderId);
  }

  buildKeep(orderId: number, { rates, withheld }: OrderWithholding): Statement {
    return this.withholdings.buildAdd({ orderId, ...rates, withheld });
  }

  /** Total less payment, in centavos. */
  deductionOf(orderId: number): Promise<Centavos> {
    return this.withholdings.deductionOf(orderId);
  }

  find(orderId: number): Promise<OrderWithholdingEntity | null> {
    return this.withholdings.ofOrder(orderId);
  }

  setOrder(row: OrderWithholdingEntity): Promise<void> {
    return this.withholdings.setOrder(row);
  }

  async ofPaid(orderId: number): Promise<WithholdingRates | null> {
    const row = await this.withholdings.ofOrder(orderId);
    return row && row.withheld > 0 ? row : null;
  }

  /** The order's delivery as its invoice has it. */
  deliveryOf(order: Charged): WithheldLine[] {
    return deliveryLines(chargedShipping(order), this.config.delivery.vatPercent);
  }

  /** Nothing of a purchase, delivery included, below the buyer's smallest base. */
  compute(order: Charged, lines: readonly Line[], found: BuyerWithholding | null): OrderWithholding | null {
    if (!found) return null;
    const { reteFuente, reteIva, reteIca, minimumBase } = found;
    const goods = lines.map((line) => priceLine(line)).map(({ base, tax: vat }) => ({ base, vat }));
    const sold = [...goods, ...this.deliveryOf(order)];
    if (sold.reduce((sum, { base }) => sum + base, 0) < minimumBase) return null;
    const rates = { reteFuente, reteIva, reteIca };
    const amounts = withheldOf(sold, rates);
    const withheld = withheldTotal(amounts);
    return withheld > 0 ? { rates, amounts, withheld } : null;
  }

  /** After a correction of withholdings, in centavos. */
  async balanceDueOf(orderId: number): Promise<Centavos> {
    return (await this.withholdings.ofOrder(orderId))?.balanceDue ?? centavos(0);
  }
}
