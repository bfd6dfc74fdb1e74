import { scopedRules, scopedSelectors, scopeOf } from './style-scope';

describe('the scope of the styles of a remote', () => {
  it('is its sections, the first view and what lies over the page, not the frame and other sections', () => {
    expect(scopeOf('mfe-toy')).toBe(
      '@scope (body, [data-remote="mfe-toy"], [data-stage]) to (#root, [data-release]:not([data-remote="mfe-toy"]))',
    );
  });

  it.each([
    ['.a', '.a'],
    ['h1, .a:is(.b, .c) > p', 'h1, .a:is(.b, .c) > p'],
    ['html[data-x="y"] .a', 'html[data-x="y"] :where(:scope) .a'],
    [':root.dark .a, .b', ':root.dark :where(:scope) .a, .b'],
    ['body.open .a', ':where(:scope).open .a, body.open :where(:scope) .a'],
    ['html', 'html'],
    ['body > .a', 'body > .a'],
    ['.body h3', '.body h3'],
  ])('keeps what %s means inside of it', (selectors, inside) =>
    expect(scopedSelectors(selectors)).toBe(inside),
  );

  it('takes the rules as they are written: a shorthand with a token, of which one part is set again, stays whole', () => {
    const small = '.a { font: 400 1rem/1.2 var(--text); font-variant-numeric: tabular-nums; }';
    expect(scopedRules(small)).toBe(small);
    expect(scopedRules('html .a{padding:var(--s);padding-left:0}')).toBe(
      'html :where(:scope) .a{padding:var(--s);padding-left:0}',
    );
  });

  it('holds the rules of conditions, and leaves out what only stands at the top of a sheet', () => {
    const css = [
      '@charset "utf-8";@import url(a.css);',
      '@font-face{src:url("a;b{.woff2")}',
      '/* a } in a comment */@media (width > 1px){body.open .b{content:"}"}.c{d:e}}',
      '@keyframes f{from{opacity:0}}',
      '.g{background:url(data:image/svg+xml;utf8,<svg/>)}',
    ].join('');
    expect(scopedRules(css).split('\n')).toEqual([
      '@media (width > 1px){:where(:scope).open .b, body.open :where(:scope) .b{content:"}"}',
      '.c{d:e}}',
      '.g{background:url(data:image/svg+xml;utf8,<svg/>)}',
    ]);
  });
});
