import { aZone } from '#testing/a-zone';
import { NEW_ZONE, zoneRequest, zoneValuesOf, zoneValueText } from './zone-form';
import { cutOffText, placesText, placeText, priceText, weekdaysText } from './zone-texts';

const place = (cityCode: string, neighbourhood = '', isExcluded = false) => ({
  cityCode,
  neighbourhood,
  isExcluded,
});
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('the texts of a delivery zone', () => {
  it.each([
    [[1, 2, 3, 4, 5, 6], 'lunes a sábado'],
    [[6, 2, 4], 'martes, jueves y sábado'],
    [[1, 2], 'lunes y martes'],
    [[5], 'viernes'],
    [[1, 2, 3, 4, 5, 6, 7], 'todos los días'],
  ])('name the weekdays %j as %s [N-40-400]', (days, text) => expect(weekdaysText(days)).toBe(text));

  it('name places from the neighbourhood to the whole country, and what is left out [N-40-400]', () => {
    expect(placeText('50001')).toBe('Villavicencio, Meta');
    expect(placesText([place('50'), place('11001', 'Usaquén')])).toBe(
      'Meta (todo el departamento); Usaquén (Bogotá, D.C., Bogotá, D.C.)',
    );
    expect(placesText([place('*'), place('91', '', true), place('94', '', true)])).toBe(
      'Todo el país. No llega a Amazonas (todo el departamento) y Guainía (todo el departamento)',
    );
    const many = ['50001', '50006', '50110', '50124', '50150'].map((code) => place(code));
    expect(placesText(many)).toMatch(/ y 2 más$/);
  });

  it('say when to order and what it costs [N-40-400]', () => {
    expect(cutOffText(aZone())).toBe('Hasta las 14:00, 1 día de entrega antes');
    expect(cutOffText(aZone({ leadDays: 0 }))).toBe('Hasta las 14:00 del mismo día');
    expect(cutOffText(aZone({ isByCourier: true, leadDays: 4 }))).toBe('Llega 4 días hábiles después');
    expect(plain(priceText(aZone()))).toBe('$ 6.000,00, gratis desde $ 80.000,00, pedido mínimo $ 15.000,00');
    expect(priceText(aZone({ price: 0, minimum: null }))).toBe('Gratis');
  });
});

describe('the form of a delivery zone', () => {
  it('separates whole places, neighbourhoods and places left out, and sends them together [N-40-401]', () => {
    const zone = aZone({ places: [place('*'), place('50001', 'Barzal'), place('91', '', true)] });
    const values = zoneValuesOf(zone);
    expect(values).toMatchObject({
      places: ['*'],
      neighbourhoods: [{ cityCode: '50001', neighbourhood: 'Barzal' }],
      excluded: ['91'],
    });
    const { id: _id, version: _version, ...sent } = zone;
    expect(zoneRequest(values)).toEqual(sent);
  });

  it('sends no places of a day for a courier, and null for empty amounts [N-40-401]', () => {
    const values = { ...zoneValuesOf(NEW_ZONE), isByCourier: true, capacity: 60, minimum: null };
    expect(zoneRequest(values)).toMatchObject({ capacity: null, minimum: null, freeFrom: null });
  });

  it.each([
    ['weekdays', [1, 2, 3], 'lunes a miércoles'],
    ['isByCourier', true, 'Transportadora'],
    ['isCold', false, 'No'],
    ['capacity', null, 'vacío'],
    ['places', ['50'], 'Meta (todo el departamento)'],
  ] as const)('says what another person saved in %s [N-40-401]', (field, value, text) =>
    expect(zoneValueText(field, value as never)).toBe(text),
  );
});
