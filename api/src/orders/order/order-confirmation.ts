import { BRAND, toPesos, type Centavos } from '@lacteos/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';

import { CONFIG, type Config } from '../../config/index.js';
import { Mailer, type Mail } from '../../platform/mail/index.js';
import { Outbox } from '../../platform/outbox/index.js';
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
  const { email, first_name } = order.shippingAddress;
  if (!email) return null;
  return {
    to: email,
    subject: `Recibimos su pedido ${order.id}`,
    text: [
      `Hola, ${first_name}:`,
      '',
      `Recibimos su pedido ${order.id} por ${pesos.format(toPesos(order.totalPrice))} (${order.paymentMethod}).`,
      'Le escribiremos con la fecha de entrega.',
      '',
      `Puede verlo en ${publicUrl}/order/${order.id}`,
      '',
      BRAND.name,
    ].join('\n'),
  };
}

/** Confirms placed orders by mail, after their commit. */
@Injectable()
export class OrderConfirmation implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly orders: OrderRepository,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<OrderPlaced>(ORDER_PLACED, ({ orderId }) => this.confirm(orderId));
  }

  private async confirm(orderId: number): Promise<void> {
    const order = await this.orders.find(orderId);
    const mail = order && confirmationOf(order, this.config.publicUrl);
    if (mail) await this.mailer.send(mail);
  }
}
