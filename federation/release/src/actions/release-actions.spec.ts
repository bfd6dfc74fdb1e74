import { verifyRegistry } from '@lacteos/remote-kit/registry';
import type { ReleaseTarget, RegistryFile } from '../contract/contract.js';
import { readRegistry, walkHistory } from '../registry/registry-store.js';
import { activeRelease, versionsOf } from '../registry/project-versions.js';
import { rootsOf } from '../registry/verified-file.js';
import { activate, canary, rollBack, withdraw } from './release-actions.js';
import { newKeyPair, readSigningKey } from '../contract/signing.js';
import { PROJECT, STORES, type TestEnvironment } from '../testing/target-fixture.js';

const historyOf = async (target: ReleaseTarget): Promise<RegistryFile[]> => {
  const found: RegistryFile[] = [];
  for await (const revision of walkHistory(target)) found.push(revision);
  return found;
};

describe.each(STORES)('on %s', (_kind, openEnvironment) => {
  let environment: TestEnvironment;
  let target: ReleaseTarget;
  const live = async () => activeRelease(await readRegistry(target), PROJECT);
  const roles = async () => {
    const { live: stable, canary, previous } = versionsOf(await readRegistry(target), PROJECT);
    return [stable, canary, previous].map((version) => version?.extras.releaseId ?? null);
  };
  beforeEach(async () => {
    environment = await openEnvironment();
    target = environment.open();
  });
  afterEach(() => environment.close());

  describe('activate', () => {
    it('signs a registry that points to the release and keeps the revision in the history', async () => {
      await environment.publishAll('1.0.0-a');
      const registry = await activate({ ...target, actor: 'ana' }, PROJECT, '1.0.0-a');
      expect(registry).toMatchObject({
        revision: 1,
        parent: 0,
        change: { action: 'activate', actor: 'ana' },
      });
      expect(registry.microFrontends[PROJECT]).toMatchObject([
        {
          url: '/releases/mfe-checkout/1.0.0-a/remoteEntry.js',
          metadata: { version: '1.0.0', integrity: expect.stringMatching(/^sha384-/) as string },
          deployment: { traffic: 100, default: true },
          extras: { role: 'live', releaseFile: { integrity: expect.stringMatching(/^sha384-/) as string } },
        },
      ]);
      const stored = await readRegistry(target);
      expect(await verifyRegistry(stored, rootsOf(target))).toBe('verified');
      expect(await historyOf(target)).toEqual([stored]);
    });

    it('records the former release as the fallback', async () => {
      await environment.publishAll('1.0.0-a', '1.0.1-b');
      await activate(target, PROJECT, '1.0.0-a');
      const { microFrontends } = await activate(target, PROJECT, '1.0.1-b');
      expect(microFrontends[PROJECT]).toMatchObject([
        { fallbackUrl: '/releases/mfe-checkout/1.0.0-a/remoteEntry.js' },
        { deployment: { traffic: 0, default: false }, extras: { releaseId: '1.0.0-a', role: 'previous' } },
      ]);
    });

    it('creates no revision when the release is already live or in a dry run', async () => {
      await environment.publishAll('1.0.0-a', '1.0.1-b');
      await activate(target, PROJECT, '1.0.0-a');
      expect((await activate(target, PROJECT, '1.0.0-a')).revision).toBe(1);
      expect((await activate(target, PROJECT, '1.0.1-b', { isDryRun: true })).revision).toBe(2);
      expect(await live()).toBe('1.0.0-a');
      expect(await historyOf(target)).toHaveLength(1);
    });

    it('refuses unpublished releases and names that lead out of the store', async () => {
      await expect(activate(target, PROJECT, '1.0.0-a')).rejects.toMatchObject({ code: 'RELEASE_MISSING' });
      await expect(activate(target, '../api', '1.0.0-a')).rejects.toMatchObject({ code: 'NAME_INVALID' });
      await expect(activate(target, PROJECT, '../x')).rejects.toMatchObject({ code: 'NAME_INVALID' });
    });

    it('refuses a published file that was altered in the store', async () => {
      await environment.publishAll('1.0.0-a');
      const key = `releases/${PROJECT}/1.0.0-a/remoteEntry.js`;
      const tag = (await target.store.read(key))?.tag ?? null;
      await target.store.replace(key, 'alert(1)', tag);
      await expect(activate(target, PROJECT, '1.0.0-a')).rejects.toMatchObject({ code: 'RELEASE_TAMPERED' });
      expect(await live()).toBeNull();
    });

    it('refuses a live file that another key signed, unless the target may replace it', async () => {
      await environment.publishAll('1.0.0-a', '1.0.1-b');
      const signingKey = readSigningKey(newKeyPair().signingKey);
      await activate({ ...target, signingKey }, 'mfe-checkout', '1.0.0-a');
      await expect(activate(target, PROJECT, '1.0.1-b')).rejects.toMatchObject({ code: 'REGISTRY_FORGED' });
      expect((await activate({ ...target, canStartOver: true }, PROJECT, '1.0.1-b')).revision).toBe(2);
      await expect(activate({ ...target, signingKey: undefined }, PROJECT, '1.0.0-a')).rejects.toMatchObject({
        code: 'KEY_MISSING',
      });
    });

    it('loses no update when twenty runs activate together: a full history without gaps', async () => {
      const ids = Array.from({ length: 20 }, (_, index) => `1.0.${index}-a`);
      await environment.publishAll(...ids);
      const results = await Promise.all(ids.map((id) => activate(environment.open(), PROJECT, id)));

      const oneToTwenty = ids.map((_, index) => index + 1);
      expect(results.map(({ revision }) => revision).sort((a, b) => a - b)).toEqual(oneToTwenty);
      const history = await historyOf(target);
      expect(history.map(({ change }) => change?.releaseId).sort()).toEqual([...ids].sort());
      expect(history.map(({ revision }) => revision)).toEqual([...oneToTwenty].reverse());
      expect((await target.store.list('discovery/history/local/')).length).toBe(20);
    });

    it('takes over the number of a run that died between the history and the live file', async () => {
      await environment.publishAll('1.0.0-a', '1.0.1-b');
      await activate(target, PROJECT, '1.0.0-a');
      await target.store.create('discovery/history/local/2.json', '{"revision":2}');
      const next = await activate({ ...target, claimMs: 0 }, PROJECT, '1.0.1-b');
      expect(next.revision).toBe(2);
      expect((await historyOf(target)).map(({ revision }) => revision)).toEqual([2, 1]);
    });

    it('corrects the history when a run continues after its number was taken over', async () => {
      await environment.publishAll('1.0.0-a', '1.0.1-b', '1.0.2-c');
      await activate(target, PROJECT, '1.0.0-a');
      const slow = environment.open();
      let goOn: () => void = () => undefined;
      const waits = new Promise<void>((resolve) => (goOn = resolve));
      let hasClaimed: () => void = () => undefined;
      const claimed = new Promise<void>((resolve) => (hasClaimed = resolve));
      const slowStore = Object.create(slow.store, {
        replace: {
          value: async (...args: Parameters<ReleaseTarget['store']['replace']>) => {
            hasClaimed();
            await waits;
            return slow.store.replace(...args);
          },
        },
      }) as ReleaseTarget['store'];
      const first = activate({ ...slow, store: slowStore }, PROJECT, '1.0.1-b');
      await claimed;
      expect((await activate({ ...target, claimMs: 0 }, PROJECT, '1.0.2-c')).revision).toBe(2);
      goOn();
      expect((await first).revision).toBe(3);
      expect((await historyOf(target)).map(({ change }) => change?.releaseId)).toEqual([
        '1.0.1-b',
        '1.0.2-c',
        '1.0.0-a',
      ]);
    });

    it('leaves the revisions of a removed live file unchanged', async () => {
      await environment.publishAll('1.0.0-a');
      await target.store.create('discovery/history/local/1.json', '{"revision":1}');
      expect((await activate({ ...target, claimMs: 0 }, PROJECT, '1.0.0-a')).revision).toBe(2);
      expect(await historyOf(target)).toHaveLength(1);
    });

    it('decides again when another run was faster', async () => {
      await environment.publishAll('1.0.0-a', '1.0.1-b');
      let isFirst = true;
      // The other run happens between this one's read of the live file and its write.
      const store = Object.create(target.store, {
        create: {
          value: async (key: string, body: string) => {
            if (isFirst) {
              isFirst = false;
              await activate(environment.open(), PROJECT, '1.0.0-a');
            }
            return target.store.create(key, body);
          },
        },
      }) as ReleaseTarget['store'];
      await activate({ ...target, store }, PROJECT, '1.0.1-b');
      expect(await roles()).toEqual(['1.0.1-b', null, '1.0.0-a']);
    });
  });

  describe('canary', () => {
    beforeEach(async () => {
      await environment.publishAll('1.0.0-a', '1.0.1-b', '1.0.2-c');
      await activate(target, PROJECT, '1.0.0-a');
    });

    it('starts, is raised and promoted, and the stable release becomes the previous one', async () => {
      await canary(target, PROJECT, 5, { releaseId: '1.0.1-b' });
      const { microFrontends } = await canary(target, PROJECT, 50);
      expect(microFrontends[PROJECT]?.map(({ deployment }) => deployment)).toEqual([
        { traffic: 50, default: true },
        { traffic: 50, default: false },
      ]);
      expect(await roles()).toEqual(['1.0.0-a', '1.0.1-b', null]);
      const { change } = await canary(target, PROJECT, 100);
      expect(change).toMatchObject({ action: 'promote', releaseId: '1.0.1-b' });
      expect(await roles()).toEqual(['1.0.1-b', null, '1.0.0-a']);
    });

    it('is withdrawn with a reason recorded in the history', async () => {
      await canary(target, PROJECT, 5, { releaseId: '1.0.1-b' });
      await canary(target, PROJECT, 0, { reason: '7 of 20 failed' });
      expect(await roles()).toEqual(['1.0.0-a', null, null]);
      const [last] = await historyOf(target);
      expect(last?.change).toMatchObject({
        action: 'withdraw',
        releaseId: '1.0.1-b',
        reason: '7 of 20 failed',
      });
      await expect(canary(target, PROJECT, 0)).rejects.toMatchObject({ code: 'NO_CANARY' });
    });

    it('allows one canary at a time and percentages up to 100 only', async () => {
      await canary(target, PROJECT, 5, { releaseId: '1.0.1-b' });
      await expect(canary(target, PROJECT, 5, { releaseId: '1.0.2-c' })).rejects.toMatchObject({
        code: 'CANARY_RUNNING',
      });
      await expect(canary(target, PROJECT, 101)).rejects.toMatchObject({ code: 'USAGE' });
      await expect(withdraw(target, PROJECT, { releaseId: '1.0.2-c' })).rejects.toMatchObject({
        code: 'NO_CANARY',
      });
    });

    it('ends when another release is activated', async () => {
      await canary(target, PROJECT, 5, { releaseId: '1.0.1-b' });
      await activate(target, PROJECT, '1.0.2-c');
      expect(await roles()).toEqual(['1.0.2-c', null, '1.0.0-a']);
    });
  });

  describe('roll back', () => {
    it('restores the previous release, or that of any revision, as a new revision', async () => {
      await environment.publishAll('1.0.0-a', '1.0.1-b', '1.0.2-c');
      for (const id of ['1.0.0-a', '1.0.1-b', '1.0.2-c']) await activate(target, PROJECT, id);

      await rollBack(target, PROJECT);
      expect(await roles()).toEqual(['1.0.1-b', null, '1.0.0-a']);
      const registry = await rollBack(target, PROJECT);
      expect(await roles()).toEqual(['1.0.0-a', null, null]);
      expect(registry).toMatchObject({ revision: 5, change: { action: 'rollback', releaseId: '1.0.0-a' } });
      await expect(rollBack(target, PROJECT)).rejects.toMatchObject({ code: 'NOTHING_BEFORE' });

      await rollBack(target, PROJECT, { to: 3, reason: 'it was the price list' });
      expect(await roles()).toEqual(['1.0.2-c', null, '1.0.1-b']);
      await expect(rollBack(target, PROJECT, { to: 99 })).rejects.toMatchObject({ code: 'NOTHING_BEFORE' });
    });
  });
});
