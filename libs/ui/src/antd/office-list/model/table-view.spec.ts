import type { OfficeTableDefinition } from './table-definition';
import { pageRequest, plainView, readTableView, writeTableView, type TableView } from './table-view';

const TABLE: OfficeTableDefinition<{ id: number }> = {
  name: 'orders',
  path: '/admin/orders',
  label: 'Pedidos',
  nouns: { one: 'pedido', many: 'pedidos' },
  emptyText: 'Todavía no hay pedidos.',
  rowKey: ({ id }) => id,
  rowTitle: ({ id }) => `el pedido ${id}`,
  columns: [
    { key: 'id', title: 'Id', sort: 'id', isEssential: true, render: ({ id }) => id },
    { key: 'document', title: 'Documento', render: () => '' },
    { key: 'total', title: 'Total', sort: 'totalPrice', render: () => '' },
  ],
  filters: [
    { kind: 'choice', param: 'isPaid', label: 'Pago', options: [{ value: 'true', label: 'Aprobado' }] },
    { kind: 'days', from: 'paidFrom', to: 'paidTo', labels: { from: 'Desde', to: 'Hasta' } },
    { kind: 'given', param: 'productId', label: 'Producto', pattern: /^\d+$/ },
  ],
  sort: '-createdAt',
  always: { active: 'true' },
};
const PLAIN = plainView(TABLE);
const FULL: TableView = {
  page: 3,
  search: '1121',
  sort: '-totalPrice',
  filters: { isPaid: 'true', paidFrom: '2026-11-01', productId: '7' },
  hidden: ['document', 'total'],
  density: 'small',
};
const read = (text: string) => readTableView(TABLE, new URLSearchParams(text));

describe('the view of a back-office table in its address', () => {
  it('comes back from the address as it was written', () => {
    expect(read(writeTableView(TABLE, FULL).toString())).toEqual(FULL);
  });

  it.each(['1026-11-26', '2026-02-31', '26/11/2026', '20261-01-01'])(
    'ignores %s, which is no valid day for a list [N-33-732]',
    (day) => expect(read(`paidFrom=${day}&paidTo=2026-11-20`).filters).toEqual({ paidTo: '2026-11-20' }),
  );

  it('leaves the plain view out of the address', () => {
    expect(writeTableView(TABLE, PLAIN).toString()).toBe('');
    expect(read('')).toEqual(PLAIN);
  });

  it.each([
    ['page=0', {}],
    ['page=-2', {}],
    ['page=1e9', {}],
    ['page=dos', {}],
    ['sort=password', {}],
    ['isPaid=maybe', {}],
    ['paidFrom=ayer', {}],
    ['colour=red', {}],
    ['productId=siete', {}],
    ['density=tiny', {}],
    ['hidden=id,actions,total', { hidden: ['total'] }],
    ['sort=id', { sort: 'id' }],
  ])('understands %s or ignores it', (text, expected) => {
    expect(read(text)).toEqual({ ...PLAIN, ...expected });
  });

  it('asks the API for 20 rows of the page with the filters of the view', () => {
    expect(pageRequest(TABLE, FULL)).toEqual({
      page: 3,
      pageSize: 20,
      sort: '-totalPrice',
      search: '1121',
      isPaid: 'true',
      paidFrom: '2026-11-01',
      productId: '7',
      active: 'true',
    });
    expect(pageRequest(TABLE, { ...PLAIN, search: '  ' })['search']).toBeUndefined();
  });
});
