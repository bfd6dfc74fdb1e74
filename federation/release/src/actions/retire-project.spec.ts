import type { RemoteManifest } from '@lacteos/remote-kit/registry';
import type { ReleaseTarget, Release } from '../contract/contract.js';
import { activate, rollBack } from './release-actions.js';
import { collectGarbage } from './collect-garbage.js';
import { storeAttestation } from '../check/attestation.js';
import type { Attestation } from '../check/finding.js';
import { newKeyPair, publicKeysOf, publicKeyText, readSigningKey } from '../contract/signing.js';
import { publish } from '../releases/publish.js';
import { aBuild, aManifestOf } from '../testing/release-fixture.js';
import { PROJECT, STORES, type TestEnvironment } from '../testing/target-fixture.js';
import { readRegistry, readVerified, walkHistory } from '../registry/registry-store.js';
import { retireProject } from './retire-project.js';
import { allowKey, DESK } from '../registry/key-list.js';

const newKey = () => readSigningKey(newKeyPair().signingKey);
const OTHER = 'mfe-storefront';
const START = Date.parse('2026-06-01T12:00:00Z');
const A_DAY_MS = 24 * 60 * 60 * 1000;

describe.each(STORES)('a remote that is given up, in %s,', (_store, open) => {
  let environment: TestEnvironment;
  let day: number;
  let [root, team, desk] = [newKey(), newKey(), newKey()];
  const by = (signingKey = root, changes: Partial<ReleaseTarget> = {}): ReleaseTarget =>
    environment.open({
      signingKey,
      publicKeys: publicKeysOf(root),
      now: () => new Date(START + day * A_DAY_MS),
      ...changes,
    });
  const names = async () => Object.keys((await readVerified(by())).live.microFrontends);
  const release = async (name: string, releaseId: string, manifest: Partial<RemoteManifest> = {}) => {
    const whole = { ...aManifestOf(name, manifest).manifest } as Release['manifest'];
    await publish(await aBuild(releaseId, releaseId, { name, manifest: whole }), by());
    await activate(by(), name, releaseId);
  };

  beforeEach(async () => {
    day = 0;
    environment = await open();
    [root, team, desk] = [newKey(), newKey(), newKey()];
    await release(PROJECT, '1.0.0-a', { components: [{ name: 'Card', contracts: [1] }] });
    await release(OTHER, '2.0.0-a');
  });
  afterEach(() => environment.close());

  it('loses its entry and keys in one step, recorded in the history with its reason [N-22-160]', async () => {
    await allowKey(by(), PROJECT, publicKeyText(team));
    await allowKey(by(), DESK, publicKeyText(desk));
    const { trust } = await retireProject(by(), PROJECT, { reason: 'nobody cooks' });
    expect([Object.keys(trust?.projects ?? {}), trust?.desk]).toEqual([[OTHER], publicKeysOf(desk)]);
    const { entries, signature } = await readRegistry(by());
    expect([await names(), Object.keys(entries ?? {}), signature?.keyId]).toEqual([
      [OTHER],
      [OTHER],
      root.keyId,
    ]);
    for await (const { trustChange } of walkHistory(by())) {
      expect(trustChange).toMatchObject({ action: 'retire', project: PROJECT, reason: 'nobody cooks' });
      break;
    }
    await expect(activate(by(team), PROJECT, '1.0.0-a')).rejects.toMatchObject({ code: 'KEY_NOT_ALLOWED' });
    await expect(rollBack(by(), PROJECT)).rejects.toMatchObject({ code: 'NOTHING_BEFORE' });
    await allowKey(by(), PROJECT, publicKeyText(team));
    await activate(by(team), PROJECT, '1.0.0-a');
    expect(await names()).toContain(PROJECT);
  });

  it('goes in a shop whose files are signed whole, too, and a dry run changes nothing', async () => {
    await retireProject(by(), PROJECT, { isDryRun: true });
    expect(await names()).toEqual([PROJECT, OTHER]);
    await retireProject(by(), PROJECT);
    expect(await names()).toEqual([OTHER]);
  });

  it('is taken out by nobody but the operator, and the shell by nobody [N-22-160]', async () => {
    await allowKey(by(), PROJECT, publicKeyText(team));
    await allowKey(by(), DESK, publicKeyText(desk));
    for (const key of [team, desk])
      await expect(retireProject(by(key), PROJECT)).rejects.toMatchObject({ code: 'KEY_NOT_ALLOWED' });
    await expect(retireProject(by(), 'shell')).rejects.toMatchObject({ code: 'USAGE' });
    await expect(retireProject(by(), 'mfe-nobody')).rejects.toMatchObject({ code: 'RELEASE_MISSING' });
    expect(await names()).toEqual([PROJECT, OTHER]);
  });

  it('stays while a live release requires what it offers [N-22-160]', async () => {
    await release(OTHER, '2.0.1-b', { uses: [{ remote: PROJECT, name: 'Card', contract: 1 }] });
    const guarded = by(root, { gate: 'full' });
    await expect(retireProject(guarded, PROJECT)).rejects.toMatchObject({
      code: 'GATE_REFUSED',
      message: expect.stringContaining(`${OTHER} 2.0.1-b uses ${PROJECT}/Card (contract 1)`),
    });
    await release(OTHER, '2.0.2-c', {
      uses: [{ remote: PROJECT, name: 'Card', contract: 1, isOptional: true }],
    });
    await retireProject(guarded, PROJECT);
    expect(await names()).toEqual([OTHER]);
  });

  it('keeps its files for open tabs until garbage collection removes them [N-22-160]', async () => {
    const left = async (): Promise<number> => {
      const kept = await Promise.all(
        ['releases', 'attestations/local'].map((part) => by().store.list(`${part}/${PROJECT}/`)),
      );
      return kept.flat().length;
    };
    await storeAttestation(by(), { project: PROJECT, release: '1.0.0-a', passed: true } as Attestation);
    day = 400;
    await retireProject(by(), PROJECT);
    await collectGarbage(by());
    expect(await left()).toBeGreaterThan(0);
    day = 800;
    await collectGarbage(by());
    expect(await left()).toBe(0);
  });
});
