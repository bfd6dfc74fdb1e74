import type { Dashboard, SalesBreakdown } from '@lacteos/contracts/schemas';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { Outbox } from '#platform/outbox/index.js';
import { User } from '#users/index.js';
import { OrderEntity } from '../../order/row/order.entity.js';
import { WEEKLY_MAILS_DUE, WeeklyMailService } from './weekly-mail.service.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The clock of specs begins on a Friday; the mail is due on Mondays at 6:00 in Colombia. */
const MONDAY = new Date('2026-11-23T11:00:00.000Z');

describe.each(DIALECTS)('the weekly mail on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let owner: Awaited<ReturnType<TestApi['signedIn']>>;
  let service: WeeklyMailService;
  beforeEach(async () => {
    api = await startApi(dialect, { PUBLIC_URL: 'https://tienda.test' });
    shop = new ShopBuilder(api);
    owner = await api.signedIn(4);
    service = api.app.get(WeeklyMailService);
  });
  afterEach(() => api.stop());

  const put = (isOn: boolean) =>
    api.call<{ isOn: boolean }>('PUT', '/health/weekly-mail', { token: owner.token, body: { isOn } });
  const until = (moment: Date) => api.clock.advance(moment.getTime() - api.clock.now().getTime());
  const sent = async () => {
    // The check runs in another outbox lane than its mails.
    await api.work();
    await api.work();
    return api.mails.filter(({ subject }) => subject.startsWith('Su semana'));
  };
  const sell = async (name: string, price: number, paidAt: string): Promise<void> => {
    const product = await shop.addProduct({ name, stock: 10, price });
    const { id } = await shop.placedBy(await api.signedIn(1), [[product, 1]]);
    await api.uow.manager.update(OrderEntity, { id }, { isPaid: true, paidAt: new Date(paidAt) });
  };

  it('is sent on Monday once per recipient, however many replicas run [N-17-215]', async () => {
    await put(true);
    await api.signedIn(4);
    await service.writeDue();
    expect(await sent()).toEqual([]);
    until(MONDAY);
    await Promise.all([service.writeDue(), service.writeDue(), service.writeDue()]);
    await service.writeDue();
    expect((await sent()).map(({ to }) => to)).toEqual([owner.user.email]);
    api.clock.advance(7 * DAY);
    await service.writeDue();
    expect(await sent()).toHaveLength(2);
  });

  it('is sent after an outage and schedules its next check [N-17-215]', async () => {
    await put(true);
    until(new Date(MONDAY.getTime() + 3 * DAY));
    await api.app.get(Outbox).addRecurring(WEEKLY_MAILS_DUE, api.clock.now());
    expect(await sent()).toHaveLength(1);
    api.clock.advance(HOUR);
    expect(await sent()).toHaveLength(1);
    until(new Date(MONDAY.getTime() + 7 * DAY));
    expect(await sent()).toHaveLength(2);
  });

  it("contains the week's dashboard figures with links to their lists [N-17-216]", async () => {
    await put(true);
    await sell('Queso <doble> & crema', 10_000, '2026-11-16T05:00:00Z');
    await sell('Kumis', 5000, '2026-11-23T04:59:59Z');
    await sell('De la otra semana', 7000, '2026-11-23T05:00:00Z');
    until(MONDAY);
    await service.writeDue();
    const [mail] = await sent();
    const { token } = await api.signedIn(4);
    const read = async <T>(path: string) =>
      (await api.call<T>('GET', `/admin/dashboard${path}?from=2026-11-16&to=2026-11-22`, { token })).data;
    const board = await read<Dashboard>('');
    const { stores } = await read<SalesBreakdown>('/breakdown');
    expect([board.sales.total, stores[0]?.total]).toEqual([17_850, 17_850]);
    const text = mail?.text ?? '';
    const list =
      'https://tienda.test/admin/orders?active=true&isPaid=true&paidFrom=2026-11-16&paidTo=2026-11-22';
    expect(text).toContain(`- Ventas: $ 17.850,00 (antes $ 0,00)\n  ${list}\n- Pedidos pagados: 2`);
    expect(text).toContain(`- Fábrica: 2 pedidos, $ 17.850,00\n  ${list}&storeId=0`);
    expect(text).toContain('https://tienda.test/admin/dashboard?from=2026-11-16&to=2026-11-22');
    expect(text).not.toContain('otra semana');
    expect(mail?.subject).toBe('Su semana: $ 17.850,00 en 2 pedidos (16 de noviembre al 22 de noviembre)');
    expect(mail?.html).toContain('$ 17.850,00');
    expect(mail?.html).not.toContain('<doble>');
  });

  it('is sent only to subscribed super administrators', async () => {
    expect((await put(true)).data).toEqual({ isOn: true });
    await put(true);
    const other = await api.signedIn(3);
    expect((await api.call('GET', '/health/weekly-mail', { token: other.token })).status).toBe(403);
    await put(false);
    until(MONDAY);
    await service.writeDue();
    expect(await sent()).toEqual([]);
    api.clock.advance(HOUR);
    owner = await api.signedIn(4);
    await put(true);
    await service.writeDue();
    expect(await sent()).toEqual([]);
    api.clock.advance(7 * DAY);
    await service.writeDue();
    await api.uow.manager.update(User, { id: owner.user.id }, { id_role: 3 });
    expect(await sent()).toEqual([]);
  });
});
