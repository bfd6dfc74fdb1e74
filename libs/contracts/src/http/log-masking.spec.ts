import { describe, expect, it } from '@jest/globals';
import { costlyTexts } from '../testing/index.js';
import { loggedError, maskedAddress, maskedText, maskedUrl, maskingOptions } from './log-masking.js';

describe('the masking of personal data in logs', () => {
  it.each([
    ['/tiendas?buscar=ana%20pe%C3%B1a&pagina=2', '/tiendas?buscar=***&pagina=2'],
    ['/api/admin/orders?search=1020304050&page=3&limit=20', '/api/admin/orders?search=***&page=3&limit=20'],
    ['/api/admin/orders?page=3101234567', '/api/admin/orders?page=***'],
    ['/buscar?q=310+123+4567#ana', '/buscar?q=***'],
    ['/x?ana@lacteos.test', '/x?***'],
    ['/x?vacio&a=b=c', '/x?vacio&a=***'],
    ['/api/siigo/customers/1020304050', '/api/siigo/customers/***'],
    ['/api/siigo/customers/900.123.456-7', '/api/siigo/customers/***'],
    ['/api/siigo/customers/CC1020304050', '/api/siigo/customers/***'],
    ['/api/siigo/customers/ab12345?x=1', '/api/siigo/customers/***?x=***'],
    ['/api/siigo/customers/4711/edit', '/api/siigo/customers/***/edit'],
    ['/api/x/ana@lacteos.test/y', '/api/x/***/y'],
    ['/api/x/ana%40lacteos.test', '/api/x/***'],
    ['/api/order/48213', '/api/order/48213'],
    ['/releases/shell/1.0.0-5ddc2ac302f4c034/main.js', '/releases/shell/1.0.0-5ddc2ac302f4c034/main.js'],
    ['//[', '//['],
  ])('writes the address %s as %s [N-16-191]', (url, masked) => {
    expect(maskedUrl(url)).toBe(masked);
  });

  it.each([
    ["Duplicate entry 'Ana Peña' for key 'email_key'", "Duplicate entry '***' for key 'email_key'"],
    ['GET http://api/x?q=ana failed for ana.p+1@lacteos.com.co', 'GET http://api/x?q=*** failed for ***'],
    ['no customer 1020304050 (CC)', 'no customer *** (CC)'],
    ['at run (file.js:12345:67)', 'at run (file.js:12345:67)'],
  ])('writes the text %s as %s', (text, masked) => {
    expect(maskedText(text)).toBe(masked);
  });

  it("writes a visitor's address as its network", () => {
    expect(maskedAddress('203.0.113.77')).toBe('203.0.113.0/24');
    expect(maskedAddress('::ffff:203.0.113.77')).toBe('203.0.113.0/24');
    expect(maskedAddress('2001:db8:12:34::1')).toBe('2001:db8:12::/48');
    expect(maskedAddress('2001:db8::1')).toBe('2001:db8::/48');
  });

  it('reduces an error to type, code, stack and causes, without fields added by drivers', () => {
    const cause = Object.assign(new Error('no'), {
      code: 'ER_DUP_ENTRY',
      sql: "INSERT 'Ana'",
      parameters: ['Ana'],
    });
    const logged = loggedError(new TypeError('ana@lacteos.test', { cause }));
    expect(logged).toMatchObject({ type: 'TypeError', message: '***', cause: { code: 'ER_DUP_ENTRY' } });
    expect(JSON.stringify(logged)).not.toMatch(/Ana|ana@/);
    expect(loggedError('3101234567')).toMatchObject({ type: 'string', message: '***' });
  });

  it('takes time in proportion to the length of the text [N-34-552]', async () => {
    const mask = (text: string): void => {
      maskedText(text);
      maskedUrl(`/${text}?${text}`);
      maskedUrl(`/${'1-'.repeat(text.length)}?${'&'.repeat(text.length)}`);
      maskingOptions().hooks.streamWrite(text);
    };
    expect(await costlyTexts(mask)).toEqual([]);
  });
});
