import { act } from '@testing-library/react';
import axe, { type AxeResults } from 'axe-core';

/** jsdom has no layout and no colours. */
const NEEDS_A_BROWSER = ['color-contrast', 'target-size'];

const runAxe = (part: Element | Document): Promise<AxeResults> =>
  axe.run(part, {
    resultTypes: ['violations'],
    rules: {
      ...Object.fromEntries(NEEDS_A_BROWSER.map((id) => [id, { enabled: false }])),
      region: { enabled: part === document },
    },
  });

export async function accessibilityProblems(part: Element | Document): Promise<string[]> {
  const { violations } = await act(() => runAxe(part));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
