import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DIALECTS, startApi, type TestApi } from '../../../test/index.js';
import { CONFIG, type Config } from '../../config/index.js';
import { Outbox, OutboxMessage, OutboxRetention, OutboxWorker } from './index.js';

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
  });
  beforeEach(async () => {
    done = [];
    failures = 0;
    await api.uow.manager.clear(OutboxMessage);
  });
  afterAll(async () => api.stop());

  const anotherWorker = (): OutboxWorker =>
    new OutboxWorker(outbox, api.uow, api.clock, api.app.get<Config>(CONFIG));
  const only = (): Promise<OutboxMessage> => api.uow.manager.findOneByOrFail(OutboxMessage, {});

  it('does what a committed transaction recorded, in order', async () => {
    await api.uow.run(async () => {
      await outbox.add('test.note', { n: 1 });
      await outbox.add('test.note', { n: 2 });
    });
    await api.work();
    expect(done).toEqual([{ n: 1 }, { n: 2 }]);
    expect(await api.work()).toBe(0);
  });

  it('forgets what a rolled-back transaction recorded', async () => {
    const run = api.uow.run(async () => {
      await outbox.add('test.note', { n: 1 });
      throw new Error('no');
    });
    await expect(run).rejects.toThrow('no');
    expect(await api.work()).toBe(0);
  });

  it('waits for the time a message is due', async () => {
    await outbox.add('test.note', 'later', new Date(api.clock.now().getTime() + MINUTE));
    expect(await api.work()).toBe(0);
    api.clock.advance(MINUTE);
    expect(await api.work()).toBe(1);
  });

  it('tries a failed message again, later each time, and keeps the reason', async () => {
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

  it('does not let a slow lane keep another one waiting', async () => {
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

  it('takes the work of a killed worker over when its lease has run out', async () => {
    await outbox.add('test.note', 'orphan');
    const lease = { claimed_by: 'killed', claimed_until: new Date(api.clock.now().getTime() + MINUTE) };
    await api.uow.manager.createQueryBuilder().update(OutboxMessage).set(lease).execute();
    expect(await api.work()).toBe(0);
    api.clock.advance(MINUTE);
    await api.work();
    expect(done).toEqual(['orphan']);
  });

  it('keeps a message without a handler and says so', async () => {
    await outbox.add('test.unknown', null);
    await api.work();
    expect((await only()).last_error).toContain('no handler for the topic test.unknown');
  });

  it('forgets what was done long ago, and nothing that is not done', async () => {
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
