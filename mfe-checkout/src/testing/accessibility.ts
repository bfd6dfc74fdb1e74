import { act } from '@testing-library/react';
import axe, { type AxeResults } from 'axe-core';

/** Rules that jsdom cannot judge: it lays nothing out and paints nothing. */
const NEEDS_A_BROWSER = ['color-contrast', 'target-size'];

const look = (container: Element): Promise<AxeResults> =>
  axe.run(container, {
    rules: {
      ...Object.fromEntries(NEEDS_A_BROWSER.map((id) => [id, { enabled: false }])),
      // The shell's <main> stands around every page.
      region: { enabled: false },
    },
  });

/** What axe finds wrong with the page, as short lines. It takes its time: what the page does meanwhile is awaited too. */
export async function accessibilityProblems(container: Element): Promise<string[]> {
  const { violations } = await act(() => look(container));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
