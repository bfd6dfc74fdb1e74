import { anOrder } from '#testing/builders';
import { nextSteps } from './next-step';

const PAID = { isPaid: true, paidAt: '2026-11-20T16:00:00.000Z' };
const DISPATCHED = { isDelivered: true, deliveredAt: '2026-11-21T16:00:00.000Z' };

describe('the next step of an order', () => {
  it.each([
    ['an unpaid order', {}, ['pay'], 'Falta el pago.'],
    ['a paid order', PAID, ['dispatch', 'invoice'], 'Está pagado. Faltan el despacho y la factura.'],
    [
      'an invoiced order',
      { ...PAID, isInvoice: true },
      ['dispatch'],
      'Está pagado y facturado. Falta el despacho.',
    ],
    [
      'a dispatched order',
      { ...PAID, ...DISPATCHED },
      ['invoice'],
      'Está pagado y despachado. Falta la factura.',
    ],
    [
      'an order whose invoice is a draft',
      { ...PAID, invoiceState: 'draft' as const },
      ['dispatch', 'invoice'],
      'Está pagado. Faltan el despacho y enviar la factura a la DIAN: es un borrador.',
    ],
    [
      'a dispatched order whose invoice is a draft',
      { ...PAID, ...DISPATCHED, invoiceState: 'draft' as const },
      ['invoice'],
      'Está pagado y despachado. La factura es un borrador: falta enviarla a la DIAN.',
    ],
    [
      'an order of which everything came back before its invoice',
      { ...PAID, ...DISPATCHED, isAllReturned: true },
      [],
      'Todos los productos fueron devueltos: no hay nada que facturar.',
    ],
    [
      'a finished order',
      { ...PAID, ...DISPATCHED, isInvoice: true },
      [],
      'Está pagado, despachado y facturado: no queda nada por hacer.',
    ],
    [
      'an order whose payment was voided',
      { ...PAID, paymentAlert: 'voided' as const },
      [],
      'El pago fue anulado y el dinero volvió al comprador. Cancele el pedido, pídale otro pago o, si ya pagó de otra forma, corrija el pago.',
    ],
    [
      'a dispatched order whose payment was voided',
      { ...PAID, ...DISPATCHED, paymentAlert: 'voided' as const },
      [],
      'El pago fue anulado después del despacho. Acuerde con el comprador cómo paga y corrija el pago: antes no se factura.',
    ],
    [
      'a dispatched order whose payment was voided and whose alert was ended',
      { ...PAID, ...DISPATCHED, isPaymentVoided: true },
      [],
      'El pago fue anulado después del despacho. Acuerde con el comprador cómo paga y corrija el pago: antes no se factura.',
    ],
    [
      'an order that was paid otherwise after its payment was voided',
      { ...PAID, isPaymentVoided: false },
      ['dispatch', 'invoice'],
      'Está pagado. Faltan el despacho y la factura.',
    ],
    ['a cancelled order', { active: false }, [], 'El pedido está cancelado: no queda nada por hacer.'],
  ])('is named for %s', (_case, given, steps, text) => {
    expect(nextSteps(anOrder(given))).toEqual({ steps, text });
  });

  it('is what staff owe the buyer first: an answer to a cancellation, then the money of a cancelled order', () => {
    expect(nextSteps(anOrder(PAID), { isCancellationAsked: true })).toEqual({
      steps: ['answer-cancellation'],
      text: 'El comprador pidió cancelar el pedido. Responda su solicitud: antes no se despacha.',
    });
    expect(nextSteps(anOrder({ ...PAID, active: false }), { isRefundOpen: true })).toEqual({
      steps: ['see-refund'],
      text: 'El pedido está cancelado. Falta devolver el dinero.',
    });
  });
});
