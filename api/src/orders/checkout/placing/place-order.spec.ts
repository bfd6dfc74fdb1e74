import { jest } from '@jest/globals';

import { DIALECTS, startApi, TEST_PASSWORD, type TestApi } from '#test/index.js';
import { ADDRESS } from '#test/shipping-address.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { EmailVerification } from '#users/index.js';
import { ProductEntity, FACTORY } from '#products/index.js';
import { OrderLineEntity } from '../../order/row/order-line.entity.js';
import { OrderEntity } from '../../order/row/order.entity.js';
import type { OrderDto, OrderRowDto } from '../../order/row/order.dto.js';
import { BuyerQuota } from '../../order/hold/buyer-quota.js';

/** Ends a hanging race only; a thousand orders on a busy machine take longer than other tests. */
const RACE_MS = 1_800_000;

describe.each(DIALECTS)('order placement on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
  });
  afterAll(() => api.stop());

  it('returns the order with exact VAT, debits the stock and empties the cart [S-104, S-127, S-153, S-207, S-208, S-211, B-129, B-130, D-023, D-025, D-032, N-19-022]', async () => {
    const { user, token } = await api.signedIn(1);
    const yogurt = await shop.addProduct({ name: 'Yogurt de fresa', price: 12_500.05, stock: 5 });
    const oats = await shop.addProduct({ price: 9_900, stock: 5 });
    await api.call('POST', `/cart?id=${user.id}&quantity=2&productId=${yogurt.id}`, { token });

    const placed = await shop.place<OrderDto>(
      token,
      shop.anOrder(user, [
        [yogurt, 2],
        [oats, 1],
      ]),
      'whole',
    );

    expect(placed.status).toBe(201);
    expect(placed.data).toMatchObject({
      itemsPrice: 34_900.1,
      taxPrice: 6_631.02,
      totalPrice: 41_531.12,
      allTaxed: true,
      isPaid: false,
      isDelivered: false,
      active: true,
      n_document: user.n_document,
      paymentMethod: 'Efectivo',
      shippingAddress: { address: ADDRESS.address, country_code: 'Co' },
    });
    expect(placed.data.orderItems).toEqual([
      expect.objectContaining({ id_product: yogurt.id, quantity: 2, price: 12_500.05 }),
      expect.objectContaining({ id_product: oats.id, quantity: 1, price: 9_900 }),
    ]);
    const { data: read } = await api.call<OrderDto>('GET', `/order/${placed.data.id}`, { token });
    const endsAt = new Date(Date.parse(placed.data.createdAt) + 72 * 3_600_000).toISOString();
    const hold = { endsAt, releasedAt: null };
    const paid = { withholding: null, isPaymentVoided: false, isAllReturned: false, hold, cancelledAt: null };
    const onItsWay = { progress: expect.objectContaining({ state: 'preparing' }), receivedAt: null };
    expect(read).toEqual({ ...placed.data, ...paid, ...onItsWay, breB: null });
    expect(await shop.levelOf(FACTORY, yogurt.id)).toBe(3);
    expect((await api.call('GET', `/cart/${user.id}`, { token })).data).toEqual([]);
    expect(
      (await api.call<OrderRowDto[]>('GET', '/order/mine', { token })).data.map((row) => row.id),
    ).toEqual([placed.data.id]);
  });

  it('stores delivery notes of at most 300 characters [N-18-200]', async () => {
    const { user, token } = await api.signedIn(1);
    const product = await shop.addProduct({ stock: 9 });
    const withNotes = (notes?: string) =>
      shop.anOrder(user, [[product, 1]], { shippingAddress: { ...ADDRESS, ...(notes && { notes }) } });
    const text = 'Timbrar en el 201.\n<b>No</b> dejar en portería 🐄';
    const placed = await shop.place<OrderDto>(token, withNotes(`  ${text} `), 'notes');
    expect(placed.data.shippingAddress.notes).toBe(text);
    const read = await api.call<OrderDto>('GET', `/order/${placed.data.id}`, { token });
    expect(read.data.shippingAddress.notes).toBe(text);
    const long = await shop.place(token, withNotes('🐄'.repeat(301)), 'long');
    expect([long.status, long.failure.errors]).toEqual([
      400,
      { 'shippingAddress.notes': 'Debe tener máximo 300 caracteres.' },
    ]);
    expect((await shop.place(token, withNotes('🐄'.repeat(300)), 'just')).status).toBe(201);
    const none = await shop.place<OrderDto>(token, withNotes(), 'none');
    expect(none.data.shippingAddress).not.toHaveProperty('notes');
  });

  it('sends the confirmation to the e-mail of the account, not of the order [N-16-158]', async () => {
    const { user, token } = await api.signedIn(1);
    const product = await shop.addProduct();
    const placed = await shop.place(token, shop.anOrder(user, [[product, 1]]), 'mail');
    await api.work();
    const subject = `Recibimos su pedido ${placed.data.id}`;
    const sent = api.mails.filter((mail) => mail.subject === subject);
    expect(sent.map(({ to }) => to)).toEqual([user.email]);
    expect(user.email).not.toBe(ADDRESS.email);
  });

  it('mails no text that the buyer typed until the address is verified [N-16-159]', async () => {
    const user = await api.addUser({ first_name: 'Gane dinero' });
    const token = await api.tokenOf(user);
    const product = await shop.addProduct();
    const body = shop.anOrder(user, [[product, 1]]);
    const shippingAddress = { ...body.shippingAddress, first_name: 'Premio', address: 'Llame al 300' };
    const mailOf = async (key: string): Promise<string> => {
      const { data } = await shop.place(token, { ...body, shippingAddress }, key);
      await api.work();
      return api.mails.find(({ subject }) => subject === `Recibimos su pedido ${data.id}`)?.text ?? '';
    };
    const before = await mailOf('unverified');
    expect(before).not.toMatch(/Gane|Premio|Llame/);
    expect(before).toContain('/verificar-correo#');
    await api.app.get(EmailVerification).markVerified(user);
    const after = await mailOf('verified');
    expect(after).toContain('Hola, Gane dinero:');
    expect(after).not.toMatch(/Premio|verificar-correo/);
    expect(after).toContain('Dirección de entrega: Llame al 300');
  });

  it('sends the confirmation to the customer of a cashier sale', async () => {
    const cashier = await shop.cashier();
    const product = await shop.addProduct();
    await shop.stock(cashier.storeId, product.id, 5);
    const { data } = await shop.place<OrderDto>(
      cashier.token,
      shop.anOrder(cashier.user, [[product, 1]]),
      'counter',
    );
    await api.work();
    const mail = api.mails.find(({ subject }) => subject === `Recibimos su pedido ${data.id}`);
    expect(mail?.to).toBe(ADDRESS.email);
  });

  it('creates one order for 50 concurrent requests with one idempotency key [D-043]', async () => {
    const { user, token } = await api.signedIn(1);
    const product = await shop.addProduct({ stock: 100 });
    const body = shop.anOrder(user, [[product, 2]]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.place(token, body, 'fifty')));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.data.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await api.uow.manager.countBy(OrderEntity, { userId: user.id })).toBe(1);
    expect(await shop.levelOf(FACTORY, product.id)).toBe(98);
  });

  it('returns the first order for a repeated key although the product was deactivated since [D-043]', async () => {
    const { user, token } = await api.signedIn(1);
    const product = await shop.addProduct({ stock: 1 });
    const body = shop.anOrder(user, [[product, 1]]);
    const first = await shop.place(token, body, 'again');
    await api.uow.manager.update(ProductEntity, { id: product.id }, { active: false });
    const second = await shop.place(token, body, 'again');
    expect(second.status).toBe(201);
    expect(second.data.id).toBe(first.data.id);
  });

  it('rejects a different order under a used key, unless another user used it', async () => {
    const { user, token } = await api.signedIn(1);
    const other = await api.signedIn(1);
    const product = await shop.addProduct();
    await shop.place(token, shop.anOrder(user, [[product, 1]]), 'used');
    const refused = await shop.place(token, shop.anOrder(user, [[product, 2]]), 'used');
    expect([refused.status, refused.failure.code]).toEqual([409, 'ORDERS.IDEMPOTENCY_KEY_REUSED']);
    expect((await shop.place(other.token, shop.anOrder(other.user, [[product, 1]]), 'used')).status).toBe(
      201,
    );
  });

  it('requires an idempotency key', async () => {
    const { user, token } = await api.signedIn(1);
    const product = await shop.addProduct();
    const refused = await api.call('POST', '/order', { token, body: shop.anOrder(user, [[product, 1]]) });
    expect([refused.status, refused.failure.code]).toEqual([400, 'ORDERS.IDEMPOTENCY_KEY_REQUIRED']);
  });

  it(
    'sells exactly 100 units to 1,000 concurrent buyers of one to three units [D-042]',
    async () => {
      const product = await shop.addProduct({ stock: 100 });
      const buyers = await shop.addBuyers(1_000);
      const tokens = await Promise.all(buyers.map((buyer) => api.tokenOf(buyer)));
      const wanted = (at: number) => 1 + (at % 3);
      const answers = await Promise.all(
        buyers.map((buyer, at) =>
          shop.place(tokens[at] ?? '', shop.anOrder(buyer, [[product, wanted(at)]]), 'race'),
        ),
      );
      const placed = answers.filter((answer) => answer.status === 201);
      const refusals = answers.filter((answer) => answer.status !== 201).map((answer) => answer.failure.code);
      expect(new Set(refusals)).toEqual(new Set(['ORDERS.INSUFFICIENT_STOCK']));
      expect(await shop.levelOf(FACTORY, product.id)).toBe(0);
      const lines = await api.uow.manager.findBy(OrderLineEntity, { productId: product.id });
      expect(lines.reduce((sum, line) => sum + line.quantity, 0)).toBe(100);
      expect(new Set(lines.map((line) => line.orderId))).toEqual(new Set(placed.map(({ data }) => data.id)));
      expect(await shop.ledgerDifferences()).toEqual([]);
    },
    RACE_MS,
  );

  it('accepts concurrent orders that list the same two products in opposite order', async () => {
    const { user, token } = await api.signedIn(1);
    const [one, two] = [await shop.addProduct({ stock: 40 }), await shop.addProduct({ stock: 40 })];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        shop.place(
          token,
          shop.anOrder(
            user,
            at % 2
              ? [
                  [one, 1],
                  [two, 1],
                ]
              : [
                  [two, 1],
                  [one, 1],
                ],
          ),
          `cross-${at}`,
        ),
      ),
    );
    expect(answers.every((answer) => answer.status === 201)).toBe(true);
    expect(await shop.levelOf(FACTORY, one.id)).toBe(0);
  });

  it('adds up two lines of one product, and debits nothing when stock is insufficient [D-042]', async () => {
    const { user, token } = await api.signedIn(1);
    const scarce = await shop.addProduct({ name: 'Queso escaso', stock: 5 });
    const plenty = await shop.addProduct({ stock: 50 });
    const refused = await shop.place(
      token,
      shop.anOrder(user, [
        [plenty, 1],
        [scarce, 3],
        [scarce, 3],
      ]),
      'two-lines',
    );
    expect([refused.status, refused.failure.code]).toEqual([409, 'ORDERS.INSUFFICIENT_STOCK']);
    expect(refused.failure.errors).toEqual({
      products: [{ id: scarce.id, name: 'Queso escaso', countInStock: 5 }],
    });
    expect(await shop.levelOf(FACTORY, scarce.id)).toBe(5);
    expect(await shop.levelOf(FACTORY, plenty.id)).toBe(50);
    const merged = await shop.place<OrderDto>(
      token,
      shop.anOrder(user, [
        [scarce, 2],
        [scarce, 3],
      ]),
      'two-lines',
    );
    expect(merged.data.orderItems).toMatchObject([{ id_product: scarce.id, quantity: 5 }]);
  });

  it('rejects outdated totals and returns the current ones [D-009, D-010]', async () => {
    const { user, token } = await api.signedIn(1);
    const product = await shop.addProduct({ price: 1_000 });
    const refused = await shop.place(token, shop.anOrder(user, [[product, 1]], { totalPrice: 1 }), 'totals');
    expect([refused.status, refused.failure.code]).toEqual([409, 'ORDERS.TOTALS_CHANGED']);
    expect(refused.failure.errors).toEqual({ itemsPrice: 1_000, taxPrice: 190, totalPrice: 1_190 });
    expect(await api.uow.manager.countBy(OrderEntity, { userId: user.id })).toBe(0);
    expect(await shop.levelOf(FACTORY, product.id)).toBe(10);
  });

  it('keeps the price of a placed order when the product changes [D-061]', async () => {
    const { user, token } = await api.signedIn(1);
    const product = await shop.addProduct({ price: 1_000 });
    const { data } = await shop.place(token, shop.anOrder(user, [[product, 1]]), 'snapshot');
    await api.uow.manager.update(
      ProductEntity,
      { id: product.id },
      { price: 999_900 as never, active: false },
    );
    const order = (await api.call<OrderDto>('GET', `/order/${data.id}`, { token })).data;
    expect(order.orderItems[0]).toMatchObject({ price: 1_000, Product: { price: 1_000 } });
  });

  it('creates no order when the account is erased meanwhile [N-20-315]', async () => {
    const { user, token } = await api.signedIn(1);
    const product = await shop.addProduct({ stock: 5 });
    const quota = api.app.get(BuyerQuota);
    const heldBy = quota.heldBy.bind(quota);
    const reading = jest.spyOn(quota, 'heldBy').mockImplementationOnce(async (...wanted) => {
      const held = await heldBy(...wanted);
      const body = { password: TEST_PASSWORD, word: 'eliminar' };
      expect((await api.call('POST', '/account/erasure', { token, body })).status).toBe(200);
      return held;
    });
    const placed = await shop.place(token, shop.anOrder(user, [[product, 2]]), 'of-the-erased');
    reading.mockRestore();
    expect([placed.status, placed.failure.code]).toEqual([401, 'AUTH.REQUIRED']);
    expect(await api.uow.manager.countBy(OrderEntity, { userId: user.id })).toBe(0);
    expect(await shop.levelOf(FACTORY, product.id)).toBe(5);
  });

  it("debits the stock of the cashier's store [D-036, D-040]", async () => {
    const { user, token, storeId } = await shop.cashier();
    const product = await shop.addProduct({ stock: 7 });
    const order = shop.anOrder(user, [[product, 2]]);
    expect((await shop.place(token, order, 'store-1')).failure.code).toBe('ORDERS.INSUFFICIENT_STOCK');
    await shop.stock(storeId, product.id, 2);
    const placed = await shop.place<OrderDto>(token, order, 'store-2');
    expect(placed.data.storeId).toBe(storeId);
    expect(await shop.levelOf(storeId, product.id)).toBe(0);
    expect(await shop.levelOf(FACTORY, product.id)).toBe(7);
  });

  it('stores version and hash of the accepted terms, or null from older checkouts [N-20-145]', async () => {
    const { user, token } = await api.signedIn(1);
    const yogurt = await shop.addProduct({ stock: 5 });
    const order = shop.anOrder(user, [[yogurt, 1]]);
    const terms = (await api.call<{ hash: string }>('GET', '/legal/terminos/1')).data;
    const placed = await shop.place<OrderDto>(token, { ...order, termsVersion: 1 }, 'terms');
    expect(placed.data).toMatchObject({ termsVersion: 1, termsHash: terms.hash });
    // Sent again by a page that had not read the terms yet: the same order.
    const again = await shop.place<OrderDto>(token, order, 'terms');
    expect(again.data).toMatchObject({ id: placed.data.id, termsVersion: 1, termsHash: terms.hash });
    const older = await shop.place<OrderDto>(token, order, 'no-terms');
    expect(older.data).toMatchObject({ termsVersion: null, termsHash: null });
    const unknown = await shop.place<OrderDto>(token, { ...order, termsVersion: 99 }, 'unknown-terms');
    expect([unknown.status, unknown.failure.errors]).toEqual([
      400,
      { termsVersion: 'Lea de nuevo los términos y condiciones: esta versión no existe.' },
    ]);
  });
});
