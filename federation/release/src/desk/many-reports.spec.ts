import type { BrowserError, RemoteOverview } from '@lacteos/remote-kit/registry';
import { activate, canary } from '../actions/release-actions.js';
import { emptyFolder } from '../testing/release-fixture.js';
import { aFolderEnvironment, PROJECT, type TestEnvironment } from '../testing/target-fixture.js';
import { startApiStandIn, startDesk, TestClock, type TestDesk } from './desk-fixture.js';

const [STABLE, CANARY] = ['1.0.1-b', '1.0.2-c'];
const FLOOD_PAGES = 8;

describe('many reports to the release desk', () => {
  let api: Awaited<ReturnType<typeof startApiStandIn>>;
  let environment: TestEnvironment;
  let clock: TestClock;
  let folder: string;
  let desk: TestDesk;

  beforeAll(async () => (api = await startApiStandIn()));
  afterAll(() => api.close());
  beforeEach(async () => {
    clock = new TestClock();
    folder = await emptyFolder();
    environment = await aFolderEnvironment();
    const target = environment.open({ now: clock.now, actor: 'ana' });
    await environment.publishAll(STABLE, CANARY);
    await activate(target, PROJECT, STABLE);
    await canary(target, PROJECT, 50, { releaseId: CANARY });
  });
  afterEach(() => desk.close());

  const fail = (message: string, cookie: string, page = '/cart') =>
    desk.report(STABLE, { kind: 'runtime', ok: false, page, error: { message, stack: '' } }, cookie);
  const errors = async (): Promise<BrowserError[]> => {
    const { body } = await desk.get('/overview', 'role-4');
    return (body.data as { remotes: RemoteOverview[] }).remotes[0]?.errors ?? [];
  };
  const letters = (index: number): string => `${'a'.repeat(index % 50)}${'b'.repeat(index / 50)}`;
  const sendAll = (messages: readonly string[], cookie: string) => {
    const item = { remote: PROJECT, release: STABLE, kind: 'runtime', ok: false, page: '/cart' };
    const items = messages.map((message) => ({ ...item, error: { message, stack: '' } }));
    return desk.post('/reports', { v: 1, shell: '1.0.0-s', items }, undefined, cookie);
  };
  const flood = async (addressOf: (page: number) => string): Promise<void> => {
    for (let page = 0; page < FLOOD_PAGES * 5; page += 1) {
      const messages = Array.from({ length: 30 }, (_, item) => `Flood ${letters(page * 30 + item)}`);
      await sendAll(messages, desk.ticket({ address: addressOf(page) }));
    }
  };

  it.each<[string, (page: number) => string]>([
    ['of one address', () => '203.0.113.7'],
    ['of ten addresses', (page) => `203.0.${page % 10}.7`],
  ])('%s, of a new visitor each page, displace no error of others [N-34-108]', async (_who, addressOf) => {
    desk = await startDesk(environment, clock, api.url, { folder, reportsPerMinute: 100_000 });
    const real = ['TypeError: total', 'RangeError: fecha', 'Error: pago'];
    for (const message of real) await fail(message, desk.ticket({}));
    clock.move(1_000);
    await flood(addressOf);
    const messages = (await errors()).map(({ message }) => message);
    expect(messages).toEqual(expect.arrayContaining(real));
    // Later errors of other visitors are still recorded.
    await fail('Error: envío', desk.ticket({}));
    expect((await errors()).map(({ message }) => message)).toContain('Error: envío');
  });

  it('of one address do not displace errors of other visitors of its network', async () => {
    desk = await startDesk(environment, clock, api.url, { folder, reportsPerMinute: 100_000 });
    await fail('TypeError: total', desk.ticket({ address: '203.0.113.9' }));
    clock.move(1_000);
    await flood(() => '203.0.113.7');
    expect((await errors()).map(({ message }) => message)).toContain('TypeError: total');
  });

  it('of invented pages leave the pages that most came from', async () => {
    desk = await startDesk(environment, clock, api.url, { folder });
    for (let page = 0; page < 25; page += 1)
      await fail('Error: x', desk.ticket({}), `/invented-${letters(page)}`);
    for (let visitor = 0; visitor < 3; visitor += 1) await fail('Error: x', desk.ticket({}), '/cart');
    expect((await errors())[0]?.pages[0]).toEqual(['/cart', 3]);
  });

  it('cost the same each, however many there were before [N-34-109]', async () => {
    desk = await startDesk(environment, clock, api.url, {
      folder,
      isPaced: true,
      reportsPerMinute: 1_000_000,
    });
    let sent = 0;
    const send = async (count: number): Promise<number> => {
      const begun = process.cpuUsage();
      for (let report = 0; report < count; report += 1) {
        sent += 1;
        const cookie = desk.ticket({ served: CANARY });
        await desk.report(CANARY, { kind: 'start', attempt: `a${sent}` }, cookie);
        await desk.report(CANARY, { kind: 'mount' }, cookie);
      }
      const { user, system } = process.cpuUsage(begun);
      return user + system;
    };
    await send(100);
    const few = Math.min(await send(100), await send(100));
    await send(2_000);
    const many = Math.min(await send(100), await send(100));
    expect(many / few).toBeLessThan(2);
  });

  it('are on disk once the desk has stopped, and all count towards judging a canary', async () => {
    desk = await startDesk(environment, clock, api.url, { folder, isPaced: true });
    for (let visitor = 0; visitor < 30; visitor += 1) await desk.report(STABLE);
    for (let visitor = 0; visitor < 25; visitor += 1)
      await desk.report(CANARY, { ok: false, kind: 'mount', code: 'thrown' });
    const seen = async () => {
      const { body } = await desk.get('/overview', 'role-4');
      return (body.data as { remotes: RemoteOverview[] }).remotes[0];
    };
    expect((await seen())?.canary?.releaseId).toBe(CANARY);
    clock.move(3_600_000);
    expect((await seen())?.canary).toBeNull();
    await desk.close();
    desk = await startDesk(environment, clock, api.url, { folder });
    expect((await seen())?.numbers[CANARY]).toMatchObject({ errors: 25 });
  });
});
