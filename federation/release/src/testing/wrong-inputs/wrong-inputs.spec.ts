import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WRONG_INPUTS } from './wrong-inputs.js';
import { wrongInputsPage } from './wrong-inputs-page.js';

const PAGE = join(import.meta.dirname, '../../../../../docs/wrong-inputs.md');

describe('A wrong input', () => {
  it.each(WRONG_INPUTS)('is refused by its first place: $input [N-37-107]', async ({ answer }) => {
    expect(await answer()).not.toBe('');
  });

  it('stands in docs/wrong-inputs.md with that answer [N-37-107]', async () => {
    expect(readFileSync(PAGE, 'utf8')).toBe(await wrongInputsPage());
  });
});
