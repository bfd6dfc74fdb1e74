import { readLiveSettings } from './live-settings.js';

it('asks the shop of this machine with its demonstration accounts', () => {
  const { shopUrl, accounts, limits, samples } = readLiveSettings({});
  expect([shopUrl, accounts.length, limits.mountMs, samples]).toEqual([
    'http://localhost:4200',
    4,
    20_000,
    {},
  ]);
});

it('asks the shop that is named, with the accounts that are named', () => {
  const GATE_ACCOUNTS = '[{"role": 1, "email": "a@b.co", "password": "hunter2"}]';
  expect(readLiveSettings({ PUBLIC_URL: 'https://tienda.example' }).accounts).toEqual([]);
  expect(readLiveSettings({ SHOP_URL: 'https://tienda.example', GATE_ACCOUNTS })).toMatchObject({
    shopUrl: 'https://tienda.example',
    accounts: [{ role: 1, email: 'a@b.co', password: 'hunter2' }],
  });
});

it('names every bad setting at once, without a password [N-15-048]', () => {
  const bad = {
    SHOP_URL: 'tienda',
    GATE_ACCOUNTS: '[{"password": "hunter2"}]',
    GATE_SAMPLES: '{',
    GATE_PAGE_SECONDS: '0',
  };
  expect(() => readLiveSettings(bad)).toThrow(
    expect.objectContaining({
      code: 'USAGE',
      message: expect.stringMatching(/SHOP_URL.*\n.*GATE_PAGE_SECONDS.*\n.*GATE_ACCOUNTS.*\n.*GATE_SAMPLES/),
    }),
  );
  expect(() => readLiveSettings(bad)).not.toThrow('hunter2');
});
