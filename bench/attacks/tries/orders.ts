import { createHash, randomUUID } from 'node:crypto';
import { ADDRESS, CASH, WOMPI } from '../../lib/new-order.js';
import { cashPayment } from '../../lib/payments.js';
import { type Answer, facts, PASSWORD, Person, type Row, sendRows, type Try } from './visitor.js';
import { type TriedShop, Visitor } from './visitor.js';

const AT_ONCE = 6;
const PRODUCT = 5;
const GONE = [400, 403, 404, 409];

interface Sold {
  readonly id: number;
  readonly price: number;
  readonly taxPercent: number;
  readonly countInStock: number;
}

const productOf = async (shop: TriedShop, id = PRODUCT): Promise<Sold> =>
  (await new Visitor(shop).call(`GET /api/product/products?ids=${id}`)).data[0];

const orderOf = (
  buyer: Person,
  { id, price, taxPercent }: Sold,
  quantity = 1,
  payment: typeof CASH = CASH,
) => {
  const base = price * quantity;
  const tax = Math.floor(base * taxPercent + 0.5) / 100;
  return {
    ...{ id: buyer.id, orderItems: [{ id_product: id, quantity }], shippingAddress: ADDRESS, ...payment },
    ...{ itemsPrice: base, taxPrice: tax, totalPrice: base + tax },
  };
};

const done = (answer: Answer): Answer => {
  if (answer.status < 300) return answer;
  throw new Error(`${answer.status} ${answer.text}`);
};
const place = async (buyer: Person, quantity = 1, payment = CASH) => {
  const order = orderOf(buyer, await productOf(buyer.shop), quantity, payment);
  return done(await buyer.call('POST /api/order', order)).data as { id: number; totalPrice: number };
};
const atOnce = (request: (index: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => request(index)));
const worked = (answers: readonly Answer[]): number =>
  answers.some(({ status }) => status >= 500) ? NaN : answers.filter(({ status }) => status < 300).length;

const signed = (transaction: Record<string, unknown>, secret: string) => {
  const timestamp = Math.floor(Date.now() / 1_000);
  const keys = ['id', 'status', 'amount_in_cents'];
  const text = `${keys.map((key) => transaction[key]).join('')}${timestamp}${secret}`;
  const checksum = createHash('sha256').update(text).digest('hex');
  const signature = { properties: keys.map((key) => `transaction.${key}`), checksum };
  return { event: 'transaction.updated', environment: 'test', timestamp, signature, data: { transaction } };
};

export const ORDERS: readonly Try[] = [
  {
    name: 'orders that name their own price, state, quantity or buyer',
    tries: async (shop) => {
      const [buyer, other, product] = [await Person.in(shop), await Person.in(shop), await productOf(shop)];
      const whole = orderOf(buyer, product);
      const line = (more: object) => ({ orderItems: [{ id_product: product.id, quantity: 1, ...more }] });
      const changes = [
        ...[
          { isPaid: true },
          { isDelivered: true },
          { paidAt: '2026-01-01' },
          { paymentResult: {} },
          { id: other.id },
        ],
        ...[
          { totalPrice: 1 },
          { itemsPrice: 0, taxPrice: 0, totalPrice: 0 },
          { taxPrice: 0 },
          { totalPrice: -1 },
        ],
        ...[
          { customer: { identification: '900842137' } },
          { discount: 100 },
          { storeId: 1 },
          line({ price: 1 }),
        ],
        ...[0, -1, 0.5, 1e9, 'x1', [1, 2], { $gt: 0 }].map((quantity) => line({ quantity })),
      ];
      return sendRows(buyer, [
        ...changes.map((change): Row => ['POST /api/order', [400, 403, 409], { ...whole, ...change }]),
        ['POST /api/order', 201, whole],
      ]);
    },
  },
  {
    name: 'rows of somebody else',
    tries: async (shop) => {
      const [owner, thief] = [await Person.in(shop), await Person.in(shop)];
      const { id } = await place(owner);
      const address = {
        label: 'Casa',
        address: 'Calle 1',
        city_code: '50001',
        state_code: '50',
        isDefault: true,
      };
      await owner.call('POST /api/account/addresses', address);
      const [saved] = (await owner.call('GET /api/account/addresses')).data;
      const [session] = (await owner.call('GET /api/auth/sessions')).data;
      const broke = await sendRows(thief, [
        ...['', '/after-sale', '/receipt', '/wompi'].map((part): Row => [
          `GET /api/order/${id}${part}`,
          GONE,
        ]),
        [`GET /api/cart/${owner.id}`, GONE],
        [`POST /api/cart?id=${owner.id}&productId=1&quantity=1`, GONE],
        [`DELETE /api/cart/cart?id=${owner.id}`, GONE],
        [`DELETE /api/order/delete?id=${id}`, GONE],
        [`POST /api/order/${id}/cancellation`, GONE, { reason: 'porque sí' }],
        [`POST /api/order/${id}/reorder`, GONE],
        [
          `POST /api/order/${id}/returns`,
          GONE,
          { reason: 'wrong', lines: [{ productId: PRODUCT, quantity: 1 }] },
        ],
        [`PUT /api/account/addresses/${saved.id}`, GONE, address],
        [`DELETE /api/account/addresses/${saved.id}`, [...GONE, 200]],
        [`DELETE /api/auth/sessions/${session.id}`, GONE],
      ]);
      const own: Row[] = [
        ['GET /api/account/addresses', ({ data }) => data?.length === 1],
        [`GET /api/order/${id}`, 200],
      ];
      return [...broke, ...(await sendRows(owner, own))];
    },
  },
  {
    name: 'calls of staff by nobody, buyers and cashiers, each of the contract and of the release desk',
    tries: async (shop) => {
      const [buyer, cashier] = [await Person.in(shop), await Person.staff(shop, 'cajero')];
      const { paths } = JSON.parse((await buyer.call('GET /api/openapi.json')).text) as {
        paths: Record<string, Record<string, { description?: string }>>;
      };
      const operations = Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { description = '' }]) => ({
          route: `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '999999')}`,
          roles: /^Roles: ([\d, ]+)\./.exec(description)?.[1]?.split(', '),
        })),
      );
      const desk = ['GET /release-desk/overview', 'POST /release-desk/rollback', 'POST /release-desk/canary'];
      const all = [...operations, ...desk.map((route) => ({ route, roles: ['4'] }))];
      const rows = all.flatMap(({ route, roles }): Row[] => {
        const body = /^(?:POST|PUT)/.test(route) ? {} : undefined;
        const callers = [['0', ''] as const, ['1', buyer.token] as const, ['2', cashier.token] as const];
        return callers
          .filter(([role]) => roles && !roles.includes(role))
          .map(([role, token]) => [route, role === '0' ? 401 : 403, body, { token }]);
      });
      return rows.length > 200 ? sendRows(new Visitor(shop), rows) : ['the contract names no roles'];
    },
  },
  facts('the key of a call, used at once, again and by others', async (shop) => {
    const [buyer, other, product] = [await Person.in(shop), await Person.in(shop), await productOf(shop)];
    const headers = { 'idempotency-key': randomUUID() };
    const send = (who: Person) => who.call('POST /api/order', orderOf(who, product), { headers });
    const answers = [...(await atOnce(() => send(buyer))), await send(buyer)];
    const foreign = await send(other);
    const { data } = await buyer.call('GET /api/order/mine');
    return {
      'there is one order': data.length === 1 && worked(answers) > 0,
      'others get none of its answer': foreign.data?.id !== data[0].id,
    };
  }),
  facts('the last goods, bought by many at once', async (shop) => {
    const buyers = await Promise.all(Array.from({ length: AT_ONCE }, () => Person.in(shop)));
    const list = (await new Visitor(shop).call('GET /api/product/products?pageSize=100')).data as Sold[];
    const left = list.filter(({ countInStock }) => countInStock > 3);
    const product = left.sort((a, b) => a.countInStock - b.countInStock)[0] as Sold;
    const quantity = Math.floor(product.countInStock / 2) + 1;
    const orders = buyers.map((buyer) => orderOf(buyer, product, quantity));
    const answers = await atOnce((index) => (buyers[index] as Person).call('POST /api/order', orders[index]));
    const { countInStock } = await productOf(shop, product.id);
    return {
      'one gets them': worked(answers) === 1,
      'no stock is made or lost': countInStock === product.countInStock - quantity,
    };
  }),
  facts('a cancellation, many at once', async (shop) => {
    const buyer = await Person.in(shop);
    const before = (await productOf(shop)).countInStock;
    const { id } = await place(buyer, 2);
    const answers = await atOnce(() => buyer.call(`DELETE /api/order/delete?id=${id}`));
    const after = (await productOf(shop)).countInStock;
    return { 'it is cancelled': worked(answers) > 0, 'the goods are back once': after === before };
  }),
  facts('payments and returns of one order, many at once', async (shop) => {
    const [buyer, admin] = [await Person.in(shop), await Person.staff(shop, 'superadmin')];
    const order = await place(buyer, 2);
    const pay = (who: Person, totalPrice: number) =>
      who.call('PUT /api/order/paymentResult', cashPayment({ ...order, totalPrice }));
    const [own, less] = [await pay(buyer, order.totalPrice), await pay(admin, 1)];
    const payments = await atOnce(() => pay(admin, order.totalPrice));
    const data = {
      ...{ date: new Date().toISOString(), numberGuide: 'G-1', transport: 'SERVIENTREGA', shippingPrice: 0 },
      ...{ shippingAddress: 'Calle 1', shippingAddressCity: 'Villavicencio', shippingAddressCountry: 'Meta' },
      shippingAddressPhone: '3101234567',
    };
    done(await admin.call('PUT /api/order/delivery', { id: order.id, data }));
    const wanted = { reason: 'defective', lines: [{ productId: PRODUCT, quantity: 2 }] };
    const returns = await atOnce(() => buyer.call(`POST /api/order/${order.id}/returns`, wanted));
    return {
      'no buyer pays by a word': own.status === 403,
      'no other amount is taken': worked([less]) === 0,
      'it is paid once': worked(payments) === 1,
      'it comes back once': worked(returns) === 1,
    };
  }),
  facts('an erasure while orders are placed', async (shop) => {
    const [buyer, product] = [await Person.in(shop), await productOf(shop)];
    const order = () => buyer.call('POST /api/order', orderOf(buyer, product));
    const [erased, ...orders] = await atOnce((index) =>
      index > 0 ? order() : buyer.call('POST /api/account/erasure', { password: PASSWORD, word: 'ELIMINAR' }),
    );
    const isErased = worked([erased as Answer]) === 1;
    const { status } = await new Visitor(shop).signIn(buyer.email, PASSWORD);
    return {
      'none fails': worked(orders) >= 0 && (erased as Answer).status < 500,
      'who is erased is gone, who is refused is not': status === (isErased ? 401 : 200),
      'no order comes after it': !isErased || (await order()).status === 401,
    };
  }),
  {
    name: 'forged events of the card provider',
    tries: async (shop) => {
      const buyer = await Person.in(shop);
      const { id, totalPrice } = await place(buyer, 1, WOMPI);
      const { reference } = (await buyer.call(`GET /api/order/${id}/wompi`)).data as { reference: string };
      const transaction = {
        ...{ id: `11004-${id}-1`, status: 'APPROVED', amount_in_cents: Math.round(totalPrice * 100) },
        ...{ currency: 'COP', reference, payment_method_type: 'CARD' },
      };
      const none = { properties: [], checksum: createHash('sha256').update('').digest('hex') };
      const guessed = ['', 'secret', 'test_events_', reference].map((secret) => signed(transaction, secret));
      const bodies = [...guessed, { ...signed(transaction, ''), signature: none }, { data: { transaction } }];
      return sendRows(buyer, [
        ...bodies.map((body): Row => ['POST /api/order/wompi/events', [400, 403], body]),
        ['POST /api/order/wompi/return', ({ status }) => status < 500, { transactionId: transaction.id }],
        [`GET /api/order/${id}`, ({ data }) => data.isPaid === false],
      ]);
    },
  },
];
