import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

// Words that no Spanish text has.
const ENGLISH =
  /\b(the|and|with|please|loading|search|save|cancel|delete|submit|next|previous|required|details|total items)\b/i;

/** Asserts that the page says that it is Spanish, and that what it shows, names and hints at is no English. */
export async function expectSpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
  const texts = await page.evaluate(() => {
    // What stands inside a button or a link that has a name of its own is not read out.
    const isHeard = (element: Element) =>
      !element.parentElement?.closest('button[aria-label], a[aria-label]');
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].filter(
      isHeard,
    );
    const names = named.flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...names].join('\n').split('\n');
  });
  expect(texts.filter((text) => ENGLISH.test(text))).toEqual([]);
}

/** Asserts that axe finds nothing on the page as it stands now, colour contrast included. */
export async function expectNoViolations(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText('Cargando..')).toHaveCount(0);
  // What the HTML brought makes way for the page itself.
  await expect(page.locator('#first-view, [aria-busy="true"]')).toHaveCount(0);
  await expectSpanish(page);
  const path = new URL(page.url()).pathname;
  // Without the lists of what is good, which are long and nobody reads.
  // In one run: no page holds a frame of another origin, for which axe would open a page of its own.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${path}: ${id} ${nodes.map(({ html }) => html).join(' | ')}`),
  ).toEqual([]);
}
