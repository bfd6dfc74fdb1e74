import { describe, expect, it } from '@jest/globals';
import { inlineStyle } from './inline-styles.js';

const RELEASE = { folderUrl: '/releases/mfe-x/1.0.0-1/', extras: { federationName: 'mfe_x__1_0_0_1' } };
const PATH = '515.a47e7b58a21d087f.css';

describe('Inline style sheet', () => {
  it('is marked with its chunk, so that the loader does not fetch it again', () => {
    expect(inlineStyle('h1{color:red}', PATH, RELEASE)).toEqual({
      css: 'h1{color:red}',
      href: '/releases/mfe-x/1.0.0-1/515.a47e7b58a21d087f.css',
      mark: 'mfe_x__1_0_0_1:chunk-515',
    });
  });

  it('resolves its picture addresses against the release, not the page', () => {
    const css = `a{background:url(assets/a.webp)}b{background:url("assets/b.webp")}c{src:url(/c.woff2)}d{mask:url("data:image/svg+xml,%3Csvg/%3E")}`;
    expect(inlineStyle(css, PATH, RELEASE)?.css).toBe(
      `a{background:url(/releases/mfe-x/1.0.0-1/assets/a.webp)}b{background:url("/releases/mfe-x/1.0.0-1/assets/b.webp")}c{src:url(/c.woff2)}d{mask:url("data:image/svg+xml,%3Csvg/%3E")}`,
    );
  });

  it('has no mark when it belongs to the entry, which no loader requests', () => {
    const entrys = { ...RELEASE, extras: { ...RELEASE.extras, entryFiles: { css: ['main.css'] } } };
    expect(inlineStyle('h1{color:red}', 'main.css', entrys)?.mark).toBeNull();
  });

  it.each([
    ['that is too large', 'a'.repeat(24_001), PATH],
    ['that would end its element', 'a{content:"</style><script>"}', PATH],
    ['that is not the one that was released', '', PATH],
    ['that is no chunk', 'h1{color:red}', 'main.css'],
  ])('is omitted for CSS %s', (_case, css, path) => {
    expect(inlineStyle(css, path, RELEASE)).toBeNull();
  });
});
