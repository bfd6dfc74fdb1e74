import { BRAND } from '@lacteos/contracts/brand/brand';
import type { Tracking } from '@lacteos/contracts/schemas';

import { DIALECTS } from '#test/index.js';
import { RoadWorld } from '#test/road/road-world.js';

const DAY_MS = 86_400_000;

describe.each(DIALECTS)('tracking an order by its link on $name', (dialect) => {
  let world: RoadWorld;
  beforeAll(async () => {
    world = await RoadWorld.start(dialect, { PUBLIC_URL: 'https://tienda.test' });
  });
  afterAll(() => world.api.stop());

  const linkOf = async (id: number, token = world.buyer.token) =>
    world.call<{ url: string }>('GET', `/order/${id}/tracking`, undefined, token);
  const tokenOf = async (id: number): Promise<string> => (await linkOf(id)).data.url.split('#')[1] ?? '';
  const track = (token: string) =>
    world.api.call<Tracking>('GET', '/delivery/tracking', { headers: { 'x-tracking-token': token } });

  it('names the buyer by first name only, and neither place, price nor goods [N-40-280]', async () => {
    const id = await world.packed();
    await world.book(id, { zoneId: null });
    const { data } = await linkOf(id);
    expect(data.url).toMatch(new RegExp(`^https://tienda\\.test/seguimiento#${id}\\.[\\w-]{32}$`));
    const { token } = await world.onTheRoad([id]);
    const tracked = await track(await tokenOf(id));
    expect(tracked.data).toEqual({
      ...{ orderId: id, firstName: 'Ana', isCancelled: false, isPickup: false, state: 'onTheWay' },
      ...{ label: 'En camino', promisedDay: world.today, carrier: null },
      steps: [
        { state: 'preparing', label: 'En preparación', at: expect.any(String) },
        { state: 'packed', label: 'Empacado', at: expect.any(String) },
        { state: 'onTheWay', label: 'En camino', at: expect.any(String) },
      ],
      contact: { phone: BRAND.phone, whatsapp: BRAND.whatsapp },
    });
    expect(tracked.text).not.toMatch(/Peña|Calle|Kumis|rice/);
    await world.prove(token, id);
    expect((await track(await tokenOf(id))).data.state).toBe('delivered');
  });

  it('shows the guide on the page of its carrier [N-40-280]', async () => {
    const id = await world.paid();
    const data = world.shop.aDispatch({ transport: 'SERVIENTREGA', numberGuide: 'G-9' });
    await world.call('PUT', '/order/delivery', { id, data });
    expect((await track(await tokenOf(id))).data.carrier).toEqual({
      ...{ name: 'SERVIENTREGA', guide: 'G-9' },
      url: expect.stringContaining('G-9'),
    });
  });

  it('needs the whole link, and ends thirty days after the last step [N-40-281]', async () => {
    const [id, other] = [await world.paid(), await world.paid()];
    const token = await tokenOf(id);
    const wrong = ['', 'x', `${other}.${token.split('.')[1]}`, token.slice(0, -1), `${token}A`];
    for (const forged of wrong) {
      const refused = await track(forged);
      expect([refused.status, refused.failure.code]).toEqual([404, 'DELIVERY.TRACKING_OVER']);
    }
    await world.advance(29 * DAY_MS);
    expect((await track(token)).status).toBe(200);
    await world.pack(id);
    await world.advance(29 * DAY_MS);
    expect((await track(token)).status).toBe(200);
    await world.advance(2 * DAY_MS);
    expect((await track(token)).failure.code).toBe('DELIVERY.TRACKING_OVER');
  });

  it('gives the link to whoever may see the order [N-40-281]', async () => {
    const id = await world.paid();
    const stranger = await world.api.signedIn(1);
    expect((await linkOf(id, stranger.token)).failure.code).toBe('ORDERS.NOT_FOUND');
    expect((await linkOf(id, world.admin.token)).data).toEqual((await linkOf(id)).data);
  });

  it('says that an order was cancelled [N-40-280]', async () => {
    const id = await world.placed();
    await world.call('DELETE', `/order/delete?id=${id}`);
    expect((await track(await tokenOf(id))).data).toMatchObject({ isCancelled: true, label: 'Cancelado' });
  });
});
