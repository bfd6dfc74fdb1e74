import { act } from '@testing-library/react';
import axe, { type AxeResults } from 'axe-core';

/** Rules that jsdom cannot judge: it lays nothing out and paints nothing. */
const NEEDS_A_BROWSER = ['color-contrast', 'target-size'];

const look = (part: Element | Document): Promise<AxeResults> =>
  axe.run(part, {
    // Without the long lists of passed rules.
    resultTypes: ['violations'],
    rules: {
      ...Object.fromEntries(NEEDS_A_BROWSER.map((id) => [id, { enabled: false }])),
      // A part of the page stands in the shell's <main>.
      region: { enabled: part === document },
    },
  });

/** What axe finds wrong with a part of the page, as short lines; what the page does meanwhile is awaited too. */
export async function accessibilityProblems(part: Element | Document): Promise<string[]> {
  const { violations } = await act(() => look(part));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
