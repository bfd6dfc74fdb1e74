import { fileURLToPath } from 'node:url';
import type { ReleaseTarget, Release } from '../contract/contract.js';
import { publish } from '../releases/publish.js';
import { getRelease } from '../releases/published-releases.js';
import { activate, rollBack } from '../actions/release-actions.js';
import { aBuild } from '../testing/release-fixture.js';
import { aFolderEnvironment, PROJECT, type TestEnvironment } from '../testing/target-fixture.js';
import { findAttestation, storeAttestation } from './attestation.js';
import { checkRelease } from './check-release.js';
import type { LiveCheck } from './finding.js';
import { EXIT_CODES } from '../contract/release-error.js';

const CONTRACT = fileURLToPath(new URL('../../../../libs/contracts/openapi.json', import.meta.url));
const opensWell: LiveCheck = {
  run: async () => [{ check: 'live-page', level: 'fine', message: 'opened', affects: [] }],
};
const opensBadly: LiveCheck = {
  run: async () => [{ check: 'live-page', level: 'breaks', message: 'two Reacts', affects: ['visitors'] }],
};

describe('the gate', () => {
  let environment: TestEnvironment;
  let target: ReleaseTarget;
  const releaseOf = async (id: string): Promise<Release> => (await getRelease(target, PROJECT, id)).release;
  const check = async (id: string, live?: LiveCheck) =>
    checkRelease(target, await releaseOf(id), { live, isKept: true });
  beforeEach(async () => {
    environment = await aFolderEnvironment();
    target = environment.open({ gate: 'full', apiDocument: CONTRACT });
    await environment.publishAll('1.0.0-a', '1.0.1-b');
  });

  it('refuses a release that was never checked, and keeps the reason why it was forced [N-37-132]', async () => {
    await expect(activate(target, PROJECT, '1.0.0-a')).rejects.toMatchObject({ code: 'GATE_REFUSED' });
    const { change } = await activate(target, PROJECT, '1.0.0-a', { force: 'the shop is down' });
    expect(change).toMatchObject({ force: 'the shop is down' });
  });

  it('passes the first release of a project without a browser check, but not the next one', async () => {
    await check('1.0.0-a');
    const { change } = await activate(target, PROJECT, '1.0.0-a');
    expect(change?.attestation).toMatchObject({ passed: true, wasLive: false, breaks: 0 });
    await check('1.0.1-b');
    await expect(activate(target, PROJECT, '1.0.1-b')).rejects.toThrow('no browser has opened it');
    await check('1.0.1-b', opensWell);
    expect((await activate(target, PROJECT, '1.0.1-b')).change?.attestation?.wasLive).toBe(true);
    await rollBack(target, PROJECT);
  });

  it('refuses a release that the browser check found broken', async () => {
    expect((await check('1.0.0-a', opensBadly)).passed).toBe(false);
    await expect(activate(target, PROJECT, '1.0.0-a')).rejects.toThrow('was refused by its checks');
  });

  it('signs nothing for a release it could not check, and keeps the earlier outcome [N-22-013]', async () => {
    await check('1.0.0-a', opensWell);
    const fails: LiveCheck = { run: async () => Promise.reject(new Error('no browser')) };
    await expect(check('1.0.0-a', fails)).rejects.toMatchObject({
      code: 'SHOP_UNREACHABLE',
      message: 'mfe-checkout 1.0.0-a could not be checked: no browser',
    });
    expect((await findAttestation(target, PROJECT, '1.0.0-a'))?.passed).toBe(true);
    await expect(check('1.0.1-b', fails)).rejects.toMatchObject({ code: 'SHOP_UNREACHABLE' });
    expect(await findAttestation(target, PROJECT, '1.0.1-b')).toBeNull();
    expect(EXIT_CODES.SHOP_UNREACHABLE).toBe(8);
  });

  it('accepts only attestations of exactly these files, signed by a known key', async () => {
    const attestation = await check('1.0.0-a');
    const foreign = environment.open({ signingKey: undefined, publicKeys: {} });
    expect(await findAttestation(foreign, PROJECT, '1.0.0-a')).toBeNull();
    await storeAttestation(target, { ...attestation, filesDigest: 'sha384-other' });
    await expect(activate(target, PROJECT, '1.0.0-a')).rejects.toThrow('attestation of other files');
  });

  it('requires a new check when another shell has gone live', async () => {
    const open = { ...target, gate: 'off' as const };
    for (const releaseId of ['1.0.0-s', '1.0.1-s']) {
      await publish(await aBuild(releaseId, 'shell', { name: 'shell', manifest: undefined }), target);
    }
    await activate(open, 'shell', '1.0.0-s');
    await check('1.0.0-a', opensWell);
    await activate(open, 'shell', '1.0.1-s');
    await expect(activate(target, PROJECT, '1.0.0-a')).rejects.toThrow(
      'was checked under shell 1.0.0-s, now 1.0.1-s is live',
    );
  });

  it('compares again with what other teams made live after the check', async () => {
    await check('1.0.0-a', opensWell);
    await publish(await aBuild('1.0.0-o', 'other', { name: 'mfe-other' }), target);
    await activate({ ...target, gate: 'off' }, 'mfe-other', '1.0.0-o');
    await expect(activate(target, PROJECT, '1.0.0-a')).rejects.toThrow(
      'does not fit with what is live now: /cart belongs to mfe-other',
    );
  });
});
