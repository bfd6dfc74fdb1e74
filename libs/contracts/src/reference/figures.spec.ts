import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { FIGURES } from './figures.js';

describe('the figures of the office', () => {
  const page = readFileSync(fileURLToPath(new URL('../../../../docs/figures.md', import.meta.url)), 'utf8');

  it.each(Object.values(FIGURES).map(({ label, counts }) => [label, counts]))(
    'are documented for %s with the text of the hint [N-33-307]',
    (label, counts) => {
      expect(page).toContain(`| ${label} | "${counts}" |`);
    },
  );

  it('have unique names', () => {
    const labels = Object.values(FIGURES).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
