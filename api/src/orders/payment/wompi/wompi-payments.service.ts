import { WOMPI_METHOD, type WompiWidget } from '@lacteos/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';

import { CONFIG, type Config } from '../../../config/index.js';
import type { RequestUser } from '../../../platform/access/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { OrderAccess } from '../../order/order-access.js';
import { PendingPayments } from '../pending-payments.js';
import { ReceivePaymentService } from './receive-payment.service.js';
import { ReturnLimiter } from './return-limiter.js';
import { widgetConfiguration } from './widget-configuration.js';
import { WompiClient, WompiError } from './wompi-client.js';
import { readWompiEvent } from './wompi-event.js';
import { orderIdOf } from './wompi-reference.js';
import type { WompiReturnedDto } from './wompi-widget.dto.js';

/** Payments through Wompi, as the buyer's page and Wompi itself see them. */
@Injectable()
export class WompiPaymentsService {
  private readonly logger = new Logger(WompiPaymentsService.name);

  constructor(
    private readonly access: OrderAccess,
    private readonly pending: PendingPayments,
    private readonly payments: ReceivePaymentService,
    private readonly wompi: WompiClient,
    private readonly limiter: ReturnLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * The signed configuration of the card widget for an open Wompi order.
   * @throws ORDERS.NOT_FOUND also for an order of somebody else, ORDERS.NOT_OPEN_CARD_ORDER
   */
  async widget(orderId: number, user: RequestUser): Promise<WompiWidget> {
    const order = await this.access.get(orderId, user);
    if (order.paymentMethod !== WOMPI_METHOD || order.isPaid || !order.active)
      throw new AppError('ORDERS.NOT_OPEN_CARD_ORDER');
    return widgetConfiguration(order, this.config, await this.pending.has(orderId));
  }

  /**
   * Takes in an event. What is genuine is always answered with success, whatever followed from it, because Wompi repeats
   * everything else.
   * @throws PAYMENTS.EVENT_MALFORMED, PAYMENTS.EVENT_FORGED
   */
  async event(body: unknown): Promise<void> {
    const event = readWompiEvent(body, this.config.wompi.eventsSecret);
    if (event.kind === 'malformed') throw new AppError('PAYMENTS.EVENT_MALFORMED');
    if (event.kind === 'forged') {
      this.logger.warn('an event of Wompi was refused: its checksum does not hold');
      throw new AppError('PAYMENTS.EVENT_FORGED');
    }
    if (event.kind === 'transaction') await this.payments.receive(event.transaction, 'event');
  }

  /**
   * Asks Wompi about the transaction that a returning buyer's browser names, so that he need not wait for the event. The
   * browser's word counts for nothing: only Wompi's answer does, and only for an order that the caller may see.
   * @throws AUTH.TOO_MANY_ATTEMPTS, PAYMENTS.TRANSACTION_NOT_FOUND, ORDERS.NOT_FOUND, PAYMENTS.PROVIDER_UNAVAILABLE
   */
  async returned(transactionId: string, user: RequestUser): Promise<WompiReturnedDto> {
    await this.limiter.count(user.id);
    const transaction = await this.wompi.transaction(transactionId).catch((error: unknown) => {
      throw error instanceof WompiError ? new AppError('PAYMENTS.PROVIDER_UNAVAILABLE', {}, error) : error;
    });
    const orderId = transaction && orderIdOf(transaction.reference);
    if (!transaction || orderId === null) throw new AppError('PAYMENTS.TRANSACTION_NOT_FOUND');
    await this.access.get(orderId, user);
    await this.payments.receive(transaction, 'reconciliation');
    const order = await this.access.get(orderId, user);
    return { orderId, status: transaction.status, isPaid: order.isPaid };
  }
}
