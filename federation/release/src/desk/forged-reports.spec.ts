import { readRegistry } from '../registry/registry-store.js';
import { versionsOf } from '../registry/project-versions.js';
import { activate, canary } from '../actions/release-actions.js';
import { aFolderEnvironment, PROJECT, type TestEnvironment } from '../testing/target-fixture.js';
import { startApiStandIn, startDesk, TestClock, type TestDesk } from './desk-fixture.js';

const [STABLE, CANARY] = ['1.0.1-b', '1.0.2-c'];
const BAD = { ok: false, kind: 'mount', code: 'thrown' };
const MINUTE_MS = 60_000;

describe('reports to the release desk', () => {
  let api: Awaited<ReturnType<typeof startApiStandIn>>;
  let environment: TestEnvironment;
  let clock: TestClock;
  let desk: TestDesk;

  beforeAll(async () => (api = await startApiStandIn()));
  afterAll(() => api.close());
  beforeEach(async () => {
    clock = new TestClock();
    environment = await aFolderEnvironment();
    const target = environment.open({ now: clock.now, actor: 'ana' });
    await environment.publishAll(STABLE, CANARY);
    await activate(target, PROJECT, STABLE);
    await canary(target, PROJECT, 50, { releaseId: CANARY });
    desk = await startDesk(environment, clock, api.url);
    for (let visitor = 0; visitor < 30; visitor += 1) await desk.report(STABLE);
  });
  afterEach(() => desk.close());

  const isWithdrawn = async (): Promise<boolean> => {
    const registry = await readRegistry(environment.open({ now: clock.now }));
    return versionsOf(registry, PROJECT).canary === undefined;
  };
  const fail = async (times: number, cookieOf: (index: number) => string): Promise<void> => {
    for (let index = 0; index < times; index += 1)
      expect(await desk.report(CANARY, BAD, cookieOf(index))).toBe(204);
  };
  const served = CANARY;
  const anotherNetwork = (index: number): string => `198.51.${index}.7`;

  it.each([
    ['without a ticket', () => ''],
    ['with an invented ticket', () => 'lacteos_report=eyJ2aXNpdG9yIjoiYSJ9.c2lnbmF0dXJl'],
    [
      'with a ticket of another secret',
      () => desk.ticket({ served, secret: 'a secret that the desk does not have' }),
    ],
    ['with a ticket for a page with the stable release', () => desk.ticket({ served: STABLE })],
  ])('%s withdraw nothing [N-16-192]', async (_how, cookieOf) => {
    await fail(60, cookieOf);
    expect(await isWithdrawn()).toBe(false);
  });

  it('with tickets that have expired withdraw nothing [N-16-192]', async () => {
    const tickets = Array.from({ length: 60 }, () => desk.ticket({ served }));
    clock.move(61 * MINUTE_MS);
    await fail(60, (index) => tickets[index] ?? '');
    expect(await isWithdrawn()).toBe(false);
  });

  it('of one visitor count once, however often they are sent and from wherever [N-16-193]', async () => {
    const cookie = desk.ticket({ served });
    await fail(60, () => cookie);
    await fail(60, (index) => desk.ticket({ served, id: 'one-visitor', address: anotherNetwork(index) }));
    for (let visitor = 0; visitor < 17; visitor += 1) await desk.report(CANARY);
    expect(await isWithdrawn()).toBe(false);
  });

  it('of many visitors from one address, or from two networks, withdraw nothing [N-16-194]', async () => {
    await fail(120, (index) => desk.ticket({ served, address: `203.0.${113 + (index % 2)}.${index}` }));
    for (let visitor = 0; visitor < 20; visitor += 1) await desk.report(CANARY);
    expect(await isWithdrawn()).toBe(false);
  });

  it('of one large network count as few of it, its successes too', async () => {
    for (let visitor = 0; visitor < 200; visitor += 1)
      await desk.report(CANARY, {}, desk.ticket({ served, address: '203.0.113.9' }));
    await fail(15, (index) => desk.ticket({ served, address: anotherNetwork(index) }));
    expect(await isWithdrawn()).toBe(true);
  });

  it('withdraw a canary that breaks for its visitors [N-16-194]', async () => {
    for (let visitor = 0; visitor < 17; visitor += 1) await desk.report(CANARY);
    await fail(2, (index) => desk.ticket({ served, address: anotherNetwork(index) }));
    expect(await isWithdrawn()).toBe(false);
    await fail(1, () => desk.ticket({ served, address: anotherNetwork(3) }));
    expect(await isWithdrawn()).toBe(true);
  });

  it('of a page that loaded and then broke count as one failure', async () => {
    for (let visitor = 0; visitor < 20; visitor += 1) {
      const cookie = desk.ticket({ served });
      await desk.report(CANARY, {}, cookie);
      if (visitor < 3) await desk.report(CANARY, BAD, cookie);
    }
    expect(await isWithdrawn()).toBe(true);
  });
});
