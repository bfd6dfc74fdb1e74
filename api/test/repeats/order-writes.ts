import { PaymentEntity } from '../../src/orders/payments/payment/payment.entity.js';
import { OrderEntity } from '../../src/orders/order/row/order.entity.js';
import { OversoldLineEntity } from '../../src/orders/checkout/counter/offline/oversold-line.entity.js';
import { Drawers } from '../../src/partners/index.js';
import { FACTORY } from '../../src/products/index.js';
import { eventOf } from '../wompi-stub.js';
import { ACCOUNT, REASON, type RepeatsWorld, type WriteRows } from './repeats-world.js';

const DAY_MS = 86_400_000;

const toReturn = async (world: RepeatsWorld) => {
  const { id, buyer, product } = await world.dispatched();
  const body = { reason: 'wrong', lines: [{ productId: product.id, quantity: 1 }], note: 'Llegó otro' };
  return { path: `/order/${id}/returns`, token: buyer.token, body };
};
const alerted = async (world: RepeatsWorld): Promise<number> => {
  const { id } = await world.paid();
  world.api.clock.advance(1_000);
  await world.api.uow.manager.insert(PaymentEntity, {
    ...{ provider: 'wompi', transactionId: `T-${world.next()}`, status: 'APPROVED', orderId: id },
    ...{ amount: 10_000, currency: 'COP', paymentMethodType: 'CARD', source: 'event' },
    ...{ outcome: 'double-payment', at: world.api.clock.now() },
  });
  await world.api.uow.manager.update(OrderEntity, { id }, { paymentAlert: 'double-payment' });
  return id;
};
const alertCall = async (world: RepeatsWorld, id: number, path: string, alert: string) => ({
  path: `/admin/orders/${id}/alert${path}`,
  token: await world.token(),
  body: { alert, reason: REASON },
});
const openCard = async (world: RepeatsWorld) => {
  const [buyer, product] = [await world.buyer(), await world.shop.addProduct({ stock: 20 })];
  const { id } = await world.wompi.order(buyer, product, 2);
  const transaction = await world.wompi.transaction(id);
  world.stub.hold(transaction);
  return { buyer, transaction };
};

/** Of a cashier whose shift is open. */
const aSale = async ({ shop }: RepeatsWorld) => {
  const cashier = await shop.cashier();
  await shop.openShift(cashier.token);
  const product = await shop.addProduct({ stock: 0, price: 10_000, taxClassification: 'Excluded' });
  await shop.stock(cashier.storeId, product.id, 20);
  const items = [{ id_product: product.id, quantity: 2 }];
  const body = { items, payments: [{ paymentId: 1, amount: 20_000 }], totalPrice: 20_000 };
  return { ...cashier, product, body };
};

/** Writes about orders, payments, dispatch and after-sale. */
export const ORDER_WRITES: WriteRows = {
  'POST /api/order': {
    prepare: async (world) => {
      const [{ user, token }, product] = [await world.buyer(), await world.shop.addProduct({ stock: 20 })];
      return { path: '/order', token, body: world.shop.anOrder(user, [[product, 2]]) };
    },
  },
  'DELETE /api/order/delete': {
    prepare: async (world) => {
      const { id, buyer } = await world.placed();
      return { path: `/order/delete?id=${id}`, token: buyer.token };
    },
  },
  'PUT /api/order/paymentResult': {
    prepare: async (world) => {
      const { id } = await world.placed();
      const { totalPrice } = await world.order(id);
      const body = { id, data: world.shop.aPayment(totalPrice / 100) };
      return { path: '/order/paymentResult', token: await world.token(), body };
    },
  },
  'PUT /api/order/delivery': {
    prepare: async (world) => {
      const { id } = await world.paid();
      const body = { id, data: world.shop.aDispatch() };
      return { path: '/order/delivery', token: await world.token(), body };
    },
  },
  'POST /api/order/{id}/second-payment': {
    prepare: async (world) => {
      const { id } = await world.paid();
      const { totalPrice } = await world.order(id);
      const data = world.shop.aPayment(totalPrice / 100, {
        paymentMethod: 'Nequi',
        transactionNumber: `M${world.next()}`,
      });
      return { path: `/order/${id}/second-payment`, token: await world.token(), body: { data } };
    },
  },
  'PUT /api/order/{id}/method': {
    prepare: async (world) => {
      const { id, buyer } = await world.placed();
      return { path: `/order/${id}/method`, token: buyer.token, body: { paymentMethod: 'Wompi' } };
    },
  },
  'POST /api/order/{id}/cancellation': {
    prepare: async (world) => {
      const { id, buyer } = await world.paid();
      return { path: `/order/${id}/cancellation`, token: buyer.token, body: { reason: REASON } };
    },
  },
  'POST /api/order/{id}/reorder': {
    prepare: async (world) => {
      const { id, buyer } = await world.placed();
      return { path: `/order/${id}/reorder`, token: buyer.token };
    },
  },
  'POST /api/order/{id}/returns': { prepare: toReturn },
  'PUT /api/order/{id}/refunds/{refund}/account': {
    prepare: async (world) => {
      const { id, refund, buyer } = await world.refunded();
      return { path: `/order/${id}/refunds/${refund}/account`, token: buyer.token, body: ACCOUNT };
    },
  },
  'POST /api/order/wompi/events': {
    prepare: async (world) => {
      const { transaction } = await openCard(world);
      return { path: '/order/wompi/events', body: eventOf(transaction) };
    },
    repeated: 200,
    leavesMore: true,
  },
  'POST /api/order/wompi/return': {
    prepare: async (world) => {
      const { buyer, transaction } = await openCard(world);
      return { path: '/order/wompi/return', token: buyer.token, body: { transactionId: transaction.id } };
    },
  },
  'PUT /api/admin/orders/{id}/dispatch': {
    prepare: async (world) => {
      const { id } = await world.dispatched();
      const body = { numberGuide: 'G-2', transport: 'SERVIENTREGA', shippingPrice: 0, reason: REASON };
      return { path: `/admin/orders/${id}/dispatch`, token: await world.token(), body };
    },
  },
  'POST /api/admin/orders/{id}/notes': {
    prepare: async (world) => {
      const { id } = await world.placed();
      return {
        path: `/admin/orders/${id}/notes`,
        token: await world.token(),
        body: { text: 'Llamar antes' },
      };
    },
  },
  'PUT /api/admin/orders/{id}/hold': {
    prepare: async (world) => {
      const { id } = await world.placed();
      const until = new Date(world.api.clock.now().getTime() + 9 * DAY_MS).toISOString().slice(0, 10);
      const body = { until, reason: REASON };
      return { path: `/admin/orders/${id}/hold`, token: await world.token(), body };
    },
  },
  'DELETE /api/admin/orders/{id}/hold': {
    prepare: async (world) => {
      const { id } = await world.placed();
      return { path: `/admin/orders/${id}/hold`, token: await world.token(), body: { reason: REASON } };
    },
  },
  'POST /api/admin/orders/{id}/stock': {
    prepare: async (world) => {
      const { id, product, buyer } = await world.placed(8);
      const token = await world.token();
      await world.call('DELETE', `/admin/orders/${id}/hold`, token, { reason: REASON });
      const other = await world.shop.placedBy(buyer, [[product, 18]]);
      const { totalPrice } = await world.order(id);
      const data = world.shop.aPayment(totalPrice / 100);
      await world.call('PUT', '/order/paymentResult', token, { id, data });
      await world.call('DELETE', `/order/delete?id=${other.id}`, buyer.token);
      return { path: `/admin/orders/${id}/stock`, token };
    },
  },
  'POST /api/admin/orders/{id}/alert': {
    prepare: async (world) => alertCall(world, await alerted(world), '', 'double-payment'),
  },
  'POST /api/admin/orders/{id}/alert/refund': {
    prepare: async (world) => alertCall(world, await alerted(world), '/refund', 'double-payment'),
  },
  'POST /api/admin/orders/{id}/alert/cancel': {
    prepare: async (world) => alertCall(world, await world.voided(), '/cancel', 'voided'),
  },
  'POST /api/admin/orders/{id}/alert/payment': {
    prepare: async (world) => alertCall(world, await world.voided(), '/payment', 'voided'),
  },
  'PUT /api/admin/returns/{id}': {
    prepare: async (world) => {
      const { path, token, body } = await toReturn(world);
      const { returns } = await world.call<{ returns: { id: number }[] }>('POST', path, token, body);
      return {
        path: `/admin/returns/${returns[0]?.id}`,
        token: await world.token(),
        body: { step: 'approve' },
      };
    },
  },
  'PUT /api/admin/refunds/{id}': {
    prepare: async (world) => {
      const { refund } = await world.refunded();
      const body = { action: 'give-account', account: ACCOUNT };
      return { path: `/admin/refunds/${refund}`, token: await world.token(), body };
    },
  },
  'POST /api/admin/cash-desk/shift': {
    prepare: async (world) => {
      const drawer = await world.api.app.get(Drawers).ensure(FACTORY, `Caja R${world.next()}`);
      const body = { counts: [{ value: 50_000, count: 2 }], drawerId: drawer?.id };
      return { path: '/admin/cash-desk/shift', token: await world.token(), body };
    },
  },
  'PUT /api/admin/cash-desk/shift': {
    prepare: async (world) => {
      const token = await world.token();
      const counts = [{ value: 50_000, count: 2 }];
      await world.call('POST', '/admin/cash-desk/shift', token, { counts });
      return { path: '/admin/cash-desk/shift', token, body: { counts } };
    },
  },
  'POST /api/till/sales': {
    prepare: async (world) => {
      const { token, body } = await aSale(world);
      return { path: '/till/sales', token, body };
    },
  },
  'POST /api/till/sales/{id}/void': {
    prepare: async (world) => {
      const { token, body } = await aSale(world);
      const { id } = await world.call<{ id: number }>('POST', '/till/sales', token, body);
      return { path: `/till/sales/${id}/void`, token, body: { reason: REASON } };
    },
  },
  'POST /api/till/returns': {
    prepare: async (world) => {
      const { token, body, product } = await aSale(world);
      const { id: orderId } = await world.call<{ id: number }>('POST', '/till/sales', token, body);
      const lines = [{ id_product: product.id, quantity: 1, fate: 'saleable' }];
      return { path: '/till/returns', token, body: { orderId, lines, reason: REASON } };
    },
  },
  'PUT /api/till/sales/{id}/stock-count': {
    prepare: async (world) => {
      const { id, product } = await world.dispatched();
      await world.api.uow.manager.insert(OversoldLineEntity, {
        orderId: id,
        productId: product.id,
        quantity: 1,
      });
      return { path: `/till/sales/${id}/stock-count`, token: await world.token(), body: {} };
    },
  },
  'POST /api/till/movements': {
    prepare: async (world) => {
      const token = await world.token();
      const counts = [{ value: 50_000, count: 2 }];
      await world.call('POST', '/admin/cash-desk/shift', token, { counts });
      const body = { kind: 'withdrawal', amount: 20_000, note: 'A la caja fuerte' };
      return { path: '/till/movements', token, body };
    },
  },
};
