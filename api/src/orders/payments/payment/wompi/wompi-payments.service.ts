import { PAYMENT_METHODS } from '@lacteos/contracts/orders/payment-methods';
import type { WompiWidget } from '@lacteos/contracts/schemas';
import { orderStateOf } from '@lacteos/contracts/order-state';
import { Inject, Injectable, Logger } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { AppError } from '#platform/errors/index.js';
import { OrderAccess } from '#orders/order/row/order-access.js';
import { PaymentsRepository } from '../payments.repository.js';
import { ConfirmPaymentService } from './confirm-payment.service.js';
import { ReceivePaymentService } from './receive-payment.service.js';
import { ReturnLimiter } from './return-limiter.js';
import { widgetConfiguration } from './widget-configuration.js';
import { WompiClient, WompiError } from './wompi-client.js';
import { readWompiEvent } from './protocol/wompi-event.js';
import { orderIdOf } from './protocol/wompi-reference.js';
import type { WompiReturnedDto } from './wompi-widget.dto.js';

@Injectable()
export class WompiPaymentsService {
  private readonly logger = new Logger(WompiPaymentsService.name);
  private readonly limiter = new ReturnLimiter();

  constructor(
    private readonly access: OrderAccess,
    private readonly payments: ReceivePaymentService,
    private readonly reports: PaymentsRepository,
    private readonly confirmation: ConfirmPaymentService,
    private readonly wompi: WompiClient,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws ORDERS.NOT_FOUND also for another user's order, ORDERS.NOT_OPEN_CARD_ORDER */
  async widget(orderId: number, user: RequestUser): Promise<WompiWidget> {
    const order = await this.access.get(orderId, user);
    if (order.paymentMethod !== PAYMENT_METHODS.wompi.label || orderStateOf(order) !== 'placed')
      throw new AppError('ORDERS.NOT_OPEN_CARD_ORDER');
    return widgetConfiguration(order, this.config, {
      isPaymentPending: await this.reports.hasPending(orderId),
      isPaymentDeclined: await this.reports.isDeclined(orderId),
      voids: await this.reports.voidsOf(orderId),
    });
  }

  /**
   * Accepts every genuine event, because Wompi repeats others. @throws PAYMENTS.EVENT_MALFORMED,
   * PAYMENTS.EVENT_FORGED, PAYMENTS.EVENT_OF_OTHER_ENVIRONMENT
   */
  async event(body: unknown): Promise<void> {
    const event = readWompiEvent(body, this.config.wompi.eventsSecret, this.config.wompi.environment);
    if (event.kind === 'malformed') throw new AppError('PAYMENTS.EVENT_MALFORMED');
    if (event.kind === 'forged') {
      this.logger.warn('an event of Wompi was refused: its checksum does not hold');
      throw new AppError('PAYMENTS.EVENT_FORGED');
    }
    if (event.kind === 'misplaced') {
      this.logger.warn('an event of Wompi was refused: it is of another environment than the keys');
      throw new AppError('PAYMENTS.EVENT_OF_OTHER_ENVIRONMENT');
    }
    if (event.kind === 'transaction') await this.confirmation.report(event.transaction);
  }

  /**
   * Spares a returning buyer the wait for the event. Only Wompi's answer counts, for an order that the caller may
   * see.
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
