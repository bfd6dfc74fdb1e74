import { aPartner } from '#testing/builders';
import { distanceText, nearStores, townsOf } from './near-stores';

const VILLAVICENCIO = { latitude: 4.142, longitude: -73.62664 };
const far = aPartner({ id: 1, city: 'Granada', location: '3.54639,-73.70688' });
const unknown = aPartner({ id: 2, city: 'Acacías' });
const near = aPartner({ id: 3, city: 'Restrepo', location: '4.25833,-73.56142' });
const STORES = [far, unknown, near];
const ids = (...found: Parameters<typeof nearStores>) => nearStores(...found).map(({ store }) => store.id);

describe('the stores nearby', () => {
  it('keep their order until a position is known, then sort by distance, unlocated stores last', () => {
    expect(ids(STORES, '', null)).toEqual([1, 2, 3]);
    expect(ids(STORES, '', VILLAVICENCIO)).toEqual([3, 1, 2]);
  });

  it('are filtered by town', () => {
    expect(townsOf([...STORES, far])).toEqual(['Acacías, Meta', 'Granada, Meta', 'Restrepo, Meta']);
    expect(ids(STORES, 'Granada, Meta', VILLAVICENCIO)).toEqual([1]);
  });

  it.each([
    [0.4, 'a menos de 1 km'],
    [3.24, 'a 3,2 km'],
    [66.7, 'a 67 km'],
  ])('are %s km away', (km, text) => expect(distanceText(km)).toBe(text));
});
