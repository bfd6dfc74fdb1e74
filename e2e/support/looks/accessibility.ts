import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectArrived } from '../shop';

const ENGLISH =
  /(?<!\p{L})(the|and|with|please|loading|search|save|cancel|delete|submit|next|previous|required|details|total items)(?!\p{L})/iu;

async function expectSpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
  const texts = await page.evaluate(() => {
    // Screen readers skip the contents of a button or link with an accessible name.
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

/** During a transition axe would measure half-transparent texts. */
async function expectStillness(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .every(({ playState }) => playState !== 'running'),
  );
}

export async function expectNoViolations(page: Page): Promise<void> {
  await expectArrived(page);
  await expect(page.getByText('Cargando..')).toHaveCount(0);
  // Waits until the page has replaced the prerendered view.
  await expect(page.locator('#first-view, [aria-busy="true"]')).toHaveCount(0);
  await expectSpanish(page);
  await expectStillness(page);
  const path = new URL(page.url()).pathname;
  // Omits passed rules and style sheets, which no active rule reads. Legacy mode is faster and suffices without
  // frames of other origins.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${path}: ${id} ${nodes.map(({ html }) => html).join(' | ')}`),
  ).toEqual([]);
}
