import type { Page } from '@playwright/test';

/** Same policy as `federation/gateway/src/security-headers.ts` without the card widget, which this shop has. */
const POLICY = "require-trusted-types-for 'script'; trusted-types default";

export async function demandTrustedTypes(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => !/^\/(api|releases)\//.test(pathname),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      const headers = response.headers();
      const policies = [headers['content-security-policy'], POLICY].filter(Boolean).join(', ');
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policies } });
    },
  );
}
