import { toPesos, type Order, type OrderItem, type OrderRow } from '@lacteos/contracts';

import type { OrderEntity } from './order.entity.js';
import type { NewOrderRow, OrderLineRow } from './order-rows.js';

/** An order as the lists of the API answer it: amounts in pesos, times as ISO text. */
export function orderRowView(order: OrderEntity): OrderRow {
  return {
    id: order.id,
    createdAt: order.createdAt.toISOString(),
    n_document: order.nDocument,
    shippingAddress: order.shippingAddress,
    paymentMethod: order.paymentMethod,
    paymentId: order.paymentId,
    itemsPrice: toPesos(order.itemsPrice),
    taxPrice: toPesos(order.taxPrice),
    shippingPrice: toPesos(order.shippingPrice),
    totalPrice: toPesos(order.totalPrice),
    allTaxed: order.allTaxed,
    isPaid: order.isPaid,
    paidAt: order.paidAt?.toISOString() ?? null,
    isDelivered: order.isDelivered,
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    active: order.active,
    isInvoice: order.isInvoice,
    idInvoice: order.idInvoice,
    paidWithoutStock: order.paidWithoutStock,
    paymentAlert: order.paymentAlert,
    storeId: order.storeId === 0 ? null : order.storeId,
    paymentResult: order.paymentResult,
    delivery: order.delivery,
  };
}

/** A row that was just written, as it stands in the database. */
export function placedOrder(id: number, row: NewOrderRow): OrderEntity {
  return {
    id,
    ...row,
    isPaid: false,
    paidAt: null,
    paymentResult: null,
    stockReleasedAt: null,
    paidWithoutStock: false,
    paymentAlert: null,
    isDelivered: false,
    deliveredAt: null,
    delivery: null,
    active: true,
    isInvoice: false,
    idInvoice: null,
  };
}

/** An order with its lines. */
export function orderView(order: OrderEntity, lines: readonly OrderLineRow[]): Order {
  return { ...orderRowView(order), orderItems: lines.map(lineView) };
}

function lineView(line: OrderLineRow): OrderItem {
  const price = toPesos(line.unitPrice);
  return {
    id_product: line.productId,
    quantity: line.quantity,
    price,
    Product: { id: line.productId, name: line.productName, image: line.image, price },
  };
}
