import { formatMoment } from '@lacteos/ui';

import { actionText, fieldChanges, subjectText } from './audit-texts';

describe('the audit trail in words', () => {
  it('names action and subject, and shows unknown values unchanged', () => {
    expect([subjectText('product'), actionText('products.updated')]).toEqual([
      'Producto',
      'cambió el producto',
    ]);
    expect([subjectText('cheese'), actionText('cheeses.ripened')]).toEqual(['cheese', 'cheeses.ripened']);
  });

  it('puts before and after side by side, in Spanish and without JSON [N-17-207]', () => {
    const changes = fieldChanges({
      before: { price: 100, active: true, tags: ['a', 'b'], id_role: 1 },
      after: {
        price: 120.5,
        active: false,
        name: 'Kumis',
        id_role: 2,
        delivery: { numberGuide: 'G-1', date: '2026-11-20T15:00:00.000Z' },
        productStocks: [{ productId: 7, stock: 5 }],
      },
    });
    expect(changes.map(({ field, before, after }) => [field, plain(before), plain(after)])).toEqual([
      ['Precio sin IVA', '$ 100,00', '$ 120,50'],
      ['Activo', 'Sí', 'No'],
      ['tags', 'a, b', null],
      ['Rol', 'Usuario', 'Cajero'],
      ['Nombre', null, 'Kumis'],
      ['Despacho · Guía', null, 'G-1'],
      ['Despacho · Fecha', null, plain(formatMoment('2026-11-20T15:00:00.000Z'))],
      ['Stock asignado 1 · Producto', null, '7'],
      ['Stock asignado 1 · Unidades', null, '5'],
    ]);
    expect(fieldChanges({ before: null, after: null })).toEqual([]);
  });

  it('explains codes and shows withholdings in pesos [N-17-546]', () => {
    const changes = fieldChanges({
      before: { city_code: '50001', person_type: 'Person', id_type: '13' },
      after: { city_code: '11001', person_type: 'Company', id_type: '31', withheld: 250_050 },
    });
    expect(changes.map(({ before, after }) => [before, plain(after)])).toEqual([
      ['Villavicencio', 'Bogotá, D.C.'],
      ['Persona', 'Compañia'],
      ['Cedula', 'Nit'],
      [null, '$ 2.500,50'],
    ]);
  });

  it('has no word of the API left: tax classes, states, alerts, kinds and topics [N-38-603]', () => {
    const changes = fieldChanges({
      before: { taxClassification: 'Taxed', nextTaxClassification: 'TaxedReduced', state: 'requested' },
      after: {
        taxClassification: 'Excluded',
        type: 'ConsumerGood',
        unid: '94',
        state: 'refunded',
        paymentAlert: 'voided',
        harm: 'allergy',
        kind: 'complaint',
        mailState: 'failed_delivery',
        topic: 'order-placed',
        fates: [{ productId: 7, fate: 'waste' }],
      },
    });
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      ['Gravado, tarifa general', 'Excluido'],
      ['Gravado, tarifa reducida', null],
      ['Solicitada', 'Dinero devuelto'],
      [null, 'Bien de consumo'],
      [null, 'Unidad'],
      [null, 'Pago anulado'],
      [null, 'Reacción alérgica'],
      [null, 'Queja'],
      [null, 'No entregado'],
      [null, 'Correo de pedido recibido'],
      [null, '7'],
      [null, 'Se desecha'],
    ]);
  });
});

const plain = (text: string | null): string | null => text?.replace(/\s/g, ' ') ?? null;
