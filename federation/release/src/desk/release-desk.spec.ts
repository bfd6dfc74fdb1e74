import type { ReleaseTarget } from '../contract/contract.js';
import { storeAttestation } from '../check/attestation.js';
import type { Attestation } from '../check/finding.js';
import { readRegistry } from '../registry/registry-store.js';
import { versionsOf } from '../registry/project-versions.js';
import { activate, canary } from '../actions/release-actions.js';
import { publish } from '../releases/publish.js';
import { getRelease } from '../releases/published-releases.js';
import { aBuild, emptyFolder } from '../testing/release-fixture.js';
import { aFolderEnvironment, PROJECT, type TestEnvironment } from '../testing/target-fixture.js';
import { REQUEST_ID, startApiStandIn, startDesk, TestClock, type TestDesk } from './desk-fixture.js';
import type { RemoteManifest, RemoteOverview } from '@lacteos/remote-kit/registry';

const [STABLE, CANARY, OLD] = ['1.0.1-b', '1.0.2-c', '1.0.0-a'];
const BAD = { ok: false, kind: 'mount', code: 'thrown' };
const SECOND_MS = 1_000;

describe('the release desk', () => {
  let api: Awaited<ReturnType<typeof startApiStandIn>>;
  let environment: TestEnvironment;
  let target: ReleaseTarget;
  let clock: TestClock;
  let folder: string;
  const open: TestDesk[] = [];
  const start = async (changes: Parameters<typeof startDesk>[3] = {}): Promise<TestDesk> => {
    const desk = await startDesk(environment, clock, api.url, { folder, ...changes });
    open.push(desk);
    return desk;
  };
  const overviewOf = async (desk: TestDesk): Promise<RemoteOverview> => {
    const { body } = await desk.get('/overview', 'role-4');
    const [remote] = (body.data as { remotes: RemoteOverview[] }).remotes;
    if (!remote) throw new Error(JSON.stringify(body));
    return remote;
  };
  const canaryId = async () =>
    versionsOf(await readRegistry(target), PROJECT).canary?.extras.releaseId ?? null;
  const manifestOf = async (id: string): Promise<RemoteManifest> => {
    const { manifest } = (await getRelease(target, PROJECT, id)).release;
    if (!manifest) throw new Error(`${id} has no manifest`);
    return manifest;
  };
  /** Entries of later releases are short. */
  const activateShortReadingShell = async (): Promise<void> => {
    const manifest = { ...(await manifestOf(OLD)), name: 'shell', readsShortEntries: true as const };
    await publish(await aBuild('1.0.0-s', 'shell', { name: 'shell', manifest, expose: {} }), target);
    await activate(target, 'shell', '1.0.0-s');
  };
  const send = async (desk: TestDesk, release: string, good: number, bad: number): Promise<void> => {
    for (let sent = 0; sent < good; sent += 1) await desk.report(release);
    for (let sent = 0; sent < bad; sent += 1) await desk.report(release, BAD);
  };

  beforeAll(async () => (api = await startApiStandIn()));
  afterAll(() => api.close());
  beforeEach(async () => {
    clock = new TestClock();
    folder = await emptyFolder();
    environment = await aFolderEnvironment();
    target = environment.open({ now: clock.now, actor: 'ana' });
    await environment.publishAll(OLD, STABLE, CANARY);
    await activate(target, PROJECT, OLD);
    await activate(target, PROJECT, STABLE);
  });
  afterEach(async () => {
    for (const desk of open.splice(0)) await desk.close();
  });

  describe('overview', () => {
    it('shows the owner of a remote and what its canary calls unlike the live release [N-37-302] [N-37-311]', async () => {
      const before = await manifestOf(STABLE);
      const releases = { '2.0.0-d': ['GET /cart/{}', 'POST /cart'], '2.0.1-e': ['POST /cart', 'POST /pay'] };
      for (const [id, apiOperations] of Object.entries(releases)) {
        const manifest = { ...before, owner: '@lacteos/checkout', apiOperations };
        await publish(await aBuild(id, id, { manifest }), target);
      }
      const desk = await start();
      expect(await overviewOf(desk)).not.toHaveProperty('owner');
      await activate(target, PROJECT, '2.0.0-d');
      await canary(target, PROJECT, 10, { releaseId: '2.0.1-e' });
      expect(await overviewOf(desk)).toMatchObject({
        owner: '@lacteos/checkout',
        operationChange: { added: ['POST /pay'], dropped: ['GET /cart/{}'] },
      });
      expect(JSON.stringify((await readRegistry(target)).microFrontends)).not.toContain('POST /pay');
    });

    it('shows live, canary and previous releases, history, counts and failed loads [N-37-425]', async () => {
      await canary(target, PROJECT, 10, { releaseId: CANARY });
      const desk = await start();
      for (const ms of [100, 110, 120, 900]) await desk.report(STABLE, { kind: 'load', ms });
      await desk.report(STABLE, { kind: 'mount', ms: 30 });
      await desk.report(CANARY, { kind: 'load', ok: false, code: 'slow' });
      const remote = await overviewOf(desk);
      expect(remote).toMatchObject({
        name: PROJECT,
        live: STABLE,
        canary: { releaseId: CANARY, percent: 10 },
        candidate: { releaseId: CANARY, percent: 10 },
        previous: OLD,
        breakers: [{ release: CANARY, count: 1 }],
      });
      expect(
        remote.history.map(({ revision, action, releaseId, actor, reason }) => [
          revision,
          action,
          releaseId,
          actor,
          reason,
        ]),
      ).toEqual([
        [3, 'canary', CANARY, 'ana', null],
        [2, 'activate', STABLE, 'ana', null],
        [1, 'activate', OLD, 'ana', null],
      ]);
      const { p50Ms, p95Ms, ...counts } = remote.numbers[STABLE] ?? {};
      expect(counts).toEqual({
        loads: 4,
        mounts: 1,
        errors: 0,
        overdue: 0,
        since: '2026-11-21T12:00:00.000Z',
      });
      expect(p50Ms).toBeGreaterThan(104);
      expect(p50Ms).toBeLessThan(116);
      expect(p95Ms).toBeGreaterThan(855);
      expect(p95Ms).toBeLessThan(945);
    });

    it('forgets failed loads after an hour, not the counts', async () => {
      const desk = await start();
      await desk.report(STABLE, { kind: 'load', ok: false });
      clock.move(61 * 60 * SECOND_MS);
      expect(await overviewOf(desk)).toMatchObject({ breakers: [], numbers: { [STABLE]: { errors: 1 } } });
    });

    it('keeps its counts across restarts, and adds up counts of desks that share a folder', async () => {
      const first = await start();
      await send(first, STABLE, 3, 1);
      await first.close();
      open.splice(0);
      const [again, second] = [await start(), await start({ name: 'two' })];
      await send(second, STABLE, 2, 0);
      for (const desk of [again, second])
        expect((await overviewOf(desk)).numbers[STABLE]).toMatchObject({ mounts: 5, errors: 1 });
    });

    it('scales reported loads up by the sampling rate', async () => {
      const desk = await start({ limits: { reportSample: 0.1 } });
      await send(desk, STABLE, 2, 1);
      expect((await overviewOf(desk)).numbers[STABLE]).toMatchObject({ mounts: 20, errors: 1 });
    });
  });

  describe('reports', () => {
    it('of unknown remotes and releases are accepted and leave no trace', async () => {
      const desk = await start();
      expect(await desk.report('9.9.9-x')).toBe(204);
      expect(await desk.report(STABLE, { remote: 'constructor' })).toBe(204);
      expect(await desk.report(CANARY)).toBe(204);
      expect((await overviewOf(desk)).numbers).toEqual({});
    });

    it('of a release that was live until a moment ago still count', async () => {
      const desk = await start();
      await desk.report(OLD);
      await activate(target, PROJECT, CANARY);
      clock.move(2 * SECOND_MS);
      await desk.report(OLD);
      expect((await overviewOf(desk)).numbers[OLD]?.mounts).toBe(2);
    });

    it.each([
      ['another version of the format', { v: 2, shell: 's', items: [] }],
      ['no items', { v: 1, shell: 's' }],
      ['an unknown kind', { v: 1, shell: 's', items: [{ remote: 'a', release: 'b', kind: 'x', ok: true }] }],
      [
        'a text for a number',
        { v: 1, shell: 's', items: [{ remote: 'a', release: 'b', kind: 'load', ok: true, ms: '1' }] },
      ],
      [
        'a name that leads out',
        { v: 1, shell: 's', items: [{ remote: '../a', release: 'b', kind: 'load', ok: true }] },
      ],
    ])('with %s are refused', async (_what, body) => {
      const desk = await start();
      expect(await desk.post('/reports', body)).toMatchObject({
        status: 400,
        body: { success: false, code: 'VALIDATION.FAILED' },
      });
    });

    it('that are too large, too many or not JSON are refused [N-16-210]', async () => {
      const desk = await start({ reportsPerMinute: 2 });
      const [large, torn] = [`{"v":"${'x'.repeat(20_000)}"}`, '{"v":'];
      expect((await desk.sendText(large)).status).toBe(413);
      expect((await desk.sendText(torn)).body.code).toBe('REQUEST.MALFORMED');
      const refused = await desk.sendText(torn);
      expect([refused.body.code, refused.body.requestId]).toEqual(['REQUEST.TOO_MANY', REQUEST_ID]);
      clock.move(61 * SECOND_MS);
      expect((await desk.sendText(torn)).status).toBe(400);
    });

    it('are counted for an IPv6 network as for one address [N-16-210]', async () => {
      const desk = await start({ reportsPerMinute: 1 });
      expect((await desk.sendText('{', '2001:db8:0:1::1')).body.code).toBe('REQUEST.MALFORMED');
      expect((await desk.sendText('{', '2001:db8:0:1::2')).body.code).toBe('REQUEST.TOO_MANY');
      expect((await desk.sendText('{', '2001:db8:0:2::1')).body.code).toBe('REQUEST.MALFORMED');
    });

    it('of one page that fails in a loop count once', async () => {
      const desk = await start();
      const item = { remote: PROJECT, release: STABLE, kind: 'runtime', ok: false, code: 'uncaught' };
      const items = Array.from({ length: 50 }, () => item);
      await desk.post('/reports', { v: 1, shell: 's', items }, undefined, desk.ticket({}));
      expect((await overviewOf(desk)).numbers[STABLE]?.errors).toBe(1);
    });
  });

  describe('a canary', () => {
    beforeEach(() => canary(target, PROJECT, 50, { releaseId: CANARY }));

    it('that fails too often is withdrawn automatically, with the reason in the history', async () => {
      const desk = await start();
      await send(desk, STABLE, 30, 0);
      await send(desk, CANARY, 10, 9);
      expect(await canaryId()).toBe(CANARY);
      await desk.report(CANARY, BAD);
      expect(await canaryId()).toBeNull();
      const { live, history, canary: left } = await overviewOf(desk);
      expect([live, left]).toEqual([STABLE, null]);
      expect(history[0]).toMatchObject({ action: 'withdraw', releaseId: CANARY, actor: null });
      expect(history[0]?.reason).toMatch(
        /^Retirada automáticamente: 10 fallas en 20 informes \(50\s?%\); el límite es 2\s?%/,
      );
      expect(desk.log).toHaveLength(1);
    });

    it('that fails more often than its manifest promises is withdrawn, whatever the setting allows [N-22-016] [N-37-405]', async () => {
      await activateShortReadingShell();
      const name = '1.0.3-d';
      const manifest = { ...(await manifestOf(CANARY)), budget: { firstViewKb: 900, errorPercent: 0.5 } };
      await publish(await aBuild(name, name, { manifest }), target);
      await canary(target, PROJECT, 0);
      await canary(target, PROJECT, 50, { releaseId: name });
      const desk = await start({ limits: { errorShare: 0.9, leastReports: 5 } });
      await send(desk, name, 2, 2);
      expect(await canaryId()).toBe(name);
      await desk.report(name, BAD);
      expect(await canaryId()).toBeNull();
    });

    it('shows its promises, needs and check measurements once it is live [N-22-165] [N-37-405]', async () => {
      await activateShortReadingShell();
      const name = '1.0.4-e';
      const budget = { firstViewKb: 900, longTaskMs: 400, errorPercent: 2 };
      const manifest = { ...(await manifestOf(CANARY)), budget };
      await publish(await aBuild(name, name, { manifest }), target);
      await canary(target, PROJECT, 0);
      await activate(target, PROJECT, name);
      const desk = await start();
      expect((await overviewOf(desk)).budget).toMatchObject({ ...budget, taskMs: null });
      const live = [{ check: 'budget-tasks', level: 'fine', message: '', affects: [], ms: 85 }];
      await storeAttestation(target, { project: PROJECT, release: name, live } as unknown as Attestation);
      expect((await overviewOf(desk)).budget).toMatchObject({ ...budget, taskMs: 85 });
    });

    it('may fail up to three times as often as the stable release', async () => {
      const desk = await start();
      await send(desk, STABLE, 9, 1);
      await send(desk, CANARY, 15, 6);
      expect(await canaryId()).toBe(CANARY);
      await send(desk, CANARY, 0, 4);
      expect(await canaryId()).toBeNull();
    });

    it('starts from zero counts when it is tried again', async () => {
      const desk = await start({ limits: { leastNetworks: 1 } });
      await send(desk, CANARY, 10, 10);
      expect(await canaryId()).toBeNull();
      clock.move(2 * SECOND_MS);
      await canary(target, PROJECT, 5, { releaseId: CANARY });
      await canary(target, PROJECT, 20);
      clock.move(2 * SECOND_MS);
      await send(desk, CANARY, 19, 0);
      await canary(target, PROJECT, 50);
      clock.move(2 * SECOND_MS);
      await send(desk, CANARY, 10, 0);
      expect(await canaryId()).toBe(CANARY);
      await send(desk, CANARY, 0, 1);
      expect(await canaryId()).toBeNull();
    });

    it('is withdrawn once by the added counts of two desks, even when both judge it at once', async () => {
      const [one, two] = [await start(), await start({ name: 'two' })];
      await Promise.all([send(one, CANARY, 5, 4), send(two, CANARY, 5, 4)]);
      expect(await canaryId()).toBe(CANARY);
      const statuses = await Promise.all([one, two, one, two].map((desk) => desk.report(CANARY, BAD)));
      expect(statuses).toEqual([204, 204, 204, 204]);
      const { history } = await overviewOf(one);
      expect(history.filter(({ action }) => action === 'withdraw')).toHaveLength(1);
      expect([await canaryId(), (await readRegistry(target)).revision]).toEqual([null, 4]);
    });

    it('is judged by what was counted before a restart', async () => {
      const desk = await start();
      await send(desk, CANARY, 10, 9);
      await desk.close();
      open.splice(0);
      await send(await start(), CANARY, 0, 1);
      expect(await canaryId()).toBeNull();
    });
  });

  describe('changes', () => {
    it('go back one release, with who and why; the public file names the person by number only [N-16-214]', async () => {
      const desk = await start();
      const { status, body } = await desk.post(
        '/rollback',
        { remote: PROJECT, reason: ' Falla el pago ', release: OLD },
        'role-4',
      );
      expect([status, body]).toEqual([
        200,
        { success: true, data: { remote: PROJECT, revision: 3, live: OLD } },
      ]);
      const { history } = await overviewOf(desk);
      expect(history[0]).toMatchObject({ action: 'rollback', actor: 'Nubia Parra', reason: 'Falla el pago' });
      expect((await readRegistry(target)).change?.actor).toBe('user 44');
      expect(desk.log.join()).toMatch(/^security event staff\.action POST \/rollback 200 user 44 [\w-]{36}$/);
    });

    it('roll back only one step when two people roll back at once', async () => {
      await activate(target, PROJECT, CANARY);
      const [one, two] = [await start(), await start({ name: 'two' })];
      const body = { remote: PROJECT, reason: 'Falla el pago', release: STABLE };
      const answers = await Promise.all([one, two].map((desk) => desk.post('/rollback', body, 'role-4')));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('RELEASES.OUTDATED');
      expect((await overviewOf(one)).live).toBe(STABLE);
    });

    it('raise, withdraw and promote a canary', async () => {
      await canary(target, PROJECT, 5, { releaseId: CANARY });
      const desk = await start();
      const set = (percent: number) => desk.post('/canary', { remote: PROJECT, percent }, 'role-4');
      expect((await set(30)).status).toBe(200);
      expect((await overviewOf(desk)).canary).toEqual({ releaseId: CANARY, percent: 30 });
      expect((await set(100)).body.data).toMatchObject({ live: CANARY });
      expect(await set(0)).toMatchObject({ status: 409, body: { code: 'RELEASES.NO_CANARY' } });
    });

    it('that cannot be made are refused in Spanish', async () => {
      const desk = await start();
      const back = (remote: string) => desk.post('/rollback', { remote, reason: 'Falla el pago' }, 'role-4');
      await back(PROJECT);
      expect(await back(PROJECT)).toMatchObject({
        status: 409,
        body: { code: 'RELEASES.NOTHING_BEFORE', message: 'No hay una versión anterior a la cual volver.' },
      });
      expect((await back('../x')).status).toBe(400);
      expect((await desk.post('/rollback', { remote: PROJECT, reason: 'x' }, 'role-4')).status).toBe(400);
      expect((await desk.post('/canary', { remote: PROJECT, percent: 101 }, 'role-4')).status).toBe(400);
      expect((await desk.get('/elsewhere')).body.code).toBe('NOT_FOUND');
    });
  });

  it('that is told to end is unhealthy at once and still takes reports [N-16-166]', async () => {
    const desk = await start();
    expect(await desk.get('/health')).toMatchObject({ status: 200 });
    desk.leave();
    expect(await desk.get('/health')).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(await desk.report(STABLE)).toBe(204);
  });

  describe('permission', () => {
    const CALLS = [
      ['GET', '/overview', undefined],
      ['POST', '/rollback', { remote: PROJECT, reason: 'Falla el pago' }],
      ['POST', '/canary', { remote: PROJECT, percent: 0 }],
    ] as const;
    it.each(CALLS)('%s %s is for role 4 alone [N-16-214]', async (method, path, body) => {
      const desk = await start();
      const ask = (token?: string) =>
        method === 'GET' ? desk.get(path, token) : desk.post(path, body, token);
      for (const token of ['role-1', 'role-2', 'role-3'])
        expect(await ask(token)).toMatchObject({ status: 403, body: { code: 'AUTH.FORBIDDEN' } });
      for (const token of [undefined, 'forged'])
        expect(await ask(token)).toMatchObject({
          status: 401,
          body: { success: false, code: 'AUTH.REQUIRED', message: 'Debe iniciar sesión.' },
        });
      expect(desk.log).toHaveLength(5);
      expect(desk.log.join()).toMatch(
        /^(,?security event access\.denied [A-Z]+ \S+ 40[13] user none [\w-]{36})+$/,
      );
      expect((await readRegistry(target)).revision).toBe(2);
    });

    it('answers UNAVAILABLE while the API cannot be reached', async () => {
      const desk = await startDesk(environment, clock, 'http://127.0.0.1:9', { folder });
      open.push(desk);
      expect(await desk.get('/overview', 'role-4')).toMatchObject({
        status: 503,
        body: { code: 'UNAVAILABLE' },
      });
    });
  });
});
