import { pictureUrl } from './picture-url.js';

const SHOP = 'https://tienda.example';

describe('the URL of a picture', () => {
  it.each([
    ['/api/media/x/640.webp', 'https://tienda.example/api/media/x/640.webp'],
    ['https://img.example/a b.png', 'https://img.example/a%20b.png'],
    ['HTTP://img.example/a.png', 'http://img.example/a.png'],
  ])('is built from %s as %s', (address, url) => expect(pictureUrl(address, SHOP)).toBe(url));

  it.each([
    'http://[',
    'javascript:alert(1)',
    '//evil.example/a',
    '/\\evil.example/a',
    'data:,',
    'a.png',
    '',
  ])('is null for %j', (address) => expect(pictureUrl(address, SHOP)).toBeNull());
});
