import type { Page } from '@playwright/test';

/** As the gateway sends it in shops without the card widget (`federation/gateway/src/security-headers.ts`); the shop of the journeys has it. */
const POLICY = "require-trusted-types-for 'script'; trusted-types default";

/** Makes every document that the page loads demand trusted types, beside its own policy. */
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
