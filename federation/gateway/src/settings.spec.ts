import { describe, expect, it, jest } from '@jest/globals';
import { readSettings } from './settings.js';

const KEYS = { REGISTRY_PUBLIC_KEYS: `k1:${'A'.repeat(43)}` };
const read = (env: Record<string, string>) => readSettings({ ...KEYS, ...env });

describe('Gateway settings', () => {
  it('have defaults for development', () => {
    expect(read({})).toMatchObject({
      port: 4200,
      apiUrls: ['http://127.0.0.1:4210'],
      deskUrl: null,
      reportSample: 1,
      widgetOrigins: [],
      imageOrigins: [],
      keepsOffline: true,
      devServer: null,
      trustedProxies: 0,
    });
  });

  it('are read from the environment', () => {
    const settings = read({
      PORT: '8080',
      API_URL: 'https://api.test/,http://10.0.0.2:4210',
      TRUST_PROXY: '1',
    });
    expect(settings).toMatchObject({
      port: 8080,
      apiUrls: ['https://api.test', 'http://10.0.0.2:4210'],
      trustedProxies: 1,
    });
  });

  it('reduce the addresses of the card widget to origins', () => {
    const WIDGET_ORIGINS = 'https://checkout.wompi.co/widget.js, https://production.wompi.co';
    expect(read({ WIDGET_ORIGINS }).widgetOrigins).toEqual([
      'https://checkout.wompi.co',
      'https://production.wompi.co',
    ]);
  });

  it('name the remote under development', () => {
    expect(read({ DEV_SERVER: 'mfe-checkout=http://127.0.0.1:4300' }).devServer).toEqual({
      remote: 'mfe-checkout',
      url: 'http://127.0.0.1:4300',
    });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['API_URL', 'localhost'],
    ['API_URL', 'file:///etc'],
    ['WIDGET_ORIGINS', 'checkout.wompi.co'],
    ['RELEASE_DESK_URL', 'localhost'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['REPORT_SAMPLE', '2'],
    ['DEV_SERVER', 'mfe-checkout'],
    ['REGISTRY_PUBLIC_KEYS', ''],
    ['REGISTRY_PUBLIC_KEYS', 'k1:short'],
  ])('stop the start and name the bad variable: %s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}: `));
  });

  it('name every bad variable at once [N-15-048]', () => {
    const bad = { PORT: 'x', API_URL: 'x', MAX_CONNECTIONS: '0' };
    expect(() => read(bad)).toThrow(/PORT.*\n.*API_URL.*\n.*MAX_CONNECTIONS/);
  });

  it('are read under the names that began with DISCOVERY until 1.2, unless the new ones differ [N-37-426]', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const former = { DISCOVERY_FILE: '/srv/live.json', DISCOVERY_PUBLIC_KEYS: KEYS.REGISTRY_PUBLIC_KEYS };
    expect(readSettings(former)).toMatchObject({
      registryFile: '/srv/live.json',
      registryKeys: KEYS.REGISTRY_PUBLIC_KEYS,
    });
    expect(warn).toHaveBeenCalledTimes(2);
    expect(() => read({ ...former, REGISTRY_FILE: '/srv/other.json' })).toThrow(
      /^REGISTRY_FILE: .*DISCOVERY_FILE/,
    );
    warn.mockRestore();
  });

  it('require the secret of the release desk when a desk is configured', () => {
    const desk = { RELEASE_DESK_URL: 'http://127.0.0.1:4216' };
    expect(() => read(desk)).toThrow(/^REPORT_TICKET_SECRET: /);
    expect(() => read({ ...desk, REPORT_TICKET_SECRET: 'short' })).toThrow(/^REPORT_TICKET_SECRET: /);
    const REPORT_TICKET_SECRET = 's'.repeat(32);
    expect(read({ ...desk, REPORT_TICKET_SECRET })).toMatchObject({ reportTicketMinutes: 60 });
  });

  it('refuse a remote under development in production', () => {
    const production = { NODE_ENV: 'production', DEV_SERVER: 'mfe-checkout=http://127.0.0.1:4300' };
    expect(() => read(production)).toThrow(/^DEV_SERVER: .*nothing in production/);
  });
});
