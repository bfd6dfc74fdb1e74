import { PREVIEW_COOKIE } from '@lacteos/remote-kit/discovery';
import type { Browser, BrowserContext } from 'playwright-core';
import { installBusProbe } from '../events/bus-probe.js';
import { installDamageProbe } from './damage/damage-probe.js';
import { installTaskProbe } from './page/mount-tasks.js';
import { installProbe } from './page/page-probe.js';
import { pageOfShell, withDiscovery, type ShopUnderTest } from './shop-document.js';

/** A browser context of its own in which the release is active and every page is probed from its first moment. */
export const openShopContext = async (
  browser: Browser,
  shopUrl: string,
  shopUnderTest: ShopUnderTest,
): Promise<BrowserContext> => {
  const context = await browser.newContext({ locale: 'es-CO', viewport: { width: 1280, height: 900 } });
  // Some loaders wrap functions in `__name`, which the page does not define.
  await context.addInitScript('globalThis.__name ??= (value) => value;');
  if (shopUnderTest.preview)
    await context.addCookies([{ name: PREVIEW_COOKIE, value: shopUnderTest.preview, url: shopUrl }]);
  await context.addInitScript(installDamageProbe);
  await context.addInitScript(installProbe);
  await context.addInitScript(installTaskProbe);
  await context.addInitScript(installBusProbe);
  await context.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = shopUnderTest.preview
      ? withDiscovery(html, shopUnderTest)
      : pageOfShell(html, shopUnderTest);
    return route.fulfill({ response, status: 200, body });
  });
  await context.route('**/discovery.json*', (route) =>
    route.fulfill({ contentType: 'application/json', body: shopUnderTest.discovery }),
  );
  return context;
};
