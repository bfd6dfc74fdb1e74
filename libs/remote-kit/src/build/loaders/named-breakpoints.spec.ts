import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFolders } from '../../testing/remote-folders.js';
import namedBreakpoints from './named-breakpoints.js';

const ROOT = join(import.meta.dirname, '../../../../..');

const FRONT_ENDS = ['libs/ui', 'shell', ...remoteFolders(ROOT)];

const sheetsWithWidths = (): string[] =>
  FRONT_ENDS.flatMap((name) =>
    readdirSync(join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => `${name}/src/${file}`),
  ).filter((file) => /@media[^{]*width/.test(readFileSync(join(ROOT, file), 'utf8')));

describe('named breakpoints of style sheets', () => {
  it('become the widths that scripts use', () => {
    expect(namedBreakpoints('@media (--from-md) and (--below-xl) { a { color: red } }')).toBe(
      '@media (min-width: 768px) and (max-width: 1199.98px) { a { color: red } }',
    );
  });

  it('fail the build when they are unknown', () => {
    expect(() => namedBreakpoints('@media (--from-tablet) {}')).toThrow('No breakpoint is named "tablet"');
  });

  it('are the only widths at which layouts change', () => {
    expect(sheetsWithWidths()).toEqual([]);
  });
});
