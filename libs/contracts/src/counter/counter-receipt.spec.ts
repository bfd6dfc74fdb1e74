import type { CounterReceipt } from '../generated/api.js';
import { counterReceiptLines, type ReceiptWidth } from './counter-receipt.js';

const RECEIPT: CounterReceipt = {
  company: { name: 'Lácteos del Llano S.A.S.', nit: '900555111-6' },
  store: { id: 1, name: 'Tienda El Barzal', address: 'Calle 1', city: 'Acacías', phone: '3100000000' },
  number: 42,
  createdAt: '2026-11-29T16:05:00.000Z',
  cashier: 'Ana Peña',
  shiftId: 7,
  drawer: 'Caja 1',
  customer: null,
  lines: [{ name: 'Yogurt', presentation: 'Botella 1000 g', quantity: 2, price: 13_804, total: 27_608 }],
  vat: [
    { name: 'Gravado 19%', base: 23_200, tax: 4_408 },
    { name: 'Excluido', base: 9_990, tax: 0 },
  ],
  total: 37_598,
  parts: [
    { method: 'Efectivo', amount: 30_000, received: 50_000, reference: null },
    { method: 'Nequi', amount: 7_598, received: null, reference: 'M-77' },
  ],
  rounding: 2,
  change: 19_998,
  invoice: null,
  returnCode: 'K7P2M9QX',
  state: 'valid',
  legal: ['Este recibo no reemplaza la factura electrónica.'],
};

const textOf = (change: Partial<CounterReceipt> = {}, width: ReceiptWidth = 80): string[] =>
  counterReceiptLines({ ...RECEIPT, ...change }, width).map((line) => {
    if (line.kind === 'rule') return '---';
    return line.kind === 'row' ? `${line.left} | ${line.right}` : line.text;
  });

describe('the receipt of a counter sale', () => {
  it('says who sold what, with VAT, payment, change and the code for returns [N-39-130]', () => {
    expect(textOf()).toEqual([
      'Lácteos del Llano S.A.S.',
      'NIT 900555111-6',
      'Tienda El Barzal',
      'Calle 1',
      'Acacías',
      'Teléfono 3100000000',
      '---',
      'Venta 42',
      '29/11/26, 11:05 a. m.',
      'Cajero: Ana Peña',
      'Turno 7 · Caja 1',
      'Cliente: Consumidor final',
      '---',
      'Yogurt · Botella 1000 g',
      '2 × $ 13.804,00 | $ 27.608,00',
      '---',
      'Total | $ 37.598,00',
      'Gravado 19%: base $ 23.200,00 | IVA $ 4.408,00',
      'Excluido | $ 9.990,00',
      '---',
      'Efectivo | $ 30.000,00',
      'Nequi | $ 7.598,00',
      'N.º M-77',
      'Redondeo del efectivo | $ 2,00',
      'Recibido | $ 50.000,00',
      'Cambio | $ 19.998,00',
      '---',
      'Factura en trámite',
      'Código para devoluciones: K7P2M9QX',
      '---',
      'Este recibo no reemplaza la factura electrónica.',
      'Gracias por su compra.',
    ]);
  });

  it('puts base and VAT below each other on narrow paper [N-39-130]', () => {
    expect(textOf({}, 58)).toEqual(
      expect.arrayContaining(['Gravado 19%: base | $ 23.200,00', 'IVA | $ 4.408,00']),
    );
  });

  it('names buyer and invoice, and says that a sale was voided [N-39-130]', () => {
    const customer = { name: 'La Colina S.A.S.', identification: '900123456' };
    const lines = textOf({ customer, invoice: 'FV-3-457', state: 'void' });
    expect(lines[0]).toBe('VENTA ANULADA');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Cliente: La Colina S.A.S.',
        'Identificación: 900123456',
        'Factura electrónica FV-3-457',
      ]),
    );
  });

  it('has no change without cash, and no rounding of nothing', () => {
    const parts = [{ method: 'Nequi', amount: 37_598, received: null, reference: null }];
    expect(textOf({ parts, rounding: 0, change: 0 }).join('\n')).not.toMatch(/Cambio|Redondeo|Recibido/);
    expect(textOf({ rounding: 0 }).join('\n')).not.toContain('Redondeo');
  });
});
