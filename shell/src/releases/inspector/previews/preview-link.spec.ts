import type { Preview } from '@lacteos/remote-kit';
import { linkTo, readPreviewLink, withoutPreview } from './preview-link';

const preview: Preview = {
  scope: 'tab',
  remote: 'mfe-toy',
  releaseId: '1.0.0-abc',
  integrity: 'x',
  exp: 1,
};

describe('a link to the releases that a tab previews', () => {
  it('names published releases and carries no signature [N-22-133]', () => {
    const link = linkTo('http://shop.test/cart?a=1', [preview]);
    expect(link).toBe('http://shop.test/cart?a=1&probar=mfe-toy%401.0.0-abc');
    expect(readPreviewLink(new URL(link).search)).toEqual([{ remote: 'mfe-toy', release: '1.0.0-abc' }]);
    expect(withoutPreview(link)).toBe('http://shop.test/cart?a=1');
  });

  it.each([
    '?probar=mfe-toy@http://evil.test/',
    '?probar=../x@1.0.0',
    '?probar=mfe-toy',
    '?probar=shell@1.0.0-abc',
    '?probar=',
    '',
  ])('requests no release by %s', (search) => expect(readPreviewLink(search)).toEqual([]));
});
