import type { CounterReceipt, NewSale, Sale } from '@lacteos/contracts/schemas';
import { counterReceiptLines } from '@lacteos/contracts/counter/counter-receipt';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { pdfText } from '#test/pdf-text.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { receiptPdf } from './receipt-pdf.js';

const POINTS_PER_MM = 72 / 25.4;
const boxOf = (pdf: Buffer): number[] =>
  (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? []).slice(1).map(Number);
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
const wordsOf = (pdf: Buffer): string => pdfText(pdf).replaceAll(/\s+/g, ' ');

describe.each(DIALECTS)('the paper of a counter sale on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
  });
  afterAll(() => api.stop());

  it('is a PDF of 58 or 80 mm with store, NIT, VAT, cash, change and code [N-39-130]', async () => {
    const { token, storeId } = await shop.cashier();
    await shop.openShift(token);
    const product = await shop.addProduct({ name: 'Kumis Łódź', price: 1_000, stock: 0 });
    await shop.stock(storeId, product.id, 1);
    const body: NewSale = {
      items: [{ id_product: product.id, quantity: 1 }],
      payments: [{ paymentId: 1, amount: 1_190, received: 2_000 }],
      totalPrice: 1_190,
    };
    const headers = { 'idempotency-key': 'paper' };
    const { data } = await api.call<Sale>('POST', '/till/sales', { token, body, headers });
    for (const [query, width] of [
      ['?width=58', 58],
      ['?width=80', 80],
      ['', 80],
    ] as const) {
      const answer = await fetch(`${api.origin}/api/till/sales/${data.id}/receipt${query}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      const pdf = Buffer.from(await answer.arrayBuffer());
      expect(boxOf(pdf)[0]).toBeCloseTo(width * POINTS_PER_MM, 1);
      expect(pagesOf(pdf)).toBe(1);
      const words = wordsOf(pdf);
      for (const word of ['NIT 900555111-6', 'Tienda', 'Calle 1', `Venta ${data.id}`, '1.190,00'])
        expect(words).toContain(word);
      expect(words.replaceAll(' ', '')).toContain('KumisŁódź');
      for (const word of ['Redondeo', '2.000,00', '800,00', 'Factura en trámite', data.receipt.returnCode])
        expect(words).toContain(word);
    }
    const ofOrder = await fetch(`${api.origin}/api/order/${data.id}/receipt`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(wordsOf(Buffer.from(await ofOrder.arrayBuffer()))).toContain(data.receipt.returnCode);
    const wrong = await api.call('GET', `/till/sales/${data.id}/receipt?width=70`, { token });
    expect(wrong.failure.code).toBe('VALIDATION.FAILED');
  });

  it('keeps the longest names whole on one narrow page [N-39-131]', async () => {
    const long =
      'Comercializadora Internacional de Productos Lácteos del Piedemonte Llanero y Compañía S.A.S.';
    const line = { name: `${long} Queso`, presentation: 'Bloque 2500 g', quantity: 12, price: 123_456.78 };
    const receipt: CounterReceipt = {
      company: { name: long, nit: '900555111-6' },
      store: { id: 1, name: `Tienda ${long}`, address: long, city: 'San José', phone: '6086620000' },
      number: 1_234_567,
      createdAt: '2026-11-29T16:05:00.000Z',
      cashier: `Cajera ${long}`,
      shiftId: 12_345,
      drawer: 'Caja 1',
      customer: { name: `Cliente ${long}`, identification: '900123456' },
      lines: [{ ...line, total: 1_481_481.36 }],
      vat: [{ name: 'Gravado 19%', base: 1_244_942.32, tax: 236_539.04 }],
      total: 1_481_481.36,
      parts: [{ method: 'Tarjeta Crédito', amount: 1_481_481.36, received: null, reference: 'A'.repeat(60) }],
      rounding: 0,
      change: 0,
      invoice: null,
      returnCode: 'K7P2M9QX',
      state: 'valid',
      legal: [],
    };
    const pdf = await receiptPdf(counterReceiptLines(receipt, 58), 'Recibo', 58);
    expect(pagesOf(pdf)).toBe(1);
    const words = wordsOf(pdf);
    expect(words.split(long)).toHaveLength(7);
    expect(words).toContain('$ 123.456,78');
    expect(words.replaceAll(' ', '')).toContain('A'.repeat(60));
  });
});
