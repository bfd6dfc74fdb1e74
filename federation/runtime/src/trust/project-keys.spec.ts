import type { Registry } from '@lacteos/remote-kit';
import { readRegistry } from './registry';
import { aRegistry } from '../testing/a-registry';
import { aKey } from '../testing/signing';
import { aTrustedRegistry, KEYS } from '../testing/trusted-registry';

const roots = KEYS.root.keys;
const embed = (value: unknown) => {
  document.head.innerHTML = `<script type="application/json" id="registry">${JSON.stringify(value)}</script>`;
};
const open = (value: unknown): Promise<Registry> => {
  embed(value);
  return readRegistry(roots);
};
const namesOf = ({ microFrontends }: Registry) => Object.keys(microFrontends).sort();
const revisionOf = (registry: Registry) => registry.entries?.['mfe-toy']?.revision;
let warnings: jest.SpyInstance;

beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('offline')) });
});
afterEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'fetch');
});

describe('Registry file with project signatures', () => {
  it('is accepted without a request to the server', async () => {
    await expect(open(aTrustedRegistry())).resolves.toEqual(aTrustedRegistry());
    expect(warnings).not.toHaveBeenCalled();
  });

  it('loses only the remote whose entry an unknown key signed', async () => {
    expect(namesOf(await open(aTrustedRegistry({ signer: KEYS.shell })))).toEqual(['shell']);
  });

  it('keeps the last good entry of a remote when the next one is invalid [N-22-153]', async () => {
    await open(aTrustedRegistry());
    const found = await open(aTrustedRegistry({ toyRevision: 3, signer: aKey('toy') }));
    expect([namesOf(found), revisionOf(found)]).toEqual([['mfe-toy', 'shell'], 2]);
  });

  it('keeps the newer entry when an older one is replayed [N-22-152]', async () => {
    await open(aTrustedRegistry({ toyRevision: 5 }));
    expect(revisionOf(await open(aTrustedRegistry({ toyRevision: 4 })))).toBe(5);
    expect(revisionOf(await open(aTrustedRegistry({ toyRevision: 6 })))).toBe(6);
  });

  it('drops entries signed by a withdrawn key, even stored ones [N-22-155]', async () => {
    await open(aTrustedRegistry());
    const next = aKey('next');
    const after = aTrustedRegistry({ trusted: next, trustRevision: 3, toyRevision: 2 });
    expect(namesOf(await open(after))).toEqual(['shell']);
    const anew = { trusted: next, signer: next, trustRevision: 3, toyRevision: 4 };
    expect(revisionOf(await open(aTrustedRegistry(anew)))).toBe(4);
  });

  it('refuses a forged or older trust list and uses the stored file', async () => {
    await open(aTrustedRegistry({ trustRevision: 3, toyRevision: 4 }));
    const mine = { ...KEYS.toy.keys };
    const forged = { ...aTrustedRegistry({ toyRevision: 9 }) };
    const list = { ...forged.trust, projects: { shell: mine, 'mfe-toy': mine } };
    for (const trust of [list, aTrustedRegistry({ trustRevision: 2 }).trust])
      expect(revisionOf(await open({ ...forged, trust }))).toBe(4);
  });

  it('is not replaced by an older file that the operator signed as a whole', async () => {
    await open(aTrustedRegistry({ trustRevision: 3, toyRevision: 4 }));
    expect(
      revisionOf(await open(KEYS.root.sign({ ...aRegistry(), environment: 'production', revision: 2 }))),
    ).toBe(4);
  });

  it('replaces a file signed as a whole when the operator introduces project keys', async () => {
    await open(KEYS.root.sign({ ...aRegistry(), revision: 2 }));
    const begun = aTrustedRegistry({ trustRevision: 3, toyRevision: 3 });
    expect(revisionOf(await open(begun))).toBe(3);
  });

  it('ignores a revision signed by a withdrawn key, however high [N-34-106]', async () => {
    const thief = { toyRevision: Number.MAX_SAFE_INTEGER };
    await open(aTrustedRegistry(thief));
    const next = aKey('next');
    const anew = aTrustedRegistry({ trusted: next, signer: next, trustRevision: 2, toyRevision: 4 });
    expect(revisionOf(await open(anew))).toBe(4);
  });
});
