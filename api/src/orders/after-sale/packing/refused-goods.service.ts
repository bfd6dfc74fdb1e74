import { centavos } from '@lacteos/contracts/money/money';
import { orderStateOf } from '@lacteos/contracts/order-state';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { GOODS_REFUSED, type GoodsRefused } from '../../delivery/driver/goods-refused.js';
import { OrderRecords } from '../../order/records/order-records.js';
import { COUNTED_RETURNS } from '../../order/returned/return-states.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { AFTER_SALE_MAIL } from '../../payments/refunds/refund/refund-mail.js';
import { worthOf } from '../../payments/refunds/refund-ways.js';
import { reasonLabel } from '../returns/return-rules.js';
import { RETURN_MAILS } from '../returns/return-texts.js';
import { ReturnsRepository } from '../returns/returns.repository.js';

/** Goods that nobody took at the door become an approved return: staff receive it with what becomes of them. */
@Injectable()
export class RefusedGoods implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly returns: ReturnsRepository,
    private readonly records: OrderRecords,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<GoodsRefused>(GOODS_REFUSED, (refused, messageId) => this.request(refused, messageId));
  }

  /** Once by message; units that another return has are left out. */
  private async request({ orderId, lines, note }: GoodsRefused, messageId: number): Promise<void> {
    const requestKey = `refused:${messageId}`;
    await this.work.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order || orderStateOf(order) !== 'dispatched') return;
      if (await this.returns.findByKey(requestKey)) return;
      const goods = await this.findGoods(orderId, lines);
      if (goods.length === 0) return;
      const amount = centavos(goods.reduce((sum, line) => sum + line.amount, 0));
      const id = await this.returns.insert(
        {
          ...{ orderId, requestKey, note, amount },
          kind: 'goods',
          state: 'approved',
          reason: 'refused',
          photo: null,
          askedBy: order.userId,
          isByStaff: true,
        },
        goods.map(({ name: _name, ...line }) => ({ ...line, base: null, fate: null })),
      );
      await this.records.add({
        orderId,
        actorId: null,
        step: { name: 'ReturnApproved', detail: reasonLabel('refused') },
        messages: [
          { topic: AFTER_SALE_MAIL, payload: RETURN_MAILS.approved(orderId, { id, amount, lines: goods }) },
        ],
      });
    });
  }

  private async findGoods(orderId: number, lines: GoodsRefused['lines']) {
    const sold = await this.returns.sold(orderId);
    const taken = await this.returns.unitsOf(orderId, COUNTED_RETURNS);
    return lines.flatMap(({ productId, quantity: wanted }) => {
      const line = sold.find((one) => one.productId === productId);
      const before = taken.get(productId) ?? 0;
      const quantity = Math.min(wanted, (line?.quantity ?? 0) - before);
      if (!line || quantity <= 0) return [];
      const amount = worthOf(line.total, line.quantity, before, quantity);
      return [{ productId, name: line.name, quantity, amount }];
    });
  }
}
