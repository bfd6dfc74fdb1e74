import { readDiscovery } from './discovery';
import { aDiscovery } from './testing/a-discovery';

const embed = (text: string) => {
  document.head.innerHTML = `<script type="application/json" id="discovery">${text}</script>`;
};
const answer = (value: () => Promise<unknown>) => {
  const fetch = jest.fn(value);
  Object.assign(globalThis, { fetch });
  return fetch;
};
const ok = (body: unknown) => ({ ok: true, status: 200, json: async () => body });

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, 'fetch');
  jest.useRealTimers();
});

describe('the discovery file', () => {
  it('is taken from the page, without a request', async () => {
    const fetch = answer(async () => ok({}));
    embed(JSON.stringify(aDiscovery()));
    await expect(readDiscovery()).resolves.toEqual(aDiscovery());
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each(['', '{broken', '{"microFrontends":{"mfe-toy":[{"url":1}]}}'])(
    'is asked of the server when the page holds %j',
    async (text) => {
      answer(async () => ok(aDiscovery()));
      embed(text);
      await expect(readDiscovery()).resolves.toEqual(aDiscovery());
    },
  );

  it.each([[{ ok: false, status: 503 }], [ok({ microFrontends: [] })], [ok(null)]])(
    'is refused when the server answers %j',
    async (response) => {
      answer(async () => response);
      await expect(readDiscovery()).rejects.toMatchObject({ name: 'DiscoveryError' });
    },
  );

  it('is given up when the server does not answer in time', async () => {
    jest.useFakeTimers();
    answer(() => new Promise(() => undefined));
    const outcome = expect(readDiscovery()).rejects.toThrow('discovery: no answer in time');
    await jest.advanceTimersByTimeAsync(5_000);
    await outcome;
  });
});
