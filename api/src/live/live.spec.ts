import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { LiveChanges } from '@lacteos/contracts/schemas';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CONFIG, type Config } from '#config/index.js';
import { Audit } from '#platform/audit/index.js';
import { ChangeSignal } from '#platform/change-signal/index.js';
import { OrderTimeline } from '#orders/order/timeline/order-timeline.js';
import { Session, User } from '#users/index.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { OpenStream } from '#test/live/open-stream.js';
import { startRedis } from 'tools/databases/redis';
import { createApp } from '../create-app.js';
import { ChangeFeed } from './change-feed.js';
import { LiveStreams } from './live-streams.js';

const ENV = { LIVE_STREAMS_PER_ACCOUNT: '2' };

describe.each(DIALECTS)('live updates on $name', (dialect) => {
  let api: TestApi;
  let admin: { user: User; token: string };
  const open: OpenStream[] = [];
  const listen = async (token = admin.token, cursor?: string, at: { origin: string } = api) => {
    const stream = await OpenStream.open(at, token, cursor);
    open.push(stream);
    return stream;
  };
  const pay = (orderId: number) =>
    api.app.get(OrderTimeline).record({ orderId, name: 'OrderPaid', actorId: admin.user.id });

  beforeAll(async () => {
    api = await startApi(dialect, ENV);
    admin = await api.signedIn(3);
  });
  afterEach(() => open.splice(0).forEach((stream) => stream.close()));
  afterAll(() => api.stop());

  it('announce order events and staff changes at once, without their contents [N-17-400]', async () => {
    const stream = await listen();
    await api.uow.run(() => pay(41));
    await stream.until(() => stream.names.length === 1);
    await api.app.get(Audit).record({
      actorId: admin.user.id,
      action: 'products.updated',
      subject: 'product',
      subjectId: 7,
      before: { name: 'Kumis' },
      after: { name: 'Kumis de fresa' },
    });
    await stream.until(() => stream.names.length === 2);
    const [paid, renamed] = stream.news.flatMap(({ changes }) => changes);
    expect(paid).toEqual({
      key: expect.any(String),
      subject: 'order',
      id: '41',
      name: 'OrderPaid',
      by: admin.user.id,
      at: api.clock.now().toISOString(),
    });
    expect(renamed).toMatchObject({ subject: 'product', id: '7', name: 'products.updated' });
    expect(JSON.stringify(stream.news)).not.toContain('Kumis');
  });

  it('announce nothing that was rolled back', async () => {
    const stream = await listen();
    const failed = api.uow.run(async () => {
      await pay(1);
      throw new Error('later step');
    });
    await expect(failed).rejects.toThrow('later step');
    await pay(42);
    await stream.until(() => stream.ids.includes('42'));
    expect(JSON.stringify(stream.news.slice(1))).not.toContain('"id":"1"');
  });

  it('resume after a lost connection where it broke off [N-17-400]', async () => {
    const before = await listen();
    const cursor = before.news.at(-1)?.cursor ?? '';
    before.close();
    api.clock.advance(120_000);
    await pay(51);
    await pay(52);
    api.clock.advance(120_000);
    const after = await listen(admin.token, cursor);
    await after.until(() => after.ids.includes('52'));
    // Changes during the opening of a stream may arrive twice.
    const ids = [...new Map(after.changes.map(({ key, id }) => [key, id])).values()];
    expect(ids.slice(-2)).toEqual(['51', '52']);
    const polled = await api.call<LiveChanges>('GET', `/admin/live?cursor=${cursor}`, { token: admin.token });
    expect(polled.data.changes.map(({ id }) => id)).toEqual(ids);
    const next = `/admin/live?cursor=${polled.data.cursor}`;
    expect((await api.call<LiveChanges>('GET', next, { token: admin.token })).data.changes).toEqual([]);
  });

  it('deliver a row whose transaction commits after a later one [N-17-400]', async () => {
    const stream = await listen();
    const { cursor } = await api.app.get(ChangeFeed).since(null);
    const { o } = cursor;
    const late = (id: number, orderId: number) =>
      api.uow.manager.query(
        "INSERT INTO order_events (id, order_id, name, actor_id, detail, at) VALUES (?, ?, 'OrderPaid', NULL, NULL, ?)",
        [id, orderId, api.clock.now().toISOString().replace('T', ' ').replace('Z', '')],
      );
    await late(o + 2, 62);
    await api.app.get(ChangeFeed).publishChanges();
    await late(o + 1, 61);
    await api.app.get(ChangeFeed).publishChanges();
    await stream.until(() => stream.ids.includes('61'));
    expect(stream.ids.filter((id) => id === '62')).toHaveLength(1);
  });

  it('end with the session: signed out, another role, an expired token [N-17-401]', async () => {
    const confirm = () => api.app.get(LiveStreams).confirm();
    const people = await Promise.all([api.signedIn(3), api.signedIn(3), api.signedIn(4)]);
    const [left, demoted, expired] = await Promise.all(people.map(({ token }) => listen(token)));
    await confirm();
    expect([left, demoted, expired].map((stream) => stream?.isClosed)).toEqual([false, false, false]);
    const [leaver, other] = people;
    await api.uow.manager.update(Session, { user_id: leaver?.user.id ?? 0 }, { ended_at: api.clock.now() });
    await api.uow.manager.update(User, { id: other?.user.id ?? 0 }, { id_role: 2 });
    api.clock.advance(3_000);
    await pay(81);
    await left?.until(() => left.isClosed);
    await demoted?.until(() => demoted.isClosed);
    expect([left?.endedBy, demoted?.endedBy, expired?.isClosed]).toEqual(['session', 'session', false]);
    expect(JSON.stringify([left?.news, demoted?.news])).not.toContain('"81"');
    api.clock.advance(900_000);
    await confirm();
    await expired?.until(() => expired.isClosed);
    expect(expired?.endedBy).toBe('session');
    admin = await api.signedIn(3);
  });

  it('are limited per account, and a closed page frees its place [N-17-401]', async () => {
    const [first, second] = [await listen(), await listen()];
    expect([first.status, second.status, (await listen()).status]).toEqual([200, 200, 429]);
    const other = await api.signedIn(4);
    expect((await listen(other.token)).status).toBe(200);
    second.close();
    while (api.app.get(LiveStreams).count > 2) await new Promise((next) => setTimeout(next, 5));
    expect((await listen()).status).toBe(200);
  });

  it('are for administrators only [N-17-401]', async () => {
    for (const role of [1, 2] as const)
      expect((await listen((await api.signedIn(role)).token)).status).toBe(403);
    expect((await listen('no.such.token')).status).toBe(401);
  });

  it('reach the streams of another replica without Redis [N-17-400]', async () => {
    // The replica uses this machine's clock.
    api.clock.advance(Date.now() - api.clock.now().getTime());
    const { token } = await api.signedIn(3);
    const replica: NestFastifyApplication = await createApp({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      JWT_SECRET: api.app.get<Config>(CONFIG).jwtSecret,
      DATABASE_URL: api.app.get<Config>(CONFIG).databaseUrl,
    });
    await replica.listen({ port: 0, host: '127.0.0.1' });
    const stream = await listen(token, undefined, { origin: await replica.getUrl() });
    expect(stream.status).toBe(200);
    await pay(71);
    await stream.until(() => stream.ids.includes('71'));
    await replica.close();
    await stream.until(() => stream.isClosed);
    expect(stream.endedBy).toBe('server');
  });
});

describe('live updates with Redis', () => {
  it('reach the other replica without a database query by it [N-17-400]', async () => {
    const [sqlite] = DIALECTS;
    if (!sqlite) throw new Error('no dialect');
    const redis = await startRedis();
    const [one, other] = [
      await startApi(sqlite, { REDIS_URL: redis.url }),
      await startApi(sqlite, { REDIS_URL: redis.url }),
    ];
    while (!other.app.get(ChangeSignal).reachesAll) await new Promise((next) => setTimeout(next, 5));
    let isWoken = false;
    other.app.get(ChangeSignal).listen(() => (isWoken = true));
    // Only a hint: a slow machine may lose one.
    while (!isWoken) {
      await one.app.get(OrderTimeline).record({ orderId: 1, name: 'OrderPaid', actorId: null });
      await new Promise((next) => setTimeout(next, 50));
    }
    for (const api of [one, other]) await api.stop();
    await redis.stop();
  });
});
