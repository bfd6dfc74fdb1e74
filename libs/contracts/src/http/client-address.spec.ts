import { describe, expect, it } from '@jest/globals';
import { addressKey, readTrustedProxies, trustedProxyCheck } from './client-address.js';

describe('the client address for limits', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, key) => expect(addressKey(address)).toBe(key));

  it('is equal within a /64 and different beyond [N-16-021]', () => {
    expect(addressKey('2001:db8:0:1::1')).toBe(addressKey('2001:db8:0:1:9:9:9:9'));
    expect(addressKey('2001:db8:0:1::1')).not.toBe(addressKey('2001:db8:0:2::1'));
  });
});

describe('trusted proxies', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['false', 0],
    ['1', 1],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('configured as %p are parsed as %p', (text, trusted) =>
    expect(readTrustedProxies(text)).toEqual(trusted),
  );

  it.each([
    'true',
    'yes',
    'all',
    '10.0.0.0/33',
    '::1/129',
    '10.0.0.0/8/8',
    'proxy.internal',
    '10.0.0.0/8,',
    '12',
  ])('cannot be configured as %p, which names neither hops nor networks', (text) =>
    expect(readTrustedProxies(text)).toBeNull(),
  );
});

describe('a proxy between visitor and server', () => {
  it('is trusted up to the number of hops', () => {
    expect([0, 1, 2].map((hop) => trustedProxyCheck(2)('6.6.6.6', hop))).toEqual([true, true, false]);
    expect(trustedProxyCheck(0)('127.0.0.1', 0)).toBe(false);
  });

  it('is trusted when a configured network contains it [N-16-020]', () => {
    const isTrusted = trustedProxyCheck(['10.0.0.0/8', '192.0.2.7', 'fd00::/8']);
    const ours = ['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.7', 'fd12::1'];
    const others = ['11.0.0.1', '192.0.2.8', '::1', 'unknown', '', undefined];
    expect(ours.map((address) => isTrusted(address, 0))).toEqual(ours.map(() => true));
    expect(others.map((address) => isTrusted(address, 0))).toEqual(others.map(() => false));
  });
});
