import { deviceText } from './device-text';

describe('the name of a browser', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0',
      'Firefox en Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Chrome en Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) AppleWebKit/605.1.15 Version/17.5 Safari/604.1',
      'Safari en iOS',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge en Windows'],
    ['curl/8.5', 'Dispositivo desconocido'],
    [null, 'Dispositivo desconocido'],
  ])('for %s is %s', (userAgent, expected) => {
    expect(deviceText(userAgent)).toBe(expected);
  });
});
