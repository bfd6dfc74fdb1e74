import { DELIVERY_LABELS } from '@lacteos/contracts/delivery/delivery-progress';
import { toPesos } from '@lacteos/contracts/money/money';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { AuditErasure, withoutPerson } from '#platform/audit/index.js';
import {
  type ArchiveFile,
  type ArchiveRow,
  type ArchiveSection,
  type Person,
  type PersonalDataRoom,
  PersonalDataRooms,
} from '#platform/personal-data/index.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { ReturnPicturesRepository } from '../returns/pictures/return-pictures.repository.js';
import { OrderSearchRepository } from '../../order/search/order-search.repository.js';
import { invoiceOfTerm, invoiceTerms, searchTerms, tokenize } from '../../order/search/search-words.js';
import { OrdersPersonalDataRepository } from './orders-personal-data.repository.js';
import { reducedOrder } from './reduced-order.js';

const PAGE = 100;

@Injectable()
export class OrdersPersonalData implements PersonalDataRoom, OnModuleInit {
  constructor(
    private readonly rooms: PersonalDataRooms,
    private readonly rows: OrdersPersonalDataRepository,
    private readonly pictures: ReturnPicturesRepository,
    private readonly search: OrderSearchRepository,
    private readonly audit: AuditErasure,
  ) {}

  onModuleInit(): void {
    this.rooms.register(this);
  }

  bindsDocument({ id }: Person): Promise<boolean> {
    return this.rows.hasOrders(id);
  }

  async obstacles({ id }: Person): Promise<string[]> {
    const { orders, alerts, refunds, returns } = await this.rows.openMatters(id);
    return [
      ...orders.map(({ id: order, isPaid }) =>
        isPaid
          ? `El pedido ${order} está pagado y no se ha despachado. Espere la entrega o pida la cancelación.`
          : `El pedido ${order} está sin pagar. Páguelo o cancélelo.`,
      ),
      ...alerts.map((order) => `El pago del pedido ${order} está en revisión. Espere nuestra respuesta.`),
      ...returns.map((order) => `La devolución del pedido ${order} no ha terminado.`),
      ...refunds.map((order) => `Le debemos dinero del pedido ${order}: espere a recibirlo.`),
    ];
  }

  sections({ id }: Person): ArchiveSection[] {
    return [
      { name: 'pedidos', title: 'Pedidos', rows: () => this.eachOrder(id, (page) => this.orders(page)) },
      { name: 'pagos', title: 'Pagos', rows: () => this.eachOrder(id, (page) => this.payments(page)) },
      {
        name: 'historia-de-pedidos',
        title: 'Historia de los pedidos',
        rows: () => this.eachOrder(id, (page) => this.events(page)),
      },
      {
        name: 'entregas',
        title: 'Entregas',
        rows: () => this.eachOrder(id, (page) => this.deliveries(page)),
      },
      {
        name: 'devoluciones',
        title: 'Devoluciones',
        rows: () => this.eachOrder(id, (page) => this.returns(page)),
      },
      {
        name: 'dinero-devuelto',
        title: 'Dinero devuelto',
        rows: () => this.eachOrder(id, (page) => this.refunds(page)),
      },
      { name: 'carrito', title: 'Carrito', rows: () => this.cart(id) },
    ];
  }

  async files({ id }: Person): Promise<ArchiveFile[]> {
    const pictures = await this.rows.picturesOf(id);
    return pictures.map((picture) => ({
      name: `fotos/${picture}.webp`,
      read: () => this.pictures.read(picture),
    }));
  }

  async erase(person: Person): Promise<void> {
    const ids = await this.rows.idsAbout(person);
    for (let from = 0; from < ids.length; from += PAGE) {
      const page = ids.slice(from, from + PAGE);
      for (const order of await this.rows.ordersWith(page)) await this.eraseOrder(order);
      await this.eraseTexts(page, person);
      await this.rows.removeProofs(page);
    }
    for (const name of await this.rows.findDriverNames()) {
      const left = withoutPerson(name, person);
      if (left !== name) await this.rows.replaceDriverName(name, left.slice(0, 60));
    }
    await this.audit.eraseRows('order', ids, person);
    await this.rows.removeOwned(person.id);
  }

  private async eraseOrder(order: OrderEntity): Promise<void> {
    const reduced = reducedOrder(order);
    await this.rows.replaceOrder(order.id, reduced);
    const kept = await this.search.invoiceTermsOf([order.id]);
    const invoices = kept.flatMap(({ term }) => invoiceOfTerm(term) ?? []);
    const { paymentResult, delivery } = order;
    const numbers = [
      ...[paymentResult?.transactionNumber, paymentResult?.transaction?.id, delivery?.numberGuide],
      ...(await this.rows.partReferencesOf(order.id)),
    ];
    await this.search.removeAllOf([order.id]);
    if (kept.length === 0 && !order.active) return;
    const terms = new Set([
      ...invoices.flatMap((name) => invoiceTerms({ name })),
      ...searchTerms(tokenize(numbers.filter(Boolean).join(' '))),
    ]);
    if (terms.size > 0) await this.search.addToPlaced(order.id, [...terms]);
  }

  private async eraseTexts(orderIds: readonly number[], person: Person): Promise<void> {
    for (const event of await this.rows.eventsOf(orderIds)) {
      const detail = event.detail && withoutPerson(event.detail, person).slice(0, 250);
      if (detail !== event.detail) await this.rows.replaceEvent({ ...event, detail });
    }
    for (const { id, answer } of await this.rows.returnsOf(orderIds))
      await this.rows.replaceReturn(id, answer && withoutPerson(answer, person).slice(0, 500));
    for (const { id, reason, detail } of await this.rows.refundsOf(orderIds))
      await this.rows.replaceRefund(id, {
        reason: withoutPerson(reason, person).slice(0, 200),
        detail: detail && withoutPerson(detail, person).slice(0, 250),
      });
  }

  private async *eachOrder(
    userId: number,
    rowsOf: (page: readonly OrderEntity[]) => Promise<ArchiveRow[]>,
  ): AsyncIterable<ArchiveRow> {
    for await (const page of this.rows.ordersOf(userId)) yield* await rowsOf(page);
  }

  private async orders(page: readonly OrderEntity[]): Promise<ArchiveRow[]> {
    const lines = await this.rows.linesOf(page.map(({ id }) => id));
    return page.map((order) => ({
      Pedido: order.id,
      Fecha: order.createdAt,
      Documento: order.nDocument,
      Envío: order.shippingAddress,
      'Datos Cliente': order.customer,
      'Método de pago': order.paymentMethod,
      'Total con IVA': toPesos(order.totalPrice),
      'Pagado el': order.paidAt,
      Pago: order.paymentResult,
      'Despachado el': order.deliveredAt,
      Despacho: order.delivery,
      Cancelado: !order.active,
      'Términos aceptados': order.termsVersion,
      Productos: lines
        .filter(({ orderId }) => orderId === order.id)
        .map(({ productName, quantity, unitPrice }) => ({
          Producto: productName,
          Cantidad: quantity,
          'Precio sin IVA': toPesos(unitPrice),
        })),
    }));
  }

  private async payments(page: readonly OrderEntity[]): Promise<ArchiveRow[]> {
    const rows = await this.rows.paymentsOf(page.map(({ id }) => id));
    return rows.map(({ orderId, at, provider, transactionId, status, amount, paymentMethodType }) => ({
      Pedido: orderId,
      Fecha: at,
      Proveedor: provider,
      Transacción: transactionId,
      Estado: status,
      Medio: paymentMethodType,
      Valor: toPesos(amount),
    }));
  }

  private async events(page: readonly OrderEntity[]): Promise<ArchiveRow[]> {
    const rows = await this.rows.eventsOf(page.map(({ id }) => id));
    return rows.map(({ orderId, at, name, detail }) => ({
      Pedido: orderId,
      Fecha: at,
      Hecho: name,
      Detalle: detail,
    }));
  }

  private async deliveries(page: readonly OrderEntity[]): Promise<ArchiveRow[]> {
    const rows = await this.rows.progressOf(page.map(({ id }) => id));
    return rows.map(({ orderId, state, sentAt, receivedAt, receivedBy, reason }) => ({
      Pedido: orderId,
      Estado: DELIVERY_LABELS[state],
      'Salió el': sentAt,
      'Recibido el': receivedAt,
      Recibió: receivedBy,
      Motivo: reason,
    }));
  }

  private async returns(page: readonly OrderEntity[]): Promise<ArchiveRow[]> {
    const rows = await this.rows.returnsOf(page.map(({ id }) => id));
    return rows.map(({ orderId, createdAt, kind, state, reason, note, photo, answer, amount }) => ({
      Pedido: orderId,
      Fecha: createdAt,
      Clase: kind,
      Estado: state,
      Motivo: reason,
      Nota: note,
      Foto: photo,
      Respuesta: answer,
      Valor: toPesos(amount),
    }));
  }

  private async refunds(page: readonly OrderEntity[]): Promise<ArchiveRow[]> {
    const rows = await this.rows.refundsOf(page.map(({ id }) => id));
    return rows.map(({ orderId, createdAt, amount, way, state, reason, doneAt }) => ({
      Pedido: orderId,
      Fecha: createdAt,
      Valor: toPesos(amount),
      Medio: way,
      Estado: state,
      Motivo: reason,
      'Pagado el': doneAt,
    }));
  }

  private async *cart(userId: number): AsyncIterable<ArchiveRow> {
    for (const item of await this.rows.cartOf(userId))
      yield { Producto: item.productId, Cantidad: item.quantity };
  }
}
