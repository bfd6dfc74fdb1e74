import { aDeliveryDay, anOutside, aPromise } from '../testing/delivery.js';
import { arrivalText, dayClosedText, deliveryDayText, outsideText, shippingText } from './delivery-texts.js';

const NOW = '2026-11-27T18:00:00.000Z';
const COURIER = { id: 2, name: 'Resto', isByCourier: true, isCold: false };
const plain = (text: string | null): string | undefined => text?.replaceAll(/\s/g, ' ');

describe('the texts of a delivery', () => {
  it('promise a day and say until when one must order [N-40-119, N-40-358]', () => {
    expect(arrivalText(aPromise())).toBe('Llega el sábado 28, pida antes de hoy 14:00');
    expect(arrivalText(aPromise({ now: '2026-11-26T18:00:00.000Z' }))).toBe(
      'Llega el sábado 28, pida antes de mañana 14:00',
    );
    expect(arrivalText(aPromise({ now: '2026-11-25T18:00:00.000Z' }))).toBe(
      'Llega el sábado 28, pida antes del viernes 27 14:00',
    );
    expect(arrivalText(aPromise({ zone: COURIER, next: aDeliveryDay({ orderBefore: null }) }))).toBe(
      'Llega a más tardar el sábado 28',
    );
    expect(arrivalText(anOutside())).toBeNull();
  });

  it('name the month of another one than that of today', () => {
    expect(deliveryDayText('2026-12-01', '2026-11-30')).toBe('martes 1 de diciembre');
  });

  it('say what the delivery costs and from when on it is free [N-40-120, N-40-358]', () => {
    expect(plain(shippingText(aPromise()))).toBe('Envío $ 6.000, gratis desde $ 80.000');
    expect(plain(shippingText(aPromise({ freeFrom: null })))).toBe('Envío $ 6.000');
    expect(shippingText(aPromise({ price: 0 }))).toBe('Envío gratis');
    expect(shippingText(anOutside())).toBeNull();
  });

  it('say why a day is closed [N-40-121, N-40-352]', () => {
    const closed = (changes: Parameters<typeof aDeliveryDay>[0]) =>
      dayClosedText(aDeliveryDay({ isOpen: false, ...changes }), NOW);
    expect(dayClosedText(aDeliveryDay(), NOW)).toBe('Pida antes de hoy 14:00.');
    expect(closed({ closedBecause: 'cut-off', orderBefore: '2026-11-26T19:00:00.000Z' })).toBe(
      'Había que pedir antes del jueves 26 14:00.',
    );
    expect(closed({ closedBecause: 'full' })).toBe('Las entregas de ese día se agotaron.');
    expect(closed({ closedBecause: 'holiday' })).toBe('No hay entregas en festivo.');
    expect(closed({ closedBecause: 'weekday' })).toBe('No hay entregas ese día de la semana.');
    expect(closed({ closedBecause: 'closed', reason: 'Inventario' })).toBe('Sin entregas: Inventario');
  });

  it('name the nearest store where nothing is delivered [N-40-122]', () => {
    expect(outsideText(anOutside())).toMatch(
      /La tienda aliada más cercana es Punto Barzal, en Villavicencio\.$/,
    );
    expect(outsideText({ nearestStores: [] })).toBe('Todavía no hacemos entregas en su municipio.');
  });
});
