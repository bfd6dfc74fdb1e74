import { jest } from '@jest/globals';
import { centavos } from '@lacteos/contracts/money/money';
import type { HandOver, Order, Pickup, WaitingPickup } from '@lacteos/contracts/schemas';

import { CreditTasks } from '#orders/order/invoiceable/credit-tasks.js';
import { OrderAccess } from '#orders/order/row/order-access.js';
import { OrderEntity } from '#orders/order/row/order.entity.js';
import { OrderWithholdings } from '#orders/order/withholding/order-withholdings.js';
import { OrderEventEntity } from '#orders/order/timeline/order-event.entity.js';
import { CashMovementEntity } from '#orders/payments/cash-desk/cash-movement.entity.js';
import { RefundEntity } from '#orders/payments/refunds/refund/refund.entity.js';
import { NewPickups } from '#orders/delivery/pickup/new-pickups.service.js';
import { PICKUP_ENDS, PICKUP_PAID_LATE } from '#orders/delivery/pickup/pickup-messages.js';
import { StoreEntity } from '#partners/index.js';
import { Outbox, OutboxMessage } from '#platform/outbox/index.js';
import { DIALECTS, holdAfter, holdBefore, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { RevokeOrderService } from '../returns/revoke-order.service.js';

const HOURS = { weekdays: '08:00-18:00', saturday: '08:00-18:00', sunday: '' };
const FRIDAY_10 = new Date('2026-11-20T10:00:00-05:00');
/** Ready on Friday, three open days later. */
const UNTIL = new Date('2026-11-24T18:00:00-05:00');
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
type Person = Awaited<ReturnType<TestApi['signedIn']>>;

describe.each(DIALECTS)('handing over at the store on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let admin: Person;
  let store: Person & { storeId: number };
  let keys = 0;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    admin = await api.signedIn(3);
    const cashier = await shop.cashier();
    await api.uow.manager.update(StoreEntity, { id: cashier.storeId }, { hours: HOURS });
    store = cashier;
  });
  beforeEach(() => api.clock.set(FRIDAY_10));
  afterAll(() => api.stop());

  const next = (): string => `hand-over-${(keys += 1)}`;
  const tokenOf = ({ user }: Pick<Person, 'user'>) => api.tokenOf(user);
  const place = async () => {
    const buyer = await api.signedIn(1);
    const product = await shop.addProduct({ stock: 0 });
    await shop.stock(store.storeId, product.id, 10);
    const delivery = { kind: 'pickup', storeId: store.storeId } as const;
    const body = shop.anOrder(buyer.user, [[product, 1]], { delivery });
    const { data, text } = await shop.place<Order>(buyer.token, body, next());
    const { data: pickup } = await api.call<Pickup>('GET', `/delivery/pickups/${data.id}`, {
      token: buyer.token,
    });
    if (!pickup?.code) throw new Error(text);
    return { id: data.id, buyer, product, code: pickup.code };
  };
  const pay = async (id: number) => {
    const body = { id, data: shop.aPayment(11_900) };
    const { status, text } = await api.call('PUT', '/order/paymentResult', {
      token: await tokenOf(admin),
      body,
    });
    if (status !== 200) throw new Error(text);
  };
  const paid = async () => {
    const order = await place();
    await pay(order.id);
    return order;
  };
  const handOver = async (id: number, body: HandOver, by: Pick<Person, 'user'> = store, key = next()) =>
    api.call<Pickup>('POST', `/delivery/pickups/${id}/hand-over`, {
      token: await tokenOf(by),
      body,
      headers: { 'idempotency-key': key },
    });
  const listWaiting = async () => {
    const { data } = await api.call<WaitingPickup[]>('GET', '/delivery/pickups', {
      token: await tokenOf(store),
    });
    return data.map(({ orderId }) => orderId);
  };
  /** Work that is recorded for a lane whose turn was before. */
  const workTwice = async () => {
    await api.work();
    await api.work();
  };
  const read = (id: number) => api.uow.manager.findOneByOrFail(OrderEntity, { id });
  const level = (product: TestProduct) => shop.levelOf(store.storeId, product.id);

  it('dispatches and delivers a paid order for its code [N-40-210]', async () => {
    const { id, code, buyer } = await paid();
    const done = await handOver(id, { code: ` ${code.slice(0, 3)}-${code.slice(3).toLowerCase()} ` });
    expect([done.status, done.data]).toMatchObject([
      200,
      { orderId: id, handedOverAt: FRIDAY_10.toISOString() },
    ]);
    const { data } = await api.call<Order>('GET', `/order/${id}`, { token: buyer.token });
    expect(data).toMatchObject({
      isDelivered: true,
      deliveredAt: FRIDAY_10.toISOString(),
      receivedAt: FRIDAY_10.toISOString(),
      delivery: { transport: 'Entregado en tienda', shippingAddress: 'Calle 1', numberGuide: '' },
      progress: { state: 'delivered' },
    });
    expect(await listWaiting()).not.toContain(id);
  });

  it('takes the document of the buyer instead, as it is typed [N-40-210]', async () => {
    const { id, buyer } = await paid();
    const document = buyer.user.n_document.replace(/\B(?=(\d{3})+$)/g, '.');
    expect((await handOver(id, { document })).status).toBe(200);
  });

  it('answers a repeated request as before and refuses another one [N-40-210]', async () => {
    const { id, code } = await paid();
    const first = await handOver(id, { code }, store, 'the-same');
    expect(await handOver(id, { code }, store, 'the-same')).toMatchObject({ status: 200, data: first.data });
    expect((await handOver(id, { code })).failure.code).toBe('ORDERS.ALREADY_DISPATCHED');
  });

  it('refuses what is unpaid, unproven, foreign or no pickup [N-40-211]', async () => {
    const { id, code } = await place();
    expect((await handOver(id, { code })).failure.code).toBe('ORDERS.NOT_PAID');
    await pay(id);
    const codeOf = async (body: HandOver, by: Pick<Person, 'user'> = store) =>
      (await handOver(id, body, by)).failure.code;
    expect(await codeOf({})).toBe('VALIDATION.FAILED');
    expect(await codeOf({ code: 'AAAAAA' })).toBe('DELIVERY.PICKUP_UNPROVEN');
    expect(await codeOf({ document: '123' })).toBe('DELIVERY.PICKUP_UNPROVEN');
    expect(await codeOf({ code }, await shop.cashier())).toBe('ORDERS.NOT_FOUND');
    expect(await codeOf({ code }, await api.signedIn(1))).toBe('AUTH.FORBIDDEN');
    expect((await read(id)).isDelivered).toBe(false);
    const home = await shop.placedBy(await api.signedIn(1), [[await shop.addProduct(), 1]]);
    await pay(home.id);
    expect((await handOver(home.id, { code }, admin)).failure.code).toBe('DELIVERY.NO_PICKUP');
  });

  it('pauses after five proofs, also those at once, and goes on a quarter of an hour later [N-40-212]', async () => {
    const { id, code } = await paid();
    const guesses = ['AAAAAA', 'CCCCCC', 'DDDDDD', 'EEEEEE', 'FFFFFF', 'GGGGGG', 'HHHHHH'];
    const answers = await Promise.all(guesses.map((guess) => handOver(id, { code: guess })));
    const codes = answers.map(({ failure }) => failure.code).sort();
    expect(codes.filter((each) => each === 'DELIVERY.PICKUP_UNPROVEN')).toHaveLength(5);
    const paused = await handOver(id, { code });
    expect([paused.status, paused.failure.code]).toEqual([429, 'DELIVERY.PICKUP_PAUSED']);
    expect(paused.failure.message).toContain('15 minutos');
    api.clock.advance(15 * MINUTE_MS);
    expect((await handOver(id, { code })).status).toBe(200);
  });

  it('takes the money of an unpaid order in the same act, into the drawer [N-40-213]', async () => {
    const { id, code, product } = await place();
    const payment = shop.aPayment(11_900, { withoutShift: false });
    const before = await level(product);
    const noShift = await handOver(id, { code, payment });
    expect(noShift.failure.code).toBe('CASH_DESK.NO_SHIFT');
    expect(await read(id)).toMatchObject({ isPaid: false, isDelivered: false });
    const shiftId = await shop.openShift(await tokenOf(store));
    expect((await handOver(id, { code, payment })).status).toBe(200);
    expect(await read(id)).toMatchObject({ isPaid: true, isDelivered: true, paymentMethod: 'Efectivo' });
    const movements = await api.uow.manager.findBy(CashMovementEntity, { orderId: id });
    expect(movements.map(({ shiftId: shift, amount }) => [shift, Number(amount)])).toEqual([
      [shiftId, 1_190_000],
    ]);
    expect(await level(product)).toBe(before);
  });

  it('lists and collects the total less what the buyer withholds [N-40-502]', async () => {
    const { id, code, buyer } = await place();
    const document = { identification: buyer.user.n_document, idType: buyer.user.id_type };
    const rates = { reteFuente: 2.5, reteIva: 0, reteIca: 0, minimumBase: centavos(0) };
    await api.uow.run(() => api.app.get(OrderWithholdings).setBuyer(document, rates));
    const { data } = await api.call<WaitingPickup[]>('GET', `/delivery/pickups?search=${id}`, {
      token: await tokenOf(store),
    });
    expect(data).toMatchObject([{ orderId: id, totalPrice: 11_900, expectedPayment: 11_650 }]);
    const payment = shop.aPayment(11_900);
    expect((await handOver(id, { code, payment }, admin)).status).toBe(200);
    const movements = await api.uow.manager.findBy(CashMovementEntity, { orderId: id });
    expect(movements.map(({ amount }) => Number(amount))).toEqual([1_165_000]);
  });

  it('is done by one of two people at once [N-40-214]', async () => {
    const { id, code } = await paid();
    const both = holdAfter(api.app.get(OrderAccess), 'getForStaff', 2);
    const answers = [handOver(id, { code }), handOver(id, { code }, admin)];
    await both.reached;
    both.release();
    const done = await Promise.all(answers);
    expect(done.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(done.find(({ status }) => status === 409)?.failure.code).toBe('ORDERS.ALREADY_DISPATCHED');
    expect(await api.uow.manager.countBy(OrderEventEntity, { orderId: id, name: 'OrderDispatched' })).toBe(1);
  });

  it('collects the money once when two people hand over an unpaid order at once [N-40-214]', async () => {
    const { id, code } = await place();
    const body = {
      code,
      payment: shop.aPayment(11_900, { paymentMethod: 'Nequi', transactionNumber: 'M-1' }),
    };
    const both = holdAfter(api.app.get(OrderAccess), 'getForStaff', 2);
    const answers = [handOver(id, body), handOver(id, body, admin)];
    await both.reached;
    both.release();
    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await api.uow.manager.countBy(OrderEventEntity, { orderId: id, name: 'OrderPaid' })).toBe(1);
  });

  it.each(['the hand-over', 'the cancellation'])(
    'or a cancellation by the buyer: %s succeeds first, and the other changes nothing [N-40-214]',
    async (first) => {
      const { id, code, buyer, product } = await paid();
      const before = await level(product);
      const cancel = () =>
        api.call('POST', `/order/${id}/cancellation`, { token: buyer.token, body: { reason: 'Ya no voy' } });
      const isFetched = first === 'the hand-over';
      const held = isFetched
        ? holdAfter(api.app.get(OrderAccess), 'get')
        : holdAfter(api.app.get(OrderAccess), 'getForStaff');
      const slow = isFetched ? cancel() : handOver(id, { code });
      await held.reached;
      const fast = await (isFetched ? handOver(id, { code }) : cancel());
      held.release();
      expect([fast.status < 300, (await slow).status]).toEqual([true, 409]);
      expect(await read(id)).toMatchObject({ active: isFetched, isDelivered: isFetched });
      expect(await level(product)).toBe(isFetched ? before : before + 1);
      expect(await api.uow.manager.countBy(RefundEntity, { orderId: id })).toBe(isFetched ? 0 : 1);
    },
  );

  it('reminds the buyer the day before the end, unless it is over [N-40-215]', async () => {
    const [waiting, fetched] = [await paid(), await paid()];
    expect((await handOver(fetched.id, { code: fetched.code })).status).toBe(200);
    const remindersOf = ({ buyer, id }: Awaited<ReturnType<typeof place>>) =>
      api.mails.filter(
        ({ to, subject }) => to === buyer.user.email && subject === `Su pedido ${id} lo espera en la tienda`,
      );
    api.clock.set(new Date(UNTIL.getTime() - DAY_MS - 1));
    await api.work();
    expect(remindersOf(waiting)).toEqual([]);
    api.clock.advance(1);
    await workTwice();
    expect(remindersOf(waiting).map(({ text }) => text)).toEqual([
      expect.stringContaining('solo hasta el martes 24 de noviembre, 6:00 p. m.'),
    ]);
    expect(remindersOf(fetched)).toEqual([]);
  });

  it('ends after the last day: a paid order is cancelled, refunded and credited, and the mail says why [N-40-216, N-40-504]', async () => {
    const { id, buyer, code, product } = await paid();
    const plan = jest.spyOn(api.app.get(CreditTasks), 'plan');
    const before = await level(product);
    api.clock.set(new Date(UNTIL.getTime() - 1));
    await api.work();
    expect((await read(id)).active).toBe(true);
    api.clock.advance(1);
    await workTwice();
    expect(await read(id)).toMatchObject({ active: false, isPaid: true });
    expect(await level(product)).toBe(before + 1);
    expect(await api.uow.manager.findBy(RefundEntity, { orderId: id })).toMatchObject([
      { amount: 11_900_00 },
    ]);
    expect(plan).toHaveBeenCalledWith(
      expect.objectContaining({ orderId: id, actorId: buyer.user.id, lines: null }),
    );
    plan.mockRestore();
    const [step] = await api.uow.manager.findBy(OrderEventEntity, { orderId: id, name: 'OrderCancelled' });
    expect(step).toMatchObject({ actorId: null, detail: 'No se recogió en la tienda a tiempo.' });
    const mail = api.mails.find(
      ({ to, subject }) => to === buyer.user.email && subject === `Cancelamos su pedido ${id}`,
    );
    expect(mail?.text).toContain('porque no se recogió en la tienda a tiempo');
    expect((await handOver(id, { code })).failure.code).toBe('ORDERS.CANCELLED');
  });

  it('ends after the last day: an unpaid order lapses with its hold [N-40-216]', async () => {
    const { id, product } = await place();
    const before = await level(product);
    api.clock.set(UNTIL);
    await api.work();
    expect(await read(id)).toMatchObject({ active: true, isPaid: false, stockReleasedAt: UNTIL });
    expect(await level(product)).toBe(before + 1);
    expect(await listWaiting()).not.toContain(id);
  });

  const renewLate = (orderId: number) => api.app.get(Outbox).handlerOf(PICKUP_PAID_LATE)?.({ orderId }, 0);

  it('waits anew when it is paid after its end, and ends again [N-40-503]', async () => {
    const { id, buyer, product } = await place();
    api.clock.set(UNTIL);
    await api.work();
    const released = await level(product);
    api.clock.advance(MINUTE_MS);
    await pay(id);
    await workTwice();
    const { data } = await api.call<Pickup>('GET', `/delivery/pickups/${id}`, {
      token: await tokenOf(buyer),
    });
    expect(data).toMatchObject({
      readyFrom: '2026-11-25T15:00:00.000Z',
      until: '2026-11-28T23:00:00.000Z',
    });
    expect([await level(product), await listWaiting()]).toEqual([released - 1, expect.arrayContaining([id])]);
    const subject = `Nuevo plazo para recoger su pedido ${id}`;
    const mails = api.mails.filter((mail) => mail.to === buyer.user.email && mail.subject === subject);
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('Lo guardamos hasta el sábado 28 de noviembre, 6:00 p. m.'),
    ]);
    api.clock.set(new Date(data.until));
    await workTwice();
    expect(await read(id)).toMatchObject({ active: false, isPaid: true });
    expect(await level(product)).toBe(released);
    expect(await api.uow.manager.countBy(RefundEntity, { orderId: id })).toBe(1);
  });

  it('is mailed about its late payment though its new term fails, which is planned once later [N-40-582]', async () => {
    const { id, buyer } = await place();
    api.clock.set(UNTIL);
    await api.work();
    api.clock.advance(MINUTE_MS);
    await pay(id);
    const broken = jest.spyOn(api.app.get(NewPickups), 'plan').mockRejectedValue(new Error('broken'));
    await api.work();
    broken.mockRestore();
    const mailsOf = (subject: string) =>
      api.mails.filter((mail) => mail.to === buyer.user.email && mail.subject === `${subject} ${id}`).length;
    const [paidMail, newTerm] = ['Recibimos el pago de su pedido', 'Nuevo plazo para recoger su pedido'];
    expect([mailsOf(paidMail), mailsOf(newTerm)]).toEqual([1, 0]);
    api.clock.advance(60 * MINUTE_MS);
    await workTwice();
    // The process died before the message was done.
    await renewLate(id);
    await workTwice();
    expect([mailsOf(paidMail), mailsOf(newTerm)]).toEqual([1, 1]);
    expect(await read(id)).toMatchObject({ active: true, isPaid: true });
  });

  it('is renewed by one of two replicas at once [N-40-582]', async () => {
    const { id } = await place();
    api.clock.set(UNTIL);
    await api.work();
    await pay(id);
    await Promise.all([renewLate(id), renewLate(id)]);
    await workTwice();
    const subject = `Nuevo plazo para recoger su pedido ${id}`;
    expect(api.mails.filter((mail) => mail.subject === subject)).toHaveLength(1);
    const { length } = (await api.uow.manager.findBy(OutboxMessage, { topic: PICKUP_ENDS })).filter(
      ({ payload }) => payload === JSON.stringify({ orderId: id }),
    );
    expect(length).toBe(2);
  });

  it('gets no message about a late payment when it is paid in time, or sent home [N-40-582]', async () => {
    await paid();
    const buyer = await api.signedIn(1);
    const { id } = await shop.placedBy(buyer, [[await shop.addProduct({ stock: 1 }), 1]]);
    await pay(id);
    const late = await api.uow.manager.findBy(OutboxMessage, { topic: PICKUP_PAID_LATE });
    expect(late.map(({ created_at }) => created_at)).not.toContainEqual(FRIDAY_10);
  });

  it('ends at once when it is paid after its end and its store has closed [N-40-503]', async () => {
    const { id } = await place();
    api.clock.set(UNTIL);
    await api.work();
    await pay(id);
    await api.uow.manager.update(StoreEntity, { id: store.storeId }, { hours: null });
    await workTwice();
    await api.uow.manager.update(StoreEntity, { id: store.storeId }, { hours: HOURS });
    expect(await read(id)).toMatchObject({ active: false, isPaid: true });
    expect(await api.uow.manager.countBy(RefundEntity, { orderId: id })).toBe(1);
  });

  it.each(['the hand-over', 'the end'])(
    'or the end: %s succeeds first, and the other changes nothing [N-40-217]',
    async (first) => {
      const { id, code, product } = await paid();
      const before = await level(product);
      api.clock.set(UNTIL);
      const isFetched = first === 'the hand-over';
      const held = isFetched
        ? holdBefore(api.app.get(RevokeOrderService), 'revoke')
        : holdAfter(api.app.get(OrderAccess), 'getForStaff');
      const slow = isFetched ? api.work() : handOver(id, { code });
      await held.reached;
      const fast = await (isFetched ? handOver(id, { code }) : api.work());
      held.release();
      const answer = isFetched ? fast : await slow;
      await slow;
      expect(answer).toMatchObject({ status: isFetched ? 200 : 409 });
      expect(await read(id)).toMatchObject({ active: isFetched, isDelivered: isFetched });
      expect(await level(product)).toBe(isFetched ? before : before + 1);
      expect(await api.uow.manager.countBy(RefundEntity, { orderId: id })).toBe(isFetched ? 0 : 1);
    },
  );

  it('leaves no difference between stock and ledger [N-40-217]', async () => {
    expect(await shop.ledgerDifferences()).toEqual([]);
  });
});
