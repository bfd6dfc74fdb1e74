import { readRegistry } from './registry';
import { aRegistry } from '../testing/a-registry';
import { aKey } from '../testing/signing';

const { keys, sign } = aKey();
const revision = (number: number) => sign({ ...aRegistry(), revision: number });

const embed = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  document.head.innerHTML = `<script type="application/json" id="registry">${text}</script>`;
};
const answer = (value: () => Promise<unknown>) => {
  const fetch = jest.fn(value);
  Object.assign(globalThis, { fetch });
  return fetch;
};
const ok = (body: unknown) => ({ ok: true, status: 200, json: async () => body });
const offline = () => answer(() => Promise.reject(new TypeError('offline')));

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'fetch');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('Registry file', () => {
  it('is read from the page without a request', async () => {
    const fetch = answer(async () => ok({}));
    embed(revision(1));
    await expect(readRegistry(keys)).resolves.toEqual(revision(1));
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each(['', '{broken', '{"microFrontends":{"mfe-toy":[{"url":1}]}}'])(
    'is requested from the server when the page contains %j',
    async (text) => {
      answer(async () => ok(revision(1)));
      embed(text);
      await expect(readRegistry(keys)).resolves.toEqual(revision(1));
    },
  );

  it.each([[{ ok: false, status: 503 }], [ok({ microFrontends: [] })], [ok(null)]])(
    'is refused when the server answers %j',
    async (response) => {
      answer(async () => response);
      await expect(readRegistry(keys)).rejects.toMatchObject({ name: 'RegistryError' });
    },
  );

  it('is given up when the server does not answer in time', async () => {
    jest.useFakeTimers();
    answer(() => new Promise(() => undefined));
    const outcome = readRegistry(keys).catch(() => 'refused');
    await jest.advanceTimersByTimeAsync(5_000);
    await expect(outcome).resolves.toBe('refused');
  });
});

describe('Untrusted registry', () => {
  const altered = () => ({ ...revision(2), microFrontends: { shell: [] } });

  it.each([
    ['has no signature', () => ({ ...aRegistry(), revision: 2 })],
    ['was altered after it was signed', altered],
    ['was signed with a key that nobody knows', () => aKey('other').sign({ ...aRegistry(), revision: 2 })],
    ['names our key but was signed with another', () => aKey('test').sign({ ...aRegistry(), revision: 2 })],
  ])("is replaced by the server's file when it %s", async (_why, make) => {
    const fetch = answer(async () => ok(revision(2)));
    embed(make());
    await expect(readRegistry(keys)).resolves.toEqual(revision(2));
    expect(fetch).toHaveBeenCalledWith('/registry.json', expect.objectContaining({ cache: 'reload' }));
  });

  it('is refused when no trusted file is available', async () => {
    answer(async () => ok(altered()));
    embed(altered());
    await expect(readRegistry(keys)).rejects.toThrow('registry: the file is forged');
  });

  it('is replaced by the last file verified in this browser', async () => {
    embed(revision(1));
    await readRegistry(keys);
    embed(altered());
    answer(async () => ok(altered()));
    await expect(readRegistry(keys)).resolves.toEqual(revision(1));
  });
});

describe('Outdated registry', () => {
  beforeEach(async () => {
    embed(revision(5));
    await readRegistry(keys);
    embed(revision(4));
  });

  it('is requested again with caches bypassed', async () => {
    const fetch = answer(async () => ok(revision(6)));
    await expect(readRegistry(keys)).resolves.toEqual(revision(6));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is replaced by the last good file when the server has no newer one', async () => {
    answer(async () => ok(revision(4)));
    await expect(readRegistry(keys)).resolves.toEqual(revision(5));
  });

  it('is replaced by the last good file without a network', async () => {
    offline();
    await expect(readRegistry(keys)).resolves.toEqual(revision(5));
  });

  it('is accepted when the environment was recreated with another key', async () => {
    const anew = aKey('anew');
    embed(anew.sign({ ...aRegistry(), revision: 1 }));
    await expect(readRegistry({ ...keys, ...anew.keys })).resolves.toMatchObject({ revision: 1 });
  });

  it('does not restore a file verified with a withdrawn key', async () => {
    offline();
    await expect(readRegistry(aKey('new').keys)).rejects.toThrow('registry: ');
  });
});

describe('Registry under its former name', () => {
  it('is read from the page of a gateway of the release before [N-37-428]', async () => {
    document.head.innerHTML = `<script type="application/json" id="discovery">${JSON.stringify(revision(2))}</script>`;
    await expect(readRegistry(keys)).resolves.toEqual(revision(2));
  });

  it('protects against an older one as a shell of the release before kept it [N-37-429]', async () => {
    localStorage.setItem('lacteos.discovery', JSON.stringify({ last: revision(5) }));
    embed(revision(4));
    offline();
    await expect(readRegistry(keys)).resolves.toEqual(revision(5));
    expect(Object.keys(localStorage)).toEqual(['lacteos.registry']);
    await expect(readRegistry(keys)).resolves.toEqual(revision(5));
  });
});

describe('Tampered browser storage', () => {
  const write = (kept: unknown) => localStorage.setItem('lacteos.registry', JSON.stringify(kept));
  const IMPOSSIBLE = Number.MAX_SAFE_INTEGER;

  it.each<[string, unknown]>([
    ['a revision that no file has', { seen: { test: IMPOSSIBLE }, last: revision(3) }],
    ['a file with another revision than was signed', { last: { ...revision(3), revision: IMPOSSIBLE } }],
    ['a file that another key signed', { last: aKey('test').sign({ ...aRegistry(), revision: IMPOSSIBLE }) }],
    [
      'a signed file of another environment',
      { last: sign({ ...aRegistry(), environment: 'b', revision: 9 }) },
    ],
    ['nothing that can be read', { seen: null, last: { microFrontends: {}, entries: null, trust: 7 } }],
    ['a number', 7],
    ['null', null],
  ])('never stops the shop and is cleaned up by the next page: %s [N-34-105]', async (_what, kept) => {
    answer(async () => ok(revision(4)));
    embed(revision(4));
    write(kept);
    await expect(readRegistry(keys)).resolves.toEqual(revision(4));
    expect(JSON.parse(localStorage.getItem('lacteos.registry') ?? '')).toEqual({ last: revision(4) });
    const fetch = answer(async () => ok({}));
    await expect(readRegistry(keys)).resolves.toEqual(revision(4));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('does not survive a rollback, which has a newer revision [N-34-105]', async () => {
    answer(async () => ok(revision(5)));
    write({ seen: { test: IMPOSSIBLE }, last: { ...revision(9), revision: IMPOSSIBLE } });
    embed(revision(5));
    await expect(readRegistry(keys)).resolves.toEqual(revision(5));
    embed(revision(6));
    await expect(readRegistry(keys)).resolves.toEqual(revision(6));
  });
});
