import { jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { CONFIG, type Config, readConfig } from '#config/index.js';
import { dataSourceOptions, openDataSource, UnitOfWork } from '#platform/database/index.js';
import { findEntities } from '#platform/schema/index.js';
import { Outbox, OutboxWorker } from '#platform/outbox/index.js';
import { MessageRunner } from '#platform/outbox/message-runner.js';
import { OutboxRepository } from '#platform/outbox/outbox.repository.js';
import { DIALECTS } from '#test/index.js';
import { migrateDatabase } from '#test/schema/migrate-database.js';
import { createApp } from '../../create-app.js';
import { Clock } from './clock.js';
import { DatabaseClock } from './database-clock.js';

const HOUR = 3_600_000;
/** Everything except `Date` stays real. */
const KEPT = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

describe.each(DIALECTS)('the clock of a replica on $name', (dialect) => {
  let url: string;
  let remove: () => Promise<void>;
  let dataSource: DataSource;
  let now: number;
  const clocks: DatabaseClock[] = [];
  beforeAll(async () => {
    ({ url, remove } = await dialect.fresh());
    await migrateDatabase(url);
    dataSource = await openDataSource(
      dataSourceOptions(url, { entities: await findEntities(), migrations: [] }),
    );
  });
  beforeEach(() => {
    now = Date.now();
  });
  afterEach(() => {
    jest.useRealTimers();
    for (const clock of clocks.splice(0)) clock.onApplicationShutdown();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await remove();
  });

  /** A replica whose clock is wrong by the given milliseconds. */
  const replica = async (wrongBy: number, done: string[]) => {
    jest.useFakeTimers({ now: now + wrongBy, doNotFake: [...KEPT] });
    const work = new UnitOfWork(dataSource);
    const clock = await DatabaseClock.start(work);
    clocks.push(clock);
    const messages = new OutboxRepository(work, clock);
    const outbox = new Outbox(work, messages, clock);
    outbox.handle<string>('test.note', async (payload) => void done.push(payload));
    const config = readConfig({});
    const runner = new MessageRunner(outbox, messages, clock, config);
    return { clock, outbox, worker: new OutboxWorker(outbox, messages, runner, clock, config) };
  };

  it.each([-2 * HOUR, 2 * HOUR])('follows the database when its own time is wrong by %d ms', async (by) => {
    const { clock } = await replica(by, []);
    expect(Math.abs(clock.now().getTime() - now)).toBeLessThan(HOUR / 2);
  });

  it('keeps a replica two hours ahead from acting early or twice [N-16-122]', async () => {
    const done: string[] = [];
    const right = await replica(0, done);
    await right.outbox.add('test.note', 'in an hour', new Date(right.clock.now().getTime() + HOUR));
    const ahead = await replica(2 * HOUR, done);
    expect(await ahead.worker.drain()).toBe(0);
    await ahead.outbox.add('test.note', 'now');
    // The two clocks agree to milliseconds: the message may be due a little later.
    let worked = 0;
    while (worked === 0) worked = await right.worker.drain();
    expect([worked, done]).toEqual([1, ['now']]);
  });

  it("is the application's clock", async () => {
    const app = await createApp({ NODE_ENV: 'test', DATABASE_URL: url });
    expect(app.get<Config>(CONFIG).databaseUrl).toBe(url);
    expect(app.get(Clock)).toBeInstanceOf(DatabaseClock);
    await app.close();
  });
});
