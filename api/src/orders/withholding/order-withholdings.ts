import {
  centavos,
  priceLine,
  withheldOf,
  withheldTotal,
  WITHHOLDING_KINDS,
  type Centavos,
  type PricedLine,
  type Withheld,
  type WithholdingKind,
  type WithholdingRates,
} from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { WithholdingRepository } from './withholding.repository.js';

/** What a company withholds of its purchases. */
export interface BuyerWithholding extends WithholdingRates {
  /** Purchases whose base is below withhold nothing. */
  readonly minimumBase: Centavos;
}
/** What is withheld of one order. */
export interface OrderWithholding {
  readonly rates: WithholdingRates;
  readonly amounts: Withheld;
  readonly withheld: Centavos;
}
type Line = Parameters<typeof priceLine>[0];
interface Buyer {
  readonly id: number;
  readonly nDocument: string;
  readonly isPaid: boolean;
}

/** Withholdings of companies: their rates, and what they withhold of an order. */
@Injectable()
export class OrderWithholdings {
  constructor(private readonly withholdings: WithholdingRepository) {}

  /** The rates of a company, or null. */
  async ofBuyer(identification: string): Promise<BuyerWithholding | null> {
    const row = await this.withholdings.ofBuyer(identification);
    if (!row) return null;
    const { reteFuente, reteIva, reteIca, minimumBase } = row;
    return { reteFuente, reteIva, reteIca, minimumBase };
  }

  /** The rates above 0 that companies withhold at, each once and in order. */
  async ratesInUse(): Promise<Record<WithholdingKind, number[]>> {
    const rows = await this.withholdings.rates();
    const ofKind = (kind: WithholdingKind): number[] =>
      [...new Set(rows.map((row) => row[kind]).filter((rate) => rate > 0))].sort((one, other) => one - other);
    return { reteFuente: ofKind('reteFuente'), reteIva: ofKind('reteIva'), reteIca: ofKind('reteIca') };
  }

  /** Sets the rates of a company; without a rate above 0 it withholds nothing. Call it in a unit of work. */
  async setBuyer(identification: string, rates: BuyerWithholding | null): Promise<void> {
    const isAny = rates !== null && WITHHOLDING_KINDS.some((kind) => rates[kind] > 0);
    if (isAny) await this.withholdings.setBuyer({ identification, ...rates });
    else await this.withholdings.clearBuyer(identification);
  }

  /** What was withheld of a paid order, or is going to be of an unpaid one; null: nothing. */
  async ofOrder(order: Buyer, linesOf: () => Promise<readonly Line[]>): Promise<OrderWithholding | null> {
    const minimumBase = centavos(0);
    const paid = order.isPaid ? await this.withholdings.ofOrder(order.id) : null;
    const rates = order.isPaid ? paid && { ...paid, minimumBase } : await this.ofBuyer(order.nDocument);
    return rates && withholdingOf(await linesOf(), rates);
  }

  /** Keeps what the buyer withheld of the order that they pay; call it in the unit of work of the payment. */
  keep(orderId: number, { rates, withheld }: OrderWithholding): Promise<void> {
    return this.withholdings.add({ orderId, ...rates, withheld });
  }

  /** The rates at which a paid order's buyer withheld, or null. */
  async ofPaid(orderId: number): Promise<WithholdingRates | null> {
    return this.withholdings.ofOrder(orderId);
  }
}

function withholdingOf(
  lines: readonly Line[],
  { reteFuente, reteIva, reteIca, minimumBase }: BuyerWithholding,
): OrderWithholding | null {
  const priced: PricedLine[] = lines.map(priceLine);
  if (priced.reduce((sum, { base }) => sum + base, 0) < minimumBase) return null;
  const rates = { reteFuente, reteIva, reteIca };
  const amounts = withheldOf(
    priced.map(({ base, tax: vat }) => ({ base, vat })),
    rates,
  );
  const withheld = withheldTotal(amounts);
  return withheld > 0 ? { rates, amounts, withheld } : null;
}
