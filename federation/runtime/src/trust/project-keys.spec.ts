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

describe('a discovery file whose projects sign for themselves', () => {
  it('is believed without a question to the server', async () => {
    await expect(open(aTrustedDiscovery())).resolves.toEqual(aTrustedDiscovery());
    expect(warnings).not.toHaveBeenCalled();
  });

  it('loses only the remote whose entry a stranger signed', async () => {
    expect(namesOf(await open(aTrustedDiscovery({ signer: KEYS.shell })))).toEqual(['shell']);
  });

  it('keeps the last good entry of a remote whose next one is bad [N-22-153]', async () => {
    await open(aTrustedDiscovery());
    const found = await open(aTrustedDiscovery({ toyRevision: 3, signer: aKey('toy') }));
    expect([namesOf(found), revisionOf(found)]).toEqual([['mfe-toy', 'shell'], 2]);
  });

  it('keeps the newer entry where an older one is played again [N-22-152]', async () => {
    await open(aTrustedDiscovery({ toyRevision: 5 }));
    expect(revisionOf(await open(aTrustedDiscovery({ toyRevision: 4 })))).toBe(5);
    expect(revisionOf(await open(aTrustedDiscovery({ toyRevision: 6 })))).toBe(6);
  });

  it('drops what a withdrawn key signed, also what was kept of it [N-22-155]', async () => {
    await open(aTrustedDiscovery());
    const next = aKey('next');
    const after = aTrustedDiscovery({ trusted: next, trustRevision: 3, toyRevision: 2 });
    expect(namesOf(await open(after))).toEqual(['shell']);
    const anew = { trusted: next, signer: next, trustRevision: 3, toyRevision: 4 };
    expect(revisionOf(await open(aTrustedDiscovery(anew)))).toBe(4);
  });

  it('refuses a trust list that is forged or older, and then uses what it kept', async () => {
    await open(aTrustedDiscovery({ trustRevision: 3, toyRevision: 4 }));
    const mine = { ...KEYS.toy.keys };
    const forged = { ...aTrustedDiscovery({ toyRevision: 9 }) };
    const list = { ...forged.trust, projects: { shell: mine, 'mfe-toy': mine } };
    for (const trust of [list, aTrustedDiscovery({ trustRevision: 2 }).trust])
      expect(revisionOf(await open({ ...forged, trust }))).toBe(4);
  });

  it('is not given up for an older file that the operator had signed whole', async () => {
    await open(aTrustedDiscovery({ trustRevision: 3, toyRevision: 4 }));
    expect(
      revisionOf(await open(KEYS.root.sign({ ...aDiscovery(), environment: 'production', revision: 2 }))),
    ).toBe(4);
  });

  it('takes the place of a file that was signed whole, when the operator begins with it', async () => {
    await open(KEYS.root.sign({ ...aDiscovery(), revision: 2 }));
    const begun = aTrustedDiscovery({ trustRevision: 3, toyRevision: 3 });
    expect(revisionOf(await open(begun))).toBe(3);
  });

  it('forgets the revision that a withdrawn key signed, however high [N-34-106]', async () => {
    const thief = { toyRevision: Number.MAX_SAFE_INTEGER };
    await open(aTrustedDiscovery(thief));
    const next = aKey('next');
    const anew = aTrustedDiscovery({ trusted: next, signer: next, trustRevision: 2, toyRevision: 4 });
    expect(revisionOf(await open(anew))).toBe(4);
  });
});
