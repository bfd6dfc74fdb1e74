import type { Breakpoint } from '@lacteos/contracts/breakpoints';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const css = readFileSync(resolve(__dirname, 'product-list.module.css'), 'utf8');

/** Reads the columns of `.grid` from the style sheet, since jsdom has no layout. */
const columnsFrom = (name: Breakpoint | null): string | undefined => {
  const scope = name ? (css.split(`@media (--from-${name}) {`)[1] ?? '') : css;
  return /\.grid \{[^}]*grid-template-columns: ([^;]+);/.exec(scope)?.[1];
};

describe('product grid', () => {
  it('has 1, 2, 3 and 4 columns at xs, sm, md and lg [S-078]', () => {
    expect(([null, 'sm', 'md', 'lg'] as const).map(columnsFrom)).toEqual([
      '1fr',
      'repeat(2, 1fr)',
      'repeat(3, 1fr)',
      'repeat(4, 1fr)',
    ]);
  });
});
