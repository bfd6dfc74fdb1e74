import type { Locator, Page } from 'playwright-core';
import type { ShownComponent } from './routes-of-others.js';

const PRESSED = ['button', 'link', 'checkbox', 'tab', 'menuitem'] as const;

/** What became of the attempt to see a component. */
export interface Showing {
  /** Name of what could not be pressed. */
  missing: string | null;
  /** Whether the shell shows the component. */
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

/** Presses on an open page what the manifest of its user names, and waits until the component stands there. */
export const showComponent = async (
  page: Page,
  { remote, name, press }: Pick<ShownComponent, 'remote' | 'name' | 'press'>,
  { mountMs }: { mountMs: number },
): Promise<Showing> => {
  for (const step of press)
    if (!(await succeeds(named(page, step).click({ timeout: mountMs }))))
      return { missing: step, isShown: false };
  // Shells of before do not say what stands where.
  if ((await page.locator('[data-part]').count()) === 0) return { missing: null, isShown: true };
  const shown = page.locator(`[data-remote="${remote}"][data-part="${name}"]`).first();
  return {
    missing: null,
    isShown: await succeeds(shown.waitFor({ state: 'attached', timeout: mountMs })),
  };
};
