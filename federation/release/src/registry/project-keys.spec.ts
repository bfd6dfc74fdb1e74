import {
  entryText,
  refusedProjects,
  type Registry,
  type RegistryVersion,
} from '@lacteos/remote-kit/registry';
import type { ReleaseTarget } from '../contract/contract.js';
import { activate, canary, rollBack, withdraw } from '../actions/release-actions.js';
import { findAttestation, storeAttestation } from '../check/attestation.js';
import type { Attestation } from '../check/finding.js';
import {
  newKeyPair,
  publicKeysOf,
  publicKeyText,
  readSigningKey,
  sign,
  signText,
} from '../contract/signing.js';
import { publish } from '../releases/publish.js';
import { aBuild } from '../testing/release-fixture.js';
import { aFolderEnvironment, PROJECT, type TestEnvironment } from '../testing/target-fixture.js';
import { readRegistry, readVerified, walkHistory } from './registry-store.js';
import { activeRelease, versionsOf } from './project-versions.js';
import { allowKey, DESK, revokeKey } from './key-list.js';

const newKey = () => readSigningKey(newKeyPair().signingKey);
const OTHER = 'mfe-storefront';

let environment: TestEnvironment;
let [root, team, other, desk] = [newKey(), newKey(), newKey(), newKey()];
const by = (signingKey = root): ReleaseTarget =>
  environment.open({ signingKey, publicKeys: publicKeysOf(root), releasesUrl: '/releases' });
const live = async (project = PROJECT) => activeRelease((await readVerified(by())).live, project);
const signerOf = async (project = PROJECT) => (await readRegistry(by())).entries?.[project]?.signature.keyId;
const refuses = (action: Promise<unknown>) =>
  expect(action).rejects.toMatchObject({ code: 'KEY_NOT_ALLOWED' });
/** Changes the live file as somebody with write access to the store could. */
const plant = async (change: (file: Registry) => Registry): Promise<void> => {
  const { store } = by();
  const stored = await store.read('discovery/local.json');
  const file = JSON.parse(stored?.body.toString() ?? '{}') as Registry;
  await store.replace('discovery/local.json', JSON.stringify(change(file)), stored?.tag ?? null);
};

beforeEach(async () => {
  environment = await aFolderEnvironment();
  [root, team, other, desk] = [newKey(), newKey(), newKey(), newKey()];
  await environment.publishAll('1.0.0-a', '1.0.1-b', '1.0.2-c');
  for (const id of ['2.0.0-a', '2.0.1-b']) await publish(await aBuild(id, id, { name: OTHER }), by());
  await activate(by(), PROJECT, '1.0.0-a');
  await activate(by(), OTHER, '2.0.0-a');
  await allowKey(by(), PROJECT, publicKeyText(team));
  await allowKey(by(), OTHER, publicKeyText(other));
  await allowKey(by(), DESK, publicKeyText(desk));
});
afterEach(() => environment.close());

describe('D project keys', () => {
  it('begin with what was live: sealed by the operator until the team makes its next release live [N-22-159]', async () => {
    expect([await live(), await signerOf()]).toEqual(['1.0.0-a', root.keyId]);
    await activate(by(team), PROJECT, '1.0.1-b');
    expect([await live(), await signerOf(), await signerOf(OTHER)]).toEqual([
      '1.0.1-b',
      team.keyId,
      root.keyId,
    ]);
    expect(await refusedProjects(await readRegistry(by()), publicKeysOf(root))).toEqual([]);
  });

  it('let a team change its own remote in every way, and no other remote at all [N-22-151]', async () => {
    await activate(by(team), PROJECT, '1.0.1-b');
    await canary(by(team), PROJECT, 5, { releaseId: '1.0.2-c' });
    await canary(by(team), PROJECT, 0);
    await rollBack(by(team), PROJECT);
    expect(await live()).toBe('1.0.0-a');
    await refuses(activate(by(team), OTHER, '2.0.1-b'));
    await refuses(canary(by(team), OTHER, 5, { releaseId: '2.0.1-b' }));
    await refuses(activate(by(newKey()), PROJECT, '1.0.1-b'));
    expect(await live(OTHER)).toBe('2.0.0-a');
  });

  it('are assigned by the operator alone, and none signs for two projects [N-22-151]', async () => {
    await refuses(allowKey(by(team), OTHER, publicKeyText(team)));
    await refuses(revokeKey(by(team), OTHER, other.keyId));
    await expect(allowKey(by(), OTHER, publicKeyText(team))).rejects.toMatchObject({ code: 'KEY_INVALID' });
    await expect(allowKey(by(), OTHER, 'nonsense')).rejects.toMatchObject({ code: 'KEY_INVALID' });
  });

  it('keep a history of who changed what', async () => {
    await activate(by(team), PROJECT, '1.0.1-b');
    const told: unknown[] = [];
    for await (const { revision, change, trustChange } of walkHistory(by()))
      told.push([revision, change?.project ?? trustChange?.action]);
    expect(told).toEqual([
      [6, PROJECT],
      [5, 'allow'],
      [4, 'allow'],
      [3, 'allow'],
      [2, OTHER],
      [1, PROJECT],
    ]);
  });

  it('are what an attestation counts under [N-22-158]', async () => {
    const attestation = { project: PROJECT, release: '1.0.1-b', passed: true } as Attestation;
    const { trust } = (await readVerified(by())).live;
    await storeAttestation(by(other), attestation);
    expect(await findAttestation(by(), PROJECT, '1.0.1-b', trust)).toBeNull();
    await storeAttestation(by(team), attestation);
    expect(await findAttestation(by(other), PROJECT, '1.0.1-b', trust)).toMatchObject(attestation);
  });
});

describe('D a live file with an entry changed by somebody without the key', () => {
  beforeEach(() => activate(by(team), PROJECT, '1.0.1-b'));

  it.each([
    [
      'another team’s key signed it',
      (file: Registry): Registry => {
        const versions = file.microFrontends[OTHER] as RegistryVersion[];
        const signature = signText(entryText('local', PROJECT, { revision: 9, versions }), other);
        return {
          ...file,
          microFrontends: { ...file.microFrontends, [PROJECT]: versions },
          entries: { ...file.entries, [PROJECT]: { revision: 9, signature } },
        };
      },
    ],
    [
      'it is the entry of another project',
      (file: Registry): Registry => ({
        ...file,
        microFrontends: { ...file.microFrontends, [PROJECT]: file.microFrontends[OTHER] ?? [] },
        entries: {
          ...file.entries,
          [PROJECT]: file.entries?.[OTHER] ?? { revision: 1, signature: { keyId: '', value: '' } },
        },
      }),
    ],
  ])('has its last good one for all that follows, because %s', async (_why, change) => {
    await plant(change);
    const { refused } = await readVerified(by());
    expect([refused, await live(), await live(OTHER)]).toEqual([[PROJECT], '1.0.1-b', '2.0.0-a']);
    await activate(by(other), OTHER, '2.0.1-b');
    expect(await refusedProjects(await readRegistry(by()), publicKeysOf(root))).toEqual([]);
    expect(await live()).toBe('1.0.1-b');
  });

  it('is refused as a whole when its trust list is forged', async () => {
    await plant((file) => ({
      ...file,
      trust: sign({ environment: 'local', revision: 9, projects: { [PROJECT]: publicKeysOf(other) } }, other),
    }));
    await expect(activate(by(team), PROJECT, '1.0.2-c')).rejects.toMatchObject({ code: 'REGISTRY_FORGED' });
  });
});

describe('D a withdrawn key', () => {
  beforeEach(() => activate(by(team), PROJECT, '1.0.1-b'));

  it('requires a release that replaces the one it made live [N-22-155]', async () => {
    await expect(revokeKey(by(), PROJECT, team.keyId)).rejects.toMatchObject({ code: 'USAGE' });
    await revokeKey(by(), PROJECT, team.keyId, { releaseId: '1.0.0-a' });
    expect([await live(), await signerOf()]).toEqual(['1.0.0-a', root.keyId]);
    expect(versionsOf((await readVerified(by())).live, PROJECT).previous).toBeUndefined();
    await refuses(activate(by(team), PROJECT, '1.0.2-c'));
    await expect(rollBack(by(), PROJECT)).rejects.toMatchObject({ code: 'NOTHING_BEFORE' });
  });

  it('is replaced by a new key without interruption [N-22-159]', async () => {
    const next = newKey();
    await allowKey(by(), PROJECT, publicKeyText(next));
    await activate(by(next), PROJECT, '1.0.2-c');
    await revokeKey(by(), PROJECT, team.keyId);
    expect([await live(), await signerOf()]).toEqual(['1.0.2-c', next.keyId]);
    await refuses(activate(by(team), PROJECT, '1.0.1-b'));
    await expect(revokeKey(by(), PROJECT, team.keyId)).rejects.toMatchObject({ code: 'KEY_MISSING' });
  });
});

it('a new operator key takes over entries sealed by the previous one [N-22-159]', async () => {
  const next = newKey();
  const both = { ...publicKeysOf(root), ...publicKeysOf(next) };
  await allowKey(environment.open({ signingKey: next, publicKeys: both }), PROJECT, publicKeyText(team));
  const after = environment.open({ signingKey: next, publicKeys: publicKeysOf(next) });
  const { live: file, refused } = await readVerified(after);
  expect([refused, activeRelease(file, PROJECT), activeRelease(file, OTHER)]).toEqual([
    [],
    '1.0.0-a',
    '2.0.0-a',
  ]);
  expect(file.trust?.projects[OTHER]).toEqual(publicKeysOf(other));
});

describe('a release desk', () => {
  beforeEach(async () => {
    await activate(by(team), PROJECT, '1.0.1-b');
    await activate(by(team), PROJECT, '1.0.2-c');
  });

  it('without a key changes nothing [N-22-156]', async () => {
    const keyless = environment.open({ signingKey: undefined, publicKeys: publicKeysOf(root) });
    await expect(rollBack(keyless, PROJECT)).rejects.toMatchObject({ code: 'KEY_MISSING' });
    expect(await live()).toBe('1.0.2-c');
  });

  it('withdraws and promotes a canary, and rolls back step by step', async () => {
    await rollBack(by(desk), PROJECT);
    expect([await live(), await signerOf()]).toEqual(['1.0.1-b', desk.keyId]);
    await rollBack(by(desk), PROJECT);
    expect(await live()).toBe('1.0.0-a');
    await canary(by(team), PROJECT, 5, { releaseId: '1.0.1-b' });
    await withdraw(by(desk), PROJECT);
    expect(versionsOf((await readVerified(by())).live, PROJECT).canary).toBeUndefined();
    await canary(by(team), PROJECT, 5, { releaseId: '1.0.1-b' });
    await canary(by(desk), PROJECT, 100);
    expect([await live(), (await readVerified(by())).refused]).toEqual(['1.0.1-b', []]);
  });

  it('activates only releases signed by a key of the project [N-22-156]', async () => {
    await environment.publishAll('9.9.9-x');
    await refuses(activate(by(desk), PROJECT, '9.9.9-x'));
    await refuses(allowKey(by(desk), PROJECT, publicKeyText(desk)));
  });

  it.each([
    ['another address', (version: RegistryVersion) => ({ ...version, url: 'https://evil.test/entry.js' })],
    [
      'other files',
      (version: RegistryVersion) => ({
        ...version,
        extras: { ...version.extras, files: { 'x.js': { integrity: 'sha384-x', size: 1 } } },
      }),
    ],
  ])('is not trusted when it signs %s', async (_what, change) => {
    await rollBack(by(desk), PROJECT);
    await plant((file) => {
      const versions = (file.microFrontends[PROJECT] ?? []).map(change);
      const revision = 99;
      const signature = signText(entryText('local', PROJECT, { revision, versions }), desk);
      const seal = { ...file.entries?.[PROJECT], revision, signature };
      return {
        ...file,
        microFrontends: { ...file.microFrontends, [PROJECT]: versions },
        entries: { ...file.entries, [PROJECT]: seal },
      };
    });
    expect((await readVerified(by())).refused).toEqual([PROJECT]);
    expect(await live()).toBe('1.0.1-b');
  });

  it('loses its key, and what it had chosen stays', async () => {
    await rollBack(by(desk), PROJECT);
    await revokeKey(by(), DESK, desk.keyId);
    expect([await live(), await signerOf()]).toEqual(['1.0.1-b', root.keyId]);
    await refuses(rollBack(by(desk), PROJECT));
  });
});
