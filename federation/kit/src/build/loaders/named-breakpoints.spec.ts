import namedBreakpoints from './named-breakpoints.js';

describe('named breakpoints of style sheets', () => {
  it('compile to the widths that scripts use [N-18-240]', () => {
    expect(namedBreakpoints('@media (--from-md) and (--below-xl) { a { color: red } }')).toBe(
      '@media (min-width: 48em) and (max-width: 74.99875em) { a { color: red } }',
    );
  });

  it('fail the build when they are unknown', () => {
    expect(() => namedBreakpoints('@media (--from-tablet) {}')).toThrow('No breakpoint is named "tablet"');
  });

  it('are the only layout widths allowed: any other fails the build', () => {
    expect(() => namedBreakpoints('@media print and (max-width: 600px) { a { color: red } }')).toThrow(
      '"@media print and (max-width: 600px)" names no breakpoint',
    );
  });
});
