import { OrderSearchTermEntity } from '../../order/search/order-search-term.entity.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ADDRESS } from '#test/shipping-address.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import type { User } from '#users/index.js';
import type { CustomerDataDto } from '../../order/row/customer-data.dto.js';
import type { OrderDto } from '../../order/row/order.dto.js';

const customer: CustomerDataDto = {
  identification: '900842137',
  person_type: 'Company',
  fiscal_responsibility: 'R-99-PN',
  id_type: '31',
  nameCompany: 'El Botalón',
  address: 'Carrera 30',
  country_code: 'Co',
  state_code: '50',
  city_code: '50001',
  contact_first_name: 'Diana',
};

describe.each(DIALECTS)('an order request on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let product: TestProduct;
  let user: User;
  let token: string;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    product = await shop.addProduct({ stock: 1000 });
    ({ user, token } = await api.signedIn(1));
  });
  afterAll(() => api.stop());

  let keys = 0;
  const refusal = async (change: Record<string, unknown>, caller = { user, token }) => {
    const body = { ...shop.anOrder(caller.user, [[product, 1]]), ...change };
    const { status, failure } = await shop.place(caller.token, body, `request-${(keys += 1)}`);
    return { status, code: failure.code, fields: Object.keys(failure.errors ?? {}) };
  };

  it('is rejected for another user', async () => {
    const other = await api.signedIn(1);
    expect(await refusal({ id: other.user.id })).toMatchObject({ status: 403, code: 'AUTH.FORBIDDEN' });
  });

  it.each([
    ['no lines', { orderItems: [] }, 'orderItems'],
    ['a quantity of 0', { orderItems: [{ id_product: 1, quantity: 0 }] }, 'orderItems.0.quantity'],
    ['half a unit', { orderItems: [{ id_product: 1, quantity: 1.5 }] }, 'orderItems.0.quantity'],
    ['missing totals', { totalPrice: undefined }, 'totalPrice'],
    ['an unknown field', { discount: 5 }, 'discount'],
    ['no address', { shippingAddress: undefined }, 'shippingAddress'],
    [
      'a city of another department',
      { shippingAddress: { ...ADDRESS, city_code: '05001' } },
      'shippingAddress.city_code',
    ],
    ['a short phone', { shippingAddress: { ...ADDRESS, phone: '12' } }, 'shippingAddress.phone'],
  ])('is rejected with %s', async (_, change, field) => {
    expect(await refusal(change)).toEqual({ status: 400, code: 'VALIDATION.FAILED', fields: [field] });
  });

  it('is rejected with an unknown or inactive product [D-061]', async () => {
    const inactive = await shop.addProduct({ active: false });
    const orderItems = (id: number) => ({ orderItems: [{ id_product: id, quantity: 1 }] });
    expect(await refusal(orderItems(999_999))).toMatchObject({ status: 404, code: 'PRODUCTS.NOT_FOUND' });
    expect(await refusal(orderItems(inactive.id))).toMatchObject({ status: 404, code: 'PRODUCTS.NOT_FOUND' });
  });

  it('is rejected when payment id and payment method do not match [S-212, D-050]', async () => {
    const refused = { status: 400, code: 'ORDERS.PAYMENT_METHOD_MISMATCH' };
    expect(await refusal({ paymentMethod: 'Efectivo', paymentId: 5 })).toMatchObject(refused);
  });

  it('allows customers Wompi and Efectivo, and staff every method except registration-only ones [S-188, S-189]', async () => {
    const refused = { status: 400, code: 'ORDERS.PAYMENT_METHOD_MISMATCH' };
    expect(await refusal({ paymentMethod: 'Nequi', paymentId: 8 })).toMatchObject(refused);
    expect(await refusal({ paymentMethod: 'Wompi', paymentId: 5 })).toMatchObject({ status: 201 });
    const admin = await api.signedIn(3);
    expect(await refusal({ paymentMethod: 'Nequi', paymentId: 8 }, admin)).toMatchObject({ status: 201 });
    expect(await refusal({ paymentMethod: 'Cheque', paymentId: 10 }, admin)).toMatchObject(refused);
  });

  it("takes the buyer's document from 'Datos Cliente'", async () => {
    const admin = await api.signedIn(3);
    const placed = await shop.place<OrderDto>(
      admin.token,
      shop.anOrder(admin.user, [[product, 1]], { customer }),
      'customer',
    );
    expect(placed.data.n_document).toBe('900842137');
  });

  it('is rejected when a buyer of role 1 sends customer data [N-16-078]', async () => {
    const refused = { status: 400, code: 'VALIDATION.FAILED', fields: ['customer'] };
    expect(await refusal({ customer })).toEqual(refused);
    expect(await refusal({ customer: null })).toMatchObject({ status: 201 });
    const cashier = await shop.cashier();
    await shop.stock(cashier.storeId, product.id, 5);
    expect(await refusal({ customer }, cashier)).toMatchObject({ status: 201 });
  });

  it('creates a limited number of search terms for a very long company name [N-16-079]', async () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const names = letters.flatMap((one) => letters.slice(0, 4).map((other) => one + other));
    const shippingAddress = { ...ADDRESS, nameCompany: names.join(' ').slice(0, 100) };
    const body = shop.anOrder(user, [[product, 1]], { shippingAddress });
    const { status, data } = await shop.place<OrderDto>(token, body, 'many-words');
    expect(status).toBe(201);
    const terms = await api.uow.manager.countBy(OrderSearchTermEntity, { orderId: data.id });
    // 16 names, their pairs, the phone, its prefix and its end.
    expect(terms).toBe(16 + (16 * 15) / 2 + 3);
  });

  it('stores script tags and SQL as plain text [B-131]', async () => {
    const address = `<script>alert('x')</script>'; DROP TABLE orders; -- ñ 🥛`;
    const body = shop.anOrder(user, [[product, 1]], { shippingAddress: { ...ADDRESS, address } });
    const { data } = await shop.place<OrderDto>(token, body, 'script');
    const shown = await api.call<OrderDto>('GET', `/order/${data.id}`, { token });
    expect(shown.data.shippingAddress).toMatchObject({ address, country_code: 'Co' });
  });
});
