import axe from 'axe-core';

/** Rules that jsdom cannot judge: it lays nothing out and paints nothing. */
const NEEDS_A_BROWSER = ['color-contrast', 'target-size'];

/** What axe finds wrong with the page, as short lines. */
export async function accessibilityProblems(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: {
      ...Object.fromEntries(NEEDS_A_BROWSER.map((id) => [id, { enabled: false }])),
      // The shell's <main> stands around every page.
      region: { enabled: false },
    },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
