import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import type { OrderDto } from '#orders/order/row/order.dto.js';
import { OrderEventEntity } from '#orders/order/timeline/order-event.entity.js';
import { OrderEntity } from '#orders/order/row/order.entity.js';
import type { PaymentRegistrationDto } from './payment-registration.dto.js';

const TOTAL = 11_900;

describe.each(DIALECTS)('second handling of an order on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let product: TestProduct;
  let ana: string;
  let customer: Awaited<ReturnType<TestApi['signedIn']>>;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    product = await shop.addProduct({ stock: 1000 });
    ana = (await api.signedIn(3)).token;
    customer = await api.signedIn(1);
  });
  afterAll(() => api.stop());

  const bodyOf = (change: Partial<PaymentRegistrationDto> = {}) => shop.aPayment(TOTAL, change);
  const pay = (token: string, id: number, change?: Partial<PaymentRegistrationDto>) =>
    api.call<OrderDto>('PUT', '/order/paymentResult', { token, body: { id, data: bodyOf(change) } });
  const payAgain = (token: string, id: number, change?: Partial<PaymentRegistrationDto>) =>
    api.call<OrderDto>('POST', `/order/${id}/second-payment`, { token, body: { data: bodyOf(change) } });
  const dispatch = (token: string, id: number) =>
    api.call<OrderDto>('PUT', '/order/delivery', { token, body: { id, data: shop.aDispatch() } });
  const paidByAna = async (): Promise<number> => {
    const { id } = await shop.placedBy(customer, [[product, 1]]);
    await pay(ana, id, { paymentMethod: 'Nequi', transactionNumber: 'N-1' });
    return id;
  };
  const eventsOf = (orderId: number) =>
    api.uow.manager.find(OrderEventEntity, { where: { orderId }, order: { id: 'ASC' } });

  it('is refused with who registered the payment, when and how [N-33-608]', async () => {
    const id = await paidByAna();
    const at = api.clock.now().toISOString();
    const late = await pay((await api.signedIn(4)).token, id);
    expect([late.status, late.failure.code]).toEqual([409, 'ORDERS.ALREADY_PAID']);
    expect(late.failure.errors).toEqual({ done: { by: 'Ana Peña', at, detail: 'Nequi' } });
    expect(late.failure.message).toMatch(
      /^El pedido ya está pagado\. Lo registró Ana Peña el \d+ de \S+ de \d{4} a las .*\(Nequi\)\.$/,
    );
  });

  it('is refused with who dispatched or cancelled the order', async () => {
    const [sent, cancelled] = [await paidByAna(), (await shop.placedBy(customer, [[product, 1]])).id];
    await dispatch(ana, sent);
    await api.call('DELETE', `/order/delete?id=${cancelled}`, { token: ana });
    const other = (await api.signedIn(3)).token;
    expect((await dispatch(other, sent)).failure.message).toMatch(
      /^El pedido ya está despachado\. Lo despachó Ana Peña el .*guía/,
    );
    const refused = await api.call('DELETE', `/order/delete?id=${sent}`, { token: other });
    expect(refused.failure.message).toMatch(/^El pedido ya está pagado\. Lo registró Ana Peña el /);
    expect((await pay(other, cancelled)).failure.message).toMatch(
      /^El pedido está cancelado\. Lo canceló Ana Peña el /,
    );
  });

  it('hides the name of the employee from the buyer', async () => {
    const id = await paidByAna();
    const refused = await api.call('DELETE', `/order/delete?id=${id}`, { token: customer.token });
    expect(refused.failure).toMatchObject({
      code: 'ORDERS.ALREADY_PAID',
      message: 'El pedido ya está pagado.',
    });
  });

  it("sets the alert 'pago doble' for a second payment and keeps the first [N-33-609]", async () => {
    const id = await paidByAna();
    const answer = await payAgain(ana, id, { paymentMethod: 'Daviplata', transactionNumber: 'D-2' });
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({
      isPaid: true,
      paymentMethod: 'Nequi',
      paymentAlert: 'double-payment',
    });
    const last = (await eventsOf(id)).at(-1);
    expect(last?.name).toBe('PaymentNeedsReview');
    expect(last?.detail).toMatch(
      /^Pago doble: Daviplata por \$\s11\.900,00, D-2\. Devuelva uno de los pagos\.$/,
    );
  });

  it('sets an alert for money on a cancelled order, and is rejected for an unpaid one [N-33-609]', async () => {
    const cancelled = await shop.placedBy(customer, [[product, 1]]);
    expect((await payAgain(ana, cancelled.id)).failure.code).toBe('ORDERS.NOT_PAID');
    await api.call('DELETE', `/order/delete?id=${cancelled.id}`, { token: ana });
    expect((await payAgain(ana, cancelled.id)).data.paymentAlert).toBe('paid-after-cancellation');
  });

  it('keeps an alert that the order already has', async () => {
    const id = await paidByAna();
    await api.uow.manager.update(OrderEntity, { id }, { paymentAlert: 'wrong-amount' });
    expect((await payAgain(ana, id)).data.paymentAlert).toBe('wrong-amount');
    expect((await eventsOf(id)).at(-1)?.detail).toMatch(/^Pago doble: Efectivo/);
  });

  it('requires the fields of the method and staff of the store', async () => {
    const id = await paidByAna();
    const nameless = await payAgain(ana, id, { paymentMethod: 'Nequi' });
    expect(Object.keys(nameless.failure.errors ?? {})).toEqual(['data.transactionNumber']);
    const wompi = await payAgain(ana, id, { paymentMethod: 'Wompi' });
    expect(wompi.failure.code).toBe('ORDERS.WOMPI_BY_HAND');
    expect((await payAgain(customer.token, id)).status).toBe(403);
    expect((await payAgain((await shop.cashier()).token, id)).status).toBe(404);
  });
});
