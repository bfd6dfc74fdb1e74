import type { Discovery } from '@lacteos/remote-kit';
import { readDiscovery } from './discovery';
import { aDiscovery } from '../testing/a-discovery';
import { aKey } from '../testing/signing';
import { aTrustedDiscovery, KEYS } from '../testing/trusted-discovery';

const roots = KEYS.root.keys;
const embed = (value: unknown) => {
  document.head.innerHTML = `<script type="application/json" id="discovery">${JSON.stringify(value)}</script>`;
};
const open = (value: unknown): Promise<Discovery> => {
  embed(value);
  return readDiscovery(roots);
};
const namesOf = ({ microFrontends }: Discovery) => Object.keys(microFrontends).sort();
const revisionOf = (discovery: Discovery) => discovery.entries?.['mfe-toy']?.revision;
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

describe('Discovery file with project signatures', () => {
  it('is accepted without a request to the server', async () => {
    await expect(open(aTrustedDiscovery())).resolves.toEqual(aTrustedDiscovery());
    expect(warnings).not.toHaveBeenCalled();
  });

  it('loses only the remote whose entry an unknown key signed', async () => {
    expect(namesOf(await open(aTrustedDiscovery({ signer: KEYS.shell })))).toEqual(['shell']);
  });

  it('keeps the last good entry of a remote when the next one is invalid [N-22-153]', async () => {
    await open(aTrustedDiscovery());
    const found = await open(aTrustedDiscovery({ toyRevision: 3, signer: aKey('toy') }));
    expect([namesOf(found), revisionOf(found)]).toEqual([['mfe-toy', 'shell'], 2]);
  });

  it('keeps the newer entry when an older one is replayed [N-22-152]', async () => {
    await open(aTrustedDiscovery({ toyRevision: 5 }));
    expect(revisionOf(await open(aTrustedDiscovery({ toyRevision: 4 })))).toBe(5);
    expect(revisionOf(await open(aTrustedDiscovery({ toyRevision: 6 })))).toBe(6);
  });

  it('drops entries signed by a withdrawn key, even stored ones [N-22-155]', async () => {
    await open(aTrustedDiscovery());
    const next = aKey('next');
    const after = aTrustedDiscovery({ trusted: next, trustRevision: 3, toyRevision: 2 });
    expect(namesOf(await open(after))).toEqual(['shell']);
    const anew = { trusted: next, signer: next, trustRevision: 3, toyRevision: 4 };
    expect(revisionOf(await open(aTrustedDiscovery(anew)))).toBe(4);
  });

  it('refuses a forged or older trust list and uses the stored file', async () => {
    await open(aTrustedDiscovery({ trustRevision: 3, toyRevision: 4 }));
    const mine = { ...KEYS.toy.keys };
    const forged = { ...aTrustedDiscovery({ toyRevision: 9 }) };
    const list = { ...forged.trust, projects: { shell: mine, 'mfe-toy': mine } };
    for (const trust of [list, aTrustedDiscovery({ trustRevision: 2 }).trust])
      expect(revisionOf(await open({ ...forged, trust }))).toBe(4);
  });

  it('is not replaced by an older file that the operator signed as a whole', async () => {
    await open(aTrustedDiscovery({ trustRevision: 3, toyRevision: 4 }));
    expect(
      revisionOf(await open(KEYS.root.sign({ ...aDiscovery(), environment: 'production', revision: 2 }))),
    ).toBe(4);
  });

  it('replaces a file signed as a whole when the operator introduces project keys', async () => {
    await open(KEYS.root.sign({ ...aDiscovery(), revision: 2 }));
    const begun = aTrustedDiscovery({ trustRevision: 3, toyRevision: 3 });
    expect(revisionOf(await open(begun))).toBe(3);
  });

  it('ignores a revision signed by a withdrawn key, however high [N-34-106]', async () => {
    const thief = { toyRevision: Number.MAX_SAFE_INTEGER };
    await open(aTrustedDiscovery(thief));
    const next = aKey('next');
    const anew = aTrustedDiscovery({ trusted: next, signer: next, trustRevision: 2, toyRevision: 4 });
    expect(revisionOf(await open(anew))).toBe(4);
  });
});
