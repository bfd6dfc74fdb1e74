import { ordersRequest, PLAIN_VIEW, readOrdersView, writeOrdersView, type OrdersView } from './orders-view';

const FULL: OrdersView = {
  page: 3,
  search: '1121',
  sort: 'totalPrice',
  isDescending: true,
  active: true,
  isPaid: true,
  isDelivered: false,
  paymentMethod: 'Tarjeta Débito',
  hidden: ['document', 'delivery'],
};

describe('the view of the orders page in its address', () => {
  it('comes back from the address as it was written', () => {
    expect(readOrdersView(new URLSearchParams(writeOrdersView(FULL).toString()))).toEqual(FULL);
  });

  it('leaves the plain view out of the address', () => {
    expect(writeOrdersView(PLAIN_VIEW).toString()).toBe('');
    expect(readOrdersView(new URLSearchParams())).toEqual(PLAIN_VIEW);
  });

  it.each([
    ['page=0', {}],
    ['page=-2', {}],
    ['page=1e9', {}],
    ['page=dos', {}],
    ['sort=password', {}],
    ['isPaid=maybe', {}],
    ['hidden=id,actions,total', { hidden: ['total'] }],
    ['sort=id', { sort: 'id', isDescending: false }],
  ])('understands %s or ignores it', (text, expected) => {
    expect(readOrdersView(new URLSearchParams(text))).toEqual({ ...PLAIN_VIEW, ...expected });
  });

  it('asks the API for 20 rows of the page with the filters of the view', () => {
    expect(ordersRequest(FULL)).toEqual({
      page: 3,
      pageSize: 20,
      sort: '-totalPrice',
      search: '1121',
      active: true,
      isPaid: true,
      isDelivered: false,
      paymentMethod: 'Tarjeta Débito',
    });
    expect(ordersRequest({ ...PLAIN_VIEW, search: '  ' }).search).toBeUndefined();
  });
});
