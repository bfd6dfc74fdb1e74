import type { AfterSale, RefundAccount, StaffRefund } from '@lacteos/contracts/schemas';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { OrderEntity } from '#orders/order/row/order.entity.js';
import { RefundEntity } from '../refund/refund.entity.js';

type Caller = Awaited<ReturnType<TestApi['signedIn']>>;

const ACCOUNT: RefundAccount = {
  holder: 'Rosa Díaz',
  identification: '52123456',
  bank: 'Bancolombia',
  kind: 'Ahorros',
  number: '03101234567',
};

describe.each(DIALECTS)("the buyer's bank account for a refund on $name", (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let kumis: TestProduct;
  let buyer: Caller;
  let admin: Caller;
  beforeAll(async () => {
    api = await startApi(dialect, { SIIGO_URL: 'http://127.0.0.1:9' });
    shop = new ShopBuilder(api);
    kumis = await shop.addProduct({ name: 'Kumis', stock: 1_000 });
  });
  beforeEach(async () => {
    [admin, buyer] = [await api.signedIn(3), await api.signedIn(1)];
  });
  afterAll(() => api.stop());

  /** A cancelled order paid by transfer: its refund waits for a bank account. */
  const waiting = async (): Promise<{ orderId: number; refundId: number }> => {
    const { id } = await shop.placedBy(buyer, [[kumis, 1]]);
    const { totalPrice } = await api.uow.manager.findOneByOrFail(OrderEntity, { id });
    const data = shop.aPayment(totalPrice / 100, { paymentMethod: 'Nequi', transactionNumber: 'N-1' });
    await api.call('PUT', '/order/paymentResult', { token: admin.token, body: { id, data } });
    const { data: after } = await api.call<AfterSale>('POST', `/order/${id}/cancellation`, {
      token: buyer.token,
      body: { reason: 'Me equivoqué' },
    });
    expect(after.refunds).toEqual([expect.objectContaining({ way: 'transfer', state: 'account' })]);
    return { orderId: id, refundId: after.refunds[0]?.id ?? 0 };
  };
  const give = (
    { orderId, refundId }: { orderId: number; refundId: number },
    { token }: Caller = buyer,
    account: object = ACCOUNT,
  ) =>
    api.call<AfterSale['refunds'][number]>('PUT', `/order/${orderId}/refunds/${refundId}/account`, {
      token,
      body: account,
    });
  const act = (refundId: number, { token }: Caller, body: object) =>
    api.call<StaffRefund>('PUT', `/admin/refunds/${refundId}`, { token, body });
  const mailsOf = (text: string) => api.mails.filter(({ subject }) => subject.includes(text));

  it('is requested by mail, stored once, approved by staff and deleted after the transfer [N-20-337]', async () => {
    const refund = await waiting();
    await api.work();
    const [mail] = mailsOf(`devolvemos el dinero de su pedido ${refund.orderId}?`);
    expect([mail?.to, mail?.text.includes(`/order/${refund.orderId}`)]).toEqual([buyer.user.email, true]);
    const given = await give(refund);
    expect(given.data).toMatchObject({
      state: 'approval',
      text: 'Recibimos los datos de la cuenta terminada en 4567 y los estamos revisando.',
    });
    // The answer may have been lost.
    expect((await give(refund)).data).toMatchObject({ state: 'approval' });
    expect((await give(refund, buyer, { ...ACCOUNT, number: '99999' })).failure.code).toBe('REFUNDS.NOT_NOW');
    const list = await api.call<StaffRefund[]>('GET', `/admin/refunds?search=${refund.orderId}`, {
      token: admin.token,
    });
    expect(list.data[0]).toMatchObject({ account: ACCOUNT, isEnteredByBuyer: true, isEnteredByMe: false });
    const stored = await api.uow.manager.findOneByOrFail(RefundEntity, { id: refund.refundId });
    expect(stored.sealedAccount).not.toContain('4567');
    expect((await act(refund.refundId, admin, { action: 'approve' })).data.state).toBe('transfer');
    const done = await act(refund.refundId, admin, { action: 'transferred', paymentNumber: 'T-1' });
    expect(done.data).toMatchObject({ state: 'done', account: null });
    const after = await api.call<AfterSale>('GET', `/order/${refund.orderId}/after-sale`, {
      token: buyer.token,
    });
    expect(after.data.refunds[0]).toMatchObject({ state: 'done', text: '' });
    await api.work();
    expect(mailsOf(`Devolvimos el dinero de su pedido ${refund.orderId}`)).toHaveLength(1);
  });

  it('is deleted and requested again when staff refuse it', async () => {
    const refund = await waiting();
    await give(refund);
    await act(refund.refundId, admin, { action: 'refuse-account' });
    await api.work();
    expect(mailsOf(`Revise la cuenta para devolverle el dinero de su pedido ${refund.orderId}`)).toHaveLength(
      1,
    );
    const stored = await api.uow.manager.findOneByOrFail(RefundEntity, { id: refund.refundId });
    expect([stored.sealedAccount, stored.enteredBy]).toEqual([null, null]);
    expect((await give(refund, buyer, { ...ACCOUNT, number: '20202020' })).data.state).toBe('approval');
  });

  it('is accepted only complete and from the buyer of the order', async () => {
    const refund = await waiting();
    const stranger = await api.signedIn(1);
    expect((await give(refund, stranger)).failure.code).toBe('ORDERS.NOT_FOUND');
    expect((await give(refund, admin)).status).toBe(403);
    const other = await waiting();
    expect((await give({ ...refund, refundId: other.refundId })).failure.code).toBe('REFUNDS.NOT_FOUND');
    expect((await give(refund, buyer, { ...ACCOUNT, number: '1', bank: '' })).failure.errors).toEqual({
      bank: expect.any(String),
      number: expect.any(String),
    });
    expect((await give(refund)).status).toBe(200);
  });

  it('is stored once when buyer and staff enter it concurrently [N-20-337]', async () => {
    const refund = await waiting();
    const staffs = { ...ACCOUNT, number: '777777777' };
    const [mine, theirs] = await Promise.all([
      give(refund),
      act(refund.refundId, admin, { action: 'give-account', account: staffs }),
    ]);
    expect([mine.status, theirs.status].sort()).toEqual([200, 409]);
    const lost = mine.status === 409 ? mine : theirs;
    expect(lost.failure.code).toBe('REFUNDS.NOT_NOW');
    const list = await api.call<StaffRefund[]>('GET', `/admin/refunds?search=${refund.orderId}`, {
      token: admin.token,
    });
    expect(list.data[0]?.account?.number).toBe(mine.status === 200 ? ACCOUNT.number : staffs.number);
    expect(list.data[0]?.isEnteredByBuyer).toBe(mine.status === 200);
  });
});
