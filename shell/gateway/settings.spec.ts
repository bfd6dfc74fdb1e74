/** @jest-environment node */
import { readSettings } from './settings';

const KEYS = { DISCOVERY_PUBLIC_KEYS: `k1:${'A'.repeat(43)}` };
const read = (env: Record<string, string>) => readSettings({ ...KEYS, ...env });

describe('the settings of the gateway', () => {
  it('have defaults for development', () => {
    expect(read({})).toMatchObject({
      port: 4200,
      apiUrl: 'http://127.0.0.1:4210',
      deskUrl: null,
      reportSample: 1,
      widgetOrigins: [],
      imageOrigins: [],
      overrideOrigins: [],
      workshop: null,
      isBehindProxy: false,
    });
  });

  it('come from the environment', () => {
    const settings = read({ PORT: '8080', API_URL: 'https://api.test/', TRUST_PROXY: '1' });
    expect(settings).toMatchObject({ port: 8080, apiUrl: 'https://api.test', isBehindProxy: true });
  });

  it('take the origins of the card widget, whatever address they are cut from', () => {
    const WIDGET_ORIGINS = 'https://checkout.wompi.co/widget.js, https://production.wompi.co';
    expect(read({ WIDGET_ORIGINS }).widgetOrigins).toEqual([
      'https://checkout.wompi.co',
      'https://production.wompi.co',
    ]);
  });

  it('name the remote that is worked on, in development', () => {
    expect(read({ WORKSHOP: 'mfe-checkout=http://127.0.0.1:4300' }).workshop).toEqual({
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
    ['OVERRIDE_ORIGINS', 'localhost:4300'],
    ['RELEASE_DESK_URL', 'localhost'],
    ['TRUST_PROXY', 'yes'],
    ['REPORT_SAMPLE', '2'],
    ['WORKSHOP', 'mfe-checkout'],
    ['DISCOVERY_PUBLIC_KEYS', ''],
    ['DISCOVERY_PUBLIC_KEYS', 'k1:short'],
  ])('stop the start by name: %s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}: `));
  });

  it('refuse a remote that is worked on in production', () => {
    const production = { NODE_ENV: 'production', WORKSHOP: 'mfe-checkout=http://127.0.0.1:4300' };
    expect(() => read(production)).toThrow(/^WORKSHOP: .*nothing in production/);
  });
});
