import { distanceKm, locationText, parseLocation } from './store-location.js';

const VILLAVICENCIO = { latitude: 4.142, longitude: -73.62664 };
const ACACIAS = { latitude: 3.98695, longitude: -73.75797 };

describe('the location of a store', () => {
  it('is parsed as copied from maps and stored to the metre', () => {
    expect(parseLocation(' 4.14200, -73.62664 ')).toEqual(VILLAVICENCIO);
    expect(locationText({ latitude: 4.1420012, longitude: -73.626641 })).toBe('4.142,-73.62664');
  });

  it.each(['', '4.1', '91,0', '0,181', 'Calle 1, 2', '4,14, -73,62'])('is not parsed from %s', (text) =>
    expect(parseLocation(text)).toBeNull(),
  );

  it('has its distance to another along the earth', () => {
    expect(distanceKm(VILLAVICENCIO, VILLAVICENCIO)).toBe(0);
    expect(distanceKm(VILLAVICENCIO, ACACIAS)).toBeCloseTo(22.57, 1);
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015, 0);
  });
});
