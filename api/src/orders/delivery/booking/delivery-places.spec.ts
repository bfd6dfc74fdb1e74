import { DeliveryShop, FRIDAY_IN_TIME, SATURDAY } from '#test/delivery/delivery-shop.js';
import { addZone } from '#test/delivery/zones.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { TEST_SETTINGS } from '#test/test-settings.js';

const { orders, places } = TEST_SETTINGS.deliveryPlaces;
const MS_EACH = 1_000;

describe.each(DIALECTS)('a rush for the places of a day on $name', (dialect) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(dialect);
  });
  afterAll(() => api.stop());

  it(
    'fills it exactly [N-40-170]',
    async () => {
      api.clock.set(FRIDAY_IN_TIME);
      const shop = new DeliveryShop(api);
      const zone = await addZone(api, { name: 'Meta', places: ['50'], capacity: places });
      const product = await shop.addProduct({ price: 20_000, stock: orders * 2 });
      const buyers = await shop.addBuyers(orders);
      const rush = await Promise.all(
        buyers.map((user) => shop.orderHome(user, { product, shipping: 6_000 })),
      );
      const codes = rush.map(({ status, failure }) => (status === 201 ? 'placed' : failure.code));
      const count = (wanted: string): number => codes.filter((code) => code === wanted).length;
      expect([count('placed'), count('DELIVERY.DAY_FULL')]).toEqual([places, orders - places]);
      expect(await shop.bookedOn(zone, SATURDAY)).toBe(places);
      expect(await shop.levelOf(0, product.id)).toBe(orders * 2 - places);
    },
    60_000 + orders * MS_EACH,
  );
});
