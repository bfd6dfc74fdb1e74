import { scopedSelectors, scopeOf } from './style-scope';

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
});
