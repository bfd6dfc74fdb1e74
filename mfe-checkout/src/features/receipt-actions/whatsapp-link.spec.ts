import { anAddress, anOrder } from '#testing/builders';
import { orderSummary, whatsappLink } from './whatsapp-link';

describe('the WhatsApp message to the buyer', () => {
  it("opens a chat with the order's Colombian number and the summary as text", () => {
    const link = new URL(whatsappLink(anOrder()) ?? '');
    expect(link.origin + link.pathname).toBe('https://wa.me/573101234567');
    expect(link.searchParams.get('text')).toBe(orderSummary(anOrder()));
  });

  it('names items, total, payment and dispatch [N-20-104]', () => {
    expect(orderSummary(anOrder()).split('\n')).toEqual([
      'Hola, Ana María. Este es el resumen de su pedido 123 en Lácteos del Llano:',
      '• 2 × Yogurt de mora: $ 29.750,00',
      'Total con IVA: $ 29.750,00',
      'Método de pago: Efectivo. No pagado.',
      'No despachado.',
    ]);
  });

  it('names carrier and guide once it is dispatched', () => {
    const delivery = {
      date: '2026-11-22T10:00:00.000Z',
      numberGuide: 'G-7',
      transport: 'TCC',
      shippingAddress: 'Calle 15',
      shippingAddressCity: 'Villavicencio',
      shippingAddressCountry: 'Meta',
    };
    const order = anOrder({ isDelivered: true, deliveredAt: delivery.date, delivery });
    expect(orderSummary(order)).toContain('Despachado el 2026-11-22 con TCC, guía G-7.');
  });

  it.each(['', '6086620000x', '12345'])('is not offered for the phone %p', (phone) => {
    expect(whatsappLink(anOrder({ shippingAddress: anAddress({ phone }) }))).toBeNull();
  });
});
