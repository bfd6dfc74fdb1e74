import {
  previewText,
  readPreview,
  verifySigned,
  type Preview,
  type Replacement,
} from '@lacteos/remote-kit/registry';
import { keysOf } from '../../registry/verified-file.js';
import { storeAttestation, filesDigest } from '../../check/attestation.js';
import { activate, canary } from '../../actions/release-actions.js';
import { getRelease } from '../../releases/published-releases.js';
import type { ReleaseTarget } from '../../contract/contract.js';
import { aFolderEnvironment, PROJECT } from '../../testing/target-fixture.js';
import { startApiStandIn, startDesk, TestClock, type TestDesk } from '../desk-fixture.js';

const [OLD, STABLE, CANARY, CHECKED, REFUSED, UNCHECKED] = [
  '1.0.0-a',
  '1.0.1-b',
  '1.0.2-c',
  '1.0.3-d',
  '1.0.4-e',
  '1.0.5-f',
];

describe('previews in one tab', () => {
  let api: Awaited<ReturnType<typeof startApiStandIn>>;
  let target: ReleaseTarget;
  let desk: TestDesk;
  const clock = new TestClock();

  const attest = async (release: string, passed: boolean): Promise<void> => {
    const digest = filesDigest((await getRelease(target, PROJECT, release)).release);
    await storeAttestation(target, {
      kind: 'attestation',
      registryRevision: 3,
      project: PROJECT,
      release,
      filesDigest: digest,
      shellRelease: null,
      passed,
      at: clock.now().toISOString(),
      static: [],
    });
  };

  beforeAll(async () => {
    api = await startApiStandIn();
    const environment = await aFolderEnvironment();
    target = environment.open({ now: clock.now });
    await environment.publishAll(OLD, STABLE, CANARY, CHECKED, REFUSED, UNCHECKED);
    await activate(target, PROJECT, OLD);
    await activate(target, PROJECT, STABLE);
    await canary(target, PROJECT, 10, { releaseId: CANARY });
    await attest(CHECKED, true);
    await attest(REFUSED, false);
    desk = await startDesk(environment, clock, api.url);
  });
  afterAll(async () => {
    await desk.close();
    await api.close();
  });

  it('are offered of releases that are listed and of those that passed their checks [N-22-131]', async () => {
    await desk.report(STABLE);
    await desk.report(STABLE, { ok: false, code: 'thrown' });
    const { body } = await desk.get(`/previews?remote=${PROJECT}`, 'role-3');
    const { releases } = body.data as { releases: Replacement[] };
    expect(new Map(releases.map(({ releaseId, role }) => [releaseId, role]))).toEqual(
      new Map([
        [CHECKED, null],
        [CANARY, 'canary'],
        [STABLE, 'live'],
        [OLD, 'previous'],
      ]),
    );
    expect(releases.find(({ releaseId }) => releaseId === STABLE)?.numbers).toEqual({ mounts: 1, errors: 1 });
    expect(releases.find(({ releaseId }) => releaseId === OLD)?.numbers).toBeNull();
  });

  it('are signed for a working day and cannot be shared as a public link [N-22-132]', async () => {
    const { status, body } = await desk.post('/previews', { remote: PROJECT, release: CHECKED }, 'role-3');
    expect(status).toBe(200);
    const preview = body.data as Preview;
    expect(preview).toMatchObject({
      scope: 'tab',
      remote: PROJECT,
      releaseId: CHECKED,
      attestation: { release: CHECKED, passed: true },
    });
    expect(preview.exp - clock.now().getTime() / 1000).toBe(8 * 3600);
    const keys = keysOf(target, PROJECT);
    expect(await verifySigned(preview, keys)).toBe('verified');
    const link = Buffer.from(JSON.stringify(preview)).toString('base64url');
    expect(await readPreview(link, { roots: keys }, clock.now().getTime())).toBeNull();
  });

  it('are signed for a tab alone, whatever scope is asked for or put in later [N-37-411]', async () => {
    const asked = { remote: PROJECT, release: CHECKED, scope: 'link' };
    const { body } = await desk.post('/previews', asked, 'role-4');
    const preview = body.data as Preview;
    expect(preview.scope).toBe('tab');
    const keys = keysOf(target, PROJECT);
    const { scope: _scope, ...unscoped } = preview;
    for (const changed of [{ ...preview, scope: 'link' as const }, unscoped]) {
      const link = previewText(changed as Preview);
      expect(await readPreview(link, { roots: keys }, clock.now().getTime())).toBeNull();
    }
  });

  it('are signed also for a shell of before, in the words that it reads [N-37-411]', async () => {
    const { body } = await desk.post('/trials', { remote: PROJECT, release: CHECKED }, 'role-3');
    expect(body.data).toMatchObject({ use: 'tab', scope: 'tab', remote: PROJECT, releaseId: CHECKED });
    const listed = await desk.get(`/trials?remote=${PROJECT}`, 'role-3');
    expect(listed.body).toEqual((await desk.get(`/previews?remote=${PROJECT}`, 'role-3')).body);
  });

  it.each([
    ['was refused by its checks', REFUSED, 409, 'RELEASES.UNCHECKED'],
    ['was never checked', UNCHECKED, 409, 'RELEASES.UNCHECKED'],
    ['is not published', '9.9.9-z', 404, 'RELEASES.UNKNOWN'],
  ])('of a release that %s are not signed', async (_why, release, status, code) => {
    const answer = await desk.post('/previews', { remote: PROJECT, release }, 'role-4');
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it.each([
    [undefined, 401],
    ['role-1', 403],
    ['role-2', 403],
  ])('are refused to %s [N-22-131]', async (token, status) => {
    expect((await desk.get(`/previews?remote=${PROJECT}`, token)).status).toBe(status);
    const release = { remote: PROJECT, release: OLD };
    expect((await desk.post('/previews', release, token)).status).toBe(status);
  });
});
