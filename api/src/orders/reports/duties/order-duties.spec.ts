import { describe, expect, it } from '@jest/globals';
import { dutyTexts, type OrderDuty } from '@lacteos/contracts/orders/order-duties';

import { dutiesOf, type DutyFacts } from './order-duties.js';

const PLACED: DutyFacts = {
  isPaid: false,
  isDelivered: false,
  active: true,
  invoiceState: 'none',
  paymentAlert: null,
  paidWithoutStock: false,
  isPaymentVoided: false,
  isAllReturned: false,
  returns: [],
  refunds: [],
  credits: [],
  isOversold: false,
};
const PAID = { isPaid: true };
const DISPATCHED = { isDelivered: true };
const ISSUED = { invoiceState: 'issued' } as const;
const VOIDED = { paymentAlert: 'voided', isPaymentVoided: true } as const;
const ASKED = { returns: [{ kind: 'cancellation', state: 'requested' }] } as const;
const CANCELLED = { active: false };
const DONE = 'Está pagado, despachado y facturado: no queda nada por hacer.';
const VOIDED_TEXT =
  'El pago fue anulado y el dinero volvió al comprador. Cancele el pedido, pídale otro pago o, si ya pagó de otra forma, corrija el pago.';
const VOIDED_LATE =
  'El pago fue anulado después del despacho. Acuerde con el comprador cómo paga y corrija el pago: antes no se factura.';
const ALL_BACK = 'Todos los productos fueron devueltos: no hay nada que facturar.';
const ASKED_TEXT = 'El comprador pidió cancelar el pedido. Responda su solicitud: antes no se despacha.';

const isInvoice = ({ invoiceState }: DutyFacts): boolean =>
  invoiceState === 'issued' || invoiceState === 'in-progress';

type Case = [name: string, given: Partial<DutyFacts>, duties: OrderDuty[], texts: string[]];

describe('the open duties of an order', () => {
  it.each<Case>([
    ['an unpaid order', {}, ['payment'], ['Falta el pago.']],
    ['a paid order', PAID, ['dispatch', 'invoice'], ['Está pagado. Faltan el despacho y la factura.']],
    [
      'an invoiced order',
      { ...PAID, ...ISSUED },
      ['dispatch'],
      ['Está pagado y facturado. Falta el despacho.'],
    ],
    [
      'a dispatched order',
      { ...PAID, ...DISPATCHED },
      ['invoice'],
      ['Está pagado y despachado. Falta la factura.'],
    ],
    [
      'an order whose invoice is a draft',
      { ...PAID, invoiceState: 'draft' },
      ['dispatch', 'invoice-draft'],
      ['Está pagado. Faltan el despacho y enviar la factura a la DIAN: es un borrador.'],
    ],
    [
      'a dispatched order whose invoice is a draft',
      { ...PAID, ...DISPATCHED, invoiceState: 'draft' },
      ['invoice-draft'],
      ['Está pagado y despachado. La factura es un borrador: falta enviarla a la DIAN.'],
    ],
    [
      'an order returned completely before its invoice',
      { ...PAID, ...DISPATCHED, isAllReturned: true },
      [],
      [ALL_BACK],
    ],
    [
      'an order returned completely with a pending refund',
      { ...PAID, ...DISPATCHED, isAllReturned: true, refunds: ['transfer'] },
      ['refund'],
      [ALL_BACK, 'Falta devolver el dinero.'],
    ],
    ['a finished order', { ...PAID, ...DISPATCHED, ...ISSUED }, [], [DONE]],
    ['an order whose payment was voided', { ...PAID, ...VOIDED }, ['voided-payment'], [VOIDED_TEXT]],
    [
      'a dispatched order whose payment was voided',
      { ...PAID, ...DISPATCHED, ...VOIDED },
      ['voided-payment'],
      [VOIDED_LATE],
    ],
    [
      'a dispatched order with a voided payment and a resolved alert',
      { ...PAID, ...DISPATCHED, isPaymentVoided: true },
      ['voided-payment'],
      [VOIDED_LATE],
    ],
    [
      'an order paid again after a voided payment',
      { ...PAID, isPaymentVoided: false },
      ['dispatch', 'invoice'],
      ['Está pagado. Faltan el despacho y la factura.'],
    ],
    ['a cancelled order', CANCELLED, [], ['El pedido está cancelado: no queda nada por hacer.']],
    [
      'an order with an open cancellation request',
      { ...PAID, ...ASKED },
      ['cancellation-asked'],
      [ASKED_TEXT],
    ],
    [
      'a cancelled order with a pending refund',
      { ...PAID, ...CANCELLED, refunds: ['cash'] },
      ['refund'],
      ['El pedido está cancelado. Falta devolver el dinero.'],
    ],
    [
      'a cancelled order with a refund in progress',
      { ...PAID, ...CANCELLED, refunds: ['sending'] },
      ['refund-coming'],
      ['El pedido está cancelado. El dinero va en camino al comprador.'],
    ],
    [
      'a finished order with a pending return and refund',
      {
        ...PAID,
        ...DISPATCHED,
        ...ISSUED,
        returns: [
          { kind: 'goods', state: 'requested' },
          { kind: 'goods', state: 'approved' },
        ],
        refunds: ['done', 'account'],
      },
      ['refund', 'return-asked', 'return-awaited'],
      [
        'Falta devolver el dinero.',
        'El comprador pidió devolver productos. Responda su solicitud.',
        'Faltan los productos de una devolución aprobada: recíbalos cuando lleguen.',
      ],
    ],
    [
      'an order with due and rejected credit notes',
      { ...PAID, ...DISPATCHED, ...ISSUED, credits: ['due', 'rejected'] },
      ['credit-note-rejected', 'credit-note'],
      [
        'La nota crédito fue rechazada: corríjala y envíela de nuevo.',
        'Falta la nota crédito de la factura: se hace cuando la DIAN la acepte.',
      ],
    ],
    [
      'an order whose invoice was rejected',
      { ...PAID, invoiceState: 'rejected' },
      ['dispatch', 'invoice-rejected'],
      ['Está pagado. Falta el despacho, y la factura fue rechazada: corríjala y envíela de nuevo.'],
    ],
    [
      'a cancelled order whose rejected invoice may stand at SIIGO',
      { ...PAID, ...CANCELLED, invoiceState: 'rejected' },
      ['invoice-rejected'],
      ['El pedido está cancelado. La factura fue rechazada: corríjala y envíela de nuevo.'],
    ],
    [
      'an order with a balance and without units',
      { ...PAID, ...ISSUED, paymentAlert: 'balance-due', paidWithoutStock: true },
      ['balance-due', 'without-stock', 'dispatch'],
      ['Falta cobrar el saldo.', 'Faltan las unidades.', 'Está pagado y facturado. Falta el despacho.'],
    ],
    [
      'a finished order that was paid twice',
      { ...PAID, ...DISPATCHED, ...ISSUED, paymentAlert: 'double-payment' },
      ['payment-review'],
      ['Hay un pago por revisar.'],
    ],
  ])(
    'are listed and described for %s [N-17-061, N-19-080, N-19-191, N-33-102, N-33-207, N-33-901]',
    (_case, given, duties, texts) => {
      const facts = { ...PLACED, ...given };
      expect(dutiesOf(facts)).toEqual(duties);
      expect(dutyTexts({ ...facts, isInvoice: isInvoice(facts) }, duties)).toEqual(texts);
    },
  );
});
