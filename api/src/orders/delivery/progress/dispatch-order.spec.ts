import { fromPesos } from '@lacteos/contracts/money/money';
import { CARRIERS } from '@lacteos/contracts/reference/reference-data';

import { DIALECTS, holdAfter, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { OrderAccess } from '#orders/order/row/order-access.js';
import { DeliveryBookingEntity } from '#orders/order/detail/delivery-booking.entity.js';
import { OrderEventEntity } from '#orders/order/timeline/order-event.entity.js';
import { OrderEntity } from '#orders/order/row/order.entity.js';
import type { DispatchRegistrationDto } from './dispatch-registration.dto.js';
import type { OrderDto } from '#orders/order/row/order.dto.js';

describe.each(DIALECTS)('order dispatch on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let product: TestProduct;
  let admin: string;
  let customer: Awaited<ReturnType<TestApi['signedIn']>>;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    product = await shop.addProduct({ stock: 1000 });
    admin = (await api.signedIn(3)).token;
    customer = await api.signedIn(1);
  });
  afterAll(() => api.stop());

  const placed = (buyer = customer) => shop.placedBy(buyer, [[product, 1]]);
  const pay = (id: number, change: Parameters<ShopBuilder['aPayment']>[1] = {}) =>
    api.call('PUT', '/order/paymentResult', {
      token: admin,
      body: { id, data: shop.aPayment(11_900, change) },
    });
  const dispatch = (token: string, id: number, change: Partial<DispatchRegistrationDto> = {}) =>
    api.call<OrderDto>('PUT', '/order/delivery', { token, body: { id, data: shop.aDispatch(change) } });

  it.each(CARRIERS)(
    'registers the guide of a paid order with %s [B-133, B-161, B-200]',
    async (transport) => {
      const { id } = await placed();
      await pay(id);
      const answer = await dispatch(admin, id, { transport, numberGuide: 'G-77', shippingPrice: 12_500 });
      expect(answer.status).toBe(200);
      expect(answer.data).toMatchObject({
        isDelivered: true,
        deliveredAt: api.clock.now().toISOString(),
        shippingPrice: 12_500,
        totalPrice: 11_900,
        delivery: { transport, numberGuide: 'G-77', shippingAddressCity: 'Villavicencio' },
      });
    },
  );

  it('keeps the price of a booked delivery and notes what the carrier charged [N-40-258]', async () => {
    const { id } = await placed();
    await pay(id);
    await api.uow.manager.insert(DeliveryBookingEntity, {
      ...{
        orderId: id,
        kind: 'home',
        zoneId: null,
        day: '2026-12-01',
        storeId: null,
        price: fromPesos(6_000),
      },
      ...{ isHeld: true, needsDay: false, createdAt: api.clock.now() },
    });
    await api.uow.manager.update(OrderEntity, { id }, { shippingPrice: fromPesos(6_000) });
    const { data } = await dispatch(admin, id, { shippingPrice: 9_500 });
    expect(data.shippingPrice).toBe(6_000);
    const [event] = await api.uow.manager.findBy(OrderEventEntity, { orderId: id, name: 'OrderDispatched' });
    expect(event?.detail?.replaceAll('\u00a0', ' ')).toBe('SERVIENTREGA, guía G-1001. Costó $ 9.500');
  });

  it('treats a Crédito order as paid once its payment is registered [D-055]', async () => {
    const { id } = await placed();
    await pay(id, { paymentMethod: 'Crédito', expiryDate: '2027-01-31' });
    expect((await dispatch(admin, id)).status).toBe(200);
  });

  it('rejects unpaid orders, cancelled orders and a second dispatch [D-055]', async () => {
    const { id } = await placed();
    const unpaid = await dispatch(admin, id);
    expect([unpaid.status, unpaid.failure.code]).toEqual([409, 'ORDERS.NOT_PAID']);
    await pay(id);
    await dispatch(admin, id);
    const second = await dispatch(admin, id, { numberGuide: 'OTHER' });
    expect([second.status, second.failure.code]).toEqual([409, 'ORDERS.ALREADY_DISPATCHED']);
    expect((await api.uow.manager.findOneByOrFail(OrderEntity, { id })).delivery?.numberGuide).toBe('G-1001');
    const other = await placed();
    await api.call('DELETE', `/order/delete?id=${other.id}`, { token: admin });
    const cancelled = await dispatch(admin, other.id);
    expect([cancelled.status, cancelled.failure.code]).toEqual([409, 'ORDERS.CANCELLED']);
  });

  it.each([
    ['numberGuide', ''],
    ['transport', ''],
    ['transport', 'CORREO PROPIO'],
    ['date', 'mañana'],
    ['shippingPrice', -1],
  ] as const)('rejects a dispatch whose %s is %p [B-061, B-062]', async (field, value) => {
    const { id } = await placed();
    await pay(id);
    const refused = await dispatch(admin, id, { [field]: value });
    expect([refused.status, refused.failure.code]).toEqual([400, 'VALIDATION.FAILED']);
    expect(refused.failure.errors).toHaveProperty([`data.${field}`]);
    expect((await api.uow.manager.findOneByOrFail(OrderEntity, { id })).isDelivered).toBe(false);
  });

  it("lets the store's cashier dispatch, but no other cashier and no customer [D-082]", async () => {
    const cashier = await shop.cashier();
    await shop.stock(cashier.storeId, product.id, 3);
    const sale = await placed(cashier);
    await pay(sale.id);
    const stranger = await shop.cashier();
    const refused = await dispatch(stranger.token, sale.id);
    expect([refused.status, refused.failure.code]).toEqual([404, 'ORDERS.NOT_FOUND']);
    const own = await placed();
    await pay(own.id);
    expect((await dispatch(own.token, own.id)).status).toBe(403);
    expect((await dispatch(cashier.token, sale.id)).status).toBe(200);
  });

  it('accepts only one of two concurrent dispatches and records and mails it once [D-056]', async () => {
    const { id } = await placed();
    await pay(id);
    const both = holdAfter(api.app.get(OrderAccess), 'get', 2);
    const answers = [dispatch(admin, id, { numberGuide: 'A' }), dispatch(admin, id, { numberGuide: 'B' })];
    await both.reached;
    both.release();
    const done = await Promise.all(answers);
    expect(done.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(done.find(({ status }) => status === 409)?.failure.code).toBe('ORDERS.ALREADY_DISPATCHED');
    const events = await api.uow.manager.findBy(OrderEventEntity, { orderId: id, name: 'OrderDispatched' });
    expect(events).toHaveLength(1);
    const winner = done.find(({ status }) => status === 200)?.data.delivery?.numberGuide;
    expect((await api.uow.manager.findOneByOrFail(OrderEntity, { id })).delivery?.numberGuide).toBe(winner);
    await api.work();
    expect(api.mails.filter((mail) => mail.subject === `Despachamos su pedido ${id}`)).toHaveLength(1);
  });
});
