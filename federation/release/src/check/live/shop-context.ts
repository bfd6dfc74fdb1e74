import { PREVIEW_COOKIE } from '@lacteos/remote-kit/registry';
import type { Browser, BrowserContext } from 'playwright-core';
import { installBusProbe } from '../events/bus-probe.js';
import { installTaskProbe } from './page/mount-tasks.js';
import { installProbe } from './page/page-probe.js';
import { installObserverProbe } from './states/observer-probe.js';
import { installStateProbe } from './states/state-probe.js';
import { installTimerProbe } from './states/timer-probe.js';
import { installUseProbe } from './states/use-probe.js';
import type { ShopUnderTest } from './shop-document.js';

export const openShopContext = async (
  browser: Browser,
  shopUrl: string,
  { preview }: Pick<ShopUnderTest, 'preview'>,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    locale: 'es-CO',
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  // Browsers of visitors grant it without a question.
  await context.grantPermissions(['screen-wake-lock']);
  // Some loaders wrap functions in `__name`, which pages do not define.
  await context.addInitScript('globalThis.__name ??= (value) => value;');
  if (preview) await context.addCookies([{ name: PREVIEW_COOKIE, value: preview, url: shopUrl }]);
  await context.addInitScript(installObserverProbe);
  await context.addInitScript(installProbe);
  await context.addInitScript(installTaskProbe);
  await context.addInitScript(installBusProbe);
  await context.addInitScript(installTimerProbe);
  await context.addInitScript(installUseProbe);
  // After the others: the gate's own replacements are no change.
  await context.addInitScript(installStateProbe);
  await context.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
  return context;
};
