import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pieceRows, tokenRows } from './design-page';
import { LivingPage } from './living-page';
import { PIECES } from './pieces';

const TEXT = readFileSync(join(__dirname, '../../../docs/design.md'), 'utf8');

describe('the live page of the design system', () => {
  it('shows every token and component of docs/design.md in both schemes [N-18-306]', () => {
    const { container } = render(<LivingPage text={TEXT} />);
    const tokens = tokenRows(TEXT).flatMap((row) => row.tokens);
    expect(tokens).toEqual(expect.arrayContaining(['--cream', '--danger', '--shadow-card', '--quick']));
    const shown = [...container.querySelectorAll('dt code')].map((code) => code.textContent);
    expect(shown).toEqual([...tokens, ...tokens]);
    const pieces = [...container.querySelectorAll('section[aria-label]:not(section section)')];
    expect(pieces).toHaveLength(2 * pieceRows(TEXT).length);
  });

  it('has a sample of each documented component and no others [N-18-306]', () => {
    expect(Object.keys(PIECES).sort()).toEqual(
      pieceRows(TEXT)
        .map(({ name }) => name)
        .sort(),
    );
  });
});
