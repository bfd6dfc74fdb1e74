import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DataSource, IsNull, Not } from 'typeorm';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { CONFIG, type Config } from '#config/index.js';
import { currentRequestId, NO_ORIGIN, runForRequest } from '../origin/index.js';
import {
  Outbox,
  OutboxMessage,
  OutboxRetention,
  OutboxWorker,
  RejectedMessage,
  StartPlans,
  UnknownOutcome,
} from './index.js';
import { MessageRunner } from './message-runner.js';
import { OutboxRepository } from './outbox.repository.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(DIALECTS)('the outbox on $name', (dialect) => {
  let api: TestApi;
  let outbox: Outbox;
  let done: unknown[] = [];
  let failures = 0;

  beforeAll(async () => {
    api = await startApi(dialect);
    outbox = api.app.get(Outbox);
    outbox.handle('test.note', async (payload) => {
      if (failures > 0) {
        failures -= 1;
        throw new Error('the mail server is away');
      }
      done.push(payload);
    });
    outbox.handle('test.parallel', async (payload) => void done.push(payload), 'parallel');
    outbox.runInParallel('parallel', 4);
  });
  beforeEach(async () => {
    done = [];
    failures = 0;
    await api.uow.manager.clear(OutboxMessage);
  });
  afterAll(async () => api.stop());

  const anotherWorker = (config = api.app.get<Config>(CONFIG)): OutboxWorker =>
    new OutboxWorker(outbox, api.app.get(OutboxRepository), api.app.get(MessageRunner), api.clock, config);
  /** Registers work that lasts until the test ends it. */
  const slowTopic = (topic: string, of = outbox): { begun: Promise<void>; finish: () => void } => {
    let begin = (): void => undefined;
    let finish = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const ended = new Promise<void>((resolve) => (finish = resolve));
    const handler = (): Promise<void> => {
      begin();
      return ended;
    };
    of.handle(topic, handler, topic);
    return { begun, finish };
  };
  it('carries the id of the request that added a message, and none for recurring work [N-21-203]', async () => {
    const seen: (string | null)[] = [];
    outbox.handle('test.caused', async () => void seen.push(currentRequestId()));
    await runForRequest('request-of-a-click', async () => {
      await outbox.add('test.caused', {});
      await outbox.addRecurring('test.note', api.clock.now());
    });
    const messages = await api.uow.manager.find(OutboxMessage, { order: { topic: 'ASC' } });
    expect(messages.map(({ topic, request_id }) => [topic, request_id])).toEqual([
      ['test.caused', 'request-of-a-click'],
      ['test.note', null],
    ]);
    await api.work();
    expect(seen).toEqual(['request-of-a-click']);
  });

  it('plans recurring work later when the database is read-only at the start [N-16-168]', async () => {
    const plans = new StartPlans(api.app.get<Config>(CONFIG));
    const readOnly = Object.assign(new Error('read-only'), { code: 'SQLITE_READONLY' });
    let refusals = 2;
    await new Promise<void>((planned) => {
      const plan = async (): Promise<void> => {
        refusals -= 1;
        if (refusals >= 0) throw readOnly;
        planned();
      };
      void plans.attempt(plan, 1);
    });
    await expect(plans.attempt(() => Promise.reject(new Error('a mistake')), 1)).rejects.toThrow('a mistake');
  });

  const only = (): Promise<OutboxMessage> => api.uow.manager.findOneByOrFail(OutboxMessage, {});

  it('handles what a committed transaction recorded, in order', async () => {
    await api.uow.run(async () => {
      await outbox.add('test.note', { n: 1 });
      await outbox.add('test.note', { n: 2 });
    });
    await api.work();
    expect(done).toEqual([{ n: 1 }, { n: 2 }]);
    expect(await api.work()).toBe(0);
  });

  it('handles what another process recorded at its next poll [N-21-261]', async () => {
    const config = { ...api.app.get<Config>(CONFIG), hasBackgroundJobs: true, outboxPollMs: 50 } as const;
    const polling = anotherWorker(config);
    polling.onApplicationBootstrap();
    try {
      const handled = new Promise<void>((resolve) => outbox.handle('test.polled', async () => resolve()));
      const message = { topic: 'test.polled', payload: '{}', availableAt: api.clock.now() };
      await api.uow.write([api.app.get(OutboxRepository).buildAdd([message], NO_ORIGIN, api.clock.now())]);
      await handled;
    } finally {
      polling.onModuleDestroy();
      await polling.beforeApplicationShutdown();
    }
  });

  it('does not handle what a rolled-back transaction recorded', async () => {
    const run = api.uow.run(async () => {
      await outbox.add('test.note', { n: 1 });
      throw new Error('no');
    });
    await expect(run).rejects.toThrow('no');
    expect(await api.work()).toBe(0);
  });

  it('holds a message until it is due', async () => {
    await outbox.add('test.note', 'later', new Date(api.clock.now().getTime() + MINUTE));
    expect(await api.work()).toBe(0);
    api.clock.advance(MINUTE);
    expect(await api.work()).toBe(1);
  });

  it('retries a failed message with growing pauses and stores the reason', async () => {
    failures = 2;
    await outbox.add('test.note', 'mail');
    await api.work();
    const first = await only();
    expect([first.attempts, first.last_error, first.done_at]).toEqual([
      1,
      'Error: the mail server is away',
      null,
    ]);
    expect(await api.work()).toBe(0);
    api.clock.advance(2_000);
    await api.work();
    const second = await only();
    expect(second.available_at.getTime() - api.clock.now().getTime()).toBe(4_000);
    api.clock.advance(4_000);
    await api.work();
    expect(done).toEqual(['mail']);
  });

  it.each(['{"orderId": 1', '', 'undefined', '{"orderId":1}}'])(
    'gives up only the message that is no JSON (%j) out of those claimed together [N-34-301]',
    async (payload) => {
      for (const topic of ['test.note', 'test.parallel']) {
        await outbox.add(topic, 'before');
        const broken = { topic, payload, availableAt: api.clock.now() };
        await api.uow.write([api.app.get(OutboxRepository).buildAdd([broken], NO_ORIGIN, api.clock.now())]);
        await outbox.add(topic, 'after');
      }
      expect(await api.work()).toBe(6);
      expect([...done].sort()).toEqual(['after', 'after', 'before', 'before']);
      const dead = await api.uow.manager.findBy(OutboxMessage, { dead_at: Not(IsNull()) });
      expect(dead.map(({ payload: kept, failure }) => [kept, failure])).toEqual([
        [payload, 'rejected'],
        [payload, 'rejected'],
      ]);
    },
  );

  it('retries an unknown outcome after 15 minutes, then with growing pauses [N-34-305]', async () => {
    outbox.handle('test.unanswered', () => Promise.reject(new UnknownOutcome('hung up')));
    await outbox.add('test.unanswered', 'mail');
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await api.work();
      const pause = (await only()).available_at.getTime() - api.clock.now().getTime();
      pauses.push(pause / MINUTE);
      api.clock.advance(pause);
    }
    expect(pauses).toEqual([15, 30, 60]);
  });

  it('does not let a slow lane delay another one', async () => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    outbox.handle('test.slow', () => gate, 'slow');
    await outbox.add('test.slow', null);
    await outbox.add('test.note', 'mail');
    const all = api.work();
    while (done.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(done).toEqual(['mail']);
    release();
    expect(await all).toBe(2);
  });

  it('gives each message to one of several workers', async () => {
    for (let n = 0; n < 30; n += 1) await outbox.add('test.note', n);
    await Promise.all([
      api.work(),
      anotherWorker().drain(),
      anotherWorker().drain(),
      anotherWorker().drain(),
    ]);
    expect([...done].sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 30 }, (_, n) => n));
  });

  it("takes over a killed worker's messages when its lease has expired", async () => {
    await outbox.add('test.note', 'orphan');
    const lease = { claimed_by: 'killed', claimed_until: new Date(api.clock.now().getTime() + MINUTE) };
    await api.uow.manager.createQueryBuilder().update(OutboxMessage).set(lease).execute();
    expect(await api.work()).toBe(0);
    api.clock.advance(MINUTE);
    await api.work();
    expect(done).toEqual(['orphan']);
  });

  it('renews leases while work outlasts them [N-16-123]', async () => {
    const slow = slowTopic('test.long');
    await outbox.add('test.long', null);
    const work = api.work();
    await slow.begun;
    for (let n = 0; n < 3; n += 1) {
      api.clock.advance(40_000);
      await api.app.get(OutboxWorker).renewLeases();
    }
    expect(await anotherWorker().drain()).toBe(0);
    slow.finish();
    expect(await work).toBe(1);
    expect((await only()).done_at).not.toBeNull();
  });

  it('records running work before the database closes, and releases the rest [N-16-124]', async () => {
    const own = await startApi(dialect);
    const slow = slowTopic('test.last', own.app.get(Outbox));
    await own.app.get(Outbox).add('test.last', 1);
    await own.app.get(Outbox).add('test.last', 2);
    const kept: Partial<OutboxMessage>[] = [];
    const dataSource = own.app.get(DataSource);
    const destroy = dataSource.destroy.bind(dataSource);
    jest.spyOn(dataSource, 'destroy').mockImplementation(async () => {
      kept.push(...(await own.uow.manager.find(OutboxMessage, { order: { id: 'ASC' } })));
      await destroy();
    });
    const work = own.work();
    await slow.begun;
    const told = jest.spyOn(own.app.get(OutboxWorker), 'onModuleDestroy');
    const stopped = own.stop();
    while (told.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    slow.finish();
    expect(await work).toBe(1);
    await stopped;
    expect(kept.map(({ done_at, claimed_by }) => [done_at !== null, claimed_by])).toEqual([
      [true, null],
      [false, null],
    ]);
  });

  it('lets a process stop despite work that never ends', async () => {
    const own = await startApi(dialect, { SHUTDOWN_SECONDS: '1' });
    const slow = slowTopic('test.endless', own.app.get(Outbox));
    await own.app.get(Outbox).add('test.endless', null);
    void own.work().catch(() => undefined);
    await slow.begun;
    await own.stop();
    slow.finish();
  });

  it('gives up a message after the last attempt and never claims it again [N-16-150]', async () => {
    const own = await startApi(dialect, { OUTBOX_MAX_ATTEMPTS: '3' });
    own.app.get(Outbox).handle('test.hopeless', async () => {
      throw Object.assign(new Error('connect ECONNREFUSED ana@lacteos.test'), { code: 'ECONNREFUSED' });
    });
    await own.app.get(Outbox).add('test.hopeless', null);
    for (let n = 0; n < 3; n += 1) {
      expect(await own.work()).toBe(1);
      own.clock.advance(60 * MINUTE);
    }
    expect(await own.work()).toBe(0);
    const { attempts, dead_at, done_at, failure, last_error, claimed_by } =
      await own.uow.manager.findOneByOrFail(OutboxMessage, { topic: 'test.hopeless' });
    expect({ attempts, done_at, failure, last_error, claimed_by }).toEqual({
      attempts: 3,
      done_at: null,
      failure: 'unreachable',
      last_error: 'Error: connect ECONNREFUSED [correo]',
      claimed_by: null,
    });
    expect(dead_at).not.toBeNull();
    own.clock.advance(365 * DAY);
    expect(await own.app.get(OutboxRetention).run()).toBe(0);
    await own.stop();
  });

  it('gives up an undeliverable message at once [N-16-151]', async () => {
    outbox.handle('test.refused', async () => {
      throw new RejectedMessage('550 no such user');
    });
    await outbox.add('test.refused', null);
    await api.work();
    const { attempts, dead_at, failure } = await only();
    expect([attempts, dead_at !== null, failure]).toEqual([1, true, 'rejected']);
  });

  it('handles several messages of a lane at once where allowed, those of one order in turn [N-16-156]', async () => {
    const begun: string[] = [];
    const waiting: (() => void)[] = [];
    const endOne = async (): Promise<void> => {
      while (waiting.length === 0) await new Promise((resolve) => setImmediate(resolve));
      waiting.shift()?.();
    };
    outbox.runInParallel('wide', 2);
    outbox.handle<{ orderId: number; what: string }>(
      'test.wide',
      ({ orderId, what }) => {
        begun.push(`${what} ${orderId}`);
        return new Promise((resolve) => waiting.push(resolve));
      },
      'wide',
    );
    for (const [orderId, what] of [
      [7, 'placed'],
      [7, 'paid'],
      [8, 'placed'],
    ] as const)
      await outbox.add('test.wide', { orderId, what });
    const work = api.work();
    while (waiting.length < 2) await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toEqual(['placed 7', 'placed 8']);
    for (let n = 0; n < 3; n += 1) await endOne();
    expect(await work).toBe(3);
    expect(begun).toEqual(['placed 7', 'placed 8', 'paid 7']);
  });

  it('plans a recurring message once, and again while the current one is handled', async () => {
    const later = new Date(api.clock.now().getTime() + DAY);
    await outbox.addRecurring('test.daily', later);
    await outbox.addRecurring('test.daily', later);
    const { id } = await only();
    await outbox.addRecurring('test.daily', later, id);
    expect(await api.uow.manager.count(OutboxMessage)).toBe(2);
  });

  it('keeps a message without a handler and logs it', async () => {
    await outbox.add('test.unknown', null);
    await api.work();
    expect((await only()).last_error).toContain('no handler for the topic test.unknown');
  });

  it('deletes messages finished long ago and no unfinished ones', async () => {
    for (let n = 0; n < 3; n += 1) await outbox.add('test.note', n);
    await outbox.add('test.unknown', null);
    await api.work();
    api.clock.advance(20 * DAY);
    await outbox.add('test.note', 'recent');
    await api.work();
    const retention = api.app.get(OutboxRetention);
    expect(await retention.run()).toBe(0);
    api.clock.advance(10 * DAY + MINUTE);
    expect(await retention.run()).toBe(3);
    const kept = await api.uow.manager.find(OutboxMessage, { order: { id: 'ASC' } });
    expect(kept.map(({ payload }) => payload)).toEqual(['null', '"recent"']);
  });
});
