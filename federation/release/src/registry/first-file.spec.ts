import { activate, canary } from '../actions/release-actions.js';
import { newKeyPair } from '../contract/signing.js';
import { PROJECT, STORES, type TestEnvironment } from '../testing/target-fixture.js';
import { allowKey } from './key-list.js';

describe.each(STORES)('the first file of a shop in %s', (_name, openEnvironment) => {
  let environment: TestEnvironment;
  beforeEach(async () => {
    environment = await openEnvironment();
    await environment.publishAll('1.0.0-a', '1.0.1-b');
  });
  afterEach(() => environment.close());

  it('is not written by a change that expects one, not even in a dry run [N-37-121]', async () => {
    const target = environment.open({ firstFile: 'refused' });
    const refusal = { code: 'STORE_MISSING' };
    await expect(activate(target, PROJECT, '1.0.0-a')).rejects.toMatchObject(refusal);
    await expect(activate(target, PROJECT, '1.0.0-a', { isDryRun: true })).rejects.toMatchObject(refusal);
    await expect(allowKey(target, PROJECT, newKeyPair().publicKey)).rejects.toMatchObject(refusal);
    await expect(canary(target, PROJECT, 5, { releaseId: '1.0.0-a' })).rejects.toMatchObject(refusal);
    expect(await target.store.read('discovery/local.json')).toBeNull();
  });

  it('is written once by a change that begins a shop [N-37-122]', async () => {
    const first = environment.open({ firstFile: 'required' });
    expect((await activate(first, PROJECT, '1.0.0-a')).revision).toBe(1);
    await expect(activate(first, PROJECT, '1.0.1-b')).rejects.toMatchObject({ code: 'USAGE' });
    const later = environment.open({ firstFile: 'refused' });
    expect((await activate(later, PROJECT, '1.0.1-b')).revision).toBe(2);
  });
});
