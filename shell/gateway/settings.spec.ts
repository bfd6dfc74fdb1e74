/** @jest-environment node */
import { readSettings } from './settings';

describe('the settings of the gateway', () => {
  it('have defaults for development', () => {
    expect(readSettings({})).toMatchObject({
      port: 4200,
      apiUrl: 'http://127.0.0.1:4210',
      widgetOrigins: [],
      imageOrigins: [],
      isBehindProxy: false,
    });
  });

  it('come from the environment', () => {
    const settings = readSettings({ PORT: '8080', API_URL: 'https://api.test/', TRUST_PROXY: '1' });
    expect(settings).toMatchObject({ port: 8080, apiUrl: 'https://api.test', isBehindProxy: true });
  });

  it('take the origins of the card widget, whatever address they are cut from', () => {
    const WIDGET_ORIGINS = 'https://checkout.wompi.co/widget.js, https://production.wompi.co';
    expect(readSettings({ WIDGET_ORIGINS }).widgetOrigins).toEqual([
      'https://checkout.wompi.co',
      'https://production.wompi.co',
    ]);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['API_URL', 'localhost'],
    ['API_URL', 'file:///etc'],
    ['WIDGET_ORIGINS', 'checkout.wompi.co'],
    ['TRUST_PROXY', 'yes'],
  ])('stop the start by name: %s=%s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name}: `));
  });
});
