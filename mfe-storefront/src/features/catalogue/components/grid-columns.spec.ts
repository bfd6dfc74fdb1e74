import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const css = readFileSync(resolve(__dirname, 'catalogue.module.css'), 'utf8');

/** Columns of `.grid` from a width on; jsdom lays nothing out, so the style sheet itself is read. */
const columnsFrom = (width: number): string | undefined => {
  const scope = width === 0 ? css : (css.split(`@media (width >= ${width}px) {`)[1] ?? '');
  return /\.grid \{[^}]*grid-template-columns: ([^;]+);/.exec(scope)?.[1];
};

describe('product grid', () => {
  it('has 1, 2, 3 and 4 columns at xs, sm, md and lg', () => {
    expect([0, 576, 768, 992].map(columnsFrom)).toEqual([
      '1fr',
      'repeat(2, 1fr)',
      'repeat(3, 1fr)',
      'repeat(4, 1fr)',
    ]);
  });
});
