import { expect, type Browser, type Page } from '@playwright/test';
import type { SecondShop } from 'e2e/support/shops/second-shop';
import { damage } from './damage';
import { pageOf, remoteOf, VICTIM, type Kind, type Seen } from './kinds';

export interface Observation {
  kind: string;
  seen: Seen | 'nothing';
  otherPagesWork: boolean;
  ms: number;
}

const MAX_WAIT_MS = 40_000;
const PANEL = 'Esta sección no está disponible en este momento.';

const go = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

const observePage = async (page: Page, kind: Kind): Promise<Seen | 'nothing'> => {
  const main = page.getByRole('main');
  if (kind.seen === 'slow notice') {
    await expect(main).toContainText('tarda más de lo normal', { timeout: MAX_WAIT_MS });
    return 'slow notice';
  }
  const started = page.locator('main h1').filter({ visible: true }).first();
  await expect(page.locator('main [aria-busy="true"][data-stage]')).toHaveCount(0, { timeout: MAX_WAIT_MS });
  await started.waitFor({ timeout: MAX_WAIT_MS });
  if (kind.damage.kind === 'remote' && kind.damage.clicks)
    await main.getByRole('button', { name: 'Probar' }).click();
  if (kind.damage.kind === 'remote' && kind.damage.says)
    await main.getByText(kind.damage.says).waitFor({ timeout: MAX_WAIT_MS });
  if (kind.damage.kind === 'remote' && kind.damage.comesAfterGood) {
    await main.getByText('Todo en orden').waitFor({ timeout: MAX_WAIT_MS });
    return 'last good release';
  }
  const panel = main.getByText(PANEL);
  const isPanel = await panel
    .waitFor({ timeout: kind.seen === 'panel' ? MAX_WAIT_MS : 500 })
    .then(() => true)
    .catch(() => false);
  if (isPanel) return 'panel';
  return kind.damage.kind === 'registry' ? 'last good release' : 'page';
};

/** Waits until frame and page, except for the own section, show the text sizes that a reset would change. */
const keepsItsLook = async (page: Page, ownSection = ''): Promise<boolean> => {
  const reset = () =>
    page.evaluate(
      (own) =>
        [...document.querySelectorAll('html, header a, main h1')]
          .filter((element) => !own || !element.closest(own))
          .filter((element) => ['9px', '11px'].includes(getComputedStyle(element).fontSize)).length,
      ownSection,
    );
  return expect
    .poll(reset, { timeout: MAX_WAIT_MS })
    .toBe(0)
    .then(
      () => true,
      () => false,
    );
};

const otherPagesWork = async (page: Page, other: { path: string; heading: RegExp }): Promise<boolean> => {
  try {
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await go(page, '/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible({
      timeout: MAX_WAIT_MS,
    });
    await go(page, other.path);
    await expect(page.getByRole('heading', { level: 1, name: other.heading })).toBeVisible({
      timeout: MAX_WAIT_MS,
    });
    return (await page.evaluate(() => Reflect.get(window, 'isSameDocument'))) === true;
  } catch {
    return false;
  }
};

export const observe = async (
  browser: Browser,
  shop: SecondShop,
  kind: Kind,
  screenshot?: string,
): Promise<Observation> => {
  const startedAt = Date.now();
  const undo = await damage(shop, kind);
  const context = await browser.newContext({
    locale: 'es-CO',
    viewport: { width: 1280, height: 800 },
    // Requests of a service worker would bypass the damage.
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
    const isRemote = kind.damage.kind === 'remote';
    if (kind.damage.kind === 'network') await kind.damage.answer(page);
    await page.goto(shop.url + pageOf(kind), { waitUntil: 'commit' });
    const seen = await observePage(page, kind).catch(() => 'nothing' as const);
    const isReset = kind.damage.kind === 'remote' && kind.damage.style === 'reset.css';
    const isContained = !isReset || (await keepsItsLook(page, `[data-remote="${remoteOf(kind)}"]`));
    if (screenshot) await page.screenshot({ path: screenshot });
    const other = isRemote
      ? { path: VICTIM.path, heading: /\S/ }
      : { path: '/visitas', heading: /Visitas a la planta/ };
    const rest = (await otherPagesWork(page, other)) || (await otherPagesWork(page, other));
    const isLeft = !isReset || (await keepsItsLook(page));
    return {
      kind: kind.name,
      seen,
      otherPagesWork: rest && isContained && isLeft,
      ms: Date.now() - startedAt,
    };
  } finally {
    await context.close();
    undo();
  }
};
