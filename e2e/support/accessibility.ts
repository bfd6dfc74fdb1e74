import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectArrived } from './shop';

// English words that are not Spanish words, too.
const ENGLISH =
  /(?<!\p{L})(the|and|with|please|loading|search|save|cancel|delete|submit|next|previous|required|details|total items)(?!\p{L})/iu;

/** Asserts that the page declares Spanish, and that its texts, accessible names and placeholders contain no English where none is declared. */
async function expectSpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
  const texts = await page.evaluate(() => {
    // Screen readers do not read the contents of a button or link with an accessible name of its own.
    const isHeard = (element: Element) =>
      !element.parentElement?.closest('button[aria-label], a[aria-label]');
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].filter(
      isHeard,
    );
    const names = named.flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    const declared = new Set(
      [...document.querySelectorAll<HTMLElement>('[lang="en"]')].flatMap(({ innerText }) =>
        innerText.split('\n'),
      ),
    );
    const texts = [document.title, document.body.innerText, ...names].join('\n').split('\n');
    return texts.filter((text) => !declared.has(text));
  });
  expect(texts.filter((text) => ENGLISH.test(text))).toEqual([]);
}

/** Waits until no transition runs: axe would measure the contrast of a text that is half transparent. */
async function expectStillness(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .every(({ playState }) => playState !== 'running'),
  );
}

/** Asserts that axe finds nothing on the present page, colour contrast included. */
export async function expectNoViolations(page: Page): Promise<void> {
  await expectArrived(page);
  await expect(page.getByText('Cargando..')).toHaveCount(0);
  // Waits until the page has replaced the prerendered view.
  await expect(page.locator('#first-view, [aria-busy="true"]')).toHaveCount(0);
  await expectSpanish(page);
  await expectStillness(page);
  const path = new URL(page.url()).pathname;
  // Without the long lists of passed rules, and without style sheets, which only an experimental rule that is off reads.
  // Legacy mode is faster and suffices, because no page has a frame of another origin.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${path}: ${id} ${nodes.map(({ html }) => html).join(' | ')}`),
  ).toEqual([]);
}
