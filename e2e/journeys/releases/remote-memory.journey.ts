import { expect, type Page, test } from '@playwright/test';
import { ACCOUNTS, open, shopUrl, signIn } from '../../support/shop';
import { measureHeld } from './held-memory';

const ROUNDS = 50;
/** Growth that the browser's own caches may cause in these rounds. */
const SLACK = { nodes: 400, listeners: 60, heapBytes: 4_000_000 };

/** Goes to an address as a link of the page does, and waits for its heading. */
async function go(page: Page, path: string, heading: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

const PAGES = [
  { remote: 'mfe-storefront', path: '/products', heading: 'Tienda en línea' },
  { remote: 'mfe-checkout', path: '/orderhistory', heading: 'Mis pedidos' },
] as const;

for (const { remote, path, heading } of PAGES) {
  test(`a page of ${remote} that is opened and left ${ROUNDS} times releases all its resources`, async ({
    page,
  }) => {
    if (remote === 'mfe-checkout') await signIn(page, ACCOUNTS.customer);
    else await open(page, '/login');
    await page.goto(shopUrl('/nada'));
    await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
    const round = async (): Promise<void> => {
      await go(page, path, heading);
      await go(page, '/nada', 'Página no encontrada');
    };
    const session = await page.context().newCDPSession(page);
    for (let index = 0; index < 5; index += 1) await round();
    const before = await measureHeld(session);
    for (let index = 0; index < ROUNDS; index += 1) await round();
    // Pending work of the last page may hold it until the next one; a leak stays.
    await expect(async () => {
      await round();
      const after = await measureHeld(session);
      console.log(`${remote}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`);
      expect(after.nodes - before.nodes).toBeLessThan(SLACK.nodes);
      expect(after.listeners - before.listeners).toBeLessThan(SLACK.listeners);
      expect(after.heapBytes - before.heapBytes).toBeLessThan(SLACK.heapBytes);
    }).toPass({ timeout: 120_000 });
  });
}
