import { centavos } from '@lacteos/contracts/money/money';
import { REGISTRABLE_METHODS, type PaymentMethodLabel } from '@lacteos/contracts/orders/payment-methods';

import { DIALECTS, holdAfter, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { AuditEntry } from '#platform/audit/index.js';
import { OutboxMessage } from '#platform/outbox/index.js';
import { FACTORY } from '#products/index.js';
import { OrderAccess } from '#orders/order/row/order-access.js';
import { OrderEventEntity } from '#orders/order/timeline/order-event.entity.js';
import { OrderEntity } from '#orders/order/row/order.entity.js';
import { OrderWithholdings } from '#orders/order/withholding/order-withholdings.js';
import { PaymentsRepository } from '../payments.repository.js';
import type { OrderDto } from '#orders/order/row/order.dto.js';
import type { PaymentRegistrationDto } from './payment-registration.dto.js';

const TOTAL = 11_900;
const PROOFS: Readonly<Record<string, Partial<PaymentRegistrationDto>>> = {
  Crédito: { expiryDate: '2027-01-31T05:00:00.000Z' },
  Cheque: { checkNumber: '000123', checkBank: 'Banco de Bogotá' },
};
const proofOf = (paymentMethod: PaymentMethodLabel): Partial<PaymentRegistrationDto> => ({
  paymentMethod,
  ...(paymentMethod === 'Efectivo' ? {} : (PROOFS[paymentMethod] ?? { transactionNumber: 'TX-778' })),
});

describe.each(DIALECTS)('payment registration on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let product: TestProduct;
  let admin: string;
  let customer: Awaited<ReturnType<TestApi['signedIn']>>;
  beforeAll(async () => {
    api = await startApi(dialect, { BREB_KEY: '@lacteos', BREB_HOLDER: 'Lác*** del Lla***' });
    shop = new ShopBuilder(api);
    product = await shop.addProduct({ stock: 1000 });
    admin = (await api.signedIn(3)).token;
    customer = await api.signedIn(1);
  });
  afterAll(() => api.stop());

  const placed = (buyer = customer) => shop.placedBy(buyer, [[product, 1]]);
  const pay = (token: string, id: number, change: Partial<PaymentRegistrationDto> = {}) =>
    api.call<OrderDto>('PUT', '/order/paymentResult', {
      token,
      body: { id, data: shop.aPayment(TOTAL, change) },
    });
  const timeline = async (orderId: number) =>
    (await api.uow.manager.find(OrderEventEntity, { where: { orderId }, order: { id: 'ASC' } })).map(
      ({ name, actorId }) => ({ name, actorId }),
    );

  it.each(REGISTRABLE_METHODS)(
    'accepts a payment by %s and stores it as the method of the order [B-132, B-159, B-160, B-199, D-051]',
    async (method) => {
      const { id } = await placed();
      const answer = await pay(admin, id, proofOf(method));
      expect(answer.status).toBe(200);
      expect(answer.data).toMatchObject({ id, isPaid: true, paymentMethod: method, isDelivered: false });
      expect(answer.data.paidAt).toBe(api.clock.now().toISOString());
      const { paymentMethod, ...proof } = proofOf(method);
      expect(answer.data.paymentResult).toMatchObject({ status: 'Aprobada', transaction: null, ...proof });
      const types = await api.call<{ id: number; name: string }[]>('GET', '/order/payment_types', {
        token: admin,
      });
      expect(types.data.find(({ name }) => name === paymentMethod)?.id).toBe(answer.data.paymentId);
    },
  );

  it.each(REGISTRABLE_METHODS.filter((method) => method !== 'Efectivo'))(
    'rejects %s without its required fields [D-051]',
    async (paymentMethod) => {
      const { id } = await placed();
      const refused = await pay(admin, id, { paymentMethod });
      expect([refused.status, refused.failure.code]).toEqual([400, 'VALIDATION.FAILED']);
      expect((await api.uow.manager.findOneByOrFail(OrderEntity, { id })).isPaid).toBe(false);
    },
  );

  it('rejects Wompi, unknown methods, another status and another total', async () => {
    const { id } = await placed();
    const wompi = await pay(admin, id, { paymentMethod: 'Wompi', transactionNumber: '1' });
    expect([wompi.status, wompi.failure.code]).toEqual([400, 'ORDERS.WOMPI_BY_HAND']);
    const unknown = await pay(admin, id, {
      paymentMethod: 'WompyBancolombia' as PaymentMethodLabel,
      transactionNumber: '1',
    });
    expect([unknown.status, unknown.failure.errors]).toEqual([
      400,
      { 'data.paymentMethod': 'Por favor, selecciona un método de pago.' },
    ]);
    expect((await pay(admin, id, { status: 'Pendiente' as 'Aprobada' })).status).toBe(400);
    expect((await pay(admin, id, { totalPrice: 1 })).failure.errors).toHaveProperty(['data.totalPrice']);
  });

  it.each([
    ['withholds nothing', null],
    ['withholds', { reteFuente: 2.5, reteIva: 15, reteIca: 0.966, minimumBase: centavos(0) }],
    [
      'bought too little to withhold',
      { reteFuente: 2.5, reteIva: 0, reteIca: 0, minimumBase: centavos(9e9) },
    ],
  ])('returns the order exactly as it is read afterwards when the buyer %s [N-21-254]', async (_, rates) => {
    const buyer = await api.signedIn(1);
    const { id } = await placed(buyer);
    const { nDocument } = await api.uow.manager.findOneByOrFail(OrderEntity, { id });
    const document = { identification: nDocument, idType: buyer.user.id_type };
    await api.uow.run(() => api.app.get(OrderWithholdings).setBuyer(document, rates));
    for (const order of [id, (await placed(buyer)).id]) {
      // A proof with search words takes the longer path.
      const answer = await pay(admin, order, order === id ? {} : proofOf('Nequi'));
      const read = await api.call<OrderDto>('GET', `/order/${order}`, { token: admin });
      expect(answer.data).toEqual(read.data);
      expect(answer.data.withholding === null).toBe(rates?.minimumBase !== 0);
    }
  });

  it('records the actor in timeline and audit trail and mails the buyer once', async () => {
    const { id, user } = await placed();
    const staff = await api.signedIn(4);
    await pay(staff.token, id);
    expect(await timeline(id)).toEqual([
      { name: 'OrderPlaced', actorId: user.id },
      { name: 'OrderPaid', actorId: staff.user.id },
    ]);
    const audited = await api.uow.manager.findBy(AuditEntry, { subject: 'order', subjectId: String(id) });
    expect(audited).toMatchObject([
      { actorId: staff.user.id, action: 'orders.paid', after: { isPaid: true } },
    ]);
    await api.work();
    const subjects = api.mails.map((mail) => mail.subject);
    expect(subjects.filter((subject) => subject === `Recibimos el pago de su pedido ${id}`)).toHaveLength(1);
  });

  it('rejects a second registration and a cancelled order [D-052]', async () => {
    const { id } = await placed();
    await pay(admin, id, proofOf('Nequi'));
    const second = await pay(admin, id);
    expect([second.status, second.failure.code]).toEqual([409, 'ORDERS.ALREADY_PAID']);
    expect((await api.uow.manager.findOneByOrFail(OrderEntity, { id })).paymentMethod).toBe('Nequi');
    const other = await placed();
    await api.call('DELETE', `/order/delete?id=${other.id}`, { token: admin });
    const cancelled = await pay(admin, other.id);
    expect([cancelled.status, cancelled.failure.code]).toEqual([409, 'ORDERS.CANCELLED']);
  });

  it("allows only the store's cashier, no other cashier and no customer [D-082]", async () => {
    const cashier = await shop.cashier();
    await shop.stock(cashier.storeId, product.id, 3);
    const sale = await placed(cashier);
    const stranger = await shop.cashier();
    const foreign = await pay(stranger.token, sale.id);
    expect([foreign.status, foreign.failure.code]).toEqual([404, 'ORDERS.NOT_FOUND']);
    const own = await placed();
    const refused = await pay(own.token, own.id);
    expect([refused.status, refused.failure.code]).toEqual([403, 'AUTH.FORBIDDEN']);
    expect((await pay(cashier.token, own.id)).status).toBe(404);
    await shop.openShift(cashier.token);
    expect((await pay(cashier.token, sale.id)).status).toBe(200);
  });

  it('rejects a cashier who no longer belongs to the store of their order', async () => {
    const cashier = await shop.cashier();
    await shop.stock(cashier.storeId, product.id, 3);
    const { id } = await placed(cashier);
    await api.uow.manager.query('DELETE FROM cashier_stores WHERE user_id = ?', [cashier.user.id]);
    const refused = await pay(cashier.token, id);
    expect([refused.status, refused.failure.code]).toEqual([403, 'AUTH.FORBIDDEN']);
  });

  it('is rejected while another payment of the order is pending', async () => {
    const { id } = await placed();
    const payments = api.app.get(PaymentsRepository);
    payments.findAttempts = async (orderId) => ({ isPending: orderId === id, isVoided: false });
    const refused = await pay(admin, id);
    Reflect.deleteProperty(payments, 'findAttempts');
    expect([refused.status, refused.failure.code]).toEqual([409, 'ORDERS.PAYMENT_PENDING']);
    expect((await pay(admin, id)).status).toBe(200);
  });

  it('accepts only one of two concurrent registrations [D-052]', async () => {
    const { id } = await placed();
    const both = holdAfter(api.app.get(OrderAccess), 'get', 2);
    const answers = [pay(admin, id, proofOf('Nequi')), pay(admin, id, proofOf('Daviplata'))];
    await both.reached;
    both.release();
    const settled = await Promise.all(answers);
    expect(settled.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(settled.find(({ status }) => status === 409)?.failure.code).toBe('ORDERS.ALREADY_PAID');
    expect((await timeline(id)).filter(({ name }) => name === 'OrderPaid')).toHaveLength(1);
    const messages = await api.uow.manager.findBy(OutboxMessage, { topic: 'order.paid' });
    expect(messages.filter(({ payload }) => payload === JSON.stringify({ orderId: id }))).toHaveLength(1);
    const winner = settled.find(({ status }) => status === 200)?.data.paymentMethod;
    expect((await api.uow.manager.findOneByOrFail(OrderEntity, { id })).paymentMethod).toBe(winner);
  });

  it('is rejected when the order is cancelled concurrently', async () => {
    const { id, token } = await placed();
    const before = await shop.levelOf(FACTORY, product.id);
    const paying = holdAfter(api.app.get(OrderAccess), 'get');
    const answer = pay(admin, id);
    await paying.reached;
    expect((await api.call('DELETE', `/order/delete?id=${id}`, { token })).status).toBe(200);
    paying.release();
    expect([(await answer).status, (await answer).failure.code]).toEqual([409, 'ORDERS.CANCELLED']);
    expect(await shop.levelOf(FACTORY, product.id)).toBe(before + 1);
    expect((await timeline(id)).map(({ name }) => name)).toEqual(['OrderPlaced', 'OrderCancelled']);
  });

  it('prevents a concurrent cancellation', async () => {
    const { id, token } = await placed();
    const before = await shop.levelOf(FACTORY, product.id);
    const cancelling = holdAfter(api.app.get(OrderAccess), 'get');
    const answer = api.call('DELETE', `/order/delete?id=${id}`, { token });
    await cancelling.reached;
    expect((await pay(admin, id)).status).toBe(200);
    cancelling.release();
    expect([(await answer).status, (await answer).failure.code]).toEqual([409, 'ORDERS.ALREADY_PAID']);
    expect(await shop.levelOf(FACTORY, product.id)).toBe(before);
    expect((await timeline(id)).map(({ name }) => name)).toEqual(['OrderPlaced', 'OrderPaid']);
  });
});
