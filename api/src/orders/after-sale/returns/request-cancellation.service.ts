import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { OrderRecords } from '../../order/records/order-records.js';
import { OrderAccess } from '../../order/row/order-access.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { refusalOf } from '../../order/states/order-refusals.js';
import { AFTER_SALE_MAIL } from '../../payments/refunds/refund/refund-mail.js';
import { cancelsAtOnce } from './return-rules.js';
import { RETURN_MAILS } from './return-texts.js';
import { ReturnsRepository } from './returns.repository.js';
import { RevokeOrderService } from './revoke-order.service.js';

@Injectable()
export class RequestCancellationService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: OrderAccess,
    private readonly orders: OrderRepository,
    private readonly returns: ReturnsRepository,
    private readonly revoking: RevokeOrderService,
    private readonly records: OrderRecords,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Leaves the decision to staff when the settings say so.
   * @throws ORDERS.NOT_FOUND, ORDERS.NOT_PAID, ORDERS.ALREADY_DISPATCHED, ORDERS.CANCELLED
   */
  async cancel(orderId: number, reason: string, user: RequestUser): Promise<void> {
    const refusal = refusalOf(await this.access.get(orderId, user), 'revoke');
    if (refusal) throw refusal;
    if (cancelsAtOnce(user.id_role, this.config.refunds)) return this.revoking.revoke(orderId, reason, user);
    // After a refusal a buyer may ask again; until then the request is the same one.
    const refused = await this.returns.countCancellations(orderId, 'refused');
    const requestKey = `order:${orderId}:cancellation:${refused}`;
    if (await this.returns.findByKey(requestKey)) return;
    await this.work
      .run(() => this.request(orderId, requestKey, reason, user))
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
  }

  private async request(
    orderId: number,
    requestKey: string,
    reason: string,
    user: RequestUser,
  ): Promise<void> {
    const order = await this.orders.getLocked(orderId);
    const refusal = refusalOf(order, 'revoke');
    if (refusal) throw refusal;
    await this.returns.insert(
      {
        orderId,
        requestKey,
        kind: 'cancellation',
        state: 'requested',
        reason: 'cancellation',
        note: reason,
        photo: null,
        amount: order.totalPrice,
        askedBy: user.id,
        isByStaff: false,
      },
      [],
    );
    await this.records.add({
      orderId,
      actorId: user.id,
      step: { name: 'CancellationRequested', detail: reason },
      messages: [{ topic: AFTER_SALE_MAIL, payload: RETURN_MAILS.asked(orderId) }],
    });
  }
}
