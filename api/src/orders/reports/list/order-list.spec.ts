import { fromPesos } from '@lacteos/contracts/money/money';
import type { PageMeta } from '@lacteos/contracts/schemas';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ADDRESS } from '#test/shipping-address.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { OrderEntity } from '../../order/row/order.entity.js';
import type { OrderRowDto } from '../../order/row/order.dto.js';
import type { StaffOrderRowDto } from './staff-order-row.js';

describe.each(DIALECTS)("the back office's order list on $name", (dialect) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await startApi(dialect);
    ({ token } = await api.signedIn(3));
    const paid = { isPaid: true, paidAt: new Date('2026-11-10T15:00:00.000Z') };
    await addOrder({ nDocument: '1001', createdAt: new Date('2026-11-01T12:00:00.000Z') });
    await addOrder({ nDocument: '1002', createdAt: new Date('2026-11-02T12:00:00.000Z'), ...paid });
    await addOrder({
      nDocument: '2003',
      createdAt: new Date('2026-11-03T12:00:00.000Z'),
      ...paid,
      isDelivered: true,
      isInvoice: true,
    });
    await addOrder({
      nDocument: '2004',
      createdAt: new Date('2026-11-04T12:00:00.000Z'),
      active: false,
      storeId: 7,
    });
    // 2026-11-12 04:59 UTC is still the 11th in Colombia
    const late = { isPaid: true, paidAt: new Date('2026-11-12T04:59:00.000Z') };
    await addOrder({
      nDocument: '3005',
      createdAt: new Date('2026-11-05T12:00:00.000Z'),
      ...late,
      paymentMethod: 'Wompi',
    });
  });
  afterAll(() => api.stop());

  let count = 0;
  async function addOrder(change: Partial<OrderEntity>): Promise<void> {
    count += 1;
    await api.uow.manager.insert(OrderEntity, {
      userId: 1,
      storeId: 0,
      idempotencyKey: `list-${count}`,
      requestHash: '',
      nDocument: '',
      shippingAddress: ADDRESS,
      customer: null,
      paymentMethod: 'Efectivo',
      paymentId: 1,
      itemsPrice: fromPesos(100 * count),
      taxPrice: fromPesos(19 * count),
      shippingPrice: fromPesos(0),
      totalPrice: fromPesos(119 * count),
      allTaxed: true,
      isPaid: false,
      paidAt: null,
      paymentResult: null,
      isDelivered: false,
      deliveredAt: null,
      delivery: null,
      active: true,
      isInvoice: false,
      idInvoice: null,
      paidWithoutStock: false,
      paymentAlert: null,
      createdAt: new Date(),
      ...change,
    });
  }
  const list = async (query: string) => {
    const answer = await api.call<OrderRowDto[]>('GET', `/admin/orders?${query}`, { token });
    const { meta } = answer.failure as unknown as { meta: PageMeta };
    return { status: answer.status, documents: answer.data?.map((row) => row.n_document), meta };
  };

  it('returns all orders, newest first, with their count and total income [B-187, D-064, D-065]', async () => {
    const { documents, meta } = await list('');
    expect(documents).toEqual(['3005', '2004', '2003', '1002', '1001']);
    expect(meta).toEqual({ total: 5, page: 1, pageSize: 200, totalIncome: 1785 });
  });

  it('pages and sorts in the database [D-063]', async () => {
    const { documents, meta } = await list('page=2&pageSize=2&sort=totalPrice');
    expect(documents).toEqual(['2003', '2004']);
    expect(meta).toEqual({ total: 5, page: 2, pageSize: 2, totalIncome: 1785 });
  });

  it.each([
    ['isPaid=true&isDelivered=false', ['3005', '1002']],
    ['active=false', ['2004']],
    ['isDelivered=true', ['2003']],
    ['paymentMethod=Wompi', ['3005']],
    ['paymentMethod=WompyBancolombia', ['3005']],
    ['paidFrom=2026-11-10&paidTo=2026-11-10', ['2003', '1002']],
    ['paidFrom=2026-11-11&paidTo=2026-11-11', ['3005']],
    ['createdFrom=2026-11-02&createdTo=2026-11-03', ['2003', '1002']],
    ['isInvoice=false&isPaid=true', ['3005', '1002']],
    ['isInvoice=true', ['2003']],
    ['storeId=7', ['2004']],
    ['storeId=0&isPaid=false', ['1001']],
    ['document=100', []],
    ['document=1001', ['1001']],
    ['family=QUESOS', []],
    ['search=200', ['2004', '2003']],
    ['search=2.003', ['2003']],
    ['search=%232.004', ['2004']],
    ['document=1.001', ['1001']],
    ['paidFrom=101126&paidTo=10%20nov%202026', ['2003', '1002']],
    ['search=cancelado', ['2004']],
    ['search=Despachado', ['2003']],
    ['search=aprobado', ['3005', '2003', '1002']],
    ['search=%25', []],
    ["search=' OR 1=1 --", []],
  ])('filters by %s [B-031, B-065, N-17-200, N-33-806]', async (query, expected) => {
    expect((await list(query)).documents).toEqual(expected);
  });

  it('counts paid orders of a date range even if they were cancelled since [N-21-208]', async () => {
    const paid = { nDocument: '4006', isPaid: true, paidAt: new Date('2027-01-10T15:00:00.000Z') };
    const createdAt = new Date('2027-01-10T12:00:00.000Z');
    await addOrder({ ...paid, createdAt });
    await addOrder({ ...paid, createdAt, active: false });
    const days = 'paidFrom=2027-01-10&paidTo=2027-01-10';
    const metaOf = async (query: string) => (await list(`document=4006&${days}&${query}`)).meta;
    expect(await metaOf('isPaid=true')).toMatchObject({ total: 2, totalIncome: 119 * (6 + 7) });
    expect(await metaOf('isPaid=true&active=false')).toMatchObject({ total: 1, totalIncome: 119 * 7 });
    await api.uow.manager.delete(OrderEntity, { nDocument: '4006' });
  });

  it('finds an order by word prefixes of name, company, phone, guide and transaction [N-17-501]', async () => {
    const shop = new ShopBuilder(api);
    const product = await shop.addProduct({ stock: 10, price: 1000 });
    const { user, token: buyer } = await api.signedIn(1);
    const shippingAddress = {
      ...ADDRESS,
      first_name: 'Maria Jose',
      last_name: 'Ñustes',
      nameCompany: 'Quesería La Ñapa',
      phone: '3209998877',
    };
    const body = shop.anOrder(user, [[product, 1]], { shippingAddress });
    const { id } = (await shop.place(buyer, body, 'find-me')).data;
    const payment = shop.aPayment(1190, { paymentMethod: 'Nequi', transactionNumber: 'TX-5501' });
    await api.call('PUT', '/order/paymentResult', { token, body: { id, data: payment } });
    const dispatch = shop.aDispatch({ numberGuide: 'GUIA 77-A' });
    await api.call('PUT', '/order/delivery', { token, body: { id, data: dispatch } });
    for (const term of [
      'ñustes',
      'NUST',
      'maria jose',
      'jose ñustes',
      'queseria',
      '320999',
      'guia 77',
      '5501',
      '8877',
      '320 999 8877',
    ]) {
      const found = await api.call<OrderRowDto[]>('GET', `/admin/orders?search=${encodeURIComponent(term)}`, {
        token,
      });
      expect([term, found.data.map((row) => row.id)]).toEqual([term, [id]]);
    }
    expect((await list('search=pedro%20ñustes')).documents).toEqual([]);
    const [found] = (await api.call<StaffOrderRowDto[]>('GET', '/admin/orders?search=8877%20guia', { token }))
      .data;
    expect(found?.foundBy).toEqual([
      { field: 'guide', text: 'GUIA 77-A' },
      { field: 'phone', text: '3209998877' },
    ]);
  });

  it('finds an order by its id [B-031]', async () => {
    const all = await api.call<OrderRowDto[]>('GET', '/admin/orders', { token });
    const wanted = all.data[2];
    expect(
      (await api.call<OrderRowDto[]>('GET', `/admin/orders?search=${wanted?.id}`, { token })).data,
    ).toContainEqual({ ...wanted, foundBy: [{ field: 'id', text: String(wanted?.id) }] });
  });

  it.each([
    'sort=password',
    'pageSize=201',
    'page=0',
    'colour=red',
    'isPaid=maybe',
    'paymentMethod=Oro',
    'paidFrom=ayer',
    'storeId=-1',
    'family=PANES',
  ])('rejects %s', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});
