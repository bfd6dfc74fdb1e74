import { PAYMENT_METHODS } from '@lacteos/contracts/orders/payment-methods';
import { orderStateOf } from '@lacteos/contracts/order-state';
import { Inject, Injectable } from '@nestjs/common';
import QRCode from 'qrcode';

import { CONFIG, type Config } from '#config/index.js';
import { OrderDetailService, type OrderDetailSource } from '../../order/detail/order-detail.service.js';
import type { BreBAccountDto } from '../../order/row/hold-state.dto.js';
import type { OrderDto } from '../../order/row/order.dto.js';
import type { OrderEntity } from '../../order/row/order.entity.js';

const MARGIN = 2;

/** Where customers pay by Bre-B; a person confirms the payment, because no provider reports it. */
@Injectable()
export class BreBPayments implements OrderDetailSource {
  private picture: Promise<string> | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    details: OrderDetailService,
  ) {
    details.register(this);
  }

  /** null: the shop has no key. */
  async findAccount(): Promise<BreBAccountDto | null> {
    const { account } = this.config.breB;
    if (account === null) return null;
    this.picture ??= QRCode.toDataURL(account.key, { margin: MARGIN });
    return { ...account, qr: await this.picture };
  }

  /** null unless the order waits for such a payment. */
  async find(order: OrderEntity): Promise<Pick<OrderDto, 'breB'>> {
    const isAwaited = order.paymentMethod === PAYMENT_METHODS.breB.label && orderStateOf(order) === 'placed';
    return { breB: isAwaited ? await this.findAccount() : null };
  }
}
