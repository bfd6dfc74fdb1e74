import { Injectable } from '@nestjs/common';

import { insertRows, UnitOfWork } from '#platform/database/index.js';
import { BuyerWithholdingEntity } from './buyer-withholding.entity.js';
import { OrderWithholdingEntity } from './order-withholding.entity.js';
import { storedPercent } from './stored-percent.js';

/** Statements on withholdings. */
@Injectable()
export class WithholdingRepository {
  constructor(private readonly work: UnitOfWork) {}

  ofBuyer(identification: string): Promise<BuyerWithholdingEntity | null> {
    return this.work.manager.findOneBy(BuyerWithholdingEntity, { identification });
  }

  /** Rates of all companies that withhold. */
  rates(): Promise<Pick<BuyerWithholdingEntity, 'reteFuente' | 'reteIva' | 'reteIca'>[]> {
    return this.work.manager
      .createQueryBuilder(BuyerWithholdingEntity, 'buyer')
      .select(['buyer.identification', 'buyer.reteFuente', 'buyer.reteIva', 'buyer.reteIca'])
      .getMany();
  }

  ofOrder(orderId: number): Promise<OrderWithholdingEntity | null> {
    return this.work.manager.findOneBy(OrderWithholdingEntity, { orderId });
  }

  async setBuyer(row: BuyerWithholdingEntity): Promise<void> {
    await this.work.manager.save(BuyerWithholdingEntity, row);
  }

  async clearBuyer(identification: string): Promise<void> {
    await this.work.manager.delete(BuyerWithholdingEntity, { identification });
  }

  /** Notes what was withheld of an order that is paid now. */
  async add({ orderId, reteFuente, reteIva, reteIca, withheld }: OrderWithholdingEntity): Promise<void> {
    await insertRows(
      this.work.manager,
      'order_withholdings (order_id, rete_fuente, rete_iva, rete_ica, withheld)',
      [[orderId, storedPercent(reteFuente), storedPercent(reteIva), storedPercent(reteIca), withheld]],
    );
  }
}
