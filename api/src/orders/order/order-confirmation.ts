import { BRAND, toPesos, type Centavos } from '@lacteos/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';

import { CONFIG, type Config } from '../../config/index.js';
import { Mailer, type Mail } from '../../platform/mail/index.js';
import { Outbox } from '../../platform/outbox/index.js';
import { ORDER_DISPATCHED, type OrderDispatched } from '../dispatch/dispatch-order.service.js';
import { ORDER_PAID, type OrderPaid } from '../payment/order-settlement.js';
import type { OrderEntity } from './order.entity.js';
import { OrderRepository } from './order.repository.js';
import { ORDER_PLACED, type OrderPlaced } from './place-order.service.js';

const pesos = new Intl.NumberFormat('es-CO', {
  style: 'currency',
  currency: 'COP',
  minimumFractionDigits: 2,
});

/** The mail that confirms an order, or null when nobody left an address. */
export function confirmationOf(
  order: Pick<OrderEntity, 'id' | 'shippingAddress' | 'paymentMethod'> & { totalPrice: Centavos },
  publicUrl: string,
): Mail | null {
  const received = [
    `Recibimos su pedido ${order.id} por ${pesos.format(toPesos(order.totalPrice))} (${order.paymentMethod}).`,
    'Le escribiremos con la fecha de entrega.',
  ].join('\n');
  return letter(order, `Recibimos su pedido ${order.id}`, received, publicUrl);
}

type Addressee = Pick<OrderEntity, 'id' | 'shippingAddress'>;

/** The mail that confirms a payment, or null when nobody left an address. */
export function paymentMailOf(
  order: Addressee & Pick<OrderEntity, 'paymentMethod' | 'totalPrice'>,
  publicUrl: string,
): Mail | null {
  const paid = `Registramos el pago de su pedido ${order.id} por ${pesos.format(toPesos(order.totalPrice))} (${order.paymentMethod}).`;
  return letter(order, `Recibimos el pago de su pedido ${order.id}`, paid, publicUrl);
}

/** The mail that tells of a dispatch, or null when nobody left an address. */
export function dispatchMailOf(
  order: Addressee & Pick<OrderEntity, 'delivery'>,
  publicUrl: string,
): Mail | null {
  const { transport = '', numberGuide = '' } = order.delivery ?? {};
  const sent = `Su pedido ${order.id} va en camino con ${transport}, guía ${numberGuide}.`;
  return letter(order, `Despachamos su pedido ${order.id}`, sent, publicUrl);
}

function letter(order: Addressee, subject: string, body: string, publicUrl: string): Mail | null {
  const { email, first_name } = order.shippingAddress;
  if (!email) return null;
  const link = `Puede verlo en ${publicUrl}/order/${order.id}`;
  return {
    to: email,
    subject,
    text: [`Hola, ${first_name}:`, '', body, '', link, '', BRAND.name].join('\n'),
  };
}

/** Tells buyers by mail of placed, paid and dispatched orders, after their commit. */
@Injectable()
export class OrderConfirmation implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly orders: OrderRepository,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<OrderPlaced>(ORDER_PLACED, ({ orderId }) => this.mail(orderId, confirmationOf));
    this.outbox.handle<OrderPaid>(ORDER_PAID, ({ orderId }) => this.mail(orderId, paymentMailOf));
    this.outbox.handle<OrderDispatched>(ORDER_DISPATCHED, ({ orderId }) =>
      this.mail(orderId, dispatchMailOf),
    );
  }

  private async mail(
    orderId: number,
    mailOf: (order: OrderEntity, publicUrl: string) => Mail | null,
  ): Promise<void> {
    const order = await this.orders.find(orderId);
    const mail = order && mailOf(order, this.config.publicUrl);
    if (mail) await this.mailer.send(mail);
  }
}
