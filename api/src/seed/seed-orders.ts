import { fromPesos } from '@lacteos/contracts/money/money';
import { priceLine, totalsOf } from '@lacteos/contracts/money/order-pricing';
import { vatOn } from '@lacteos/contracts/money/vat-classes';
import { PAYMENT_METHODS, paymentMethodNamed } from '@lacteos/contracts/orders/payment-methods';
import { CARRIERS } from '@lacteos/contracts/reference/reference-data';
import { ROLES } from '@lacteos/contracts/reference/roles';
import type { Order, OrderAddress } from '@lacteos/contracts/schemas';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';

import { CashMovementEntity } from '#orders/payments/index.js';
import { insertPastOrder } from '#orders/order/index.js';
import type { StockService } from '#partners/index.js';
import { FACTORY } from '#products/index.js';
import type { DemoAccount } from './accounts.js';
import { DEMO_ORDERS, type DemoOrder } from './orders.js';
import { DEMO_PRODUCTS } from './products.js';
import type { SeededShop } from './seed-shop.js';
import type { SeedRepository } from './seed.repository.js';

type PastOrder = Parameters<typeof insertPastOrder>[1];

const DAY_MS = 86_400_000;
const CITY = { code: '50001', name: 'Villavicencio', stateCode: '50', department: 'Meta' } as const;

/** Debits stock as regular orders do. */
export async function seedOrders(
  rows: SeedRepository,
  stock: StockService,
  shop: SeededShop,
  now: Date,
): Promise<void> {
  for (const [index, order] of DEMO_ORDERS.entries())
    await seedOrder(rows, stock, pastOrderOf(order, index, shop, now));
}

async function seedOrder(rows: SeedRepository, stock: StockService, past: PastOrder): Promise<void> {
  const { row, lines } = past;
  const { userId, storeId, totalPrice } = row;
  const orderId = await insertPastOrder(rows, past);
  if (row.paidAt && paymentMethodNamed(row.paymentMethod)?.isCash)
    await rows.insert(CashMovementEntity, {
      shiftId: null,
      kind: 'earlier',
      amount: totalPrice,
      orderId,
      refundId: null,
      correctsId: null,
      actorId: null,
      at: row.paidAt,
    });
  await stock.debitStock(storeId, lines, { cause: 'order', actorId: userId, orderId });
  if (!row.active)
    await stock.creditStock(storeId, lines, { cause: 'cancellation', actorId: userId, orderId });
}

function pastOrderOf(order: DemoOrder, index: number, shop: SeededShop, now: Date): PastOrder {
  const daysAgo = (days: number | undefined): Date | null =>
    days === undefined ? null : new Date(now.getTime() - days * DAY_MS);
  const createdAt = daysAgo(order.placedDaysAgo) ?? now;
  const day = colombianDay(createdAt);
  const lines = order.lines.map(([picture, quantity]) => lineOf(shop, picture, quantity, day));
  const paidAt = daysAgo(order.paidDaysAgo);
  const deliveredAt = daysAgo(order.dispatchedDaysAgo);
  const shippingAddress = addressOf(order.buyer, order.customer);
  const row = {
    isPaid: paidAt !== null,
    isDelivered: deliveredAt !== null,
    active: order.isCancelled !== true,
    userId: shop.accounts.get(order.buyer.email) ?? 0,
    storeId: order.buyer.role === ROLES.cashier ? (shop.stores[0] ?? FACTORY) : FACTORY,
    idempotencyKey: `demo-${index + 1}`,
    requestHash: '',
    nDocument: order.customer?.identification ?? order.buyer.document,
    shippingAddress,
    customer: order.customer ?? null,
    paymentMethod: order.method,
    paymentId: paymentMethodNamed(order.method)?.id ?? PAYMENT_METHODS.cash.id,
    ...totalsOf(lines),
    shippingPrice: fromPesos(0),
    paidAt,
    paymentResult: paymentOf(order),
    deliveredAt,
    delivery: deliveredAt === null ? null : deliveryOf(order, shippingAddress, deliveredAt),
    isInvoice: false,
    idInvoice: null,
    termsVersion: null,
    termsHash: null,
    createdAt,
  };
  return { row, lines, steps: stepsOf(row) };
}

function stepsOf(row: PastOrder['row']): PastOrder['steps'] {
  const { userId, createdAt, paidAt, paymentMethod, delivery, deliveredAt } = row;
  const steps: PastOrder['steps'][number][] = [
    { name: 'OrderPlaced', actorId: userId, at: createdAt, detail: null },
  ];
  if (paidAt) steps.push({ name: 'OrderPaid', actorId: null, at: paidAt, detail: paymentMethod });
  if (delivery && deliveredAt) {
    const detail = `${delivery.transport}, guía ${delivery.numberGuide}`;
    steps.push({ name: 'OrderDispatched', actorId: null, at: deliveredAt, detail });
  }
  return steps;
}

function lineOf(shop: SeededShop, picture: string, quantity: number, day: string) {
  const product = DEMO_PRODUCTS.find((each) => each.picture === picture);
  const productId = shop.products.get(picture);
  if (!product || productId === undefined) throw new Error(`no demo product has the picture ${picture}`);
  const priced = priceLine({
    productId,
    quantity,
    unitPrice: fromPesos(product.price),
    ...vatOn(product.vat ?? 'Taxed', day),
  });
  return { ...priced, taxPrice: priced.tax, productName: product.name };
}

function addressOf(buyer: DemoAccount, customer: DemoOrder['customer']): OrderAddress {
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
  if (method !== PAYMENT_METHODS.wompi.label)
    return { transactionNumber: number ?? null, checkNumber: null, transaction: null };
  const transaction = { id: number ?? '', payment_method_type: 'CARD', status: 'APPROVED' };
  return { transactionNumber: null, checkNumber: null, transaction };
}

function deliveryOf(order: DemoOrder, address: OrderAddress, at: Date): Order['delivery'] {
  return {
    date: at.toISOString(),
    numberGuide: order.guide ?? '',
    transport: order.carrier ?? CARRIERS[0],
    shippingAddress: address.address,
    shippingAddressCity: CITY.name,
    shippingAddressCountry: CITY.department,
  };
}
