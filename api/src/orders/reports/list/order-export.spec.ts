import { getDefaultHighWaterMark, setDefaultHighWaterMark, type Readable } from 'node:stream';
import { jest } from '@jest/globals';
import { readSheet } from 'read-excel-file/universal';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ADDRESS } from '#test/shipping-address.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { OrderListRepository } from './order-list.repository.js';
import { OrderEntity } from '../../order/row/order.entity.js';
import { OrderExport } from './order-export.js';

const HOUR_MS = 3_600_000;
const INVOICE = 'FV-2-123';

describe.each(DIALECTS)('the order export on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let token: string;
  const ids: number[] = [];
  beforeAll(async () => {
    api = await startApi(dialect);
    token = (await api.signedIn(3)).token;
    shop = new ShopBuilder(api);
    const product = await shop.addProduct({ stock: 10, price: 1000 });
    const { user, token: buyer } = await api.signedIn(1);
    for (const first_name of ['=SUM(A1)', 'Ana, "la otra"']) {
      const shippingAddress = { ...ADDRESS, first_name, nameCompany: 'N/A', notes: '=1+1, "portería"' };
      const placed = await shop.place(buyer, shop.anOrder(user, [[product, 1]]), `file-${ids.length}`);
      ids.push(placed.data.id);
      await api.uow.manager.update(OrderEntity, { id: placed.data.id }, { shippingAddress });
    }
    const payment = { id: ids[1], data: shop.aPayment(1190) };
    await api.call('PUT', '/order/paymentResult', { token, body: payment });
  });
  afterAll(() => api.stop());

  const fetchFile = (query: string) =>
    fetch(`${api.origin}/api/admin/orders/export?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });

  it('contains every matching order as CSV, with formulas escaped [N-18-202]', async () => {
    const answer = await fetchFile('format=csv');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="pedidos-2026-11-20.csv"');
    const size = Number(answer.headers.get('x-estimated-size'));
    const text = await answer.text();
    expect(Math.abs(size - text.length) / text.length).toBeLessThan(0.5);
    const [titles, first, second, ...more] = text.trim().split('\n');
    expect(titles).toMatch(/^\uFEFF?"Id";"Fecha";"Documento";"Cliente"/);
    expect(first).toContain(`;"'=SUM(A1) `);
    expect(titles).toContain(';"Notas de entrega"');
    expect(first).toContain(`;"'=1+1, ""portería"""`);
    expect(second).toContain(';"Ana, ""la otra"" ');
    expect(more).toEqual([]);
    const paid = await (await fetchFile('format=csv&isPaid=true')).text();
    expect(paid.trim().split('\n')).toHaveLength(2);
  });

  it('sorts its rows as the list does', async () => {
    for (const sort of ['-createdAt', '-id', 'totalPrice', '-paidAt', 'paymentMethod']) {
      const { data } = await api.call<{ id: number }[]>('GET', `/admin/orders?sort=${sort}`, { token });
      const text = await (await fetchFile(`format=csv&sort=${sort}`)).text();
      const rows = text.trim().split('\n').slice(1);
      expect([sort, rows.map((row) => Number(row.split(';')[0]?.replaceAll('"', '')))]).toEqual([
        sort,
        data.map(({ id }) => id),
      ]);
    }
  });

  it('is a valid workbook with numeric cells', async () => {
    const answer = await fetchFile('format=xlsx');
    const rows = await readSheet(await answer.blob());
    expect(rows).toHaveLength(3);
    expect([rows[2]?.[0], rows[2]?.[12], rows[2]?.[14]]).toEqual([ids[1], 1190, 'Aprobado']);
  });

  it('is refused without a format, with an unknown filter and for customers', async () => {
    for (const query of ['', 'format=pdf', 'format=csv&colour=red'])
      expect((await fetchFile(query)).status).toBe(400);
    const { token: customer } = await api.signedIn(1);
    expect((await api.call('GET', '/admin/orders/export?format=csv', { token: customer })).status).toBe(403);
  });

  it('names invoice, base and VAT per class, withheld, returned, store and seller [N-38-405]', async () => {
    const user = await api.addUser({ id_role: 3, first_name: 'Laura', last_name: 'Gómez' });
    const lines = [
      [await shop.addProduct({ stock: 9, price: 1_000, taxClassification: 'Taxed' }), 2],
      [await shop.addProduct({ stock: 9, price: 500, taxClassification: 'Exempt' }), 1],
    ] as const;
    const { data } = await shop.place(await api.tokenOf(user), shop.anOrder(user, lines), 'by-staff');
    const { id } = data;
    await api.uow.manager.query(
      `INSERT INTO order_withholdings (order_id, rete_fuente, rete_iva, rete_ica, withheld, difference, collected,
        balance_due) VALUES (${id}, 0, 0, 0, 5000, 1000, 0, 0)`,
    );
    await api.uow.manager.query(
      `INSERT INTO order_search_terms (order_id, term) VALUES (${id}, '=${INVOICE}')`,
    );
    const text = await (await fetchFile(`format=csv&search=${id}`)).text();
    const [titles = [], ...rows] = text
      .trim()
      .split('\n')
      .map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')));
    const cells = rows.find(([cell]) => cell === String(id)) ?? [];
    const cellOf = (title: string) => cells[titles.indexOf(title)];
    expect(
      ['Base Gravado 19%', 'IVA Gravado 19%', 'Base Gravado 5%', 'Base Exento', 'Base Excluido'].map(cellOf),
    ).toEqual(['2000', '380', '0', '500', '0']);
    expect(['Factura', 'Retenido', 'Devuelto', 'Tienda', 'Vendedor'].map(cellOf)).toEqual([
      INVOICE,
      '40',
      '0',
      'Fábrica',
      'Laura Gómez',
    ]);
  });

  it('is named after the day in Colombia, not in UTC [N-15-040]', async () => {
    api.clock.advance(12 * HOUR_MS);
    const admin = await api.signedIn(3);
    for (const [list, name] of Object.entries({ orders: 'pedidos', products: 'productos' })) {
      const answer = await fetch(`${api.origin}/api/admin/${list}/export?format=csv`, {
        headers: { authorization: `Bearer ${admin.token}` },
      });
      await answer.text();
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}-2026-11-20.csv"`);
    }
  });
});

const MANY = 5_000;
const TURNS = 40;
/** Bytes that a stream of Node 20 buffers; later versions buffer four times as much. */
const BUFFERED = 16_384;

describe.each(DIALECTS)('a large order export on $name', (dialect) => {
  let api: TestApi;
  const usual = getDefaultHighWaterMark(false);
  beforeAll(async () => {
    setDefaultHighWaterMark(false, BUFFERED);
    api = await startApi(dialect);
    const shop = new ShopBuilder(api);
    const { user, token } = await api.signedIn(1);
    const { data } = await shop.place(token, shop.anOrder(user, [[await shop.addProduct(), 1]]), 'first');
    await shop.copyOrder(data.id, MANY, (n) => ({
      nDocument: String((n * 7919) % 999_983),
      shippingAddress: { ...ADDRESS, address: `Calle ${(n * 104_729) % 999_979}`.repeat(8) },
    }));
  });
  afterAll(async () => {
    setDefaultHighWaterMark(false, usual);
    await api.stop();
  });

  /** Long enough for several database answers, so that a reader ahead of its consumer would be noticed. */
  const aWhile = async (): Promise<void> => {
    for (let turn = 0; turn < TURNS; turn += 1) await api.uow.manager.count(OrderEntity);
  };
  const started = async (file: Readable): Promise<void> => {
    const chunks = file[Symbol.asyncIterator]();
    await chunks.next();
  };

  it.each(['xlsx', 'csv'] as const)(
    'produces %s only as fast as its consumer reads, and stops with it',
    async (format) => {
      const lists = api.app.get(OrderListRepository);
      for (const sort of ['id', '-createdAt']) {
        const pages = jest.spyOn(lists, sort === 'id' ? 'after' : 'load');
        const { file } = await api.app.get(OrderExport).exportOrders({ format, sort });
        await started(file);
        await aWhile();
        const asked = pages.mock.calls.length;
        expect(asked).toBeLessThan(6);
        file.destroy();
        await aWhile();
        expect(pages.mock.calls.length).toBeLessThanOrEqual(asked + 1);
        pages.mockRestore();
      }
    },
  );

  it.each(['xlsx', 'csv'] as const)('aborts %s when the database fails', async (format) => {
    const pages = jest.spyOn(api.app.get(OrderListRepository), 'load');
    const { file } = await api.app.get(OrderExport).exportOrders({ format, sort: '-createdAt' });
    pages.mockRejectedValueOnce(new Error('the database is gone'));
    await expect(file.toArray()).rejects.toThrow('the database is gone');
    pages.mockRestore();
  });
});
