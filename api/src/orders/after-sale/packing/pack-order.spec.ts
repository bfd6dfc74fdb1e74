import type { AfterSale, Order } from '@lacteos/contracts/schemas';

import { Outbox } from '#platform/outbox/index.js';
import { DIALECTS } from '#test/index.js';
import { RoadWorld } from '#test/road/road-world.js';
import type { TestProduct } from '#test/shop-builder.js';
import { StoreEntity } from '#partners/index.js';
import { FACTORY } from '#products/index.js';
import { CreditTaskEntity } from '../../order/invoiceable/credit-task.entity.js';
import { OrderEntity } from '../../order/row/order.entity.js';
import { OrderEventEntity } from '../../order/timeline/order-event.entity.js';
import { AFTER_SALE_MAIL } from '../../payments/refunds/refund/refund-mail.js';
import { RefundEntity } from '../../payments/refunds/refund/refund.entity.js';
import { PICKUP_REMINDER_DUE } from '../../delivery/pickup/pickup-messages.js';
import { RETURN_MAILS } from '../returns/return-texts.js';

describe.each(DIALECTS)('packing an order on $name', (dialect) => {
  let world: RoadWorld;
  beforeAll(async () => {
    world = await RoadWorld.start(dialect);
  });
  afterAll(() => world.api.stop());

  const product = (change: Parameters<RoadWorld['shop']['addProduct']>[0] = {}): Promise<TestProduct> =>
    world.shop.addProduct({ name: 'Yogurt de mora', stock: 10, price: 10_000, ...change });
  const missing = ({ id }: TestProduct, quantity: number, reason = 'Se dañó en la nevera.') => ({
    missing: [{ id_product: id, quantity }],
    reason,
  });
  const afterSale = async (id: number) =>
    (await world.call<AfterSale>('GET', `/order/${id}/after-sale`)).data;
  const namesOf = async (orderId: number) =>
    (await world.api.uow.manager.find(OrderEventEntity, { where: { orderId }, order: { id: 'ASC' } })).map(
      ({ name }) => name,
    );

  const detailsOf = (subject: string): string[] => {
    const mail = world.api.mails.find((one) => one.subject === subject);
    const lines = mail?.text.replaceAll('\u00a0', ' ').split('\n') ?? [];
    const details = lines.slice(lines.findIndex((line) => /^Su pedido \d+(,|$)/.test(line)));
    return details.filter((line) => / × |^(Productos|IVA|Total):|^Su pedido /.test(line));
  };

  const toBeFetched = async (wanted: TestProduct, quantity: number): Promise<Order> => {
    const { storeId } = await world.shop.cashier();
    const hours = { weekdays: '08:00-18:00', saturday: '08:00-13:00', sunday: '' };
    await world.api.uow.manager.update(StoreEntity, { id: storeId }, { hours });
    await world.shop.stock(storeId, wanted.id, 5);
    const { user, token } = world.buyer;
    const delivery = { kind: 'pickup', storeId } as const;
    const body = world.shop.anOrder(user, [[wanted, quantity]], { delivery });
    return (await world.shop.place<Order>(token, body, `fetched-${wanted.id}`)).data;
  };

  it('makes it packed and unpacked again, paid or not [N-40-251]', async () => {
    const [paid, unpaid] = [await world.paid(), await world.placed()];
    for (const id of [paid, unpaid]) {
      const { data } = await world.pack(id);
      expect(data.progress).toMatchObject({ state: 'packed', label: 'Empacado', version: 1 });
      expect(data.progress?.packedAt).toBe(world.api.clock.now().toISOString());
    }
    const again = await world.pack(paid);
    expect([again.status, again.failure.code, again.failure.errors]).toEqual([
      409,
      'DELIVERY.NOT_NOW',
      { state: 'packed' },
    ]);
    expect(again.failure.message).toBe('El pedido está «Empacado»: no se puede empacar.');
    const { data } = await world.call<{ progress: object }>('POST', `/order/${paid}/unpack`);
    expect(data.progress).toMatchObject({ state: 'preparing', packedAt: null, version: 2 });
  });

  it('is mailed the first time, not when it is packed again [N-40-177]', async () => {
    const id = await world.paid();
    await world.pack(id);
    await world.call('POST', `/order/${id}/unpack`);
    expect((await world.pack(id)).status).toBe(200);
    const subjects = await world.mailsOf(id);
    expect(subjects.filter((subject) => subject === `Su pedido ${id} está empacado`)).toHaveLength(1);
    expect((await namesOf(id)).filter((name) => name === 'OrderPacked')).toHaveLength(2);
  });

  it('is mailed with the hours of the store where it waits to be fetched [N-40-176]', async () => {
    const { id } = await toBeFetched(world.product, 1);
    await world.pack(id);
    expect(await world.mailsOf(id)).toContain(`Su pedido ${id} está listo para recoger`);
    const mail = world.api.mails.find(({ subject }) => subject === `Su pedido ${id} está listo para recoger`);
    expect(mail?.text).toContain('Lunes a viernes: 8:00 a. m. a 6:00 p. m.');
    expect(mail?.text).not.toContain('cuando salga');
  });

  it('is for the store that sold it, and for no buyer [N-40-251]', async () => {
    const [cashier, stranger] = [await world.shop.cashier(), await world.shop.cashier()];
    await world.shop.stock(cashier.storeId, world.product.id, 5);
    const { id } = await world.shop.placedBy(cashier, [[world.product, 1]]);
    expect((await world.pack(id, {}, stranger.token)).status).toBe(404);
    expect((await world.pack(id, {}, world.buyer.token)).status).toBe(403);
    expect((await world.pack(id, {}, cashier.token)).status).toBe(200);
  });

  it('takes a missing yogurt off in one act: refund, credit and mail before the door [N-40-252]', async () => {
    const yogurt = await product();
    const id = await world.paid([[yogurt, 3]]);
    await world.api.uow.manager.update(OrderEntity, { id }, { invoiceState: 'issued', isInvoice: true });
    expect(await world.shop.levelOf(FACTORY, yogurt.id)).toBe(7);
    const { status, data } = await world.pack(id, missing(yogurt, 1));
    expect([status, data.progress?.state, data.totalPrice]).toEqual([200, 'packed', 35_700]);
    expect(await world.shop.levelOf(FACTORY, yogurt.id)).toBe(7);
    const { returns, refunds, refunded } = await afterSale(id);
    expect(returns).toMatchObject([
      {
        ...{ reason: 'Faltó al empacar', state: 'received', label: 'Descontada: su dinero va en camino' },
        ...{ amount: 11_900, note: 'Se dañó en la nevera.', isByStaff: true },
        lines: [{ productId: yogurt.id, quantity: 1, amount: 11_900, fate: null }],
      },
    ]);
    expect([refunds.length, refunds[0]?.amount, refunded]).toEqual([1, 11_900, 11_900]);
    expect(await world.api.uow.manager.findBy(CreditTaskEntity, { orderId: id })).toMatchObject([
      { cause: `return-${returns[0]?.id}`, state: 'due' },
    ]);
    expect(await namesOf(id)).toEqual(
      expect.arrayContaining(['UnitsMissing', 'RefundStarted', 'OrderPacked']),
    );
    expect(await world.mailsOf(id)).toEqual(
      expect.arrayContaining([`Faltaron productos en su pedido ${id}`, `Su pedido ${id} está empacado`]),
    );
    const mail = world.api.mails.find(({ subject }) => subject === `Faltaron productos en su pedido ${id}`);
    expect(mail?.text).toContain('1 × Yogurt de mora');
    const { token } = await world.onTheRoad([id]);
    expect((await world.driven(token)).data.stops[0]?.lines).toMatchObject([{ quantity: 2 }]);
  });

  it('is mailed with what goes once something was missing, and with sums of that [N-40-583]', async () => {
    const [yogurt, cheese] = [await product(), await product({ name: 'Queso doble crema' })];
    const id = await world.paid([
      [yogurt, 3],
      [cheese, 1],
    ]);
    const body = {
      ...missing(yogurt, 1),
      missing: [yogurt, cheese].map((one) => missing(one, 1).missing[0]),
    };
    await world.pack(id, body);
    await world.call('PUT', '/order/delivery', { id, data: world.shop.aDispatch() });
    await world.call('POST', `/order/${id}/progress`, { step: 'fail', reason: 'No había nadie' });
    await world.call('POST', `/order/${id}/progress`, { step: 'deliver', receivedBy: 'Ana Peña' });
    await world.api.work();
    const goes = [
      `Su pedido ${id}, sin lo que faltó al empacar`,
      '2 × Yogurt de mora: $ 23.800,00',
      ...['Productos: $ 20.000,00', 'IVA: $ 3.800,00', 'Total: $ 23.800,00'],
    ];
    for (const subject of [
      `Despachamos su pedido ${id}`,
      `No pudimos entregar su pedido ${id}`,
      `Entregamos su pedido ${id}`,
    ])
      expect([subject, detailsOf(subject)]).toEqual([subject, goes]);
    expect(detailsOf(`Su pedido ${id} está empacado`)).toEqual([
      `Su pedido ${id}`,
      '3 × Yogurt de mora: $ 35.700,00',
      '1 × Queso doble crema: $ 11.900,00',
      ...['Productos: $ 40.000,00', 'IVA: $ 7.600,00', 'Total: $ 47.600,00'],
    ]);
  });

  it('reminds of its pickup with what waits at the store [N-40-583]', async () => {
    const yogurt = await product();
    const { id, totalPrice } = await toBeFetched(yogurt, 2);
    await world.call('PUT', '/order/paymentResult', { id, data: world.shop.aPayment(totalPrice) });
    await world.pack(id, missing(yogurt, 1));
    await world.api.app.get(Outbox).handlerOf(PICKUP_REMINDER_DUE)?.({ orderId: id }, 0);
    await world.api.work();
    expect(detailsOf(`Su pedido ${id} lo espera en la tienda`)).toEqual([
      `Su pedido ${id}, sin lo que faltó al empacar`,
      '1 × Yogurt de mora: $ 11.900,00',
      ...['Productos: $ 10.000,00', 'IVA: $ 1.900,00', 'Total: $ 11.900,00'],
    ]);
  });

  it('is mailed about missing units, returns and its cancellation with what goes [N-40-583]', async () => {
    const yogurt = await product();
    const id = await world.paid([[yogurt, 3]]);
    await world.pack(id, missing(yogurt, 1));
    await world.call('POST', `/order/${id}/cancellation`, { reason: 'Ya no lo quiere' });
    await world.api.work();
    for (const subject of [`Faltaron productos en su pedido ${id}`, `Cancelamos su pedido ${id}`])
      expect([subject, detailsOf(subject)]).toEqual([
        subject,
        [
          `Su pedido ${id}, sin lo que faltó al empacar`,
          '2 × Yogurt de mora: $ 23.800,00',
          ...['Productos: $ 20.000,00', 'IVA: $ 3.800,00', 'Total: $ 23.800,00'],
        ],
      ]);
  });

  it('is mailed about a voided payment with all that this was for [N-40-583]', async () => {
    const yogurt = await product();
    const id = await world.paid([[yogurt, 3]]);
    await world.pack(id, missing(yogurt, 1));
    for (const mail of [RETURN_MAILS.payAgain(id, null), RETURN_MAILS.cancelledVoided(id)]) {
      await world.api.app.get(Outbox).handlerOf(AFTER_SALE_MAIL)?.(mail, 0);
      expect(detailsOf(mail.subject)).toEqual([
        `Su pedido ${id}`,
        '3 × Yogurt de mora: $ 35.700,00',
        ...['Productos: $ 30.000,00', 'IVA: $ 5.700,00', 'Total: $ 35.700,00'],
      ]);
    }
  });

  it('is not invoiced for what was missing, and takes it off once [N-40-252]', async () => {
    const yogurt = await product();
    const id = await world.paid([[yogurt, 3]]);
    await world.pack(id, missing(yogurt, 1));
    await world.call('POST', `/order/${id}/unpack`);
    expect((await world.pack(id, missing(yogurt, 3))).failure.code).toBe('DELIVERY.TOO_MANY_MISSING');
    expect((await world.pack(id, missing(yogurt, 1))).status).toBe(200);
    expect((await afterSale(id)).refunded).toBe(23_800);
    expect(await world.api.uow.manager.countBy(CreditTaskEntity, { orderId: id })).toBe(0);
  });

  it('cancels an order of which nothing is there, and puts no unit back [N-40-253]', async () => {
    const yogurt = await product();
    const id = await world.paid([[yogurt, 2]]);
    const { status, data } = await world.pack(id, missing(yogurt, 2));
    expect([status, data.active, data.progress]).toEqual([200, false, null]);
    expect(await world.shop.levelOf(FACTORY, yogurt.id)).toBe(8);
    expect((await afterSale(id)).refunded).toBe(23_800);
    expect(await world.mailsOf(id)).toEqual(expect.arrayContaining([`Cancelamos su pedido ${id}`]));
  });

  it('gives the rest back when the buyer cancels a short order, without the missing units [N-40-253]', async () => {
    const yogurt = await product();
    const id = await world.paid([[yogurt, 3]]);
    await world.pack(id, missing(yogurt, 1));
    const body = { reason: 'Ya no lo quiero' };
    await world.call('POST', `/order/${id}/cancellation`, body, world.buyer.token);
    expect(await world.shop.levelOf(FACTORY, yogurt.id)).toBe(9);
    expect((await afterSale(id)).refunded).toBe(35_700);
    const refunds = await world.api.uow.manager.findBy(RefundEntity, { orderId: id });
    expect(refunds.map(({ amount }) => Number(amount)).sort()).toEqual([11_900_00, 23_800_00]);
  });

  it('refuses a short delivery of an unpaid order and what the order does not have [N-40-252]', async () => {
    const yogurt = await product();
    const [unpaid, paid] = [await world.placed([[yogurt, 2]]), await world.paid([[yogurt, 2]])];
    expect((await world.pack(unpaid, missing(yogurt, 1))).failure.code).toBe('ORDERS.NOT_PAID');
    expect((await world.pack(paid, missing(yogurt, 3))).failure.code).toBe('DELIVERY.TOO_MANY_MISSING');
    expect((await world.pack(paid, missing(world.product, 1))).failure.code).toBe(
      'DELIVERY.TOO_MANY_MISSING',
    );
    const twice = { missing: [...missing(yogurt, 1).missing, ...missing(yogurt, 1).missing] };
    expect((await world.pack(paid, twice)).failure.errors).toHaveProperty('missing');
    expect((await world.pack(paid, missing(yogurt, 0))).status).toBe(400);
    expect((await world.seen(paid)).progress?.state).toBe('preparing');
    const data = world.shop.aDispatch();
    await world.call('PUT', '/order/delivery', { id: paid, data });
    expect((await world.pack(paid, missing(yogurt, 1))).failure.code).toBe('ORDERS.ALREADY_DISPATCHED');
  });

  it('gives back each peso once when the buyer cancels at the same time [N-40-254]', async () => {
    const yogurt = await product({ stock: 100 });
    for (let round = 0; round < 3; round += 1) {
      const id = await world.paid([[yogurt, 3]]);
      const before = await world.shop.levelOf(FACTORY, yogurt.id);
      const body = { reason: 'Ya no lo quiero' };
      const [packed, cancelled] = await Promise.all([
        world.pack(id, missing(yogurt, 1)),
        world.call('POST', `/order/${id}/cancellation`, body, world.buyer.token),
      ]);
      expect(cancelled.status).toBeLessThan(300);
      const units = packed.status === 200 ? 2 : 3;
      if (packed.status !== 200) expect(packed.failure.code).toBe('ORDERS.CANCELLED');
      expect((await afterSale(id)).refunded).toBe(35_700);
      expect(await world.shop.levelOf(FACTORY, yogurt.id)).toBe(before + units);
    }
  });

  it('lets an order without stock leave with the units that are there [N-40-255]', async () => {
    const yogurt = await product({ stock: 0 });
    await world.shop.stock(FACTORY, yogurt.id, 3);
    const id = await world.paid([[yogurt, 3]]);
    const at = world.api.clock.now();
    await world.api.uow.manager.update(OrderEntity, { id }, { paidWithoutStock: true, stockReleasedAt: at });
    await world.shop.stock(FACTORY, yogurt.id, 2);
    await world.pack(id, missing(yogurt, 1));
    await world.onTheRoad([id]);
    expect(await world.order(id)).toMatchObject({ isDelivered: true, paidWithoutStock: false });
    expect(await world.shop.levelOf(FACTORY, yogurt.id)).toBe(0);
  });
});

describe.each(DIALECTS)('steps that the office registers on $name', (dialect) => {
  let world: RoadWorld;
  beforeAll(async () => {
    world = await RoadWorld.start(dialect);
  });
  afterAll(() => world.api.stop());

  const sent = async (): Promise<number> => {
    const id = await world.paid();
    await world.call('PUT', '/order/delivery', { id, data: world.shop.aDispatch() });
    return id;
  };
  const register = (id: number, body: object, token = world.admin.token) =>
    world.call<Awaited<ReturnType<RoadWorld['seen']>>>('POST', `/order/${id}/progress`, body, token);

  it('follow the dispatch of a carrier to the hand [N-40-256]', async () => {
    const id = await sent();
    expect((await world.seen(id)).progress).toMatchObject({ state: 'onTheWay', label: 'En camino' });
    const { data } = await register(id, { step: 'deliver', receivedBy: 'Ana Peña' });
    expect(data.progress).toMatchObject({ state: 'delivered', receivedBy: 'Ana Peña' });
    expect(data.receivedAt).toBe(world.api.clock.now().toISOString());
    expect((await register(id, { step: 'fail', reason: 'Nadie' })).failure.code).toBe('DELIVERY.NOT_NOW');
  });

  it('bring goods back as a return that staff receive [N-40-256]', async () => {
    const id = await sent();
    expect((await register(id, { step: 'fail' })).failure.errors).toHaveProperty('reason');
    expect((await register(id, { step: 'comeBack' })).failure.code).toBe('DELIVERY.NOT_NOW');
    await register(id, { step: 'fail', reason: 'Dirección equivocada' });
    expect((await register(id, { step: 'comeBack' })).data.progress).toMatchObject({
      ...{ state: 'back', label: 'De vuelta', reason: 'Dirección equivocada' },
    });
    await world.api.work();
    const { data } = await world.call<AfterSale>('GET', `/order/${id}/after-sale`);
    expect(data.returns).toMatchObject([
      { state: 'approved', reason: 'No se recibió en la puerta', amount: 23_800 },
    ]);
  });

  it('are refused for orders still here, for cancelled ones and for buyers [N-40-256]', async () => {
    const [here, cancelled] = [await world.paid(), await world.placed()];
    await world.call('DELETE', `/order/delete?id=${cancelled}`);
    expect((await register(here, { step: 'deliver' })).failure.code).toBe('DELIVERY.NOT_NOW');
    expect((await register(cancelled, { step: 'deliver' })).failure.code).toBe('ORDERS.CANCELLED');
    expect((await register(here, { step: 'deliver' }, world.buyer.token)).status).toBe(403);
    expect((await register(here, { step: 'send' })).status).toBe(400);
  });
});
