import {
  CARRIERS,
  fromPesos,
  PAYMENT_METHODS,
  ROLES,
  type Order,
  type ShippingAddress,
} from '@lacteos/contracts';
import type { EntityManager } from 'typeorm';

import {
  OrderEntity,
  OrderEventEntity,
  OrderLineEntity,
  OrderSearchTermEntity,
  orderWords,
  searchStateOf,
  searchTerms,
  priceLine,
  totalsOf,
  wordsOf,
} from '../orders/index.js';
import type { StockService } from '../partners/index.js';
import { FACTORY } from '../products/index.js';
import type { DemoAccount } from './accounts.js';
import { DEMO_ORDERS, type DemoOrder } from './orders.js';
import { DEMO_PRODUCTS } from './products.js';
import type { SeededShop } from './seed-shop.js';

const DAY_MS = 86_400_000;
const CITY = { code: '50001', name: 'Villavicencio', stateCode: '50', department: 'Meta' } as const;

/** Creates the past orders; their units leave the stock as any order's do. */
export async function seedOrders(
  manager: EntityManager,
  stock: StockService,
  shop: SeededShop,
  now: Date,
): Promise<void> {
  for (const [index, order] of DEMO_ORDERS.entries())
    await seedOrder(manager, stock, shop, order, index, now);
}

async function seedOrder(
  manager: EntityManager,
  stock: StockService,
  shop: SeededShop,
  order: DemoOrder,
  index: number,
  now: Date,
): Promise<void> {
  const daysAgo = (days: number | undefined): Date | null =>
    days === undefined ? null : new Date(now.getTime() - days * DAY_MS);
  const userId = shop.accounts.get(order.buyer.email) ?? 0;
  const storeId = order.buyer.role === ROLES.cashier ? (shop.stores[0] ?? FACTORY) : FACTORY;
  const lines = order.lines.map(([picture, quantity]) => lineOf(shop, picture, quantity));
  const { itemsPrice, taxPrice, totalPrice, allTaxed } = totalsOf(lines);
  const createdAt = daysAgo(order.placedDaysAgo) ?? now;
  const deliveredAt = daysAgo(order.dispatchedDaysAgo);
  const shippingAddress = addressOf(order.buyer, order.customer);
  const flags = {
    isPaid: order.paidDaysAgo !== undefined,
    isDelivered: deliveredAt !== null,
    active: order.isCancelled !== true,
  };
  const { identifiers } = await manager.insert(OrderEntity, {
    ...flags,
    userId,
    storeId,
    idempotencyKey: `demo-${index + 1}`,
    requestHash: '',
    nDocument: order.customer?.identification ?? order.buyer.document,
    shippingAddress,
    customer: order.customer ?? null,
    paymentMethod: order.method,
    paymentId: PAYMENT_METHODS.findIndex((method) => method === order.method) + 1,
    itemsPrice,
    taxPrice,
    shippingPrice: fromPesos(0),
    totalPrice,
    allTaxed,
    paidAt: daysAgo(order.paidDaysAgo),
    paymentResult: paymentOf(order),
    deliveredAt,
    delivery: deliveredAt === null ? null : deliveryOf(order, shippingAddress, deliveredAt),
    isInvoice: false,
    idInvoice: null,
    createdAt,
  });
  const orderId = (identifiers[0] as { id: number }).id;
  await manager.insert(
    OrderLineEntity,
    lines.map(({ productId, quantity, unitPrice, taxClassification, taxPercent, tax, name }) => ({
      orderId,
      productId,
      quantity,
      unitPrice,
      taxClassification,
      taxPercent,
      taxPrice: tax,
      productName: name,
    })),
  );
  const delivery = deliveredAt === null ? null : deliveryOf(order, shippingAddress, deliveredAt);
  const words = new Set([...orderWords(shippingAddress), ...wordsOf(delivery?.numberGuide ?? '')]);
  const state = searchStateOf(flags);
  await manager.insert(
    OrderSearchTermEntity,
    searchTerms([...words]).map((term) => ({ orderId, term, state, total: totalPrice })),
  );
  await manager.insert(OrderEventEntity, { orderId, name: 'OrderPlaced', actorId: userId, at: createdAt });
  const paidAt = daysAgo(order.paidDaysAgo);
  if (paidAt !== null) {
    const step = { orderId, actorId: null, at: paidAt, detail: order.method };
    await manager.insert(OrderEventEntity, { ...step, name: 'OrderPaid' });
  }
  if (delivery !== null && deliveredAt !== null) {
    const detail = `${delivery.transport}, guía ${delivery.numberGuide}`;
    const step = { orderId, actorId: null, at: deliveredAt, detail };
    await manager.insert(OrderEventEntity, { ...step, name: 'OrderDispatched' });
  }
  await stock.take(storeId, lines, { cause: 'order', actorId: userId, orderId });
  if (order.isCancelled)
    await stock.giveBack(storeId, lines, { cause: 'cancellation', actorId: userId, orderId });
}

function lineOf(shop: SeededShop, picture: string, quantity: number) {
  const product = DEMO_PRODUCTS.find((each) => each.picture === picture);
  const productId = shop.products.get(picture);
  if (!product || productId === undefined) throw new Error(`no demo product has the picture ${picture}`);
  return {
    ...priceLine({ productId, quantity, unitPrice: fromPesos(product.price), taxClassification: 'Taxed' }),
    name: product.name,
  };
}

function addressOf(buyer: DemoAccount, customer: DemoOrder['customer']): ShippingAddress {
  return {
    first_name: customer?.contact_first_name ?? buyer.firstName,
    last_name: customer?.contact_last_name ?? buyer.lastName,
    nameCompany: customer?.nameCompany ?? 'N/A',
    address: customer?.address ?? 'Calle 15 # 41-20, Barrio La Esperanza',
    city_code: CITY.code,
    state_code: CITY.stateCode,
    email: customer?.contact_email ?? buyer.email,
    phone: customer?.contact_phone ?? buyer.phone,
    country_code: 'Co',
  };
}

function paymentOf({ paidDaysAgo, method, transactionNumber: number }: DemoOrder): Order['paymentResult'] {
  if (paidDaysAgo === undefined) return null;
  if (method !== 'Wompi') return { transactionNumber: number ?? null, checkNumber: null, transaction: null };
  const transaction = { id: number ?? '', payment_method_type: 'CARD', status: 'APPROVED' };
  return { transactionNumber: null, checkNumber: null, transaction };
}

function deliveryOf(order: DemoOrder, address: ShippingAddress, at: Date): Order['delivery'] {
  return {
    date: at.toISOString(),
    numberGuide: order.guide ?? '',
    transport: order.carrier ?? CARRIERS[0],
    shippingAddress: address.address,
    shippingAddressCity: CITY.name,
    shippingAddressCountry: CITY.department,
  };
}
