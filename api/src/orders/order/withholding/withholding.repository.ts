import { centavos, type Centavos } from '@lacteos/contracts/money/money';
import type { WithholdingRates } from '@lacteos/contracts/money/withholdings';
import { Injectable } from '@nestjs/common';

import {
  insertionOf,
  type KeyedRead,
  selectByKeys,
  type Statement,
  UnitOfWork,
} from '#platform/database/index.js';
import { BuyerWithholdingEntity } from './buyer-withholding.entity.js';
import { OrderWithholdingEntity } from './order-withholding.entity.js';
import { percentTransformer, storedPercent } from './stored-percent.js';

/** The document type is that of 'Datos Cliente', otherwise the account's. MariaDB extracts it in quotes. */
const RATES_FOR: KeyedRead<StoredRates> = {
  sql: `SELECT orders.id AS orderId, COALESCE(paid.rete_fuente, buyer.rete_fuente) AS reteFuente, COALESCE(paid.rete_iva, buyer.rete_iva) AS reteIva,
  COALESCE(paid.rete_ica, buyer.rete_ica) AS reteIca, COALESCE(buyer.minimum_base, 0) AS minimumBase FROM orders
  LEFT JOIN order_withholdings paid ON paid.order_id = orders.id AND orders.is_paid = 1
  LEFT JOIN users account ON account.id = orders.user_id
  LEFT JOIN buyer_withholdings buyer ON buyer.identification = orders.n_document AND orders.is_paid = 0
    AND buyer.id_type = COALESCE(REPLACE(JSON_EXTRACT(orders.customer, '$.id_type'), '"', ''), account.id_type)
  WHERE orders.id`,
  keyOf: ({ orderId }) => orderId,
};

export type BuyerDocument = Pick<BuyerWithholdingEntity, 'identification' | 'idType'>;
type RatesOfOrder = WithholdingRates & { readonly minimumBase: Centavos };
interface StoredRates extends Omit<WithholdingRates, 'reteFuente'> {
  readonly orderId: number;
  readonly reteFuente: number | null;
  readonly minimumBase: number | string;
}

@Injectable()
export class WithholdingRepository {
  constructor(private readonly work: UnitOfWork) {}

  ofBuyer({ identification, idType }: BuyerDocument): Promise<BuyerWithholdingEntity | null> {
    return this.work.manager.findOneBy(BuyerWithholdingEntity, { identification, idType });
  }

  rates(): Promise<Pick<BuyerWithholdingEntity, 'reteFuente' | 'reteIva' | 'reteIca'>[]> {
    return this.work.manager
      .createQueryBuilder(BuyerWithholdingEntity, 'buyer')
      .select(['buyer.identification', 'buyer.idType', 'buyer.reteFuente', 'buyer.reteIva', 'buyer.reteIca'])
      .getMany();
  }

  /** Actual rates of a paid order, the buyer's rates for an unpaid order. */
  async ratesFor(orderId: number): Promise<RatesOfOrder | null> {
    const [row] = await selectByKeys(this.work.manager, RATES_FOR, [orderId]);
    if (!row || row.reteFuente === null) return null;
    const { from } = percentTransformer;
    return {
      reteFuente: from(row.reteFuente),
      reteIva: from(row.reteIva),
      reteIca: from(row.reteIca),
      minimumBase: centavos(Number(row.minimumBase)),
    };
  }

  ofOrder(orderId: number): Promise<OrderWithholdingEntity | null> {
    return this.work.manager.findOneBy(OrderWithholdingEntity, { orderId });
  }

  /** Withheld sum less a corrected difference, in centavos. */
  async deductionOf(orderId: number): Promise<Centavos> {
    const { withheld = 0, difference = 0 } = (await this.ofOrder(orderId)) ?? {};
    return centavos(withheld - difference);
  }

  async setOrder(row: OrderWithholdingEntity): Promise<void> {
    await this.work.manager.save(OrderWithholdingEntity, row);
  }

  async setBuyer(row: BuyerWithholdingEntity): Promise<void> {
    await this.work.manager.save(BuyerWithholdingEntity, row);
  }

  async clearBuyer({ identification, idType }: BuyerDocument): Promise<void> {
    await this.work.manager.delete(BuyerWithholdingEntity, { identification, idType });
  }

  buildAdd({
    orderId,
    reteFuente,
    reteIva,
    reteIca,
    withheld,
  }: Omit<OrderWithholdingEntity, 'difference' | 'collected' | 'balanceDue'>): Statement {
    return insertionOf('order_withholdings (order_id, rete_fuente, rete_iva, rete_ica, withheld)', [
      [orderId, storedPercent(reteFuente), storedPercent(reteIva), storedPercent(reteIca), withheld],
    ]);
  }
}
