import { toPesos } from '@lacteos/contracts/money/money';
import { COUNTRY } from '@lacteos/contracts/reference/reference-data';

import type { OrderEntity } from './order.entity.js';
import { EMPTY_COLUMNS, type NewOrderRow, type OrderLineRow } from './order-rows.js';
import type { OrderDto, OrderItemDto, OrderRowDto } from './order.dto.js';

/** Amounts in pesos, times as ISO text. */
export function orderRowView(order: OrderEntity): OrderRowDto {
  return {
    id: order.id,
    createdAt: order.createdAt.toISOString(),
    n_document: order.nDocument,
    shippingAddress: {
      ...order.shippingAddress,
      country_code: order.shippingAddress.country_code ?? COUNTRY.code,
    },
    paymentMethod: order.paymentMethod,
    paymentId: order.paymentId,
    itemsPrice: toPesos(order.itemsPrice),
    taxPrice: toPesos(order.taxPrice),
    shippingPrice: toPesos(order.shippingPrice),
    totalPrice: toPesos(order.totalPrice),
    allTaxed: order.allTaxed,
    termsVersion: order.termsVersion,
    termsHash: order.termsHash,
    isPaid: order.isPaid,
    paidAt: order.paidAt?.toISOString() ?? null,
    isDelivered: order.isDelivered,
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    active: order.active,
    isInvoice: order.isInvoice,
    idInvoice: order.idInvoice,
    invoiceState: order.invoiceState,
    paidWithoutStock: order.paidWithoutStock,
    paymentAlert: order.paymentAlert,
    storeId: order.storeId === 0 ? null : order.storeId,
    paymentResult: order.paymentResult,
    delivery: order.delivery,
  };
}

export const placedOrder = (id: number, row: NewOrderRow): OrderEntity => ({ id, ...row, ...EMPTY_COLUMNS });

export function orderView(order: OrderEntity, lines: readonly OrderLineRow[]): OrderDto {
  return { ...orderRowView(order), orderItems: lines.map(lineView) };
}

function lineView(line: OrderLineRow): OrderItemDto {
  const price = toPesos(line.unitPrice);
  return {
    id_product: line.productId,
    quantity: line.quantity,
    price,
    taxClassification: line.taxClassification,
    taxPercent: line.taxPercent,
    Product: { id: line.productId, name: line.productName, image: line.image, price },
  };
}
