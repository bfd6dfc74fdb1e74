import type { Page } from '@playwright/test';

/**
 * The gateway's header in shops without the card widget (`federation/gateway/src/security-headers.ts`); this shop has
 * it.
 */
const POLICY = "require-trusted-types-for 'script'; trusted-types default";

/** Adds the header to every document, beside its own policy. */
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
