import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formatMoney, fromPesos } from '@lacteos/contracts/money/money';
import { priceLine, totalsOf } from '@lacteos/contracts/money/order-pricing';
import { VAT_CLASSES, type VatClass } from '@lacteos/contracts/money/vat-classes';
import type { CartItem, Order } from '@lacteos/contracts/schemas';
import fc from 'fast-check';

import { DIALECTS } from '#test/index.js';
import { InvoicingFixture } from '#test/invoicing/invoicing-fixture.js';
import { pdfText } from '#test/pdf-text.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { TEST_SETTINGS } from '#test/test-settings.js';
import { FACTORY, ProductEntity } from '#products/index.js';
import type { InvoiceStateDto } from '../view/invoice-state.dto.js';

const DAY_MS = 86_400_000;
/** Time for the carts on a busy machine. */
const CARTS_MS = 60_000 + TEST_SETTINGS.centavoCarts * 5_000;
const PRICES = [0.1, 999.99, 12_345.67];

interface SiigoInvoice {
  total: number;
  items: { total: number; taxes?: { percentage: number; value: number }[] }[];
}
interface Shopper {
  user: Awaited<ReturnType<InvoicingFixture['api']['signedIn']>>['user'];
  token: string;
}

const plain = (pesos: number): string => formatMoney(pesos).replaceAll('\u00a0', ' ');

describe.each(DIALECTS)('an order with all VAT classes on $name', (dialect) => {
  let fixture: InvoicingFixture;
  let shop: ShopBuilder;
  let productIds: number[];
  let shopper: Shopper;

  beforeAll(async () => {
    fixture = await InvoicingFixture.start(dialect);
    shop = new ShopBuilder(fixture.api);
    productIds = [];
    for (const taxClassification of VAT_CLASSES)
      for (const price of PRICES) productIds.push(await onSale({ price, taxClassification }));
  });
  afterAll(() => fixture.stop());

  /** A linked product with plenty of stock. */
  const onSale = async (line: { price: number; taxClassification: VatClass }): Promise<number> => {
    const code = await fixture.codeOf({ ...line, quantity: 1 });
    const { id } = await fixture.api.uow.manager.findOneByOrFail(ProductEntity, { code });
    await shop.stock(FACTORY, id, 1_000_000);
    return id;
  };

  const cartOf = async (wanted: readonly (readonly [number, number])[]): Promise<CartItem[]> => {
    const { user, token } = shopper;
    for (const [productId, quantity] of wanted)
      await fixture.api.call('POST', `/cart?id=${user.id}&quantity=${quantity}&productId=${productId}`, {
        token,
      });
    return (await fixture.api.call<CartItem[]>('GET', `/cart/${user.id}`, { token })).data;
  };

  /** Totals of the checkout preview in pesos, from the same pricing function. */
  const previewOf = (cart: readonly CartItem[]) => {
    const totals = totalsOf(
      cart.map(({ quantity, Product: { price, taxClassification, taxPercent = -1 } }) =>
        priceLine({ quantity, unitPrice: fromPesos(price), taxClassification, taxPercent }),
      ),
    );
    return {
      itemsPrice: totals.itemsPrice / 100,
      taxPrice: totals.taxPrice / 100,
      totalPrice: totals.totalPrice / 100,
    };
  };

  const paid = async (cart: readonly CartItem[], key: string): Promise<Order> => {
    const body = { ...shop.anOrder(shopper.user, []), ...previewOf(cart) };
    const orderItems = cart.map(({ id_product, quantity }) => ({ id_product, quantity }));
    const { data, failure } = await shop.place<Order>(shopper.token, { ...body, orderItems }, key);
    expect(failure.code).toBeUndefined();
    const registration = { id: data.id, data: shop.aPayment(data.totalPrice) };
    const payment = await fixture.call<Order>('PUT', '/order/paymentResult', registration);
    expect(payment.status).toBe(200);
    return data;
  };

  const receiptOf = async (orderId: number): Promise<string> => {
    const answer = await fetch(`${fixture.api.origin}/api/order/${orderId}/receipt`, {
      headers: { authorization: `Bearer ${await fixture.token()}` },
    });
    return pdfText(Buffer.from(await answer.arrayBuffer()));
  };

  const invoiceOf = async (orderId: number): Promise<SiigoInvoice> => {
    const { data } = await fixture.invoice<InvoiceStateDto>(orderId, { sendToDian: false });
    return (await fixture.siigo.call<SiigoInvoice>('GET', `/v1/invoices/${data.siigoId ?? ''}`)).body;
  };

  it(
    'has equal amounts in preview, receipt, PDF and invoice, to the centavo [N-19-060]',
    async () => {
      const carts = fc.sample(
        fc.array(fc.tuple(fc.nat(productIds.length - 1), fc.integer({ min: 1, max: 40 })), {
          minLength: 1,
          maxLength: productIds.length,
        }),
        { numRuns: TEST_SETTINGS.centavoCarts, seed: 19 },
      );
      for (const [index, choice] of carts.entries()) {
        shopper = await fixture.api.signedIn(1);
        const cart = await cartOf(choice.map(([at, quantity]) => [productIds[at] ?? 0, quantity] as const));
        const preview = previewOf(cart);
        const order = await paid(cart, `cart-${index}`);
        expect(order).toMatchObject(preview);
        const words = await receiptOf(order.id);
        for (const amount of Object.values(preview)) expect(words).toContain(plain(amount));
        const invoice = await invoiceOf(order.id);
        expect(invoice.total).toBe(preview.totalPrice);
        const vat = invoice.items
          .flatMap(({ taxes = [] }) => taxes)
          .map(({ value }) => Math.round(value * 100));
        expect(vat.reduce((sum, value) => sum + value, 0)).toBe(Math.round(preview.taxPrice * 100));
      }
    },
    CARTS_MS,
  );

  it('keeps its VAT class, and a scheduled class applies from its Colombian day on [N-19-061]', async () => {
    shopper = await fixture.api.signedIn(1);
    const id = await onSale({ price: 20_000.05, taxClassification: 'Taxed' });
    const change = (body: object) => fixture.call('PUT', '/admin/product', { id, ...body });
    const today = await change({ nextTaxClassification: 'TaxedReduced', taxChangeOn: '2026-11-20' });
    expect([today.status, today.failure.errors]).toEqual([
      400,
      { taxChangeOn: 'El cambio de clase rige desde un día después de hoy.' },
    ]);
    expect((await change({ nextTaxClassification: 'TaxedReduced' })).failure.errors).toHaveProperty(
      'taxChangeOn',
    );
    expect((await change({ nextTaxClassification: 'TaxedReduced', taxChangeOn: '2026-11-21' })).status).toBe(
      200,
    );
    const order = await paid(await cartOf([[id, 2]]), 'before');
    expect(order).toMatchObject({ taxPrice: 7_600.02, allTaxed: true });

    fixture.api.clock.advance(DAY_MS);
    shopper = { ...shopper, token: await fixture.api.tokenOf(shopper.user) };
    const shown = await fixture.api.call<{ taxPercent: number }>('GET', `/product/${id}`);
    expect(shown.data).toMatchObject({ taxClassification: 'Taxed', taxPercent: 5 });
    const later = await paid(await cartOf([[id, 2]]), 'after');
    expect(later).toMatchObject({ taxPrice: 2_000.01, allTaxed: false });
    expect([(await invoiceOf(order.id)).total, (await invoiceOf(later.id)).total]).toEqual([
      47_600.12, 42_000.11,
    ]);
    expect((await change({ brand: 'Otra' })).data).toMatchObject({
      taxClassification: 'TaxedReduced',
      nextTaxClassification: null,
      taxChangeOn: null,
    });
  });
});
