import { ROLES } from '@lacteos/contracts/reference/roles';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { MAIL_LANE, Mailer } from '#platform/mail/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { EmailVerification } from '#users/index.js';
import { DELIVERY_MOVED, type DeliveryMoved } from '../../delivery/booking/delivery-moved.js';
import { ORDER_PROGRESSED, type OrderProgressed } from '../../delivery/progress/order-progressed.js';
import { ORDER_DISPATCHED, type OrderDispatched } from '../../delivery/progress/release-order.service.js';
import { TrackingLinks } from '../../delivery/tracking/tracking-links.js';
import { ORDER_EXPIRED, type OrderExpired } from '../../order/hold/order-hold.service.js';
import { ORDER_PAID, type OrderPaid } from '../../payments/payment/order-settlement.js';
import { AFTER_SALE_MAIL, type AfterSaleMail } from '../../payments/refunds/refund/refund-mail.js';
import { ORDER_PLACED, type OrderPlaced } from '../../checkout/placing/order-placed.js';
import { withoutMissing } from './packed-goods.js';
import { progressMailOf } from './progress-mails.js';
import { type MailedBuyer, type MailedOrder, OrderMailRepository } from './order-mail.repository.js';
import {
  type Addressee,
  afterSaleMailOf,
  confirmationOf,
  dispatchMailOf,
  expiryMailOf,
  movedMailOf,
  type OrderMail,
  paymentMailOf,
} from './order-mails.js';

@Injectable()
export class OrderConfirmation implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly orders: OrderMailRepository,
    private readonly verification: EmailVerification,
    private readonly mailer: Mailer,
    private readonly tracking: TrackingLinks,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.mailOn<OrderPlaced>(ORDER_PLACED, confirmationOf);
    this.mailOn<OrderExpired>(ORDER_EXPIRED, expiryMailOf);
    this.mailOn<OrderPaid>(ORDER_PAID, paymentMailOf);
    this.mailOn<OrderDispatched>(ORDER_DISPATCHED, this.tracked(onlyWhatGoes(dispatchMailOf)));
    this.outbox.handle<OrderProgressed>(
      ORDER_PROGRESSED,
      async ({ orderId, action, reason }, messageId) => {
        const mailOf = progressMailOf(action, reason);
        const isPacking = action === 'pack';
        if (mailOf)
          await this.mail(orderId, this.tracked(isPacking ? mailOf : onlyWhatGoes(mailOf)), messageId);
      },
      MAIL_LANE,
    );
    this.outbox.handle<DeliveryMoved>(
      DELIVERY_MOVED,
      ({ orderId, day }, messageId) =>
        this.mail(orderId, this.tracked(onlyWhatGoes(movedMailOf(day))), messageId),
      MAIL_LANE,
    );
    this.outbox.handle<AfterSaleMail>(
      AFTER_SALE_MAIL,
      async (mail, messageId) => {
        const mailOf = afterSaleMailOf(mail);
        await this.mail(mail.orderId, mail.isAboutWholePayment ? mailOf : onlyWhatGoes(mailOf), messageId);
      },
      MAIL_LANE,
    );
  }

  private tracked(mailOf: OrderMail): OrderMail {
    return (order, ...addressed) =>
      mailOf({ ...order, trackingUrl: this.tracking.urlOf(order.id) }, ...addressed);
  }

  private mailOn<P extends { orderId: number }>(topic: string, mailOf: OrderMail): void {
    this.outbox.handle<P>(
      topic,
      ({ orderId }, messageId) => this.mail(orderId, mailOf, messageId),
      MAIL_LANE,
    );
  }

  private async mail(orderId: number, mailOf: OrderMail, messageId: number): Promise<void> {
    const order = await this.orders.find(orderId);
    const addressee = order && (await this.addresseeOf(order));
    if (!addressee) return;
    const mail = mailOf(order, addressee, this.config.publicUrl);
    const send = (): Promise<void> => this.mailer.send(mail, messageId);
    if (addressee.verificationLink === null) await send();
    else await this.verification.withinBudget(addressee.email, send);
  }

  /**
   * The buyer's account, whatever address the order has; the customer for a sale by staff; null when neither is
   * known.
   */
  private async addresseeOf({ buyer, shippingAddress }: MailedOrder): Promise<Addressee | null> {
    if (buyer.role === ROLES.user) return this.ownerOf(buyer);
    const { email, first_name } = shippingAddress;
    return email ? { email, name: first_name, verificationLink: null } : null;
  }

  private async ownerOf(buyer: MailedBuyer): Promise<Addressee> {
    const { email, name } = buyer;
    return buyer.isVerified
      ? { email, name, verificationLink: null }
      : { email, name: null, verificationLink: await this.verification.linkFor(buyer) };
  }
}

const onlyWhatGoes =
  (mailOf: OrderMail): OrderMail =>
  (order, ...addressed) =>
    mailOf(withoutMissing(order), ...addressed);
