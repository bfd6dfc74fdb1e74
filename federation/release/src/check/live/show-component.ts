import type { Locator, Page } from 'playwright-core';
import type { ShownComponent } from './foreign-routes.js';

const PRESSED = ['button', 'link', 'checkbox', 'tab', 'menuitem'] as const;

export interface Showing {
  missing: string | null;
  isShown: boolean;
}

const named = (page: Page, name: string): Locator =>
  PRESSED.map((role) => page.getByRole(role, { name }))
    .reduce((some, more) => some.or(more))
    .first();

const succeeds = (step: Promise<unknown>): Promise<boolean> =>
  step.then(
    () => true,
    () => false,
  );

const STEP_MS = 100;

export const showComponent = async (
  page: Page,
  { remote, name, press }: Pick<ShownComponent, 'remote' | 'name' | 'press'>,
  { mountMs }: { mountMs: number },
  hasFailed: () => boolean,
): Promise<Showing> => {
  for (const step of press)
    if (!(await succeeds(named(page, step).click({ timeout: mountMs }))))
      return { missing: step, isShown: false };
  // Older shells do not mark parts.
  if ((await page.locator('[data-part]').count()) === 0) return { missing: null, isShown: true };
  const shown = page.locator(`[data-remote="${remote}"][data-part="${name}"]`);
  const deadline = Date.now() + mountMs;
  let isShown = false;
  while (!(isShown = (await shown.count()) > 0) && !hasFailed() && Date.now() < deadline)
    await page.waitForTimeout(STEP_MS);
  return { missing: null, isShown };
};
