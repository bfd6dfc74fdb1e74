import type { RemoteOverview } from '@lacteos/remote-kit/registry';
import { activate, canary } from '../../actions/release-actions.js';
import { emptyFolder } from '../../testing/release-fixture.js';
import { aFolderEnvironment, PROJECT, type TestEnvironment } from '../../testing/target-fixture.js';
import { startApiStandIn, startDesk, TestClock, type TestDesk } from '../desk-fixture.js';

const [STABLE, CANARY] = ['1.0.1-b', '1.0.2-c'];
const MINUTE_MS = 60_000;

describe('D an opening begun by a page', () => {
  let api: Awaited<ReturnType<typeof startApiStandIn>>;
  let environment: TestEnvironment;
  let clock: TestClock;
  let folder: string;
  let desk: TestDesk;
  const others: TestDesk[] = [];
  let attempts = 0;

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
    desk = await startDesk(environment, clock, api.url, { folder });
  });
  afterEach(async () => {
    for (const one of [desk, ...others.splice(0)]) await one.close();
  });

  const overview = async (): Promise<RemoteOverview | undefined> => {
    const { body } = await desk.get('/overview', 'role-4');
    return (body.data as { remotes: RemoteOverview[] }).remotes[0];
  };
  const numbers = async () => (await overview())?.numbers[CANARY];
  const begin = async (cookie = desk.ticket({ served: CANARY })) => {
    attempts += 1;
    const attempt = `a${attempts}`;
    await desk.report(CANARY, { kind: 'start', attempt }, cookie);
    return { attempt, cookie };
  };

  it('counts as a failure once overdue, and withdraws a canary [N-22-003]', async () => {
    for (let visitor = 0; visitor < 30; visitor += 1) await desk.report(STABLE);
    for (let visitor = 0; visitor < 25; visitor += 1) {
      const { cookie } = await begin();
      await desk.report(CANARY, { kind: 'load' }, cookie);
    }
    clock.move(MINUTE_MS - 1);
    expect(await overview()).toMatchObject({
      canary: { releaseId: CANARY },
      numbers: { [CANARY]: { loads: 25, mounts: 0, errors: 0, overdue: 0 } },
    });
    clock.move(1);
    expect(await overview()).toMatchObject({
      canary: null,
      numbers: { [CANARY]: { loads: 25, mounts: 0, errors: 25, overdue: 25 } },
      history: [{ action: 'withdraw', actor: null }, {}, {}],
    });
  });

  it.each([
    ['stood there', { kind: 'mount' }, 0],
    ['failed', { kind: 'mount', ok: false, code: 'thrown' }, 1],
    ['was left', { kind: 'end' }, 0],
  ])('that %s is not overdue, in whichever order reports arrive', async (_how, outcome, errors) => {
    const { attempt, cookie } = await begin();
    await desk.report(CANARY, { ...outcome, attempt }, cookie);
    const late = desk.ticket({ served: CANARY });
    await desk.report(CANARY, { ...outcome, attempt: 'late' }, late);
    await desk.report(CANARY, { kind: 'start', attempt: 'late' }, late);
    clock.move(2 * MINUTE_MS);
    expect(await numbers()).toMatchObject({ errors: 2 * errors, overdue: 0 });
  });

  it('that another desk saw succeed is not overdue [N-22-004]', async () => {
    const { attempt, cookie } = await begin();
    const other = await startDesk(environment, clock, api.url, { folder, name: 'two' });
    others.push(other);
    await other.report(CANARY, { attempt }, cookie);
    clock.move(2 * MINUTE_MS);
    expect(await numbers()).toMatchObject({ mounts: 1, errors: 0, overdue: 0 });
  });

  it('can be ended only by its own visitor', async () => {
    const { attempt } = await begin();
    await desk.report(CANARY, { attempt });
    clock.move(MINUTE_MS);
    expect(await numbers()).toMatchObject({ mounts: 1, overdue: 1 });
  });

  it('by one visitor again and again is one vote, and at most twenty are awaited', async () => {
    for (let visitor = 0; visitor < 20; visitor += 1) await desk.report(CANARY);
    const cookie = desk.ticket({ served: CANARY });
    for (let page = 0; page < 30; page += 1) await begin(cookie);
    clock.move(MINUTE_MS);
    expect(await overview()).toMatchObject({
      canary: { releaseId: CANARY },
      numbers: { [CANARY]: { overdue: 20 } },
    });
  });

  it('by a visitor whose later reports were refused is not overdue', async () => {
    await desk.close();
    desk = await startDesk(environment, clock, api.url, { folder, reportsPerMinute: 1 });
    const cookie = desk.ticket({ served: CANARY });
    const item = { remote: PROJECT, release: CANARY, kind: 'start', ok: true, attempt: 'one' };
    const text = JSON.stringify({ v: 1, shell: 's', items: [item] });
    expect((await desk.sendText(text, '10.0.0.1', cookie)).status).toBe(204);
    expect((await desk.sendText('{}', '10.0.0.1', cookie)).status).toBe(429);
    clock.move(2 * MINUTE_MS);
    expect(await numbers()).toMatchObject({ overdue: 0 });
  });
});
