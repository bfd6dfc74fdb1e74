import { anOrder, anOrderRow } from '#testing/builders';
import { awaitsCardPayment, dispatchText, historyRow, paymentText } from './order-texts';

describe('order texts', () => {
  it("word the payment as 'No pagado' or 'Pagado el {date}'", () => {
    expect(paymentText(anOrder())).toBe('No pagado');
    expect(paymentText(anOrder({ isPaid: true, paidAt: '2026-11-21T01:00:00.000Z' }))).toBe(
      'Pagado el 2026-11-20',
    );
  });

  it("word the dispatch as 'No despachado' or 'Despachado el {date}'", () => {
    expect(dispatchText(anOrder())).toBe('No despachado');
    expect(dispatchText(anOrder({ isDelivered: true, deliveredAt: '2026-11-22T01:00:00.000Z' }))).toBe(
      'Despachado el 2026-11-21',
    );
  });

  it('wait for the card provider only while a Wompi order is open and unpaid', () => {
    expect(awaitsCardPayment(anOrder({ paymentMethod: 'Wompi' }))).toBe(true);
    expect(awaitsCardPayment(anOrder({ paymentMethod: 'Wompi', isPaid: true }))).toBe(false);
    expect(awaitsCardPayment(anOrder({ paymentMethod: 'Wompi', active: false }))).toBe(false);
    expect(awaitsCardPayment(anOrder())).toBe(false);
  });
});

describe('history row', () => {
  it("says 'Pendiente por despacho' and 'No registra despacho' while nothing is dispatched [S-116]", () => {
    expect(historyRow(anOrderRow())).toMatchObject({
      dispatchedAt: 'Pendiente por despacho',
      transport: 'No registra despacho',
      numberGuide: 'No registra despacho',
    });
  });

  it('reads the transaction and the dispatch', () => {
    const row = historyRow(
      anOrderRow({
        isPaid: true,
        paidAt: '2026-11-21T01:00:00.000Z',
        isDelivered: true,
        deliveredAt: '2026-11-22T01:00:00.000Z',
        paymentResult: {
          transactionNumber: null,
          checkNumber: null,
          transaction: { id: 'T-1', payment_method_type: 'CARD', status: 'APPROVED' },
        },
        delivery: {
          date: '2026-11-22T01:00:00.000Z',
          numberGuide: 'G-9',
          transport: 'TCC',
          shippingAddress: '',
          shippingAddressCity: '',
          shippingAddressCountry: '',
        },
      }),
    );
    expect(row).toMatchObject({
      paidAt: '2026-11-20',
      transactionNumber: 'T-1',
      paymentMethodType: 'Tarjeta',
      transactionStatus: 'Aprobada',
      dispatchedAt: '2026-11-21',
      transport: 'TCC',
      numberGuide: 'G-9',
    });
  });

  it('has no guide where the goods were handed over in a store [N-39-114]', () => {
    const delivery = {
      date: '2026-11-22T01:00:00.000Z',
      numberGuide: '',
      transport: 'Entregado en tienda',
      shippingAddress: '',
      shippingAddressCity: '',
      shippingAddressCountry: '',
    };
    expect(historyRow(anOrderRow({ isPaid: true, isDelivered: true, delivery }))).toMatchObject({
      transport: 'Entregado en tienda',
      numberGuide: '—',
    });
  });
});
