import { receiptLines, type ReceiptLine } from '@lacteos/contracts/orders/receipt';
import type { Order } from '@lacteos/contracts/schemas';
import { DeliveryShop, FRIDAY_IN_TIME } from '#test/delivery/delivery-shop.js';
import { addZone } from '#test/delivery/zones.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { pdfText } from '#test/pdf-text.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { orderView } from '../../order/row/order-view.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { RECEIPT_WIDTH } from './receipt-pdf.js';

const shown = (lines: readonly ReceiptLine[]): string[] =>
  lines.flatMap((line) => {
    if (line.kind === 'rule') return [];
    return line.kind === 'text' ? [line.text] : [`${line.left} | ${line.right}`];
  });

describe.each(DIALECTS)('order receipt on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let product: TestProduct;
  let buyer: Awaited<ReturnType<TestApi['signedIn']>>;
  let orderId: number;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    product = await shop.addProduct({ name: 'Queso campesino «añejo» ñ', stock: 10, price: 12_500 });
    buyer = await api.signedIn(1);
    orderId = (await shop.place(buyer.token, shop.anOrder(buyer.user, [[product, 2]]), 'receipt')).data.id;
  });
  afterAll(() => api.stop());

  const receiptOf = async (token: string | null, id: number | string) =>
    fetch(`${api.origin}/api/order/${id}/receipt`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });

  it('is a PDF of one page, 80 mm wide', async () => {
    const answer = await receiptOf(buyer.token, orderId);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="recibo-${orderId}.pdf"`);
    const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    const [, width] = /\/MediaBox \[0 0 ([\d.]+) [\d.]+\]/.exec(pdf) ?? [];
    expect(Number(width)).toBeCloseTo(RECEIPT_WIDTH, 1);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('is available only to users who may see the order', async () => {
    const stranger = await api.signedIn(1);
    expect((await receiptOf(stranger.token, orderId)).status).toBe(404);
    expect((await receiptOf((await shop.cashier()).token, orderId)).status).toBe(404);
    expect((await receiptOf(null, orderId)).status).toBe(401);
    expect((await receiptOf((await api.signedIn(3)).token, orderId)).status).toBe(200);
    expect((await receiptOf(buyer.token, 'abc')).status).toBe(404);
  });

  it('shows items, VAT, total, payment method and transaction number [N-15-043]', async () => {
    const orders = api.app.get(OrderRepository);
    const lines = async () => {
      const order = await orders.find(orderId);
      if (!order) throw new Error('the order is gone');
      return shown(receiptLines(orderView(order, await orders.lines(orderId))));
    };
    expect(await lines()).toEqual(
      expect.arrayContaining([
        `Pedido ${orderId}`,
        'Queso campesino «añejo» ñ',
        '2 × $ 12.500,00 | $ 25.000,00',
        'Gravado 19% | $ 25.000,00',
        'Impuesto IVA 19% | $ 4.750,00',
        'Total | $ 29.750,00',
        'No pagado',
      ]),
    );
    const data = shop.aPayment(29_750, { paymentMethod: 'Nequi', transactionNumber: 'N-7' });
    await api.call('PUT', '/order/paymentResult', {
      token: (await api.signedIn(3)).token,
      body: { id: orderId, data },
    });
    expect(await lines()).toEqual(
      expect.arrayContaining(['Nequi', 'Transacción N-7', expect.stringMatching(/^Pagado el /)]),
    );
  });

  it('shows the company name and the person only once [N-33-713]', async () => {
    const orders = api.app.get(OrderRepository);
    const order = await orders.find(orderId);
    if (!order) throw new Error('the order is gone');
    const view = orderView(order, await orders.lines(orderId));
    const namesOf = (address: Partial<Order['shippingAddress']>) => {
      const lines = shown(
        receiptLines({ ...view, shippingAddress: { ...view.shippingAddress, ...address } }),
      );
      return lines.slice(
        lines.findIndex((line) => line.startsWith('Pedido')) + 2,
        lines.findIndex((line) => line.startsWith('Identificación')),
      );
    };
    const person = { first_name: 'Ana', last_name: 'Peña' };
    const company = 'Comercializadora de Lácteos del Piedemonte S.A.S.';
    expect(namesOf({ ...person, nameCompany: company })).toEqual([company, 'Ana Peña']);
    expect(namesOf({ ...person, nameCompany: 'N/A' })).toEqual(['Ana Peña']);
    expect(namesOf({ first_name: '', last_name: '', nameCompany: company })).toEqual([company]);
  });

  it('shows the subtotal of each VAT class [N-19-023]', async () => {
    const exempt = await shop.addProduct({ price: 4_000.5, taxClassification: 'Exempt', stock: 9 });
    const excluded = await shop.addProduct({ price: 1_000, taxClassification: 'Excluded', stock: 9 });
    const wanted = shop.anOrder(buyer.user, [
      [product, 1],
      [exempt, 2],
      [excluded, 3],
    ]);
    const { data } = await shop.place<Order>(buyer.token, wanted, 'classes');
    const order = (await api.call<Order>('GET', `/order/${data.id}`, { token: buyer.token })).data;
    const lines = shown(receiptLines(order));
    const from = lines.indexOf('Productos | $ 23.501,00');
    expect(lines.slice(from + 1, from + 5)).toEqual([
      'Gravado 19% | $ 12.500,00',
      'Exento | $ 8.001,00',
      'Excluido | $ 3.000,00',
      'Impuesto IVA | $ 2.375,00',
    ]);
  });

  it('shows withholdings and the expected payment, except for card payments [N-19-076]', async () => {
    const { data } = await shop.place<Order>(
      buyer.token,
      shop.anOrder(buyer.user, [[product, 2]]),
      'withheld',
    );
    const withholding = {
      lines: [
        { name: 'ReteFuente', percent: 2.5, amount: 625 },
        { name: 'ReteICA', percent: 0.966, amount: 241.5 },
      ],
      withheld: 866.5,
      expectedPayment: 28_883.5,
    };
    const linesOf = (change: Partial<Order>) =>
      shown(receiptLines({ ...data, paymentMethod: 'Efectivo', withholding, ...change }));
    const lines = linesOf({});
    const from = lines.indexOf('Total | $ 29.750,00');
    expect(lines.slice(from + 1, from + 4)).toEqual([
      'ReteFuente 2,5 % | -$ 625,00',
      'ReteICA 0,966 % | -$ 241,50',
      'Pago esperado | $ 28.883,50',
    ]);
    expect(linesOf({ isPaid: true })).toContain('Pagado | $ 28.883,50');
    expect(linesOf({ paymentMethod: 'Wompi' }).join()).not.toContain('Rete');
  });

  it('shows the delivery between VAT and total, and no such line without one [N-40-175]', async () => {
    const earlier = (await api.call<Order>('GET', `/order/${orderId}`, { token: buyer.token })).data;
    expect(shown(receiptLines(earlier)).join()).not.toContain('Envío');
    api.clock.set(FRIDAY_IN_TIME);
    await addZone(api, { name: 'Meta', places: ['50'] });
    const { data } = await new DeliveryShop(api).orderHome(buyer.user, {
      product,
      quantity: 2,
      shipping: 6_000,
    });
    const token = await api.tokenOf(buyer.user);
    const order = (await api.call<Order>('GET', `/order/${data.id}`, { token })).data;
    const lines = shown(receiptLines(order));
    const from = lines.indexOf('Impuesto IVA 19% | $ 4.750,00');
    expect(lines.slice(from + 1, from + 3)).toEqual(['Envío | $ 6.000,00', 'Total | $ 35.750,00']);
    const pdf = Buffer.from(await (await receiptOf(token, data.id)).arrayBuffer());
    expect(pdfText(pdf).replaceAll(/\s+/g, ' ')).toMatch(/Envío \$ ?6\.000,00/);
  });
});
