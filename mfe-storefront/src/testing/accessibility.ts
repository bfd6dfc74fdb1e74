import axe from 'axe-core';

/** What axe finds wrong with a rendered page; colours and layout need a browser and are judged there. */
export async function accessibilityProblems(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    // The shell's <main> stands around every page.
    rules: {
      'color-contrast': { enabled: false },
      'target-size': { enabled: false },
      region: { enabled: false },
    },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
