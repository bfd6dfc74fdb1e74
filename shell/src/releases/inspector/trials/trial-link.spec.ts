import type { TabTrial } from '@lacteos/remote-kit';
import { linkTo, readTrialLink, withoutTrial } from './trial-link';

const exp = 1;
const release: TabTrial = { use: 'tab', remote: 'mfe-toy', releaseId: '1.0.0-abc', integrity: 'x', exp };
const server: TabTrial = {
  use: 'server',
  remote: 'mfe-own',
  origin: 'http://localhost:1',
  folder: 'http://localhost:1/',
  exp,
};

describe('a link to the releases that a tab tries', () => {
  it('names published releases, no servers and no signatures [N-22-133]', () => {
    const link = linkTo('http://shop.test/cart?a=1', [release, server]) ?? '';
    expect(link).toBe('http://shop.test/cart?a=1&probar=mfe-toy%401.0.0-abc');
    expect(readTrialLink(new URL(link).search)).toEqual([{ remote: 'mfe-toy', release: '1.0.0-abc' }]);
    expect(withoutTrial(link)).toBe('http://shop.test/cart?a=1');
    expect(linkTo('http://shop.test/', [server])).toBeNull();
  });

  it.each([
    '?probar=mfe-toy@http://evil.test/',
    '?probar=../x@1.0.0',
    '?probar=mfe-toy',
    '?probar=shell@1.0.0-abc',
    '?probar=',
    '',
  ])('requests no release by %s', (search) => expect(readTrialLink(search)).toEqual([]));
});
